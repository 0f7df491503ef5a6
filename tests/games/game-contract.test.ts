import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { gradedAnswerSchema } from '../../src/domain/game-records.ts';
import { gameRequestSchema } from '../../src/domain/game-request-schemas.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import type { Game, GameEffect, GameMeta } from '../../src/games/game-contract.ts';
import { getOfferedLevels } from '../../src/games/host/level-offers.ts';
import { EMPTY_PLAY_RECORD } from '../../src/games/host/play-record.ts';
import { restoreGame } from '../../src/games/host/saved-game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { forAll } from '../for-all.ts';
import { scaleRuns } from '../scale-runs.ts';
import { ANY_CHOICE } from './any-choice.ts';
import type { GameProbe } from './game-probe.ts';
import { createPlaythrough, DEFAULT_LEARNER, type DealtGame, dealGame } from './playthrough.ts';
import { PROBES } from './probes.ts';

/*
 * The contract of every game, which docs/adding-a-game.md describes.
 */

const SEQUENCES = scaleRuns(1000);
/** The sequences share this many deals, because dealing is slow. */
const DEALS = scaleRuns(100);
/** How many sequences are checked in detail, step by step. */
const SEQUENCES_IN_DETAIL = scaleRuns(25);
const GAMES_IN_A_ROW = 30;
/** Moves that end a game which could go on. */
const CHOSEN_ENDS: ReadonlySet<string> = new Set(['stopped', 'walked', 'finished']);
/** In milliseconds, for a busy machine. */
const TIMEOUT_MS = 600_000;

describe.each(GAMES.map((meta) => [meta.id, meta] as const))('%s:', (id, meta) => {
  const probe: GameProbe = PROBES[id];
  const offered: GameMeta = meta;
  const editions = [offered, ...(offered.young ? [{ ...offered, ...offered.young }] : [])];
  const variants = offered.variants?.map((variant) => variant.id) ?? [''];
  const banks = new Map<string, unknown>();
  const getBank = (level: string, variant: string) => banks.get(`${level}/${variant}`);
  let game: Game;

  beforeAll(async () => {
    game = await meta.load();
    for (const level of probe.levels) {
      for (const variant of variants) banks.set(`${level}/${variant}`, await probe.loadBank(level, variant));
    }
  }, TIMEOUT_MS);

  const dealNew = (seed: number) => dealGame(seed % DEALS, { game, probe, variants, getBank });
  const deals: DealtGame[] = [];

  /** The random game of a seed. Steps never modify a state, so games may share a deal. */
  function createRandomGame(seed: number) {
    deals[seed % DEALS] ??= dealNew(seed);
    return createPlaythrough(seed, deals[seed % DEALS] ?? dealNew(seed), { game, probe });
  }

  const detailSeeds = Array.from({ length: SEQUENCES_IN_DETAIL }, (_, seed) => seed);

  test('the meta has texts within their limits', () => {
    expect(readdirSync('src/games')).toContain(id);
    for (const { title, blurb, howTo } of editions) {
      expect(title).not.toBe('');
      expect(blurb.length).toBeLessThanOrEqual(120);
      expect(howTo.length).toBeLessThanOrEqual(300);
    }
    expect(meta.skills.length).toBeGreaterThan(0);
    expect(meta.minutes).toBeGreaterThan(0);
  });

  test('every level and variant deals a sound game from a valid bank', async () => {
    for (const { load } of editions) {
      const each = await load();
      for (const { level } of getOfferedLevels(offered)) {
        for (const variant of variants) {
          const bank = await each.loadBank(level, variant);
          const carriedState = each.carriedState?.initial ?? null;
          const options = { level, variant, seed: 1, startedAt: 1, learner: DEFAULT_LEARNER, carriedState };
          expect(probe.findBrokenRules(each.createInitialState(bank, options))).toEqual([]);
        }
      }
    }
  });

  test(
    'a thousand random games keep the rules and end',
    () => {
      for (let seed = 0; seed < SEQUENCES; seed += 1) {
        const { bank, play } = createRandomGame(seed);
        play((before, event, { state, effects = [], request }) => {
          const broken = [
            ...(state === before ? [] : probe.findBrokenRules(state)),
            ...findEffectFaults(effects, bank),
          ];
          if (broken.length > 0) expect(broken, `Seed ${seed}, ${JSON.stringify(event)}`).toEqual([]);
          if (request) v.parse(gameRequestSchema, request);
        });
      }
    },
    TIMEOUT_MS,
  );

  /** What is wrong with the effects of a step, in sentences. */
  function findEffectFaults(effects: readonly GameEffect[], bank: unknown): string[] {
    return effects.flatMap((each) => {
      if (each.type === 'announce') return each.text.trim() === '' ? ['An announcement is empty.'] : [];
      if (each.type !== 'answered') return [];
      if (!v.is(gradedAnswerSchema, each)) return [`${JSON.stringify(each)} is no answer.`];
      return probe.knowsItem(bank, each.item) ? [] : [`${each.item.id} is not in the bank.`];
    });
  }

  test('a saved game restores as the same game at every step, unless it is over', () => {
    for (const seed of detailSeeds) {
      const { initial, play } = createRandomGame(seed);
      expectSame(restoreGame(game, toStoredGame(initial)), {
        kind: 'saved',
        saved: createSavedGame(initial),
      });
      play((before, _event, { state }) => {
        if (state === before) return;
        const expected = game.isOver(state)
          ? { kind: 'none' }
          : { kind: 'saved', saved: createSavedGame(state) };
        expectSame(restoreGame(game, toStoredGame(state)), expected);
      });
    }
  });

  test('a whole game replays from its seed and its events', () => {
    for (const seed of detailSeeds) {
      const { state, events } = createRandomGame(seed).play();
      const { bank, initial } = dealNew(seed);
      const replayed = events.reduce((before, event) => game.reduce(before, event, bank).state, initial);
      expect(replayed).toEqual(state);
    }
  });

  test('a step leaves the state before it as it was', () => {
    for (const seed of detailSeeds) {
      const { bank, play } = createRandomGame(seed);
      // Writing to a frozen object throws.
      play((before, event, change) => expectSame(game.reduce(deepFreeze(before), event, bank), change));
    }
  });

  test('a tick changes something when it is due, and nothing a moment before', () => {
    for (const seed of detailSeeds) {
      const { bank, play } = createRandomGame(seed);
      play((_before, { at, timeLimits }, { state }) => {
        const due = game.isOver(state) ? null : (game.getNextTickTime?.(state, timeLimits) ?? null);
        if (due === null) return;
        const reduceTick = (when: number) =>
          game.reduce(state, { type: 'ticked', at: when, timeLimits }, bank).state;
        expect(reduceTick(due)).not.toBe(state);
        if (due - 1 >= at) expect(reduceTick(due - 1)).toBe(state);
      });
    }
  });

  test('a game that is over stays as it is', () => {
    for (const seed of detailSeeds) {
      const { bank, play } = createRandomGame(seed);
      const { state, events } = play();
      const at = (events.at(-1)?.at ?? 0) + 60_000;
      for (const event of events.slice(-50)) {
        expect(game.reduce(state, { ...event, at }, bank).state).toBe(state);
      }
    }
  });

  test('a game is decided before a press that only closes it, so that its result is stored already', () => {
    for (const seed of detailSeeds) {
      createRandomGame(seed).play((before, event, { state, effects = [] }) => {
        if (!game.isOver(state) || event.type === 'ticked' || CHOSEN_ENDS.has(event.type)) return;
        if (effects.some(({ type }) => type === 'answered')) return;
        expect(game.isDecided?.(before), JSON.stringify(event)).toBe(true);
      });
    }
  });

  test('a decided game stays decided, records nothing and keeps its result', () => {
    for (const seed of detailSeeds) {
      let decided: unknown = null;
      const { state: end } = createRandomGame(seed).play(
        (before, _event, { state, effects = [], request }) => {
          if (!game.isDecided?.(before)) return;
          decided ??= game.getResult(before);
          expect(game.isDecided(state)).toBe(true);
          expect(game.getResult(state)).toEqual(decided);
          expect(effects.filter(({ type }) => type === 'answered' || type === 'took-back')).toEqual([]);
          expect(request).toBeUndefined();
        },
      );
      if (decided) expect(game.getResult(end)).toEqual(decided);
    }
  });

  test('the result names each missed word once, with its right form and the reason', () => {
    for (const seed of detailSeeds) {
      const { headline, score, misses } = game.getResult(createRandomGame(seed).play().state);
      expect(headline).not.toBe('');
      expect(score?.text).not.toBe('');
      expect(Number.isFinite(score?.value ?? 0)).toBe(true);
      expect(new Set(misses.map(({ word, asked }) => asked ?? word)).size).toBe(misses.length);
      for (const { word, right, reason } of misses) expect([word, right, reason]).not.toContain('');
    }
  });

  test('the carried state parses, and thirty games in a row repeat nothing', () => {
    const { carriedState } = game;
    if (!carriedState) return;
    for (const level of probe.levels) {
      let carried = carriedState.initial;
      for (let seed = 0; seed < (probe.gamesBeforeRepeats ?? GAMES_IN_A_ROW); seed += 1) {
        // A state of one choice is never used for another one.
        const variant = variants[carriedState.scope === 'each-choice' ? 0 : seed % variants.length] ?? '';
        const options = {
          level,
          variant,
          seed,
          startedAt: 1,
          learner: DEFAULT_LEARNER,
          carriedState: carried,
        };
        const state = game.createInitialState(getBank(level, variant), options);
        expect(probe.findBrokenRules(state)).toEqual([]);
        const before = new Set(getUsedItems(carried));
        const now = getUsedItems(carriedState.update(carriedState.initial, state, ANY_CHOICE));
        expect(now.filter((item) => before.has(item))).toEqual([]);
        carried = carriedState.update(carried, state, ANY_CHOICE);
      }
      expect(v.parse(carriedState.schema, JSON.parse(JSON.stringify(carried)))).toEqual(carried);
    }
  });

  test('a saved game of other rules is refused', () => {
    const saved = createSavedGame(createRandomGame(1).initial);
    expect(restoreGame(game, { ...saved, version: game.version + 1 }).kind).toBe('unreadable');
    expect(restoreGame(game, { ...saved, state: {} }).kind).toBe('unreadable');
    forAll(fc.anything(), (raw) => restoreGame(game, raw).kind !== 'saved');
  });

  function createSavedGame(state: unknown) {
    const { version } = game;
    return {
      level: LEVELS[0],
      variant: '',
      begunAt: 1,
      played: 2,
      record: EMPTY_PLAY_RECORD,
      version,
      state,
    };
  }

  /** A saved game as the device returns it. */
  function toStoredGame(state: unknown): unknown {
    return JSON.parse(JSON.stringify(createSavedGame(state)));
  }
});

test('every game has its own id', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

test('the piece of every cheer is drawn', () => {
  expect(GAMES.map(({ cheer }) => renderToStaticMarkup(cheer.piece))).not.toContain('');
});

const usedSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ used: v.array(v.unknown()) }),
    v.transform(({ used }) => used),
  ),
]);

/** The used items in a carried state; empty for a state of another shape. */
function getUsedItems(carried: unknown): readonly unknown[] {
  const read = v.safeParse(usedSchema, carried);
  return read.success ? read.output : [];
}

/** Like `toEqual`, but fast enough for every step of many games. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
