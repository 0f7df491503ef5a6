/** A choice for tests that do not depend on it. */
export const ANY_CHOICE = { level: 'B1', variant: '' } as const;
