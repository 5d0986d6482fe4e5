/**
 * The page a proxy shows while no server answers (`deploy/nginx.conf`): one file that needs no other, in all languages. The
 * build writes it beside the other pages, and the proxy's image (`Dockerfile`) takes it from there.
 */
import { readFileSync } from 'node:fs';

export interface Maintenance {
  /** The styles of its components. */
  readonly head: string;
  readonly body: string;
}

const STYLES = ['tokens', 'base', 'controls'];
const COMMENT = /\/\*[\s\S]*?\*\/\n?/g;

export function maintenancePage(languages: readonly Maintenance[]): string {
  const style = STYLES.map((name) => readFileSync(`src/style/${name}.css`, 'utf8').replace(COMMENT, '')).join(
    '',
  );
  const script = readFileSync('build/maintenance.client.js', 'utf8');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>Trula</title>
    <style>${style}</style>
    ${languages[0]?.head ?? ''}
  </head>
  <body>
    ${languages.map((one) => one.body).join('\n    ')}
    <script type="module">${script}</script>
  </body>
</html>
`;
}
