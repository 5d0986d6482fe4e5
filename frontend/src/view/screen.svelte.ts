/** Which of the two layouts is shown. The style sheets of the table use the same width. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 960px)', false);
