import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameLearner, TickEvent, Transition } from '../../../src/games/game-contract.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import {
  CARD_COUNT,
  findPartner,
  getCard,
  getCardStatus,
  type MemoryMatchState,
} from '../../../src/games/memory-match/cards.ts';
import { createInitialState } from '../../../src/games/memory-match/deal.ts';
import { getResult } from '../../../src/games/memory-match/outcome.ts';
import { getNextTickTime, type MemoryMatchMove, reduce } from '../../../src/games/memory-match/rules.ts';
import { createWord } from '../../content/words/create-word.ts';
import { forAll } from '../../for-all.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const WORDS = [...'abcdefghijkl'].map((letter) => createWord(`word${letter}`));

const createGame = (seed = 1) =>
  createInitialState(WORDS, { seed, learner: DEFAULT_LEARNER, carriedState: [] });

/** Reduces moves, each at its play time. */
function playMoves(
  state: MemoryMatchState,
  moves: readonly [at: number, move: MemoryMatchMove | TickEvent][],
  timeLimits: TimeLimitSetting = 'normal',
): MemoryMatchState {
  return moves.reduce((before, [at, move]) => reduce(before, { ...move, at, timeLimits }).state, state);
}

/** Reduces one event, with its effects. */
const reduceMove = (
  state: MemoryMatchState,
  at: number,
  move: MemoryMatchMove | TickEvent,
): Transition<MemoryMatchState> => reduce(state, { ...move, at, timeLimits: 'normal' });

const flip = (cardIndex: number): MemoryMatchMove => ({ type: 'flipped', cardIndex });
const TICK: TickEvent = { type: 'ticked' };

/** A place that is neither `place`, nor its partner, nor one of `others`. */
function findOtherPlace(state: MemoryMatchState, place: number, ...others: number[]): number {
  const excluded = new Set([place, findPartner(state, place), ...others]);
  return state.cards.findIndex((_, index) => !excluded.has(index));
}

describe('the deal', () => {
  test('has words due for review as half of its pairs', () => {
    const due = WORDS.slice(6).map(({ word }) => word);
    const { pairs } = createInitialState(WORDS, {
      seed: 1,
      learner: { ...DEFAULT_LEARNER, due },
      carriedState: due,
    });
    const dealt = pairs.map(({ word }) => word);
    expect(due.slice(0, 4).every((word) => dealt.includes(word))).toBe(true);
  });

  test('has long meanings only of chosen words, not of due ones', () => {
    const long = createWord('long', { meaning: 'm'.repeat(49) });
    const dealWords = (own: Partial<GameLearner>) =>
      createInitialState([long, ...WORDS], {
        seed: 1,
        learner: { ...DEFAULT_LEARNER, ...own },
        carriedState: [],
      }).pairs.map(({ word }) => word);
    expect(dealWords({})).not.toContain('long');
    expect(dealWords({ due: ['long'] })).toHaveLength(8);
    expect(dealWords({ due: ['long'] })).not.toContain('long');
    expect(dealWords({ chosenWords: ['long'] })).toContain('long');
  });

  test('never has two synonyms, because either meaning would fit either word', () => {
    const twins = [
      createWord('begin', { synonyms: ['start'] }),
      createWord('start'),
      createWord('huge'),
      createWord('enormous', { synonyms: ['huge'] }),
    ];
    forAll(fc.integer({ min: 0, max: 10_000 }), (seed) => {
      const { pairs } = createInitialState([...twins, ...WORDS], {
        seed,
        learner: { ...DEFAULT_LEARNER, due: ['begin', 'start', 'huge', 'enormous'] },
        carriedState: [],
      });
      const dealt = pairs.map(({ word }) => word);
      expect(dealt).toHaveLength(8);
      expect(dealt.filter((word) => ['begin', 'start'].includes(word))).toHaveLength(1);
      expect(dealt.filter((word) => ['huge', 'enormous'].includes(word))).toHaveLength(1);
    });
  });

  test('has eight words and their meanings face down', () => {
    const state = createGame();
    expect(state.cards).toHaveLength(16);
    const texts = state.cards.map((_, index) => getCard(state, index).text).sort();
    expect(texts).toEqual(state.pairs.flatMap(({ word, meaning }) => [word, meaning]).sort());
    expect(state.cards.every((_, index) => getCardStatus(state, index) === 'down')).toBe(true);
  });
});

describe('two open cards that match', () => {
  const before = createGame();
  const matched = playMoves(before, [
    [0, flip(0)],
    [500, flip(findPartner(before, 0))],
  ]);

  test('lock the others for exactly 1000 ms', () => {
    const other = findOtherPlace(matched, 0);
    expect(getNextTickTime(matched, 'normal')).toBe(1500);
    expect(playMoves(matched, [[1499, flip(other)]])).toBe(matched);
    expect(playMoves(matched, [[1500, TICK]]).found).toEqual([getCard(matched, 0).pair]);
    // A card turned at that moment counts, even before the tick.
    expect(getCardStatus(playMoves(matched, [[1500, flip(other)]]), other)).toBe('open');
  });

  test('stay open until the end', () => {
    const resolved = playMoves(matched, [[1500, TICK]]);
    expect(getCardStatus(resolved, 0)).toBe('found');
    expect(playMoves(resolved, [[9000, flip(0)]])).toBe(resolved);
  });

  test('are a right answer, with the time since the turn began', () => {
    const second = reduceMove(playMoves(before, [[0, flip(0)]]), 500, flip(findPartner(before, 0)));
    expect(getAnswers(second)).toEqual([
      { id: getCard(before, 0).word, grade: 'right', hint: false, ms: 500 },
    ]);
  });
});

describe('two open cards that do not match', () => {
  const before = createGame();
  const other = findOtherPlace(before, 0);
  const mismatched = playMoves(before, [
    [0, flip(0)],
    [500, flip(other)],
  ]);

  test('lock the others for exactly 1200 ms', () => {
    const third = findOtherPlace(mismatched, 0, other);
    expect(getNextTickTime(mismatched, 'normal')).toBe(1700);
    expect(playMoves(mismatched, [[1699, flip(third)]])).toBe(mismatched);
    const back = playMoves(mismatched, [[1700, TICK]]);
    expect([getCardStatus(back, 0), getCardStatus(back, other)]).toEqual(['down', 'down']);
    expect(getCardStatus(playMoves(mismatched, [[1700, flip(third)]]), third)).toBe('open');
  });

  test('stay open without time limits until the next card is turned', () => {
    expect(getNextTickTime(mismatched, 'off')).toBeNull();
    const next = playMoves(mismatched, [[60_000, flip(0)]], 'off');
    // An open card does not count as the next card.
    expect(next).toBe(mismatched);
    const third = findOtherPlace(mismatched, 0, other);
    const turned = playMoves(mismatched, [[60_000, flip(third)]], 'off');
    expect([getCardStatus(turned, 0), getCardStatus(turned, other), getCardStatus(turned, third)]).toEqual([
      'down',
      'down',
      'open',
    ]);
  });

  test('are no mistake if neither the second card nor the partner had been seen', () => {
    expect(getAnswers(reduceMove(playMoves(before, [[0, flip(0)]]), 500, flip(other)))).toEqual([]);
    expect(mismatched.mistakes).toEqual([]);
  });

  test('are a mistake, explained in the result, if the partner had been seen', () => {
    const again = playMoves(mismatched, [
      [2000, flip(findPartner(before, 0))],
      [2100, flip(findOtherPlace(before, 0, other))],
      [4000, flip(0)],
    ]);
    const { word, meaning } = getCard(before, 0);
    const missed = reduceMove(again, 4100, flip(other));
    expect(getAnswers(missed)).toMatchObject([{ id: word, grade: 'missed' }]);
    expect(getResult(missed.state).misses.find((miss) => miss.word === word)?.reason).toContain(meaning);
  });
});

test('two cards are one move, and pressing the same card twice is none', () => {
  const state = createGame();
  const once = playMoves(state, [[0, flip(3)]]);
  expect(playMoves(once, [[100, flip(3)]])).toBe(once);
  expect(once.moves).toBe(0);
  expect(playMoves(once, [[200, flip(4)]]).moves).toBe(1);
});

test('a hint shows the partner’s row, costs a move, and marks the recorded answer', () => {
  const state = playMoves(createGame(), [
    [0, flip(0)],
    [100, { type: 'asked-hint' }],
  ]);
  const partner = findPartner(state, 0);
  expect(state.hintedRow).toBe(Math.floor(partner / 4));
  const found = reduceMove(state, 200, flip(partner));
  expect(getAnswers(found)).toMatchObject([{ hint: true }]);
  expect(getResult(found.state).score?.text).toBe('2 moves');
});

test('a game without a wrong move takes eight and earns three stars', () => {
  let state = createGame();
  let at = 0;
  for (let place = 0; place < CARD_COUNT; place += 1) {
    if (getCardStatus(state, place) !== 'down') continue;
    state = playMoves(state, [
      [at, flip(place)],
      [at + 10, flip(findPartner(state, place))],
      [at + 1010, TICK],
    ]);
    at += 2000;
  }
  expect(state.turn.phase).toBe('over');
  expect(getResult(state)).toMatchObject({
    score: { value: -8, text: '8 moves' },
    stars: 3,
    misses: [],
  });
});

describe('an announcement', () => {
  const before = createGame();
  const one = reduceMove(before, 0, flip(0));

  test('reads the text of a turned card', () => {
    expect(getAnnouncement(one)).toBe(`${getCard(before, 0).text}.`);
  });

  test('says whether two open cards are a pair', () => {
    const pair = reduceMove(one.state, 10, flip(findPartner(before, 0)));
    expect(getAnnouncement(pair)).toContain('A pair!');
    expect(getAnnouncement(reduceMove(pair.state, 1010, TICK))).toBe('1 of 8 pairs found.');
    const none = reduceMove(one.state, 10, flip(findOtherPlace(before, 0)));
    expect(getAnnouncement(none)).toContain('Not a pair.');
    expect(getAnnouncement(reduceMove(none.state, 1210, TICK))).toBe('Both cards turned back.');
  });
});
