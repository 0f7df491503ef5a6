import { loadWords } from '../../../src/content/words/word-bank.ts';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { WRONG_LETTERS } from '../../../src/domain/limits.ts';
import { pick } from '../../../src/domain/random.ts';
import {
  currentRound,
  GUESS_WORDS,
  type GuessMove,
  type GuessState,
  isLost,
  isSolved,
  MOST_POINTS,
  pattern,
  pointsOf,
  roundsOf,
  wrongTries,
} from '../../../src/games/guess-the-word/state.ts';
import { brokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzEÉ7 ', ''];

export const guessTheWordProbe: GameProbe<readonly Word[], GuessState> = {
  levels: LEVELS,
  bank: (level) => loadWords(level),
  move(state, rng): GuessMove {
    const { word } = currentRound(state);
    if (state.phase === 'shown' && rng() < 0.5) return { type: 'went-on' };
    const moves: readonly GuessMove[] = [
      { type: 'tried-letter', letter: pick(LETTERS, rng) },
      { type: 'tried-letter', letter: pick([...word], rng) },
      { type: 'guessed-word', text: pick([word, `${word}x`, 'xylophone', '', word.slice(1)], rng) },
      { type: 'asked-hint' },
      { type: 'went-on' },
    ];
    return rng() < 0.6 ? { type: 'tried-letter', letter: pick(LETTERS, rng) } : pick(moves, rng);
  },
  invariants: (state) => {
    const { phase, tried } = state;
    const round = currentRound(state);
    const hasEnded = isSolved(round) || isLost(round);
    return brokenRules([
      [
        () => roundsOf(state).every((each) => wrongTries(each) <= WRONG_LETTERS),
        'six wrong tries are the most',
      ],
      [() => (phase === 'guessing') === !hasEnded, 'a word is guessed until it is solved or lost'],
      [() => phase !== 'over' || tried.length === GUESS_WORDS, 'a game ends with its last word'],
      [
        () => tried.every(({ letters }) => new Set(letters).size === letters.length),
        'no letter is tried twice',
      ],
      [() => pattern(round).length === round.word.length, 'the pattern is as long as the word'],
      [() => pointsOf(state) <= MOST_POINTS, 'there are no more points than that'],
    ]);
  },
  knows: (words, { kind, id }) => kind === 'word' && words.some(({ word }) => word === id),
};
