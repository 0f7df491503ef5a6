/** The small game on the landing page, as records name it. The id never changes. */
export const LANDING_GAME = { id: 'entrance', title: 'Break the ___' } as const;
