import { DUE_A_DAY } from '../../domain/limits.ts';
import type { Arrival, WeekDay } from '../../domain/learning-week.ts';
import type { TodaysGame, TodaysWords } from './todays-games.ts';

/*
 * What Today says: calm and in one line, to a nine-year-old and to an adult alike. Nothing here counts what was missed.
 */

/** About so long a class takes. */
export const CLASS_MINUTES = 6;
