import { usePreference } from './use-preference.ts';

/** Whether this device stores only the learner's level, without the adjacent ones, to save space. */
export const useOwnLevelOnly = () => usePreference('level-alone', (stored) => stored === true);
