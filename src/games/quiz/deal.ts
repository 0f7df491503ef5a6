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

/** The bank of a level: words, and facts about the world. */
export interface QuizBank {
  words: QuestionPool;
  facts: readonly GeneralKnowledgeQuestion[];
}

/** How many questions of a round are about the language; the others are about the world. */
export const LANGUAGE_QUESTIONS = 7;

const TOPICS = {
  word: 'find the word',
  meaning: 'what it means',
  gap: 'which word fits?',
  phrase: 'which word goes with it?',
  same: 'nearly the same',
  opposite: 'the opposite',
} as const satisfies Record<QuestionKind, string>;

/** Deals a round in random order: review words first, then items that no earlier round asked. */
export function dealQuestions(
  { words, facts }: QuizBank,
  { carriedState: usedKeys, learner }: DealQuestionsOptions,
  rng: Rng,
): RoundQuestion[] {
  const orderedWords = orderForDeal(words.words, {
    getKey: ({ word }) => word,
    usedKeys,
    priority: prioritizeReviewWords(learner, LANGUAGE_QUESTIONS),
    rng,
  });
  const dealtFacts = dealItems(facts, ROUND_QUESTIONS - LANGUAGE_QUESTIONS, {
    getKey: ({ id }) => id,
    usedKeys,
    rng,
  });
  return shuffle(
    [
      ...createWordQuestions(orderedWords, words, rng).map(toRoundQuestion),
      ...dealtFacts.map(createFactQuestion),
    ],
    rng,
  );
}

/** Questions about the first suitable words, with kinds as different as possible. */
function createWordQuestions(
  orderedWords: readonly Word[],
  pool: QuestionPool,
  rng: Rng,
): readonly LanguageQuestion[] {
  const questions: LanguageQuestion[] = [];
  const countKind = (kind: QuestionKind) => questions.filter((question) => question.kind === kind).length;
  for (const word of orderedWords) {
    if (questions.length === LANGUAGE_QUESTIONS) break;
    const rarestFirst = shuffle(QUESTION_KINDS, rng).sort((one, other) => countKind(one) - countKind(other));
    for (const kind of rarestFirst) {
      const question = createLanguageQuestion(kind, word, pool, rng);
      if (!question) continue;
      questions.push(question);
      break;
    }
  }
  return questions;
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
