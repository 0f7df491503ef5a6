import { LEVELS, type Level } from '../../../domain/levels.ts';
import { countPlacementScores, type PlacementAnswer } from '../../../domain/placement.ts';

/** Why a test ended with this level, in sentences for the learner that agree with its scores. */
export function explainPlacement(level: Level, answers: readonly PlacementAnswer[]): string {
  const scores = countPlacementScores(answers);
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  const own = scores.find((score) => score.level === level);
  const above = scores.find((score) => score.level === next && score.right > 0);
  const right = own && own.right > 0 ? `You got ${own.right} of ${own.asked} ${level} questions right.` : '';
  const harder = above ? `At ${next}, you got ${above.right} of ${above.asked}.` : '';
  const end = right ? `${level} fits you best.` : `${level} is a good place to start.`;
  return [right, harder, end, 'You can change it at any time.'].filter(Boolean).join(' ');
}
