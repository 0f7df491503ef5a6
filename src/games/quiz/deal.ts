import type { GeneralKnowledgeQuestion } from '../../content/general-knowledge/general-knowledge-schema.ts';
import {
  createLanguageQuestion,
  type LanguageQuestion,
  QUESTION_KINDS,
  type QuestionKind,
} from '../../content/language-questions/language-question.ts';
import type { QuestionPool } from '../../content/language-questions/question-pool.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { type Rng, shuffle } from '../../domain/random.ts';
import { dealItems, orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import { createFactQuestion } from '../question-round/fact-question.ts';
import type { DealQuestionsOptions } from '../question-round/round-game.ts';
import { ROUND_QUESTIONS, type RoundQuestion } from '../question-round/round-state.ts';

/** What a level's quiz asks about: its words, and the world. */
export interface QuizBank {
  words: QuestionPool;
  facts: readonly GeneralKnowledgeQuestion[];
}

/** So many of a round's questions are about the language; the others are about the world. */
export const LANGUAGE_QUESTIONS = 7;

const TOPICS = {
  word: 'find the word',
  meaning: 'what it means',
  gap: 'which word fits?',
  phrase: 'which word goes with it?',
  same: 'nearly the same',
  opposite: 'the opposite',
} as const satisfies Record<QuestionKind, string>;

/** Deals a round, in a random order: words to be met again first, then what no earlier round asked. */
export function dealQuestions(
  { words, facts }: QuizBank,
  { carriedState: usedKeys, learner }: DealQuestionsOptions,
  rng: Rng,
): RoundQuestion[] {
  const due = orderForDeal(words.words, {
    getKey: ({ word }) => word,
    usedKeys,
    priority: prioritizeReviewWords(learner, LANGUAGE_QUESTIONS),
    rng,
  });
  const world = dealItems(facts, ROUND_QUESTIONS - LANGUAGE_QUESTIONS, {
    getKey: ({ id }) => id,
    usedKeys,
    rng,
  });
  return shuffle(
    [...createWordQuestions(due, words, rng).map(toRoundQuestion), ...world.map(createFactQuestion)],
    rng,
  );
}

/** Questions about the first words that can be asked about, their kinds as different as possible. */
function createWordQuestions(
  due: readonly Word[],
  pool: QuestionPool,
  rng: Rng,
): readonly LanguageQuestion[] {
  const asked: LanguageQuestion[] = [];
  const times = (kind: QuestionKind) => asked.filter((question) => question.kind === kind).length;
  for (const word of due) {
    if (asked.length === LANGUAGE_QUESTIONS) break;
    const rarestFirst = shuffle(QUESTION_KINDS, rng).sort((one, other) => times(one) - times(other));
    for (const kind of rarestFirst) {
      const question = createLanguageQuestion(kind, word, pool, rng);
      if (!question) continue;
      asked.push(question);
      break;
    }
  }
  return asked;
}

function toRoundQuestion({
  kind,
  word,
  question,
  clue,
  options,
  answer,
  because,
  wrong,
}: LanguageQuestion): RoundQuestion {
  return {
    item: { kind: 'word', id: word },
    topic: TOPICS[kind],
    question,
    ...(clue === undefined ? {} : { clue }),
    options: [...options],
    answer,
    because,
    wrong: { ...wrong },
  };
}
