import type { GradedAnswer } from '../domain/game-records.ts';
import type { LocalDay } from '../domain/local-day.ts';
import type { Review } from '../domain/word-reviews.ts';
import { acceptsReview, type CardState, type ReviewGrade } from './schedule.ts';

/** What an answer says of a word; of how long it took nothing is made. */
export type Evidence = Pick<GradedAnswer, 'grade' | 'by' | 'hint'>;

/**
 * The review that an answer is, or `null` for none. docs/decisions/0016-word-memory-by-fsrs.md has the reasons.
 * - A miss always counts, except of what was only to be recognised: a pair not found is no word forgotten.
 * - Any other answer counts when the word is due, was missed last, or was never asked: practising freely moves nothing.
 * - A right answer after a hint is hard; so is the first one of a word that was only chosen or recognised.
 * @param card what was known of the word before
 * @param at milliseconds since the epoch
 * @param day the learner's day that the answer was given on
 */
export function toReview(
  card: CardState | null,
  evidence: Evidence,
  at: number,
  day: LocalDay,
): Review | null {
  const grade = gradeOf(card, evidence);
  if (grade === null) return null;
  const counts = grade === 'missed' || acceptsReview(card, day);
  return counts ? { at: Math.floor(at / 1000), grade } : null;
}

function gradeOf(card: CardState | null, { grade, by, hint }: Evidence): ReviewGrade | null {
  if (by === 'self') return grade;
  if (grade === 'missed') return by === 'recognition' ? null : 'missed';
  if (by === 'recognition' || hint) return 'hard';
  return by === 'choice' && card === null ? 'hard' : grade;
}
