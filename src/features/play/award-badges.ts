import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { getLocalDate } from '../../domain/local-day.ts';
import { MAX_POINTS } from '../../games/question-round/round-state.ts';
import { findEarnedBadges } from '../../spaced-repetition/badge-rules.ts';

/** The quizzes with a maximum score of `MAX_POINTS`. */
const QUIZZES: readonly string[] = ['quiz', 'general-knowledge'];

/**
 * Awards the badges that the learner has earned and does not have yet. Writes nothing when there are none.
 */
export async function awardBadges(store: LearnerStore): Promise<void> {
  const [badges, course, lessons, homework, words, ownWords, mistakes, counts, results] = await Promise.all([
    store.readBadges(),
    store.readCourse(),
    store.readLessons(),
    store.readHomework(),
    store.readWords(),
    store.readOwnWords(),
    store.readMistakes(),
    store.readCounts(),
    store.readBestResults(),
  ]);
  const quizzes = QUIZZES.flatMap((game) => Object.values(results[game] ?? {}));
  const records = {
    course,
    lessons,
    homework,
    words,
    ownWords,
    mistakes,
    counts,
    finishedGames: Object.values(results).filter((best) => Object.keys(best).length > 0).length,
    hadPerfectQuiz: quizzes.some(({ score }) => score >= MAX_POINTS),
  };
  const earned = findEarnedBadges(records, { now: Date.now(), localDate: getLocalDate });
  const added = earned.filter((badge) => !badges.includes(badge));
  if (added.length > 0) await store.awardBadges(added);
}
