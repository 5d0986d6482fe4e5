/** How much room there is. The style sheets of the table use the same widths. */
import { MediaQuery } from 'svelte/reactivity';

/** No room for a side: it comes up from below, the menu is folded. */
export const phone = new MediaQuery('(max-width: 960px)', false);

/** Room for half a hand in a row. */
export const narrow = new MediaQuery('(max-width: 560px)', false);
