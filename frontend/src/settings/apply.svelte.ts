/**
 * What <html> says of the look: data-theme (`light`, `dark`, `contrast`; none follows the device) and data-felt. The style
 * sheets know no more than these two. `public/early.js` writes the same before the first paint.
 */
import { settings, type Settings } from '../store/settings.svelte';

const MORE = '(prefers-contrast: more)';
const NIGHT = '(prefers-color-scheme: dark)';

type Look = Pick<Settings, 'theme' | 'felt'>;

/** Write the look into *page*; a device that asks for more contrast has it unless light or dark was chosen here. */
export function applyLook({ theme, felt }: Look, page: HTMLElement = document.documentElement): void {
  const named = theme === 'system' ? (matchMedia(MORE).matches ? 'contrast' : null) : theme;
  if (named === null) delete page.dataset.theme;
  else page.dataset.theme = named;
  page.dataset.felt = felt;
  // The browser's own frame follows: the colour that the page comes to.
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = paper;
}

/** Apply what is chosen now, and again whenever the choice or the device changes. */
export function watchLook(): void {
  $effect.root(() => {
    $effect(() => applyLook(settings));
  });
  for (const query of [MORE, NIGHT]) matchMedia(query).addEventListener('change', () => applyLook(settings));
}
