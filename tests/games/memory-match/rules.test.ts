import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/content/words/word-schema.ts';
import type { Tick } from '../../../src/games/contract.ts';
import { invariants } from '../../../src/games/memory-match/invariants.ts';
import { announce, result } from '../../../src/games/memory-match/outcome.ts';
import { nextTick, reduce, start } from '../../../src/games/memory-match/rules.ts';
import {
  CARDS,
  cardAt,
  faceAt,
  type MemoryMove,
  type MemoryState,
  partnerOf,
  textAt,
} from '../../../src/games/memory-match/state.ts';
import type { Timing } from '../../../src/games/time-limit.ts';

const WORDS: readonly Word[] = Array.from({ length: 12 }, (_, index) => ({
  word: `word${'abcdefghijkl'[index]}`,
  pos: 'noun',
  level: 'A1',
  topic: 'home',
  meaning: `meaning ${index}`,
  examples: ['An example.'],
}));

const fresh = (seed = 1) => start(WORDS, { level: 'A1', variant: '', seed, used: [] });

/** Sends moves at their times, by a clock that the test sets. */
function played(
  state: MemoryState,
  moves: readonly [at: number, move: MemoryMove | Tick][],
  timing: Timing = 'normal',
): MemoryState {
  return moves.reduce((before, [at, move]) => reduce(before, { ...move, at, timing }), state);
}

const flip = (place: number): MemoryMove => ({ type: 'flipped', place });
const TICK: Tick = { type: 'ticked' };

/** A place whose card does not belong to that at `place`, nor is it one of `others`. */
function strangerTo(state: MemoryState, place: number, ...others: number[]): number {
  const known = new Set([place, partnerOf(state, place), ...others]);
  return state.cards.findIndex((_, index) => !known.has(index));
}

describe('the deal', () => {
  test('lays eight words and their meanings face down', () => {
    const state = fresh();
    expect(state.cards).toHaveLength(16);
    const texts = state.cards.map((_, place) => textAt(state, place)).sort();
    expect(texts).toEqual(state.pairs.flatMap(({ word, meaning }) => [word, meaning]).sort());
    expect(state.cards.every((_, place) => faceAt(state, place) === 'down')).toBe(true);
  });

  test('keeps its invariants for every seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(invariants(fresh(seed))).toEqual([]);
      }),
    );
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
    expect(played(matched, [[1499, TICK]])).toBe(matched);
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
    expect(matched.answers).toEqual([
      { word: textAtWord(matched, 0), right: true, hintUsed: false, ms: 500 },
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
    expect(nextTick(mismatched, 'normal')).toBe(1700);
    expect(played(mismatched, [[1699, flip(third)]])).toBe(mismatched);
    expect(played(mismatched, [[1699, TICK]])).toBe(mismatched);
    const back = played(mismatched, [[1700, TICK]]);
    expect([faceAt(back, 0), faceAt(back, other)]).toEqual(['down', 'down']);
    expect(faceAt(played(mismatched, [[1700, flip(third)]]), third)).toBe('open');
  });

  test('stay twice as long when times are longer', () => {
    expect(nextTick(mismatched, 'longer')).toBe(2900);
    expect(played(mismatched, [[2899, TICK]], 'longer')).toBe(mismatched);
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
    expect(mismatched.answers).toEqual([]);
    expect(mismatched.mistakes).toEqual([]);
  });

  test('are a mistake, explained at the end, when the partner had been seen', () => {
    const again = played(mismatched, [
      [2000, flip(partnerOf(before, 0))],
      [2100, flip(strangerTo(before, 0, other))],
      [4000, flip(0)],
      [4100, flip(other)],
    ]);
    const { pair } = cardAt(again, 0);
    expect(again.answers.at(-1)).toMatchObject({ word: again.pairs[pair]?.word, right: false });
    const miss = result(again).misses.find(({ word }) => word === again.pairs[pair]?.word);
    expect(miss?.reason).toContain(again.pairs[pair]?.meaning);
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
  const found = played(state, [[200, flip(partner)]]);
  expect(found.answers.at(-1)?.hintUsed).toBe(true);
  expect(result(found).scoreText).toBe('2 moves');
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
  expect(result(state)).toMatchObject({ score: -8, scoreText: '8 moves', stars: 3, misses: [] });
});

describe('a screen reader', () => {
  const before = fresh();
  const one = played(before, [[0, flip(0)]]);

  test('is told what stands on the card that was turned', () => {
    expect(announce(before, one)).toBe(`${textAt(one, 0)}.`);
  });

  test('is told whether the two are a pair', () => {
    const pair = played(one, [[10, flip(partnerOf(one, 0))]]);
    expect(announce(one, pair)).toContain('A pair!');
    expect(announce(pair, played(pair, [[1010, TICK]]))).toBe('1 of 8 pairs found.');
    const none = played(one, [[10, flip(strangerTo(one, 0))]]);
    expect(announce(one, none)).toContain('Not a pair.');
    expect(announce(none, played(none, [[1210, TICK]]))).toBe('Both turned back.');
  });
});

function textAtWord(state: MemoryState, place: number): string {
  return state.pairs[cardAt(state, place).pair]?.word ?? '';
}
