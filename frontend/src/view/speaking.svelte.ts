/** In which game's words a page speaks. */
import { HOME_FAMILY, speakOf } from '../i18n/index.svelte';
import { offerOf } from '../store/games.svelte';

/** Call the cards as players of this ruleset do, as long as the component stands. */
export function speakOfRuleset(ruleset: () => string): void {
  $effect.pre(() => {
    speakOf(offerOf(ruleset())?.family ?? HOME_FAMILY);
    return () => speakOf(HOME_FAMILY);
  });
}
