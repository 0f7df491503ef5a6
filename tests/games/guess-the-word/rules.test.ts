import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { MAX_WRONG_LETTERS } from '../../../src/domain/limits.ts';
import { getResult } from '../../../src/games/guess-the-word/outcome.ts';
import { createInitialState, formatSpelling, reduce } from '../../../src/games/guess-the-word/rules.ts';
import {
  countWrongTries,
  GUESS_WORDS,
  type GuessMove,
  type GuessState,
  getCurrentRound,
  getPattern,
  getPoints,
  isSolved,
  POINTS,
} from '../../../src/games/guess-the-word/state.ts';
import { forAll } from '../../for-all.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { createRulesRunner } from '../rules-runner.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** A game whose first word is this one. */
function withWord(word: string): GuessState {
  const hidden = { word, meaning: 'what it means', example: 'An example.', gapped: 'An ___.' };
  return {
    words: Array.from({ length: GUESS_WORDS }, () => hidden),
    tried: [{ letters: [], words: [], hints: [] }],
    nearly: null,
    refused: null,
    since: 0,
    phase: 'guessing',
  };
}

const { reduceStep: step, playMoves: played } = createRulesRunner<GuessState, GuessMove>(reduce);

const tried = (letter: string): GuessMove => ({ type: 'tried-letter', letter });
const guessed = (text: string): GuessMove => ({ type: 'guessed-word', text });
const HINT: GuessMove = { type: 'asked-hint' };

const anyWord = fc.stringMatching(/^[A-Za-z][a-z]{3,9}(-[a-z]{2,5})?$/);
const anyLetters = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 12 });

describe('letters', () => {
  test('show in all their places at once, and no others do', () => {
    forAll(anyWord, anyLetters, (word, letters) => {
      const state = played(withWord(word), ...letters.map(tried));
      const round = getCurrentRound(state);
      const shown = [...word].map((each) =>
        /[a-z]/i.test(each) && !round.letters.includes(each.toLowerCase()) ? null : each,
      );
      expect(getPattern(round)).toEqual(shown);
    });
  });

  test('are the same in capitals', () => {
    forAll(anyWord, anyLetters, (word, letters) => {
      const small = played(withWord(word), ...letters.map(tried));
      const capital = played(withWord(word), ...letters.map((letter) => tried(letter.toUpperCase())));
      expect(capital).toEqual(small);
    });
  });

  test('that were tried do nothing, right or wrong', () => {
    forAll(anyWord, anyLetters, fc.nat(), (word, letters, index) => {
      const state = played(withWord(word), ...letters.map(tried));
      const again = letters[index % (letters.length || 1)];
      if (again !== undefined) expect(step(state, tried(again)).state).toBe(state);
    });
  });

  test('end the word when the last is found, whatever their order', () => {
    forAll(anyWord, fc.integer(), (word, seed) => {
      const needed = [...new Set(word.toLowerCase().replace('-', ''))].sort(
        (one, other) => ((seed * one.charCodeAt(0)) % 7) - ((seed * other.charCodeAt(0)) % 7),
      );
      const almost = played(withWord(word), ...needed.slice(0, -1).map(tried));
      expect(almost.phase).toBe('guessing');
      expect(played(almost, tried(needed.at(-1) ?? '')).phase).toBe('shown');
    });
  });

  test('that are none do nothing', () => {
    const state = withWord('house');
    for (const letter of ['', 'é', '7', 'ho', '-', ' ']) expect(step(state, tried(letter)).state).toBe(state);
  });

  test('of which six are wrong lose the word, and five do not', () => {
    const wrong = [...'bcdfgj'].map(tried);
    const five = played(withWord('house'), ...wrong.slice(0, MAX_WRONG_LETTERS - 1));
    expect(five.phase).toBe('guessing');
    const six = step(five, wrong.at(-1) ?? HINT);
    expect(six.state.phase).toBe('shown');
    expect(getAnnouncement(six)).toContain('The word was house.');
    expect(getAnswers(six)).toEqual([{ id: 'house', grade: 'missed', hint: false, ms: 1000 }]);
  });

  test('are told to somebody who listens: which, where, and how many ropes are left', () => {
    expect(getAnnouncement(step(withWord('tall-ish'), tried('l')))).toBe(
      'L: gap, gap, L, L, hyphen, gap, gap, gap.',
    );
    expect(getAnnouncement(step(withWord('house'), tried('z')))).toBe('No Z. 5 ropes left.');
  });
});

describe('a whole word', () => {
  test('solves, whatever its case and the spaces around it', () => {
    const solved = step(withWord('Monday'), guessed('  MONDAY '));
    expect(solved.state.phase).toBe('shown');
    expect(isSolved(getCurrentRound(solved.state))).toBe(true);
    expect(getAnswers(solved)).toEqual([{ id: 'Monday', grade: 'right', hint: false, ms: 1000 }]);
  });

  test('that is wrong costs as much as a letter, once', () => {
    const wrong = played(withWord('house'), guessed('kitchen'));
    expect(countWrongTries(getCurrentRound(wrong))).toBe(1);
    expect(step(wrong, guessed('Kitchen')).state).toBe(wrong);
  });

  test('one slip away is told as a slip and costs nothing', () => {
    const nearly = step(withWord('believe'), guessed('beleive'));
    expect(nearly.state.nearly).toBe('beleive');
    expect(getAnnouncement(nearly)).toContain('nearly');
    expect(countWrongTries(getCurrentRound(nearly.state))).toBe(0);
    expect(played(nearly.state, tried('b')).nearly).toBeNull();
  });

  test('that is wrong is the newest try until the next one, whatever letter came before', () => {
    const wrong = played(withWord('house'), tried('h'), guessed('kitchen'));
    expect(wrong.refused).toBe('kitchen');
    expect(played(wrong, guessed('houes')).refused).toBeNull();
    expect(played(wrong, tried('o')).refused).toBeNull();
  });

  test('that is empty does nothing', () => {
    const state = withWord('house');
    expect(step(state, guessed('   ')).state).toBe(state);
  });
});

describe('hints', () => {
  test('are the sentence, then the first letter in all its places, then none', () => {
    const sentence = step(withWord('eleven'), HINT);
    expect(getAnnouncement(sentence)).toBe('An gap.');
    const letter = step(sentence.state, HINT);
    expect(getPattern(getCurrentRound(letter.state))).toEqual(['e', null, 'e', null, 'e', null]);
    expect(step(letter.state, HINT).state).toBe(letter.state);
  });

  test('begin with the letter where no sentence has the word as it is', () => {
    const state = withWord('house');
    const words = state.words.map((word) => ({ ...word, gapped: null }));
    expect(getAnnouncement(step({ ...state, words }, HINT))).toContain('H: H, gap');
  });

  test('cost points, never a try, and never block: even the last letter may be one', () => {
    const hinted = played(withWord('noon'), tried('o'), HINT, HINT);
    expect(hinted.phase).toBe('shown');
    expect(countWrongTries(getCurrentRound(hinted))).toBe(0);
    expect(getPoints(hinted)).toBe(POINTS.word - 2 * POINTS.hint);
  });
});

describe('points', () => {
  test('are ten, less one for a wrong try; who solves a word has one at least', () => {
    expect(getPoints(played(withWord('house'), guessed('house')))).toBe(POINTS.word);
    expect(getPoints(played(withWord('house'), tried('z'), guessed('house')))).toBe(POINTS.word - 1);
    const hard = [...'bcdfg'].map(tried);
    expect(getPoints(played(withWord('house'), ...hard, HINT, HINT, guessed('house')))).toBe(POINTS.least);
    expect(getPoints(played(withWord('house'), ...hard, tried('j')))).toBe(0);
  });
});

describe('the end', () => {
  test('comes after the fifth word, each looked at before the next', () => {
    let state = withWord('house');
    for (let word = 1; word <= GUESS_WORDS; word += 1) {
      expect(state.phase).toBe('guessing');
      state = played(state, guessed('house'), { type: 'went-on' });
    }
    expect(state.phase).toBe('over');
    expect(getResult(state)).toMatchObject({ headline: 'You found every word!', stars: 3, misses: [] });
  });

  test('explains the words that were lost or needed a hint', () => {
    const state = played(withWord('house'), HINT, guessed('house'), { type: 'went-on' }, guessed('garden'));
    expect(getResult({ ...state, phase: 'over' }).misses).toEqual([
      { word: 'house', right: 'house', reason: 'It means: what it means. For example: An example.' },
      {
        word: 'house',
        right: 'house',
        reason: 'It means: what it means. For example: An example.',
        given: 'garden',
      },
    ]);
  });
});

describe('a deal', () => {
  test('has words that the learner is to meet again, and new ones', async () => {
    const bank = await loadWords('B1');
    const due = bank
      .map(({ word }) => word)
      .filter((word) => /^[a-z]{5}$/.test(word))
      .slice(0, 10);
    const { words } = createInitialState(bank, {
      seed: 1,
      learner: { ...DEFAULT_LEARNER, due },
      carriedState: [],
    });
    const again = words.filter(({ word }) => due.includes(word)).length;
    expect(again).toBe(Math.ceil(GUESS_WORDS / 2));
  });

  test('spells what is hidden for somebody who listens', () => {
    expect(formatSpelling(getCurrentRound(withWord('ice')))).toBe('gap, gap, gap');
  });
});
