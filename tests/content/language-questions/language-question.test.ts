import { describe, expect, test } from 'vitest';
import { ALIKE_WORDS } from '../../../src/content/language-questions/alike-words.ts';
import {
  createLanguageQuestion,
  type LanguageQuestion,
  QUESTION_KINDS,
} from '../../../src/content/language-questions/language-question.ts';
import {
  loadQuestionPool,
  type QuestionPool,
} from '../../../src/content/language-questions/question-pool.ts';
import {
  areRelated,
  collectRelatedStems,
  indexAlikeGroups,
} from '../../../src/content/language-questions/word-relatedness.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { expectEven } from '../bank-checks.ts';
import { listWordForms, splitTextWords } from '../words/word-forms.ts';

/** Checks the questions that are created from the word banks: about meanings, forms and gaps. */

const GROUPS = indexAlikeGroups(ALIKE_WORDS);

/** Far fewer than each level has; a level with fewer has lost a part of its words. */
const MIN_QUESTIONS = 1500;
const MIN_QUESTIONS_OF_KIND = 30;

/** The words of the question itself, which give nothing away. */
const QUESTION_FRAMES = /(?:Which|The) word(?: means)?|What does/g;

/** Every question about the words of a level. */
function createAllQuestions(pool: QuestionPool, seed: number) {
  const rng = createSeededRng(seed);
  return pool.words.flatMap((word) =>
    QUESTION_KINDS.flatMap((kind) => {
      const question = createLanguageQuestion(kind, word, pool, rng);
      return question ? [{ word, question }] : [];
    }),
  );
}

/** The words of the pool by each text that can stand for them in an option: a form or the meaning. */
function indexWordsByText({ words }: QuestionPool): ReadonlyMap<string, readonly Word[]> {
  const found = new Map<string, Word[]>();
  for (const word of words) {
    for (const text of new Set([word.meaning, ...listWordForms(word.word)])) {
      found.set(text, [...(found.get(text) ?? []), word]);
    }
  }
  return found;
}

/** The questions that are not sound, each as a line for the failure's message. */
function listBrokenQuestions(
  questions: ReturnType<typeof createAllQuestions>,
  isSound: (question: LanguageQuestion, word: Word) => boolean,
): string[] {
  return questions.flatMap(({ word, question }) =>
    isSound(question, word) ? [] : [`${question.question} / ${question.options.join(' / ')}`],
  );
}

describe.each(LEVELS)('the questions of %s', async (level) => {
  const pool = await loadQuestionPool(level);
  const questions = createAllQuestions(pool, 1);
  const wordsByText = indexWordsByText(pool);
  const getRelatedStems = (word: Word) => pool.relatedStems.get(word) ?? new Set();
  /**
   * The words of this part of speech that an option may be, be a form of, or be the meaning of, such as
   * “expense” for the option “expenses”.
   */
  const findWordsByOption = (option: string, { pos }: Word) =>
    [...(wordsByText.get(option) ?? []), ...(wordsByText.get(option.toLowerCase()) ?? [])].filter(
      (word) => word.pos === pos,
    );

  test('are many hundreds, of every kind', () => {
    expect(questions.length).toBeGreaterThanOrEqual(MIN_QUESTIONS);
    for (const kind of QUESTION_KINDS) {
      const ofKind = questions.filter(({ question }) => question.kind === kind);
      expect(ofKind.length).toBeGreaterThanOrEqual(MIN_QUESTIONS_OF_KIND);
    }
  });

  test('have four different options with the answer among them, and say what each of the others means', () => {
    expect(
      listBrokenQuestions(questions, ({ options, answer, wrong }) => {
        const others = options.filter((option) => option !== answer);
        return (
          new Set(options).size === 4 &&
          others.length === 3 &&
          others.every((other) => wrong[other] !== undefined)
        );
      }),
    ).toEqual([]);
  });

  test('have only options of the same part of speech that have nothing to do with the word', () => {
    expect(
      listBrokenQuestions(questions, ({ options, answer }, word) =>
        options.every((option) => {
          if (option === answer) return true;
          return findWordsByOption(option, word).some(
            (other) => !areRelated(getRelatedStems(word), getRelatedStems(other)),
          );
        }),
      ),
    ).toEqual([]);
  });

  test('never show the answer in the question', () => {
    const listShownWords = ({ question, clue = '' }: LanguageQuestion) =>
      splitTextWords(`${question} ${clue}`.replaceAll(QUESTION_FRAMES, ''));
    expect(
      listBrokenQuestions(questions, (question) =>
        question.kind === 'meaning'
          ? !question.question.includes(question.answer)
          : !listShownWords(question).includes(question.answer.toLowerCase()),
      ),
    ).toEqual([]);
  });

  test('with a gap are texts of the word when the answer is in it, and tell what the word means', () => {
    const fillGaps = (text: string, answer: string) => text.replaceAll('___', answer);
    expect(
      listBrokenQuestions(questions, ({ kind, question, clue, answer }, word) => {
        if (kind !== 'gap' && kind !== 'phrase') return !question.includes('___') && clue === undefined;
        const texts = kind === 'gap' ? word.examples : (word.collocations ?? []);
        const parts = question.split(' · ').map((part) => fillGaps(part, answer));
        return clue?.includes(word.meaning) === true && parts.every((part) => texts.includes(part));
      }),
    ).toEqual([]);
  });

  test('with a gap offer forms with the same ending as the answer, which also fit “a” or “an” before the gap', () => {
    const getEnding = (form: string, plain: string) => (form === plain ? '' : form.slice(-1));
    expect(
      listBrokenQuestions(questions, ({ kind, question, options, answer }, word) => {
        if (kind !== 'gap' && kind !== 'phrase') return true;
        const isAn = / an ___|^an ___/i.test(question);
        const isA = / a ___|^a ___/i.test(question);
        return options.every((option) => {
          // Only a rough check: “e” and “u” can sound like a consonant (a European, a unit), and “h” can be
          // silent.
          const fitsArticle = isAn ? /^[aeiouh]/i.test(option) : !isA || /^[^aio]/i.test(option);
          const candidates = option === answer ? [word] : findWordsByOption(option, word);
          const hasSameEnding = (other: Word) =>
            getEnding(option, other.word) === getEnding(answer, word.word);
          return fitsArticle && candidates.some(hasSameEnding);
        });
      }),
    ).toEqual([]);
  });

  test('have the answer at each index about equally often', () => {
    const indexes = questions.map(({ question: { options, answer } }) => options.indexOf(answer));
    expectEven(indexes, 4, 0.2);
  });
});

describe('related words', () => {
  const createWord = (fields: Partial<Word> & Pick<Word, 'word' | 'meaning'>): Word => ({
    pos: 'adjective',
    level: 'A2',
    topic: 'qualities',
    examples: ['One.', 'Two.'],
    ...fields,
  });
  const isRelated = (one: Word, other: Word) =>
    areRelated(collectRelatedStems(one, GROUPS), collectRelatedStems(other, GROUPS));
  const big = createWord({ word: 'big', meaning: 'not small', synonyms: ['large'] });

  test('share a content word in their meanings, in any form', () => {
    const tiny = createWord({ word: 'tiny', meaning: 'much smaller than others' });
    expect(isRelated(big, tiny)).toBe(true);
    expect(isRelated(tiny, createWord({ word: 'rich', meaning: 'having much more money than others' }))).toBe(
      false,
    );
  });

  test('share a synonym or an opposite, or occur in the other’s meaning', () => {
    expect(isRelated(big, createWord({ word: 'huge', meaning: 'extremely large' }))).toBe(true);
    expect(isRelated(big, createWord({ word: 'great', meaning: 'wonderful', synonyms: ['large'] }))).toBe(
      true,
    );
    expect(isRelated(big, createWord({ word: 'kind', meaning: 'ready to help' }))).toBe(false);
  });

  test('include words of the same group of alike words', () => {
    const hermit = createWord({ word: 'hermit', meaning: 'someone who chooses to live all alone' });
    expect(isRelated(hermit, createWord({ word: 'recluse', meaning: 'a person who avoids company' }))).toBe(
      true,
    );
  });
});

test('the same word is asked about in the same way for the same seed', async () => {
  const pool = await loadQuestionPool('A1');
  expect(createAllQuestions(pool, 7)).toEqual(createAllQuestions(pool, 7));
});
