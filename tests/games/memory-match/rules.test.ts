import { describe, expect, test } from 'vitest';
import type { GameLearner, TickEvent, Transition } from '../../../src/games/contract.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import {
  CARD_COUNT,
  findPartner,
  getCard,
  getCardFace,
  type MemoryMatchState,
} from '../../../src/games/memory-match/cards.ts';
import { getResult } from '../../../src/games/memory-match/outcome.ts';
import {
  createInitialState,
  getNextTickTime,
  type MemoryMatchMove,
  reduce,
} from '../../../src/games/memory-match/rules.ts';
import { createWord } from '../../content/words/create-word.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';

const WORDS = [...'abcdefghijkl'].map((letter) => createWord(`word${letter}`));

const fresh = (seed = 1) => createInitialState(WORDS, { seed, learner: DEFAULT_LEARNER, carriedState: [] });

/** Sends moves at their times, by a clock that the test sets. */
function played(
  state: MemoryMatchState,
  moves: readonly [at: number, move: MemoryMatchMove | TickEvent][],
  timing: TimeLimitSetting = 'normal',
): MemoryMatchState {
  return moves.reduce((before, [at, move]) => reduce(before, { ...move, at, timing }).state, state);
}

/** One step, with what it told. */
const step = (
  state: MemoryMatchState,
  at: number,
  move: MemoryMatchMove | TickEvent,
): Transition<MemoryMatchState> => reduce(state, { ...move, at, timing: 'normal' });

const flip = (place: number): MemoryMatchMove => ({ type: 'flipped', place });
const TICK: TickEvent = { type: 'ticked' };

/** A place whose card does not belong to that at `place`, nor is it one of `others`. */
function strangerTo(state: MemoryMatchState, place: number, ...others: number[]): number {
  const known = new Set([place, findPartner(state, place), ...others]);
  return state.cards.findIndex((_, index) => !known.has(index));
}

describe('the deal', () => {
  test('has the words that the learner is to meet again as half of its pairs', () => {
    const due = WORDS.slice(6).map(({ word }) => word);
    const { pairs } = createInitialState(WORDS, {
      seed: 1,
      learner: { ...DEFAULT_LEARNER, due },
      carriedState: due,
    });
    const dealt = pairs.map(({ word }) => word);
    expect(due.slice(0, 4).every((word) => dealt.includes(word))).toBe(true);
  });

  test('has no meaning that is too long for a card, though its word is due, but of chosen words', () => {
    const long = createWord('long', { meaning: 'm'.repeat(49) });
    const dealt = (own: Partial<GameLearner>) =>
      createInitialState([long, ...WORDS], {
        seed: 1,
        learner: { ...DEFAULT_LEARNER, ...own },
        carriedState: [],
      }).pairs.map(({ word }) => word);
    expect(dealt({})).not.toContain('long');
    expect(dealt({ due: ['long'] })).toHaveLength(8);
    expect(dealt({ due: ['long'] })).not.toContain('long');
    expect(dealt({ chosenWords: ['long'] })).toContain('long');
  });

  test('lays eight words and their meanings face down', () => {
    const state = fresh();
    expect(state.cards).toHaveLength(16);
    const texts = state.cards.map((_, place) => getCard(state, place).text).sort();
    expect(texts).toEqual(state.pairs.flatMap(({ word, meaning }) => [word, meaning]).sort());
    expect(state.cards.every((_, place) => getCardFace(state, place) === 'down')).toBe(true);
  });
});

describe('two open cards that match', () => {
  const before = fresh();
  const matched = played(before, [
    [0, flip(0)],
    [500, flip(findPartner(before, 0))],
  ]);

  test('lock the rest for 1000 ms and not a millisecond longer', () => {
    const other = strangerTo(matched, 0);
    expect(getNextTickTime(matched, 'normal')).toBe(1500);
    expect(played(matched, [[1499, flip(other)]])).toBe(matched);
    expect(played(matched, [[1500, TICK]]).found).toEqual([getCard(matched, 0).pair]);
    // A card turned at that moment counts, even before the tick.
    expect(getCardFace(played(matched, [[1500, flip(other)]]), other)).toBe('open');
  });

  test('stay open for good', () => {
    const resolved = played(matched, [[1500, TICK]]);
    expect(getCardFace(resolved, 0)).toBe('found');
    expect(played(resolved, [[9000, flip(0)]])).toBe(resolved);
  });

  test('are a right answer, with the time since the turn began', () => {
    const second = step(played(before, [[0, flip(0)]]), 500, flip(findPartner(before, 0)));
    expect(getAnswers(second)).toEqual([
      { id: getCard(before, 0).word, grade: 'right', hint: false, ms: 500 },
    ]);
  });
});

describe('two open cards that do not match', () => {
  const before = fresh();
  const other = strangerTo(before, 0);
  const mismatched = played(before, [
    [0, flip(0)],
    [500, flip(other)],
  ]);

  test('lock the rest for 1200 ms and not a millisecond longer', () => {
    const third = strangerTo(mismatched, 0, other);
    expect(getNextTickTime(mismatched, 'normal')).toBe(1700);
    expect(played(mismatched, [[1699, flip(third)]])).toBe(mismatched);
    const back = played(mismatched, [[1700, TICK]]);
    expect([getCardFace(back, 0), getCardFace(back, other)]).toEqual(['down', 'down']);
    expect(getCardFace(played(mismatched, [[1700, flip(third)]]), third)).toBe('open');
  });

  test('stay until the next card is turned when there are no limits', () => {
    expect(getNextTickTime(mismatched, 'off')).toBeNull();
    const next = played(mismatched, [[60_000, flip(0)]], 'off');
    // The open card itself is no next card.
    expect(next).toBe(mismatched);
    const third = strangerTo(mismatched, 0, other);
    const turned = played(mismatched, [[60_000, flip(third)]], 'off');
    expect([getCardFace(turned, 0), getCardFace(turned, other), getCardFace(turned, third)]).toEqual([
      'down',
      'down',
      'open',
    ]);
  });

  test('are no mistake while both were unknown', () => {
    expect(getAnswers(step(played(before, [[0, flip(0)]]), 500, flip(other)))).toEqual([]);
    expect(mismatched.mistakes).toEqual([]);
  });

  test('are a mistake, explained at the end, when the partner had been seen', () => {
    const again = played(mismatched, [
      [2000, flip(findPartner(before, 0))],
      [2100, flip(strangerTo(before, 0, other))],
      [4000, flip(0)],
    ]);
    const { word, meaning } = getCard(before, 0);
    const missed = step(again, 4100, flip(other));
    expect(getAnswers(missed)).toMatchObject([{ id: word, grade: 'missed' }]);
    expect(getResult(missed.state).misses.find((miss) => miss.word === word)?.reason).toContain(meaning);
  });
});

test('two cards are one move, and the same card twice is none', () => {
  const state = fresh();
  const once = played(state, [[0, flip(3)]]);
  expect(played(once, [[100, flip(3)]])).toBe(once);
  expect(once.moves).toBe(0);
  expect(played(once, [[200, flip(4)]]).moves).toBe(1);
});

test('a hint names the partner’s row, costs a move, and marks the answer', () => {
  const state = played(fresh(), [
    [0, flip(0)],
    [100, { type: 'asked-hint' }],
  ]);
  const partner = findPartner(state, 0);
  expect(state.hintedRow).toBe(Math.floor(partner / 4));
  const found = step(state, 200, flip(partner));
  expect(getAnswers(found)).toMatchObject([{ hint: true }]);
  expect(getResult(found.state).score?.text).toBe('2 moves');
});

test('a game without a wrong move takes eight and earns three stars', () => {
  let state = fresh();
  let at = 0;
  for (let place = 0; place < CARD_COUNT; place += 1) {
    if (getCardFace(state, place) !== 'down') continue;
    state = played(state, [
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

describe('a screen reader', () => {
  const before = fresh();
  const one = step(before, 0, flip(0));

  test('is told what stands on the card that was turned', () => {
    expect(getAnnouncement(one)).toBe(`${getCard(before, 0).text}.`);
  });

  test('is told whether the two are a pair', () => {
    const pair = step(one.state, 10, flip(findPartner(before, 0)));
    expect(getAnnouncement(pair)).toContain('A pair!');
    expect(getAnnouncement(step(pair.state, 1010, TICK))).toBe('1 of 8 pairs found.');
    const none = step(one.state, 10, flip(strangerTo(before, 0)));
    expect(getAnnouncement(none)).toContain('Not a pair.');
    expect(getAnnouncement(step(none.state, 1210, TICK))).toBe('Both turned back.');
  });
});
