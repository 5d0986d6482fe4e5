/**
 * Which modules come in one file. All that a table needs beyond the client itself is one: on a slow line each file costs a
 * round trip more, and a browser asks for six at a time.
 */
import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** All modules that come with *id*. */
function withImports(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) withImports(next, graph, found);
  return found;
}

let client = new Set<string>();
let table = new Set<string>();

/** For Rolldown: the file that the module *id* goes to, null for its own choice. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (table.size === 0) {
    client = withImports(resolve('src/main.ts'), graph);
    table = withImports(resolve('src/pages/Table.svelte'), graph);
  }
  return table.has(id) && !client.has(id) ? 'table' : null;
}
