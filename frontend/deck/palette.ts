/** The colours of the deck: few, flat and calm, as printed with four plates on warm paper. */

export const paper = '#fffdf6';
/** All lines of figures and scenes: never pure black. */
export const ink = '#1f2a44';
export const navy = '#22336b';
export const red = '#b5202f';
/** Gold laid on as a colour (hair, crowns, cloth). */
export const gold = '#e3ae45';
/** Gold drawn as a line on paper, where the lighter one would fade. */
export const goldLine = '#c9962b';
export const spruce = '#3b6f5f';
export const black = '#17181c';

/** Grounds behind a scene. */
export const cream = '#fbf1d8';
export const rose = '#f3d9d4';
export const sky = '#dfe9f2';
export const night = '#22336b';

/** The pips of the four suits, as printed and in four colours. */
export const suitColours = { h: red, d: red, s: black, c: black } as const;
export const fourColours = { h: red, d: '#1d5f9c', s: black, c: '#226644' } as const;
