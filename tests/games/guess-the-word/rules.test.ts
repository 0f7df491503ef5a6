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

/** A game with this word in every round. */
function createGame(word: string): GuessState {
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

const { reduceStep, playMoves } = createRulesRunner<GuessState, GuessMove>(reduce);

const tryLetter = (letter: string): GuessMove => ({ type: 'tried-letter', letter });
const createGuess = (text: string): GuessMove => ({ type: 'guessed-word', text });
const HINT: GuessMove = { type: 'asked-hint' };

const anyWord = fc.stringMatching(/^[A-Za-z][a-z]{3,9}(-[a-z]{2,5})?$/);
const anyLetters = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 12 });

describe('tried letters', () => {
  test('appear in all their places, and no other letters do', () => {
    forAll(anyWord, anyLetters, (word, letters) => {
      const state = playMoves(createGame(word), ...letters.map(tryLetter));
      const round = getCurrentRound(state);
      const shown = [...word].map((each) =>
        /[a-z]/i.test(each) && !round.letters.includes(each.toLowerCase()) ? null : each,
      );
      expect(getPattern(round)).toEqual(shown);
    });
  });

  test('have the same effect in capitals', () => {
    forAll(anyWord, anyLetters, (word, letters) => {
      const small = playMoves(createGame(word), ...letters.map(tryLetter));
      const capital = playMoves(
        createGame(word),
        ...letters.map((letter) => tryLetter(letter.toUpperCase())),
      );
      expect(capital).toEqual(small);
    });
  });

  test('do nothing a second time, right or wrong', () => {
    forAll(anyWord, anyLetters, fc.nat(), (word, letters, index) => {
      const state = playMoves(createGame(word), ...letters.map(tryLetter));
      const repeated = letters[index % (letters.length || 1)];
      if (repeated !== undefined) expect(reduceStep(state, tryLetter(repeated)).state).toBe(state);
    });
  });

  test('end the word when the last one is found, in any order', () => {
    forAll(anyWord, fc.integer(), (word, seed) => {
      const neededLetters = [...new Set(word.toLowerCase().replace('-', ''))].sort(
        (one, other) => ((seed * one.charCodeAt(0)) % 7) - ((seed * other.charCodeAt(0)) % 7),
      );
      const almost = playMoves(createGame(word), ...neededLetters.slice(0, -1).map(tryLetter));
      expect(almost.phase).toBe('guessing');
      expect(playMoves(almost, tryLetter(neededLetters.at(-1) ?? '')).phase).toBe('shown');
    });
  });

  test('other than a to z do nothing', () => {
    const state = createGame('house');
    for (const letter of ['', 'ж', '7', 'ho', '-', ' '])
      expect(reduceStep(state, tryLetter(letter)).state).toBe(state);
  });

  test('lose the word when six are wrong, but not when five are', () => {
    const wrong = [...'bcdfgj'].map(tryLetter);
    const five = playMoves(createGame('house'), ...wrong.slice(0, MAX_WRONG_LETTERS - 1));
    expect(five.phase).toBe('guessing');
    const six = reduceStep(five, wrong.at(-1) ?? HINT);
    expect(six.state.phase).toBe('shown');
    expect(getAnnouncement(six)).toContain('The word was house.');
    expect(getAnswers(six)).toEqual([{ id: 'house', grade: 'missed', hint: false, ms: 1000 }]);
  });

  test('are announced with their places, or with the ropes that are left', () => {
    expect(getAnnouncement(reduceStep(createGame('tall-ish'), tryLetter('l')))).toBe(
      'L: gap, gap, L, L, hyphen, gap, gap, gap.',
    );
    expect(getAnnouncement(reduceStep(createGame('house'), tryLetter('z')))).toBe('No Z. 5 ropes left.');
  });
});

describe('a whole word', () => {
  test('solves the round in any case and with spaces around it', () => {
    const solved = reduceStep(createGame('Monday'), createGuess('  MONDAY '));
    expect(solved.state.phase).toBe('shown');
    expect(isSolved(getCurrentRound(solved.state))).toBe(true);
    expect(getAnswers(solved)).toEqual([{ id: 'Monday', grade: 'right', hint: false, ms: 1000 }]);
  });

  test('that is wrong costs as much as a letter, once', () => {
    const wrong = playMoves(createGame('house'), createGuess('kitchen'));
    expect(countWrongTries(getCurrentRound(wrong))).toBe(1);
    expect(reduceStep(wrong, createGuess('Kitchen')).state).toBe(wrong);
  });

  test('with a single slip is reported and costs nothing', () => {
    const nearly = reduceStep(createGame('believe'), createGuess('beleive'));
    expect(nearly.state.nearly).toBe('beleive');
    expect(getAnnouncement(nearly)).toContain('almost right');
    expect(countWrongTries(getCurrentRound(nearly.state))).toBe(0);
    expect(playMoves(nearly.state, tryLetter('b')).nearly).toBeNull();
  });

  test('that is wrong stays in the message until the next try', () => {
    const wrong = playMoves(createGame('house'), tryLetter('h'), createGuess('kitchen'));
    expect(wrong.refused).toBe('kitchen');
    expect(playMoves(wrong, createGuess('houes')).refused).toBeNull();
    expect(playMoves(wrong, tryLetter('o')).refused).toBeNull();
  });

  test('that is empty does nothing', () => {
    const state = createGame('house');
    expect(reduceStep(state, createGuess('   ')).state).toBe(state);
  });
});

describe('hints', () => {
  test('show the sentence, then the first letter in all its places, then nothing', () => {
    const sentence = reduceStep(createGame('eleven'), HINT);
    expect(getAnnouncement(sentence)).toBe('An gap.');
    const letter = reduceStep(sentence.state, HINT);
    expect(getPattern(getCurrentRound(letter.state))).toEqual(['e', null, 'e', null, 'e', null]);
    expect(reduceStep(letter.state, HINT).state).toBe(letter.state);
  });

  test('start with the first letter if the sentence has the word in another form', () => {
    const state = createGame('house');
    const words = state.words.map((word) => ({ ...word, gapped: null }));
    expect(getAnnouncement(reduceStep({ ...state, words }, HINT))).toContain('H: H, gap');
  });

  test('cost points but no try, and can solve the word', () => {
    const hinted = playMoves(createGame('noon'), tryLetter('o'), HINT, HINT);
    expect(hinted.phase).toBe('shown');
    expect(countWrongTries(getCurrentRound(hinted))).toBe(0);
    expect(getPoints(hinted)).toBe(POINTS.word - 2 * POINTS.hint);
  });
});

describe('points', () => {
  test('are ten minus one for each wrong try, and at least one for a solved word', () => {
    expect(getPoints(playMoves(createGame('house'), createGuess('house')))).toBe(POINTS.word);
    expect(getPoints(playMoves(createGame('house'), tryLetter('z'), createGuess('house')))).toBe(
      POINTS.word - 1,
    );
    const hard = [...'bcdfg'].map(tryLetter);
    expect(getPoints(playMoves(createGame('house'), ...hard, HINT, HINT, createGuess('house')))).toBe(
      POINTS.least,
    );
    expect(getPoints(playMoves(createGame('house'), ...hard, tryLetter('j')))).toBe(0);
  });
});

describe('the end', () => {
  test('comes after the fifth word, and each word is shown before the next', () => {
    let state = createGame('house');
    for (let word = 1; word <= GUESS_WORDS; word += 1) {
      expect(state.phase).toBe('guessing');
      state = playMoves(state, createGuess('house'), { type: 'continued' });
    }
    expect(state.phase).toBe('over');
    expect(getResult(state)).toMatchObject({ headline: 'You found every word!', stars: 3, misses: [] });
  });

  test('explains the words that were lost or needed a hint', () => {
    const state = playMoves(
      createGame('house'),
      HINT,
      createGuess('house'),
      { type: 'continued' },
      createGuess('garden'),
    );
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
  test('has words due for review, and new ones', async () => {
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
    const dueCount = words.filter(({ word }) => due.includes(word)).length;
    expect(dueCount).toBe(Math.ceil(GUESS_WORDS / 2));
  });

  test('hides its words, which are spelt with gaps for screen readers', () => {
    expect(formatSpelling(getCurrentRound(createGame('ice')))).toBe('gap, gap, gap');
  });
});
