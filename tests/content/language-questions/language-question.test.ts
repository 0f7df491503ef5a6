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

const GROUPS = indexAlikeGroups(ALIKE_WORDS);

/** Every question about the words of a level. */
function allQuestions(pool: QuestionPool, seed: number) {
  const rng = createSeededRng(seed);
  return pool.words.flatMap((word) =>
    QUESTION_KINDS.flatMap((kind) => {
      const question = createLanguageQuestion(kind, word, pool, rng);
      return question ? [{ word, question }] : [];
    }),
  );
}

/** What the words of the pool may stand as in an option, each form and each meaning, with those words. */
function wordsByOption({ words }: QuestionPool): ReadonlyMap<string, readonly Word[]> {
  const found = new Map<string, Word[]>();
  for (const word of words) {
    for (const text of new Set([word.meaning, ...listWordForms(word.word)])) {
      found.set(text, [...(found.get(text) ?? []), word]);
    }
  }
  return found;
}

function brokenQuestions(
  questions: ReturnType<typeof allQuestions>,
  isSound: (question: LanguageQuestion, word: Word) => boolean,
): string[] {
  return questions.flatMap(({ word, question }) =>
    isSound(question, word) ? [] : [`${question.question} / ${question.options.join(' / ')}`],
  );
}

describe.each(LEVELS)('the questions of %s', async (level) => {
  const pool = await loadQuestionPool(level);
  const questions = allQuestions(pool, 1);
  const byOption = wordsByOption(pool);
  const about = (word: Word) => pool.relatedStems.get(word) ?? new Set();
  /** The words that an option may be, be a form of, or be the meaning of: expenses, or an expense. */
  const wordsBehind = (option: string, { pos }: Word) =>
    [...(byOption.get(option) ?? []), ...(byOption.get(option.toLowerCase()) ?? [])].filter(
      (word) => word.pos === pos,
    );

  test('are many hundreds, of every kind', () => {
    expect(questions.length).toBeGreaterThanOrEqual(1500);
    for (const kind of QUESTION_KINDS) {
      expect(questions.filter(({ question }) => question.kind === kind).length).toBeGreaterThanOrEqual(30);
    }
  });

  test('have four different options with the answer among them, and say what each of the others means', () => {
    expect(
      brokenQuestions(questions, ({ options, answer, wrong }) => {
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
      brokenQuestions(questions, ({ options, answer }, word) =>
        options.every((option) => {
          if (option === answer) return true;
          return wordsBehind(option, word).some((other) => !areRelated(about(word), about(other)));
        }),
      ),
    ).toEqual([]);
  });

  test('never show the answer in the question', () => {
    const told = ({ question, clue = '' }: LanguageQuestion) =>
      splitTextWords(`${question} ${clue}`.replaceAll(/(?:Which|The) word(?: means)?|What does/g, ''));
    expect(
      brokenQuestions(questions, (question) =>
        question.kind === 'meaning'
          ? !question.question.includes(question.answer)
          : !told(question).includes(question.answer.toLowerCase()),
      ),
    ).toEqual([]);
  });

  test('with a gap are right when the answer stands in it, and tell what the word means', () => {
    const filled = (text: string, answer: string) => text.replaceAll('___', answer);
    expect(
      brokenQuestions(questions, ({ kind, question, clue, answer }, word) => {
        if (kind !== 'gap' && kind !== 'phrase') return !question.includes('___') && clue === undefined;
        const texts = kind === 'gap' ? word.examples : (word.collocations ?? []);
        const parts = question.split(' · ').map((part) => filled(part, answer));
        return clue?.includes(word.meaning) === true && parts.every((part) => texts.includes(part));
      }),
    ).toEqual([]);
  });

  test('offer forms with the same ending as the answer, after a or an as it stands there', () => {
    const endingOf = (form: string, plain: string) => (form === plain ? '' : form.slice(-1));
    expect(
      brokenQuestions(questions, ({ kind, question, options, answer }, word) => {
        if (kind !== 'gap' && kind !== 'phrase') return true;
        const isAn = / an ___|^an ___/i.test(question);
        const isA = / a ___|^a ___/i.test(question);
        return options.every((option) => {
          const soundsRight = isAn ? /^[aeiouh]/i.test(option) : !isA || /^[^aio]/i.test(option);
          const candidates = option === answer ? [word] : wordsBehind(option, word);
          const isAlike = (other: Word) => endingOf(option, other.word) === endingOf(answer, word.word);
          return soundsRight && candidates.some(isAlike);
        });
      }),
    ).toEqual([]);
  });

  test('have the answer at each index about equally often', () => {
    const places = questions.map(({ question: { options, answer } }) => options.indexOf(answer));
    expectEven(places, 4, 0.2);
  });
});

describe('related words', () => {
  const word = (over: Partial<Word> & Pick<Word, 'word' | 'meaning'>): Word => ({
    pos: 'adjective',
    level: 'A2',
    topic: 'qualities',
    examples: ['One.', 'Two.'],
    ...over,
  });
  const isRelated = (one: Word, other: Word) =>
    areRelated(collectRelatedStems(one, GROUPS), collectRelatedStems(other, GROUPS));
  const big = word({ word: 'big', meaning: 'not small', synonyms: ['large'] });

  test('share a content word in their meanings, in any form', () => {
    const tiny = word({ word: 'tiny', meaning: 'much smaller than others' });
    expect(isRelated(big, tiny)).toBe(true);
    expect(isRelated(tiny, word({ word: 'rich', meaning: 'having much more money than others' }))).toBe(
      false,
    );
  });

  test('share a synonym or an opposite, or occur in the other’s meaning', () => {
    expect(isRelated(big, word({ word: 'huge', meaning: 'extremely large' }))).toBe(true);
    expect(isRelated(big, word({ word: 'great', meaning: 'wonderful', synonyms: ['large'] }))).toBe(true);
    expect(isRelated(big, word({ word: 'kind', meaning: 'ready to help' }))).toBe(false);
  });

  test('include words of the same group of alike words', () => {
    const hermit = word({ word: 'hermit', meaning: 'someone who chooses to live all alone' });
    expect(isRelated(hermit, word({ word: 'recluse', meaning: 'somebody who shuns company' }))).toBe(true);
  });
});

test('the same word is asked about in the same way for the same seed', async () => {
  const pool = await loadQuestionPool('A1');
  expect(allQuestions(pool, 7)).toEqual(allQuestions(pool, 7));
});
