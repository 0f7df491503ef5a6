import { type GameReply, type GameRequest, isFinalReply } from '../../src/domain/game-request-schemas.ts';
import { createSeededRng, pick, type Rng } from '../../src/domain/random.ts';
import type { Game, GameLearner, TimestampedEvent, Transition } from '../../src/games/game-contract.ts';
import { TIME_LIMIT_SETTINGS } from '../../src/games/kit/time-limit.ts';
import type { GameProbe } from './game-probe.ts';

/** Far more than the longest game of random moves takes. */
const MAX_EVENTS = 20_000;

export const DEFAULT_LEARNER: GameLearner = {
  ageBand: 'adult',
  due: [],
  weak: [],
  learning: [],
  ownWords: [],
  chosenWords: [],
  reviews: {},
};

const REPLIES: readonly GameReply[] = [
  {
    kind: 'checked',
    checked: {
      text: 'Well begun.',
      note: 'Well.',
      marks: [{ start: 0, end: 2, correction: 'A', reason: 'So it is.' }],
    },
  },
  { kind: 'waiting' },
  { kind: 'answered', text: 'Well done.' },
  { kind: 'refused', message: 'Not now.' },
];

export type AnyEvent = TimestampedEvent<{ type: string }>;
export type StepListener = (before: unknown, event: AnyEvent, change: Transition<unknown>) => void;

/** One random game. */
export interface Playthrough {
  bank: unknown;
  initial: unknown;
  /** Sends events until the game is over, and calls `onStep` for each. */
  play(onStep?: StepListener): { state: unknown; events: readonly AnyEvent[] };
}

interface PlaythroughParts {
  game: Game;
  probe: GameProbe;
  variants: readonly string[];
  getBank: (level: string, variant: string) => unknown;
}

/** A game after the deal. */
export interface DealtGame {
  bank: unknown;
  initial: unknown;
}

/** Deals a random game of a random level and variant. */
export function dealGame(seed: number, { game, probe, variants, getBank }: PlaythroughParts): DealtGame {
  const rng = createSeededRng(seed);
  const [level, variant] = [pick(probe.levels, rng), pick(variants, rng)];
  const bank = getBank(level, variant);
  const carriedState = game.carriedState?.initial ?? null;
  const initial = game.createInitialState(bank, {
    level,
    variant,
    seed,
    startedAt: 1,
    learner: DEFAULT_LEARNER,
    carriedState,
  });
  return { bank, initial };
}

/** Plays a dealt game by random events from a seed. */
export function createPlaythrough(
  seed: number,
  { bank, initial }: DealtGame,
  { game, probe }: Pick<PlaythroughParts, 'game' | 'probe'>,
): Playthrough {
  return {
    bank,
    initial,
    play(onStep) {
      const source = createEventSource(game, probe, bank, createSeededRng(seed));
      const events: AnyEvent[] = [];
      let state = initial;
      while (!game.isOver(state)) {
        if (events.length === MAX_EVENTS) throw new Error(`The game of seed ${seed} does not end`);
        const event = source.createNext(state);
        const change = game.reduce(state, event, bank);
        onStep?.(state, event, change);
        if (change.request) source.expectReply(change.request);
        events.push(event);
        state = change.state;
      }
      return { state, events };
    },
  };
}

/** Creates random moves, ticks and replies with increasing times: up to a second and a half apart. */
function createEventSource(game: Game, probe: GameProbe, bank: unknown, rng: Rng) {
  const openRequests: GameRequest[] = [];
  // The learner can change the setting during a game.
  let timeLimits = pick(TIME_LIMIT_SETTINGS, rng);
  let at = 0;
  return {
    expectReply: (request: GameRequest) => openRequests.push(request),
    createNext(state: unknown): AnyEvent {
      if (rng() < 0.01) timeLimits = pick(TIME_LIMIT_SETTINGS, rng);
      const due = game.getNextTickTime?.(state, timeLimits) ?? null;
      // Sometimes the learner waits for the tick.
      if (due !== null && rng() < 0.3) {
        at = Math.max(at, due);
        return { type: 'ticked', at, timeLimits };
      }
      at += Math.floor(rng() * 1500);
      // A tick may also come when none is due.
      if (rng() < 0.1) return { type: 'ticked', at, timeLimits };
      const [request] = openRequests;
      if (request && rng() < 0.2) {
        const result = pick(REPLIES, rng);
        if (isFinalReply(result)) openRequests.shift();
        return { type: 'replied', id: request.id, result, at, timeLimits } as AnyEvent;
      }
      return { ...probe.createMove(state, rng, bank), at, timeLimits };
    },
  };
}
