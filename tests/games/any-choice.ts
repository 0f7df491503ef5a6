/** For what does not depend on the choice, such as what most games keep between games. */
export const ANY_CHOICE = { level: 'B1', variant: '' } as const;
