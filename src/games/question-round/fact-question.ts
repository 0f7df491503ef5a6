import type { Question } from '../../content/general-knowledge/general-knowledge-schema.ts';
import type { RoundQuestion } from './round-state.ts';

/** A question of general knowledge, as a round asks it. */
export function factQuestion({
  id,
  topic,
  question,
  options,
  correctAnswer,
  explanation,
}: Question): RoundQuestion {
  return {
    item: { kind: 'fact', id },
    topic,
    question,
    options: [...options],
    answer: correctAnswer,
    because: explanation,
    wrong: {},
  };
}
