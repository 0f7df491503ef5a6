/** The machine at the entrance as records name it, beside the games of the rooms. The id never changes. */
export const ENTRANCE_GAME = { id: 'entrance', title: 'Break the ___' } as const;
