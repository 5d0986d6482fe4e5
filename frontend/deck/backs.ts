/** Three backs to choose from, each the same whichever end is up. */
export const BACKS = { lattice: () => '', carnation: () => '', mountain: () => '' } as const;
