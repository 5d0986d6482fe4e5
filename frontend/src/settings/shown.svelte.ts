/** Which of the two papers about this page itself lies over it: the settings, or the list of keys. */
export const shown = $state<{ now: 'settings' | 'keys' | null }>({ now: null });
