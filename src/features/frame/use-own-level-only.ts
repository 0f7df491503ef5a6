import { usePreference } from './use-preference.ts';

/** Whether this device keeps the learner's level without those beside it. */
export const useOwnLevelOnly = () => usePreference('level-alone', (kept) => kept === true);
