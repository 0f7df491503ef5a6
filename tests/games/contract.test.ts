import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import { pick, seededRng } from '../../src/domain/random.ts';
import type { Game, GameDefinition, Stamped } from '../../src/games/contract.ts';
import { generalKnowledge } from '../../src/games/general-knowledge/index.ts';
import { restoreGame } from '../../src/games/host/saved-game.ts';
import { levelOffers } from '../../src/games/level-offers.ts';
import { GAMES } from '../../src/games/registry.ts';
import { TIMINGS } from '../../src/games/time-limit.ts';
import { runs } from '../runs.ts';
import type { GameProbe } from './game-probe.ts';
import { PROBES } from './probes.ts';

/*
 * What every game owes: docs/adding-a-game.md says it in words.
 */

/** The hall's games, and the library's. */
const EVERY_GAME = [...GAMES, generalKnowledge] as const;

const SEQUENCES = runs(1000);
const SEQUENCES_IN_DETAIL = runs(25);
/** Far more than the longest game of random moves takes. */
const MOST_EVENTS = 20_000;
/** A thousand crosswords take a minute to make, and longer on a busy machine. */
const TIME_FOR_ALL = 600_000;

type AnyEvent = Stamped<{ type: string }>;

/** One random game, event by event. */
interface Playthrough {
  game: Game;
  bank: unknown;
  initial: unknown;
  /** Sends events until the game is over; the last state is returned, with the events that led there. */
  play(onStep?: (before: unknown, event: AnyEvent, after: unknown) => void): {
    state: unknown;
    events: readonly AnyEvent[];
  };
}

describe.each(EVERY_GAME.map((definition) => [definition.id, definition] as const))(
  '%s',
  (id, definition) => {
    const probe: GameProbe = PROBES[id];
    const offered: GameDefinition = definition;
    const variants = offered.variants?.map((variant) => variant.id) ?? [''];
    const banks = new Map<string, unknown>();
    let game: Game;

    beforeAll(async () => {
      game = await definition.load();
      for (const level of probe.levels) {
        for (const variant of variants) banks.set(`${level}/${variant}`, await probe.bank(level, variant));
      }
    }, TIME_FOR_ALL);

    function deal(seed: number): Playthrough {
      const rng = seededRng(seed);
      const [level, variant] = [pick(probe.levels, rng), pick(variants, rng)];
      const bank = banks.get(`${level}/${variant}`);
      const initial = game.start(bank, { level, variant, seed, used: [] });
      let timing = pick(TIMINGS, rng);
      let at = 0;

      function nextEvent(state: unknown): AnyEvent {
        if (rng() < 0.01) timing = pick(TIMINGS, rng);
        const due = game.nextTick(state, timing);
        // Now and then the learner dreams until something happens by itself.
        if (due !== null && rng() < 0.3) {
          at = Math.max(at, due);
          return { type: 'ticked', at, timing };
        }
        at += Math.floor(rng() * 1500);
        if (rng() < 0.1) return { type: 'ticked', at, timing };
        return { ...probe.move(state, rng, bank), at, timing };
      }

      return {
        game,
        bank,
        initial,
        play(onStep) {
          const events: AnyEvent[] = [];
          let state = initial;
          while (!game.isOver(state)) {
            if (events.length === MOST_EVENTS) throw new Error(`The game of seed ${seed} does not end`);
            const event = nextEvent(state);
            const after = game.reduce(state, event, bank);
            onStep?.(state, event, after);
            events.push(event);
            state = after;
          }
          return { state, events };
        },
      };
    }

    test('is described for the hall', () => {
      expect(readdirSync('src/games')).toContain(id);
      expect(definition.title).not.toBe('');
      expect(definition.blurb.length).toBeLessThanOrEqual(120);
      expect(definition.howTo.length).toBeLessThanOrEqual(300);
      expect(definition.skills.length).toBeGreaterThan(0);
      expect(definition.minutes).toBeGreaterThan(0);
    });

    test('has a valid bank, and deals a sound game from it, at every level and of every kind', async () => {
      const levels = levelOffers(offered).map(({ level }) => level);
      for (const level of levels) {
        for (const variant of variants) {
          const bank = await game.loadBank(level, variant);
          const state = game.start(bank, { level, variant, seed: 1, used: [] });
          expect(game.invariants(state)).toEqual([]);
          expect(restoreGame(game, asSaved(state)).kind).toBe('saved');
        }
      }
    });

    test(
      'random games keep the invariants and restore from a save at every step, and end',
      () => {
        for (let seed = 0; seed < SEQUENCES; seed += 1) {
          const playthrough = deal(seed);
          expectRestored(playthrough.initial, `Seed ${seed}, at the start`);
          const { state } = playthrough.play((before, event, after) => {
            if (after !== before) expectRestored(after, `Seed ${seed}, ${JSON.stringify(event)}`);
          });
          expect(game.isOver(state)).toBe(true);
        }
      },
      TIME_FOR_ALL,
    );

    /** What lies on the device is the same sound game, unless it is over: then there is nothing to go on with. */
    function expectRestored(state: unknown, where: string): void {
      const restored = restoreGame(game, asSaved(state));
      const expected = game.isOver(state) ? { kind: 'none' } : { kind: 'saved', saved: savedAs(state) };
      if (isDeepStrictEqual(restored, expected)) return;
      expect(game.invariants(state), where).toEqual([]);
      expect(restored, where).toEqual(expected);
    }

    test('a whole game replays from its seed and its events', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        const { state, events } = deal(seed).play();
        const again = deal(seed);
        const replayed = events.reduce(
          (before: unknown, event) => game.reduce(before, event, again.bank),
          again.initial,
        );
        expect(replayed).toEqual(state);
      }
    });

    test('a step leaves the state before it as it was', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        const { bank, play } = deal(seed);
        // What is frozen throws when it is written to.
        play((before, event, after) => expectSame(game.reduce(deepFrozen(before), event, bank), after));
      }
    });

    test('a tick changes something when it is due, and nothing a moment before', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        const { bank, play } = deal(seed);
        play((_before, event, after) => {
          const { timing } = event;
          const due = game.isOver(after) ? null : game.nextTick(after, timing);
          if (due === null) return;
          expect(game.reduce(after, { type: 'ticked', at: due, timing }, bank)).not.toBe(after);
          if (due - 1 < event.at) return;
          expect(game.reduce(after, { type: 'ticked', at: due - 1, timing }, bank)).toBe(after);
        });
      }
    });

    test('a game that is over stays as it is', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        const { bank, play } = deal(seed);
        const { state, events } = play();
        const at = (events.at(-1)?.at ?? 0) + 60_000;
        for (const event of events.slice(-50)) expect(game.reduce(state, { ...event, at }, bank)).toBe(state);
      }
    });

    test('answers are only ever added', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        deal(seed).play((before, _event, after) => {
          const known = game.answers(before);
          expectSame(game.answers(after).slice(0, known.length), known);
        });
      }
    });

    test('the result names each missed word once, with its right form and the reason', () => {
      for (let seed = 0; seed < SEQUENCES_IN_DETAIL; seed += 1) {
        const { headline, scoreText, score, misses } = game.result(deal(seed).play().state);
        expect(headline).not.toBe('');
        expect(scoreText).not.toBe('');
        expect(Number.isFinite(score)).toBe(true);
        expect(new Set(misses.map(({ word, asked }) => asked ?? word)).size).toBe(misses.length);
        for (const { word, right, reason } of misses) expect([word, right, reason]).not.toContain('');
      }
    });

    test('deals from words that earlier games did not use, as long as there are enough', () => {
      for (const level of probe.levels) {
        const [variant = ''] = variants;
        const bank = banks.get(`${level}/${variant}`);
        const first = game.usedWords(game.start(bank, { level, variant, seed: 1, used: [] }));
        const second = game.usedWords(game.start(bank, { level, variant, seed: 2, used: first }));
        expect(second.filter((word) => first.includes(word))).toEqual([]);
      }
    });

    test('a broken save is refused or played on, and never crashes', () => {
      const states: unknown[] = [];
      deal(1).play((_before, _event, after) => {
        if (states.length < 200) states.push(after);
      });
      fc.assert(
        fc.property(fc.constantFrom(...states), fc.nat(), fc.jsonValue(), (state, place, junk) => {
          const raw = withOneLeafReplaced(savedAs(state), place, junk);
          const restored = restoreGame(game, raw);
          if (restored.kind !== 'saved') return;
          const { bank } = deal(1);
          const rng = seededRng(place);
          let current = restored.saved.state;
          for (let step = 0; step < 30 && !game.isOver(current); step += 1) {
            game.standing(current);
            game.nextTick(current, 'normal');
            const event = { ...probe.move(current, rng, bank), at: step * 900, timing: 'normal' as const };
            const after = game.reduce(current, event, bank);
            game.announce(current, after);
            current = after;
          }
        }),
        { numRuns: 300 },
      );
      fc.assert(fc.property(fc.anything(), (raw) => restoreGame(game, raw).kind !== 'saved'));
    });
  },
);

test('every game has an id of its own', () => {
  const ids = EVERY_GAME.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

function savedAs(state: unknown) {
  return { level: LEVELS[0], variant: '', begunAt: 1, played: 2, recorded: 0, state };
}

/** A game as a device gives it back. */
function asSaved(state: unknown): unknown {
  return JSON.parse(JSON.stringify(savedAs(state)));
}

/** As `toEqual`, and fast enough for every step of many games. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}

/** A copy of `value` in which one of its leaves, or one whole branch, is `junk`. */
function withOneLeafReplaced(value: unknown, place: number, junk: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const spots: { holder: Record<string, unknown>; key: string }[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      spots.push({ holder, key });
      walk(holder[key]);
    }
  };
  walk(copy);
  const spot = spots[place % spots.length];
  if (spot) spot.holder[spot.key] = junk;
  return copy;
}
