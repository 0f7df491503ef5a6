import { namesOfPoints } from '../../content/grammar/point-names.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { type ActiveWeek, activeWeeks, doneByDate } from '../../domain/activity.ts';
import { type PointAccuracy, pointsByAccuracy } from '../../domain/grammar-accuracy.ts';
import { localDate, localDay } from '../../domain/local-day.ts';
import type { Strength } from '../../memory/schedule.ts';
import { type DayAhead, reviewsAhead, strengthCounts } from '../../memory/word-facts.ts';
import { useFetched } from '../frame/use-fetched.ts';
import { useRecords } from '../frame/use-records.ts';
import { useLearnt } from '../play/use-learnt.ts';

const WEEKS_SHOWN = 26;
const DAYS_AHEAD = 14;

/** What the charts are drawn from. */
export interface MemoryFacts {
  strengths: Readonly<Record<Strength, number>>;
  ahead: readonly DayAhead[];
  /** Known least first. */
  points: readonly PointAccuracy[];
  weeks: readonly ActiveWeek[];
}

/** Live; `undefined` until the memory has learnt and is read, 'failed' when the device can't read it. */
export function useMemoryFacts(): MemoryFacts | 'failed' | undefined {
  // What games told since must be among the reviews.
  const isLearnt = useLearnt();
  const records = useRecords(readMemory);
  if (records === 'failed') return 'failed';
  if (!isLearnt || records === undefined) return undefined;
  return memoryFacts(records, Date.now());
}

async function readMemory(store: LearnerStore) {
  const [words, ownWords, counts, lessons, homework] = await Promise.all([
    store.words(),
    store.ownWords(),
    store.counts(),
    store.lessons(),
    store.homework(),
  ]);
  return { words, ownWords, counts, lessons, homework };
}

function memoryFacts(records: Awaited<ReturnType<typeof readMemory>>, now: number): MemoryFacts {
  const today = localDay(now);
  return {
    strengths: strengthCounts(records, now),
    ahead: reviewsAhead(records, { today, days: DAYS_AHEAD, localDate }),
    points: pointsByAccuracy(records.counts),
    weeks: activeWeeks(doneByDate(records, localDate), today.date, WEEKS_SHOWN),
  };
}

/** The points' names in the banks; `undefined` until they are fetched. */
export function usePointNames(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  return useFetched(ids.join(' '), () => namesOfPoints(ids));
}
