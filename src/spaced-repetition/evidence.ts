import type { GradedAnswer } from '../domain/game-records.ts';
import type { LocalDay } from '../domain/local-day.ts';
import type { Review } from '../domain/word-reviews.ts';
import { acceptsReview, type CardState, type ReviewGrade } from './schedule.ts';

/** The evidence of an answer; its response time is not used. */
export type Evidence = Pick<GradedAnswer, 'grade' | 'by' | 'hint'>;

/**
 * The review for an answer, or `null` for none. docs/decisions/0016-word-memory-by-fsrs.md has the reasons.
 * - A miss always counts, except in recognition: a pair not found is not a forgotten word.
 * - Another answer counts if the word is due, was missed last, or was never asked: free practice changes
 *   nothing.
 * - A right answer after a hint is `hard`, as is the first one of a word that was only chosen or recognised.
 * @param card the word's state before the answer
 * @param at milliseconds since the epoch
 * @param day the learner's day of the answer
 */
export function toReview(
  card: CardState | null,
  evidence: Evidence,
  at: number,
  day: LocalDay,
): Review | null {
  const grade = computeGrade(card, evidence);
  if (grade === null) return null;
  const counts = grade === 'missed' || acceptsReview(card, day);
  return counts ? { at: Math.floor(at / 1000), grade } : null;
}

function computeGrade(card: CardState | null, { grade, by, hint }: Evidence): ReviewGrade | null {
  if (by === 'self') return grade;
  if (grade === 'missed') return by === 'recognition' ? null : 'missed';
  if (by === 'recognition' || hint) return 'hard';
  return by === 'choice' && card === null ? 'hard' : grade;
}
