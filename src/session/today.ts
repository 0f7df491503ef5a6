import { getLocalDate } from '../domain/local-day.ts';

/** The learner's local date now, `YYYY-MM-DD`. */
export function today(): string {
  return getLocalDate(Date.now());
}
