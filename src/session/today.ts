import { localDate } from '../domain/credits.ts';

/** The learner's local date now, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return localDate(now.getTime(), now.getTimezoneOffset());
}
