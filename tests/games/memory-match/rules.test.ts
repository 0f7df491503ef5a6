import { describe, expect, test } from 'vitest';
import type { Change, GameLearner, Tick } from '../../../src/games/contract.ts';
import type { Timing } from '../../../src/games/kit/time-limit.ts';
import { CARDS, cardAt, faceAt, type MemoryState, partnerOf } from '../../../src/games/memory-match/cards.ts';
import { result } from '../../../src/games/memory-match/outcome.ts';
import { type MemoryMove, nextTick, reduce, start } from '../../../src/games/memory-match/rules.ts';
import { aWord } from '../../content/words/a-word.ts';
import { answersBy, saidBy } from '../happened.ts';
import { SOMEBODY } from '../playthrough.ts';

const WORDS = [...'abcdefghijkl'].map((letter) => aWord(`word${letter}`));

const fresh = (seed = 1) => start(WORDS, { seed, learner: SOMEBODY, memory: [] });

/** Sends moves at their times, by a clock that the test sets. */
function played(
  state: MemoryState,
  moves: readonly [at: number, move: MemoryMove | Tick][],
  timing: Timing = 'normal',
): MemoryState {
  return moves.reduce((before, [at, move]) => reduce(before, { ...move, at, timing }).state, state);
}

/** One step, with what it told. */
const step = (state: MemoryState, at: number, move: MemoryMove | Tick): Change<MemoryState> =>
  reduce(state, { ...move, at, timing: 'normal' });

const flip = (place: number): MemoryMove => ({ type: 'flipped', place });
const TICK: Tick = { type: 'ticked' };

/** A place whose card does not belong to that at `place`, nor is it one of `others`. */
function strangerTo(state: MemoryState, place: number, ...others: number[]): number {
  const known = new Set([place, partnerOf(state, place), ...others]);
  return state.cards.findIndex((_, index) => !known.has(index));
}

describe('the deal', () => {
  test('has the words that the learner is to meet again as half of its pairs', () => {
    const due = WORDS.slice(6).map(({ word }) => word);
    const { pairs } = start(WORDS, { seed: 1, learner: { ...SOMEBODY, due }, memory: due });
    const dealt = pairs.map(({ word }) => word);
    expect(due.slice(0, 4).every((word) => dealt.includes(word))).toBe(true);
  });

  test('has no meaning that is too long for a card, though its word is due, but of chosen words', () => {
    const long = aWord('long', { meaning: 'm'.repeat(49) });
    const dealt = (own: Partial<GameLearner>) =>
      start([long, ...WORDS], { seed: 1, learner: { ...SOMEBODY, ...own }, memory: [] }).pairs.map(
        ({ word }) => word,
      );
    expect(dealt({})).not.toContain('long');
    expect(dealt({ due: ['long'] })).toHaveLength(8);
    expect(dealt({ due: ['long'] })).not.toContain('long');
    expect(dealt({ chosen: ['long'] })).toContain('long');
  });

  test('lays eight words and their meanings face down', () => {
    const state = fresh();
    expect(state.cards).toHaveLength(16);
    const texts = state.cards.map((_, place) => cardAt(state, place).text).sort();
    expect(texts).toEqual(state.pairs.flatMap(({ word, meaning }) => [word, meaning]).sort());
    expect(state.cards.every((_, place) => faceAt(state, place) === 'down')).toBe(true);
  });
});

describe('two open cards that match', () => {
  const before = fresh();
  const matched = played(before, [
    [0, flip(0)],
    [500, flip(partnerOf(before, 0))],
  ]);

  test('lock the rest for 1000 ms and not a millisecond longer', () => {
    const other = strangerTo(matched, 0);
    expect(nextTick(matched, 'normal')).toBe(1500);
    expect(played(matched, [[1499, flip(other)]])).toBe(matched);
    expect(played(matched, [[1500, TICK]]).found).toEqual([cardAt(matched, 0).pair]);
    // A card turned at that moment counts, even before the tick.
    expect(faceAt(played(matched, [[1500, flip(other)]]), other)).toBe('open');
  });

  test('stay open for good', () => {
    const resolved = played(matched, [[1500, TICK]]);
    expect(faceAt(resolved, 0)).toBe('found');
    expect(played(resolved, [[9000, flip(0)]])).toBe(resolved);
  });

  test('are a right answer, with the time since the turn began', () => {
    const second = step(played(before, [[0, flip(0)]]), 500, flip(partnerOf(before, 0)));
    expect(answersBy(second)).toEqual([{ id: cardAt(before, 0).word, grade: 'right', hint: false, ms: 500 }]);
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
    expect(nextTick(mismatched, 'normal')).toBe(1700);
    expect(played(mismatched, [[1699, flip(third)]])).toBe(mismatched);
    const back = played(mismatched, [[1700, TICK]]);
    expect([faceAt(back, 0), faceAt(back, other)]).toEqual(['down', 'down']);
    expect(faceAt(played(mismatched, [[1700, flip(third)]]), third)).toBe('open');
  });

  test('stay until the next card is turned when there are no limits', () => {
    expect(nextTick(mismatched, 'off')).toBeNull();
    const next = played(mismatched, [[60_000, flip(0)]], 'off');
    // The open card itself is no next card.
    expect(next).toBe(mismatched);
    const third = strangerTo(mismatched, 0, other);
    const turned = played(mismatched, [[60_000, flip(third)]], 'off');
    expect([faceAt(turned, 0), faceAt(turned, other), faceAt(turned, third)]).toEqual([
      'down',
      'down',
      'open',
    ]);
  });

  test('are no mistake while both were unknown', () => {
    expect(answersBy(step(played(before, [[0, flip(0)]]), 500, flip(other)))).toEqual([]);
    expect(mismatched.mistakes).toEqual([]);
  });

  test('are a mistake, explained at the end, when the partner had been seen', () => {
    const again = played(mismatched, [
      [2000, flip(partnerOf(before, 0))],
      [2100, flip(strangerTo(before, 0, other))],
      [4000, flip(0)],
    ]);
    const { word, meaning } = cardAt(before, 0);
    const missed = step(again, 4100, flip(other));
    expect(answersBy(missed)).toMatchObject([{ id: word, grade: 'missed' }]);
    expect(result(missed.state).misses.find((miss) => miss.word === word)?.reason).toContain(meaning);
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
  const partner = partnerOf(state, 0);
  expect(state.hintedRow).toBe(Math.floor(partner / 4));
  const found = step(state, 200, flip(partner));
  expect(answersBy(found)).toMatchObject([{ hint: true }]);
  expect(result(found.state).score?.text).toBe('2 moves');
});

test('a game without a wrong move takes eight and earns three stars', () => {
  let state = fresh();
  let at = 0;
  for (let place = 0; place < CARDS; place += 1) {
    if (faceAt(state, place) !== 'down') continue;
    state = played(state, [
      [at, flip(place)],
      [at + 10, flip(partnerOf(state, place))],
      [at + 1010, TICK],
    ]);
    at += 2000;
  }
  expect(state.turn.phase).toBe('over');
  expect(result(state)).toMatchObject({
    score: { value: -8, text: '8 moves' },
    stars: 3,
    misses: [],
  });
});

describe('a screen reader', () => {
  const before = fresh();
  const one = step(before, 0, flip(0));

  test('is told what stands on the card that was turned', () => {
    expect(saidBy(one)).toBe(`${cardAt(before, 0).text}.`);
  });

  test('is told whether the two are a pair', () => {
    const pair = step(one.state, 10, flip(partnerOf(before, 0)));
    expect(saidBy(pair)).toContain('A pair!');
    expect(saidBy(step(pair.state, 1010, TICK))).toBe('1 of 8 pairs found.');
    const none = step(one.state, 10, flip(strangerTo(before, 0)));
    expect(saidBy(none)).toContain('Not a pair.');
    expect(saidBy(step(none.state, 1210, TICK))).toBe('Both turned back.');
  });
});
