import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { MAX_WRONG_LETTERS } from '../../../src/domain/limits.ts';
import { pick } from '../../../src/domain/random.ts';
import {
  countWrongTries,
  GUESS_WORDS,
  type GuessMove,
  type GuessState,
  getCurrentRound,
  getPattern,
  getPoints,
  getRounds,
  isLost,
  isSolved,
  MAX_POINTS,
} from '../../../src/games/guess-the-word/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** With some that are no letters of a word. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzEÉ7 ', ''];

/** How the contract test plays Guess the Word by random moves, and the rules that each state keeps. */
export const guessTheWordProbe: GameProbe<readonly Word[], GuessState> = {
  levels: LEVELS,
  loadBank: (level) => loadWords(level),
  createMove(state, rng): GuessMove {
    const { word } = getCurrentRound(state);
    if (state.phase === 'shown' && rng() < 0.5) return { type: 'continued' };
    const moves: readonly GuessMove[] = [
      { type: 'tried-letter', letter: pick(LETTERS, rng) },
      { type: 'tried-letter', letter: pick([...word], rng) },
      { type: 'guessed-word', text: pick([word, `${word}x`, 'xylophone', '', word.slice(1)], rng) },
      { type: 'asked-hint' },
      { type: 'continued' },
    ];
    return rng() < 0.6 ? { type: 'tried-letter', letter: pick(LETTERS, rng) } : pick(moves, rng);
  },
  findBrokenRules: (state) => {
    const { phase, tried } = state;
    const round = getCurrentRound(state);
    const hasEnded = isSolved(round) || isLost(round);
    return findBrokenRules([
      [
        () => getRounds(state).every((each) => countWrongTries(each) <= MAX_WRONG_LETTERS),
        'a word has at most six wrong tries',
      ],
      [() => (phase === 'guessing') === !hasEnded, 'a word is guessed until it is solved or lost'],
      [() => phase !== 'over' || tried.length === GUESS_WORDS, 'a game ends with its last word'],
      [
        () => tried.every(({ letters }) => new Set(letters).size === letters.length),
        'no letter is tried twice',
      ],
      [() => getPattern(round).length === round.word.length, 'the pattern is as long as the word'],
      [() => getPoints(state) <= MAX_POINTS, 'points never pass the maximum'],
    ]);
  },
  knowsItem: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};
