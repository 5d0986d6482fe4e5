/** How the connection stands, for the banner and the buttons. */
import type { Line } from '../net/ports';

export const line = $state<{ now: Line }>({ now: 'idle' });
