/**
 * The pages the server hands out: for each language one for the front page, whose first screen is already in it, one for
 * tables, whose page comes with it, and one for every other place. `backend/api/page.py` chooses among them. And the one
 * that a proxy hands out where there is no server.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { maintenancePage, type Maintenance } from './maintenance.ts';

interface Shell {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly noscript: string;
  readonly home: string;
  readonly neutral: string;
  readonly maintenance: Maintenance;
}

/** A short name for the content of *file*, for addresses that may be kept for ever. */
export function fingerprint(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Render the shells with the client's own components, in each language: built for Node, run once, thrown away. */
async function render(define: UserConfig['define']): Promise<Shell[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trula-shells-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // With its style in the head of what is rendered: the page for maintenance can fetch none.
      plugins: [svelte({ compilerOptions: { css: 'injected' } })],
      define: define ?? {},
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/shells.ts',
        outDir: folder,
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        minify: false,
      },
    });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const { shells } = (await import(pathToFileURL(join(folder, 'shells.js')).href)) as {
      shells: (read: (address: string) => string) => Promise<Shell[]>;
    };
    return await shells((address) => readFileSync(join(folder, address), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function catalogOf(bundle: Rolldown.OutputBundle, language: string): string | undefined {
  return Object.values(bundle).find(
    (one) => one.type === 'asset' && one.originalFileNames.includes(`src/i18n/${language}.json`),
  )?.fileName;
}

/** What a table needs beside the client itself: its page with all it imports, so that they come together. */
function tableLinks(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<Rolldown.OutputChunk>();
  const collect = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((name) => collect(bundle[name]));
  };
  collect(
    Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith('/src/pages/Table.svelte')),
    ),
  );
  const styles = [...found].flatMap((chunk) =>
    chunk.isEntry ? [] : [...(chunk.viteMetadata?.importedCss ?? [])],
  );
  return [
    ...styles.map((name) => link('preload', name, 'as="style" crossorigin')),
    ...[...found].map((chunk) => link('modulepreload', chunk.fileName, 'crossorigin')),
  ];
}

function fontsOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((name) => /(figtree|literata)-latin-wght-normal.*\.woff2$/.test(name));
}

function link(rel: string, address: string, more: string): string {
  return `    <link rel="${rel}" href="/${address}" ${more} />`;
}

/** What a script will fetch. */
const preloaded = (address: string): string => link('preload', address, 'as="fetch" crossorigin');

/** The pictures of a first screen: they are in drawings, where a browser does not look ahead. */
function picturesIn(body: string): string[] {
  return [...body.matchAll(/href="\/(cards\/[^"]+)"/g)].map(
    ([, address = '']) => `\n${link('preload', address, 'as="image" fetchpriority="high"')}`,
  );
}

const STYLE = /\n\s*<link rel="stylesheet"[^>]*>/g;
const EARLY = /\n\s*<script src="\/early\.js"><\/script>/;

/**
 * A page with *body* of one kind. What the first paint needs is asked for first: the style, `early.js`, the pictures; then
 * what goes *before* the client's scripts, and *after* them what is painted over: letters.
 */
function pageOf(
  template: string,
  shell: Shell,
  body: string,
  links: { before: string[]; after: string[] },
): string {
  const early = `/early.js?v=${fingerprint(readFileSync('public/early.js'))}`;
  const first = [
    ...(template.match(STYLE) ?? []),
    `\n    <script src="${early}"></script>`,
    ...picturesIn(body),
  ];
  return template
    .replaceAll(STYLE, '')
    .replace(EARLY, '')
    .replace(/(<meta name="viewport"[^>]*>)/, `$1${first.join('')}`)
    .replace('<html lang="en">', `<html lang="${shell.language}">`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${shell.description}`)
    .replace(/<title>[^<]*/, `<title>${shell.title}`)
    .replace(/<noscript>[^<]*/, `<noscript>${shell.noscript}`)
    .replace('</title>', `</title>\n${links.before.join('\n')}`)
    .replace('</head>', `${links.after.join('\n')}\n  </head>`)
    .replace('<div id="app"></div>', `<div id="app">${body}</div>`);
}

export function pages(): Plugin {
  let define: UserConfig['define'];
  return {
    name: 'trula-pages',
    apply: 'build',
    configResolved: (config) => {
      define = config.define;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const template = String(index.source);
        const shells = await render(define);
        this.emitFile({
          type: 'asset',
          fileName: 'pages/maintenance.html',
          source: maintenancePage(shells.map((shell) => shell.maintenance)),
        });
        for (const shell of shells) {
          const catalog = catalogOf(bundle, shell.language);
          const links = [...(catalog === undefined ? [] : [preloaded(catalog)]), preloaded('api/me')];
          const games = preloaded('api/rulesets');
          const kinds = { home: [games], neutral: [], table: [games, ...tableLinks(bundle)] };
          const fonts = fontsOf(bundle).map((font) =>
            link('preload', font, 'as="font" type="font/woff2" crossorigin'),
          );
          for (const [kind, more] of Object.entries(kinds)) {
            this.emitFile({
              type: 'asset',
              fileName: `pages/${kind}.${shell.language}.html`,
              source: pageOf(template, shell, kind === 'home' ? shell.home : shell.neutral, {
                before: [...links, ...more],
                after: fonts,
              }),
            });
          }
        }
      },
    },
  };
}
