/** Write the deck into public/cards and the icon's rasters into public/icons, if they are not there as the sources say: `npm run cards`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const here = import.meta.dirname;
const out = join(here, '../public/cards');
/** Remembers which sources the files were made from. */
const stamp = join(out, 'version.txt');

function sources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(here, name)));
  hash.update(readFileSync(join(here, '../package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}

async function writeIcons(): Promise<void> {
  const { icon, iconSvg } = await import('./icon.ts');
  const { png } = await import('./png.ts');
  const [plain, whole] = [icon(false), icon(true)];
  const icons = join(out, '../icons');
  mkdirSync(icons, { recursive: true });
  writeFileSync(join(out, '../icon.svg'), iconSvg(plain));
  writeFileSync(join(icons, 'maskable.svg'), iconSvg(whole));
  for (const size of [192, 512]) writeFileSync(join(icons, `icon-${size}.png`), png(plain, size));
  writeFileSync(join(icons, 'maskable-512.png'), png(whole, 512));
  writeFileSync(join(icons, 'touch-180.png'), png(whole, 180));
}

const version = sources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
  const { faces } = await import('./faces.ts');
  const files = faces();
  mkdirSync(out, { recursive: true });
  for (const [name, svg] of files) writeFileSync(join(out, `${name}.svg`), svg);
  for (const name of readdirSync(out)) if (!files.has(basename(name, '.svg'))) rmSync(join(out, name));
  await writeIcons();
  writeFileSync(stamp, version);
  const sizes = [...files].map(([, svg]) => gzipSync(svg).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${files.size} cards, ${Math.round(total / 1024)} kB gzipped`);
}
