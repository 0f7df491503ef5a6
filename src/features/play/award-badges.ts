import type { LearnerStore } from '../../data/learner/learner-store.ts';
import { localDate } from '../../domain/local-day.ts';
import { MOST_POINTS } from '../../games/question-round/round-state.ts';
import { earnedBadges } from '../../memory/badge-rules.ts';

/** The games of question rounds, which have a score of so many points. */
const QUIZZES: readonly string[] = ['quiz', 'general-knowledge'];

/**
 * Gives the learner the school's badges that they have earned by now and do not have. Nothing is written where there
 * are none.
 */
export async function awardBadges(store: LearnerStore): Promise<void> {
  const [badges, course, lessons, homework, words, ownWords, mistakes, counts, results] = await Promise.all([
    store.badges(),
    store.course(),
    store.lessons(),
    store.homework(),
    store.words(),
    store.ownWords(),
    store.mistakes(),
    store.counts(),
    store.bestResults(),
  ]);
  const quizzes = QUIZZES.flatMap((game) => Object.values(results[game] ?? {}));
  const records = {
    ...{ course, lessons, homework, words, ownWords, mistakes, counts },
    finishedGames: Object.values(results).filter((best) => Object.keys(best).length > 0).length,
    hadPerfectQuiz: quizzes.some(({ score }) => score >= MOST_POINTS),
  };
  const earned = earnedBadges(records, { now: Date.now(), localDate });
  const added = earned.filter((badge) => !badges.includes(badge));
  if (added.length > 0) await store.awardBadges(added);
}
