import { describe, expect, test } from 'vitest';
import { getResult } from '../../../src/games/word-search/outcome.ts';
import { reduce } from '../../../src/games/word-search/rules.ts';
import {
  getPoints,
  POINTS,
  type SearchMove,
  type SearchState,
} from '../../../src/games/word-search/state.ts';
import { createRulesRunner } from '../rules-runner.ts';

/* C A T X O X D O G */
const STATE: SearchState = {
  size: 3,
  letters: [...'CATXOXDOG'],
  hidden: [
    { word: 'cat', meaning: 'an animal that purrs', example: 'The cat is asleep.', run: [0, 1, 2] },
    { word: 'dog', meaning: 'an animal that barks', example: 'The dog is awake.', run: [6, 7, 8] },
  ],
  found: [],
  hinted: [],
  eased: [],
  list: 'meanings',
  miss: null,
  since: 0,
  stage: { phase: 'searching', anchor: null },
};

const { reduceStep, playMoves } = createRulesRunner<SearchState, SearchMove>(reduce);
const play = (...moves: SearchMove[]) => playMoves(STATE, ...moves);

const CAT: SearchMove = { type: 'drew', from: 0, to: 2 };
const DOG: SearchMove = { type: 'drew', from: 6, to: 8 };

describe('a word', () => {
  test('is found by a line between its first and last letter, in either direction', () => {
    expect(play(CAT).found).toEqual([0]);
    expect(play({ type: 'drew', from: 2, to: 0 }).found).toEqual([0]);
  });

  test('is found by two taps', () => {
    const chosen = play({ type: 'tapped', cell: 8 });
    expect(chosen.stage).toEqual({ phase: 'searching', anchor: 8 });
    expect(reduceStep(chosen, { type: 'tapped', cell: 6 }).state.found).toEqual([1]);
  });

  test('is not found by a part of it, nor twice', () => {
    const short = play({ type: 'drew', from: 0, to: 1 });
    expect(short).toMatchObject({ found: [], miss: [0, 1] });
    expect(play(CAT, CAT).found).toEqual([0]);
  });

  test('is announced, and recorded with the time since the last one', () => {
    const { effects } = reduceStep({ ...STATE, since: 400 }, CAT);
    expect(effects).toEqual([
      { type: 'announce', text: 'cat: an animal that purrs. 10 points. 1 of 2 found.' },
      {
        type: 'answered',
        item: { kind: 'word', id: 'cat' },
        grade: 'right',
        by: 'recognition',
        ms: 600,
        hint: false,
      },
    ]);
  });
});

describe('the chosen end', () => {
  test('is cleared by a second tap or by Escape', () => {
    expect(play({ type: 'tapped', cell: 0 }, { type: 'tapped', cell: 0 })).toEqual(STATE);
    expect(play({ type: 'tapped', cell: 0 }, { type: 'cleared-anchor' })).toEqual(STATE);
  });

  test('moves to the second cell if no straight line connects them', () => {
    const moved = play({ type: 'tapped', cell: 0 }, { type: 'tapped', cell: 5 });
    expect(moved.stage).toEqual({ phase: 'searching', anchor: 5 });
  });

  test('must be a cell of the grid', () => {
    for (const cell of [-1, 9, 1.5, Number.NaN]) expect(play({ type: 'tapped', cell })).toEqual(STATE);
    expect(play({ type: 'drew', from: -1, to: 2 })).toEqual(STATE);
  });
});

describe('points', () => {
  test('are ten for a word, six with its first letter, and four with the words listed', () => {
    expect(getPoints(play(CAT))).toBe(POINTS.unaided);
    expect(getPoints(play({ type: 'asked-hint', place: 0 }, CAT))).toBe(POINTS.hinted);
    const eased = play(CAT, { type: 'switched-list' }, { type: 'switched-list' }, DOG);
    expect(getPoints(eased)).toBe(POINTS.unaided + POINTS.eased);
  });

  test('are not reduced by a hint for a word that was hinted or does not exist', () => {
    const hinted = play({ type: 'asked-hint', place: 0 });
    expect(reduceStep(hinted, { type: 'asked-hint', place: 0 }).state).toBe(hinted);
    expect(play({ type: 'asked-hint', place: 7 })).toBe(STATE);
  });

  test('are reduced by a hint, which announces the first letter and its cell', () => {
    expect(reduceStep(STATE, { type: 'asked-hint', place: 1 }).effects).toEqual([
      { type: 'announce', text: 'It starts with D, in row 3, column 1.' },
    ]);
  });
});

describe('the end', () => {
  test('comes when the finished grid is closed', () => {
    const full = play(CAT, DOG);
    expect(full.stage).toEqual({ phase: 'shown', hasGivenUp: false });
    const over = reduceStep(full, { type: 'closed' }).state;
    expect(over.stage.phase).toBe('over');
    expect(getResult(over)).toMatchObject({ score: { value: 20 }, stars: 3, misses: [] });
  });

  test('of a search that was given up announces and explains the remaining words', () => {
    const { state, effects = [] } = reduceStep(play(CAT), { type: 'gave-up' });
    expect(effects.find((each) => each.type === 'announce')).toEqual({
      type: 'announce',
      text: 'You didn’t find: dog.',
    });
    expect(effects.filter((each) => each.type === 'answered')).toMatchObject([
      { item: { id: 'dog' }, grade: 'missed' },
    ]);
    const { stars, headline, misses } = getResult(state);
    expect(stars).toBeUndefined();
    expect(headline).toBe('You found 1 of 2 words.');
    expect(misses).toEqual([
      { word: 'dog', right: 'dog', reason: 'It means: an animal that barks. For example: The dog is awake.' },
    ]);
  });

  test('ignores further moves', () => {
    const full = play(CAT, DOG);
    for (const move of [CAT, { type: 'gave-up' }, { type: 'asked-hint', place: 0 }] as const) {
      expect(reduceStep(full, move).state).toBe(full);
    }
  });
});
