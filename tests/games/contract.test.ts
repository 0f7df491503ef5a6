import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { gradedAnswerSchema } from '../../src/domain/game-records.ts';
import { gameRequestSchema } from '../../src/domain/game-request-schemas.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import type { Game, GameEffect, GameMeta } from '../../src/games/contract.ts';
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
 * What every game owes: docs/adding-a-game.md says it in words.
 */

const SEQUENCES = scaleRuns(1000);
/** They are played in so many deals, which take longest to make. */
const DEALS = scaleRuns(100);
/** Of these, every step is looked at closely. */
const SEQUENCES_IN_DETAIL = scaleRuns(25);
const GAMES_IN_A_ROW = 30;
/** For a busy machine. */
const TIME_FOR_ALL = 600_000;

describe.each(GAMES.map((meta) => [meta.id, meta] as const))('%s', (id, meta) => {
  const probe: GameProbe = PROBES[id];
  const offered: GameMeta = meta;
  const told = [offered, ...(offered.young ? [{ ...offered, ...offered.young }] : [])];
  const variants = offered.variants?.map((variant) => variant.id) ?? [''];
  const banks = new Map<string, unknown>();
  const getBank = (level: string, variant: string) => banks.get(`${level}/${variant}`);
  let game: Game;

  beforeAll(async () => {
    game = await meta.load();
    for (const level of probe.levels) {
      for (const variant of variants) banks.set(`${level}/${variant}`, await probe.loadBank(level, variant));
    }
  }, TIME_FOR_ALL);

  const dealAnew = (seed: number) => dealGame(seed % DEALS, { game, probe, variants, getBank });
  const deals: DealtGame[] = [];

  /** The random game of that seed. No step changes a state, so that several may share a deal. */
  function random(seed: number) {
    deals[seed % DEALS] ??= dealAnew(seed);
    return createPlaythrough(seed, deals[seed % DEALS] ?? dealAnew(seed), { game, probe });
  }

  const inDetail = Array.from({ length: SEQUENCES_IN_DETAIL }, (_, seed) => seed);

  test('is described for its room', () => {
    expect(readdirSync('src/games')).toContain(id);
    for (const { title, blurb, howTo } of told) {
      expect(title).not.toBe('');
      expect(blurb.length).toBeLessThanOrEqual(120);
      expect(howTo.length).toBeLessThanOrEqual(300);
    }
    expect(meta.skills.length).toBeGreaterThan(0);
    expect(meta.minutes).toBeGreaterThan(0);
  });

  test('has a valid bank, and deals a sound game from it, at every level and of every kind', async () => {
    for (const { load } of told) {
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
    'a thousand random games keep the invariants, say what happened, and end',
    () => {
      for (let seed = 0; seed < SEQUENCES; seed += 1) {
        const { bank, play } = random(seed);
        play((before, event, { state, effects = [], request }) => {
          const broken = [
            ...(state === before ? [] : probe.findBrokenRules(state)),
            ...faultsOf(effects, bank),
          ];
          if (broken.length > 0) expect(broken, `Seed ${seed}, ${JSON.stringify(event)}`).toEqual([]);
          if (request) v.parse(gameRequestSchema, request);
        });
      }
    },
    TIME_FOR_ALL,
  );

  /** What is wrong with what a step told. */
  function faultsOf(happened: readonly GameEffect[], bank: unknown): string[] {
    return happened.flatMap((each) => {
      if (each.type === 'announce') return each.text.trim() === '' ? ['Nothing is said.'] : [];
      if (each.type !== 'answered') return [];
      if (!v.is(gradedAnswerSchema, each)) return [`${JSON.stringify(each)} is no answer.`];
      return probe.knowsItem(bank, each.item) ? [] : [`${each.item.id} is not in the bank.`];
    });
  }

  test('a saved game restores as the same game at every step, unless it is over', () => {
    for (const seed of inDetail) {
      const { initial, play } = random(seed);
      expectSame(restoreGame(game, asSaved(initial)), { kind: 'saved', saved: savedAs(initial) });
      play((before, _event, { state }) => {
        if (state === before) return;
        const expected = game.isOver(state) ? { kind: 'none' } : { kind: 'saved', saved: savedAs(state) };
        expectSame(restoreGame(game, asSaved(state)), expected);
      });
    }
  });

  test('a whole game replays from its seed and its events', () => {
    for (const seed of inDetail) {
      const { state, events } = random(seed).play();
      const { bank, initial } = dealAnew(seed);
      const replayed = events.reduce((before, event) => game.reduce(before, event, bank).state, initial);
      expect(replayed).toEqual(state);
    }
  });

  test('a step leaves the state before it as it was', () => {
    for (const seed of inDetail) {
      const { bank, play } = random(seed);
      // What is frozen throws when it is written to.
      play((before, event, change) => expectSame(game.reduce(deepFrozen(before), event, bank), change));
    }
  });

  test('a tick changes something when it is due, and nothing a moment before', () => {
    for (const seed of inDetail) {
      const { bank, play } = random(seed);
      play((_before, { at, timing }, { state }) => {
        const due = game.isOver(state) ? null : (game.getNextTickTime?.(state, timing) ?? null);
        if (due === null) return;
        const tickedAt = (when: number) =>
          game.reduce(state, { type: 'ticked', at: when, timing }, bank).state;
        expect(tickedAt(due)).not.toBe(state);
        if (due - 1 >= at) expect(tickedAt(due - 1)).toBe(state);
      });
    }
  });

  test('a game that is over stays as it is', () => {
    for (const seed of inDetail) {
      const { bank, play } = random(seed);
      const { state, events } = play();
      const at = (events.at(-1)?.at ?? 0) + 60_000;
      for (const event of events.slice(-50)) {
        expect(game.reduce(state, { ...event, at }, bank).state).toBe(state);
      }
    }
  });

  test('what is decided stays so to the end: it tells nothing more, and its result is the same', () => {
    for (const seed of inDetail) {
      let decided: unknown = null;
      const { state: end } = random(seed).play((before, _event, { state, effects = [], request }) => {
        if (!game.isDecided?.(before)) return;
        decided ??= game.getResult(before);
        expect(game.isDecided(state)).toBe(true);
        expect([effects, request]).toEqual([[], undefined]);
      });
      if (decided) expect(game.getResult(end)).toEqual(decided);
    }
  });

  test('the result names each missed word once, with its right form and the reason', () => {
    for (const seed of inDetail) {
      const { headline, score, misses } = game.getResult(random(seed).play().state);
      expect(headline).not.toBe('');
      expect(score?.text).not.toBe('');
      expect(Number.isFinite(score?.value ?? 0)).toBe(true);
      expect(new Set(misses.map(({ word, asked }) => asked ?? word)).size).toBe(misses.length);
      for (const { word, right, reason } of misses) expect([word, right, reason]).not.toContain('');
    }
  });

  test('what it keeps between games can be read again, and thirty games in a row repeat nothing', () => {
    const { carriedState } = game;
    if (!carriedState) return;
    for (const level of probe.levels) {
      let kept = carriedState.initial;
      for (let seed = 0; seed < (probe.gamesBeforeRepeats ?? GAMES_IN_A_ROW); seed += 1) {
        // What is kept for a choice alone never meets another one.
        const variant = variants[carriedState.scope === 'each-choice' ? 0 : seed % variants.length] ?? '';
        const options = { level, variant, seed, startedAt: 1, learner: DEFAULT_LEARNER, carriedState: kept };
        const state = game.createInitialState(getBank(level, variant), options);
        expect(probe.findBrokenRules(state)).toEqual([]);
        const before = new Set(usedIn(kept));
        const now = usedIn(carriedState.update(carriedState.initial, state, ANY_CHOICE));
        expect(now.filter((item) => before.has(item))).toEqual([]);
        kept = carriedState.update(kept, state, ANY_CHOICE);
      }
      expect(v.parse(carriedState.schema, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    }
  });

  test('what is no saved game of these rules is refused', () => {
    const saved = savedAs(random(1).initial);
    expect(restoreGame(game, { ...saved, version: game.version + 1 }).kind).toBe('broken');
    expect(restoreGame(game, { ...saved, state: {} }).kind).toBe('broken');
    forAll(fc.anything(), (raw) => restoreGame(game, raw).kind !== 'saved');
  });

  function savedAs(state: unknown) {
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

  /** A game as a device gives it back. */
  function asSaved(state: unknown): unknown {
    return JSON.parse(JSON.stringify(savedAs(state)));
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

/** What must not come again, of what a game keeps; another memory says nothing of that. */
function usedIn(kept: unknown): readonly unknown[] {
  const read = v.safeParse(usedSchema, kept);
  return read.success ? read.output : [];
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
