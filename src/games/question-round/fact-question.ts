import type { GeneralKnowledgeQuestion } from '../../content/general-knowledge/general-knowledge-schema.ts';
import type { RoundQuestion } from './round-state.ts';

/** A general-knowledge question as a question of a round. */
export function createFactQuestion(fact: GeneralKnowledgeQuestion): RoundQuestion {
  return {
    item: { kind: 'fact', id: fact.id },
    topic: fact.topic,
    question: fact.question,
    options: [...fact.options],
    answer: fact.correctAnswer,
    because: fact.explanation,
    wrong: {},
  };
}
