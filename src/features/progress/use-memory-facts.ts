import { loadPointNames } from '../../content/grammar/point-names.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type ActivityWeek, buildActivityWeeks, countActivityByDate } from '../../domain/activity.ts';
import { type GrammarPointAccuracy, rankGrammarPoints } from '../../domain/grammar-accuracy.ts';
import { getLocalDate, getLocalDay } from '../../domain/local-day.ts';
import type { Strength } from '../../spaced-repetition/schedule.ts';
import {
  countByStrength,
  type ForecastDay,
  forecastReviews,
} from '../../spaced-repetition/word-statistics.ts';
import { useMemoryUpToDate } from '../play/use-memory-up-to-date.ts';
import { useAsyncValue } from '../shell/use-async-value.ts';
import { useRecords } from '../shell/use-records.ts';

/** The weeks of the activity chart: half a year. */
const WEEKS_SHOWN = 26;
/** The days of the chart of reviews to come. */
const DAYS_AHEAD = 14;

/** The data of the charts on the progress page, from the learner's spaced repetition and records. */
export interface MemoryFacts {
  /** How many words have each strength. */
  strengths: Readonly<Record<Strength, number>>;
  /** From today on. */
  upcomingReviews: readonly ForecastDay[];
  /** Weakest first. */
  grammarPoints: readonly GrammarPointAccuracy[];
  weeks: readonly ActivityWeek[];
}

/** The data, live; `undefined` while it loads, 'failed' when the device can't read it. */
export function useMemoryFacts(): MemoryFacts | 'failed' | undefined {
  // Pending events must be applied before the reviews are read.
  const isUpToDate = useMemoryUpToDate();
  const records = useRecords(readMemory);
  if (records === 'failed') return 'failed';
  if (!isUpToDate || records === undefined) return undefined;
  return computeMemoryFacts(records, Date.now());
}

async function readMemory(store: LearnerStore) {
  const [words, ownWords, counts, lessons, homework] = await Promise.all([
    store.readWords(),
    store.readOwnWords(),
    store.readCounts(),
    store.readLessons(),
    store.readHomework(),
  ]);
  return { words, ownWords, counts, lessons, homework };
}

function computeMemoryFacts(records: Awaited<ReturnType<typeof readMemory>>, now: number): MemoryFacts {
  const today = getLocalDay(now);
  return {
    strengths: countByStrength(records, now),
    upcomingReviews: forecastReviews(records, { today, days: DAYS_AHEAD, localDate: getLocalDate }),
    grammarPoints: rankGrammarPoints(records.counts),
    weeks: buildActivityWeeks(countActivityByDate(records, getLocalDate), today.date, WEEKS_SHOWN),
  };
}

/** The names of points of grammar by id, from the banks; `undefined` while they load. */
export function usePointNames(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  return useAsyncValue(ids.join(' '), () => loadPointNames(ids));
}
