import { usePreference } from './use-preference.ts';

/** Whether the hub shows the learner's week: it does until the learner turns it off. */
export const useWeekRowPreference = () => usePreference('hub-week', (stored) => stored !== false);
