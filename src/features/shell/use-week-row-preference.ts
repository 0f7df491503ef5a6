import { usePreference } from './use-preference.ts';

/** Whether the hub shows the learner's week. */
export const useWeekRowPreference = () => usePreference('hub-week', (stored) => stored !== false);
