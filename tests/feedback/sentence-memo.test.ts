import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findShownAndHeldBackMistakes } from '../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import { createSentenceMemo } from '../../src/feedback/sentence-memo.ts';
import type { TextChecker } from '../../src/feedback/text-checker.ts';
import { forAllAsync } from '../for-all.ts';
import { readCorpora } from './corpus/corpus-score.ts';
import { HALVES, readAnswers, readSingleMistakes } from './learners/learner-corpus.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

/** The checkers without what they keep between checks. */
const FORGETFUL: readonly TextChecker[] = DEVICE_CHECKERS.map(({ name, findMistakes }) => ({
  name,
  findMistakes: (text, { level, knownWords }) => findMistakes(text, { level, knownWords }),
}));

const SENTENCES = [
  ...readCorpora().flatMap(([, { mistakes, correct }]) => [...mistakes.map(({ text }) => text), ...correct]),
  ...HALVES.flatMap((half) => readSingleMistakes(half).map(({ text }) => text)),
];
const ANSWERS = HALVES.flatMap((half) => readAnswers(half).map(({ text }) => text));

describe('a check that keeps what it knows of a sentence', () => {
  test('finds in texts of the corpora, repeated sentences among them, what a check that keeps nothing finds', async () => {
    const sentence = fc.constantFrom(...SENTENCES);
    const text = fc
      .tuple(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', '\n', ' "', '\n\n  '))
      .map(([sentences, gap]) => [...sentences, ...sentences.slice(0, 2)].join(gap));
    await forAllAsync(text, async (written) => {
      expect(await findShownAndHeldBackMistakes(written, DEVICE_CHECKERS, CONTEXT)).toEqual(
        await findShownAndHeldBackMistakes(written, FORGETFUL, CONTEXT),
      );
    });
  });

  test('finds in a repeated sentence with a pronoun what a check that keeps nothing finds', async () => {
    const pair = 'My sister is ten. He likes ballet.';
    const written = `${pair} The cat is asleep. ${pair}`;
    expect(await findShownAndHeldBackMistakes(written, DEVICE_CHECKERS, CONTEXT)).toEqual(
      await findShownAndHeldBackMistakes(written, FORGETFUL, CONTEXT),
    );
  });

  test('finds in whole answers what a check that keeps nothing finds', async () => {
    for (const answer of ANSWERS)
      expect(await findShownAndHeldBackMistakes(answer, DEVICE_CHECKERS, CONTEXT)).toEqual(
        await findShownAndHeldBackMistakes(answer, FORGETFUL, CONTEXT),
      );
  });

  test('finds in a long run of words without a full stop what a check that keeps nothing finds', async () => {
    const word = fc.constantFrom(
      'dont',
      "don't",
      'cannot',
      "I'm",
      'she',
      'go',
      'to',
      'informations',
      '"',
      'a.m.',
    );
    const text = fc.array(word, { minLength: 110, maxLength: 260 }).map((words) => words.join(' '));
    await forAllAsync(text, async (written) => {
      expect(await findShownAndHeldBackMistakes(written, DEVICE_CHECKERS, CONTEXT)).toEqual(
        await findShownAndHeldBackMistakes(written, FORGETFUL, CONTEXT),
      );
    });
  });
});

describe('the memory of sentences', () => {
  test('computes a sentence once in a session, again in another, and always without one', () => {
    const recall = createSentenceMemo<number>();
    let computed = 0;
    const compute = () => ++computed;
    const [one, other] = [{}, {}];
    expect([recall(one, 'a', compute), recall(one, 'a', compute), recall(one, 'b', compute)]).toEqual([
      1, 1, 2,
    ]);
    expect([recall(other, 'a', compute), recall(undefined, 'a', compute)]).toEqual([3, 4]);
    expect(recall(undefined, 'a', compute)).toBe(5);
  });
});
