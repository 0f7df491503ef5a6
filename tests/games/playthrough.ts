import { type Ask, type AskResult, isLastReply } from '../../src/domain/game-asks.ts';
import { pick, type Rng, seededRng } from '../../src/domain/random.ts';
import type { Change, Game, GameLearner, Timed } from '../../src/games/contract.ts';
import { TIMINGS } from '../../src/games/kit/time-limit.ts';
import type { GameProbe } from './game-probe.ts';

/** Far more than the longest game of random moves takes. */
const MOST_EVENTS = 20_000;

export const SOMEBODY: GameLearner = {
  ageBand: 'adult',
  due: [],
  weak: [],
  begun: [],
  own: [],
  chosen: [],
  reviews: {},
};

const RESULTS: readonly AskResult[] = [
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

export type AnyEvent = Timed<{ type: string }>;
export type Step = (before: unknown, event: AnyEvent, change: Change<unknown>) => void;

/** One random game. */
export interface Playthrough {
  bank: unknown;
  initial: unknown;
  /** Sends events until the game is over, and tells every step. */
  play(onStep?: Step): { state: unknown; events: readonly AnyEvent[] };
}

interface PlaythroughParts {
  game: Game;
  probe: GameProbe;
  variants: readonly string[];
  bankOf: (level: string, variant: string) => unknown;
}

/** A game as it was dealt. */
export interface Deal {
  bank: unknown;
  initial: unknown;
}

/** A random game of a random level and kind. */
export function deal(seed: number, { game, probe, variants, bankOf }: PlaythroughParts): Deal {
  const rng = seededRng(seed);
  const [level, variant] = [pick(probe.levels, rng), pick(variants, rng)];
  const bank = bankOf(level, variant);
  const memory = game.memory?.initial ?? null;
  const initial = game.start(bank, { level, variant, seed, startedAt: 1, learner: SOMEBODY, memory });
  return { bank, initial };
}

/** Random moves in a game, from a seed of their own. */
export function playthrough(
  seed: number,
  { bank, initial }: Deal,
  { game, probe }: Pick<PlaythroughParts, 'game' | 'probe'>,
): Playthrough {
  return {
    bank,
    initial,
    play(onStep) {
      const nextEvent = eventsFor(game, probe, bank, seededRng(seed));
      const events: AnyEvent[] = [];
      let state = initial;
      while (!game.isOver(state)) {
        if (events.length === MOST_EVENTS) throw new Error(`The game of seed ${seed} does not end`);
        const event = nextEvent.of(state);
        const change = game.reduce(state, event, bank);
        onStep?.(state, event, change);
        if (change.ask) nextEvent.expectReply(change.ask);
        events.push(event);
        state = change.state;
      }
      return { state, events };
    },
  };
}

/** Moves, ticks and replies, at times that never go back. */
function eventsFor(game: Game, probe: GameProbe, bank: unknown, rng: Rng) {
  const asked: Ask[] = [];
  let timing = pick(TIMINGS, rng);
  let at = 0;
  return {
    expectReply: (ask: Ask) => asked.push(ask),
    of(state: unknown): AnyEvent {
      if (rng() < 0.01) timing = pick(TIMINGS, rng);
      const due = game.nextTick?.(state, timing) ?? null;
      // Now and then the learner dreams until something happens by itself.
      if (due !== null && rng() < 0.3) {
        at = Math.max(at, due);
        return { type: 'ticked', at, timing };
      }
      at += Math.floor(rng() * 1500);
      if (rng() < 0.1) return { type: 'ticked', at, timing };
      const [ask] = asked;
      if (ask && rng() < 0.2) {
        const result = pick(RESULTS, rng);
        if (isLastReply(result)) asked.shift();
        return { type: 'replied', id: ask.id, result, at, timing } as AnyEvent;
      }
      return { ...probe.move(state, rng, bank), at, timing };
    },
  };
}
