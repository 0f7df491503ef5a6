import * as v from 'valibot';
import { markedPageSchema } from './marked-page.ts';
import { unreachable } from './result.ts';

/** How long after a failed attempt the next one follows by itself, in milliseconds. */
export const RETRY_MS = 60_000;
/** The longest that a server's word puts the next attempt off, in milliseconds. */
export const LONGEST_WAIT_MS = 3_600_000;

/**
 * Why a request is (still) to be sent: it is `new`; the page that sent it went away (`interrupted`); the server
 * was out of reach (`offline`); the attempt `failed` and may succeed later; or whoever asked has `left` it for
 * another one, so that what the server did is fetched and nothing is begun.
 */
const why = v.picklist(['new', 'interrupted', 'offline', 'failed', 'left']);

/**
 * What came back: a class's markdown or the feedback, a remark of the server, and the classes left on the learner's
 * local date of the sending, which may be over when the reply is stored.
 */
const reply = v.object({
  text: v.string(),
  note: v.optional(v.string()),
  /** The marked answer that the feedback is about. */
  page: v.optional(markedPageSchema),
  remaining: v.optional(v.number()),
  localDate: v.optional(v.string()),
});
export type RequestReply = v.InferOutput<typeof reply>;

/** What whoever asked still needs of the reply once the records have it. */
const result = v.object({ text: v.optional(v.string()), note: v.optional(v.string()) });
export type RequestResult = v.InferOutput<typeof result>;

/** The life of a request, from the asking to the moment when whoever asked has taken note of its end. */
export const requestLife = v.variant('phase', [
  /** To be sent at `dueAt`, in milliseconds since the epoch; `message` tells what hindered the last attempt. */
  v.object({
    phase: v.literal('waiting'),
    why,
    dueAt: v.number(),
    message: v.optional(v.string()),
  }),
  v.object({ phase: v.literal('sending'), why }),
  /** The reply came and found no room among the records; it is tried again, without another sending. */
  v.object({
    phase: v.literal('unsaved'),
    why,
    dueAt: v.number(),
    message: v.string(),
    reply,
  }),
  /** Sending it again as it is would change nothing; with the remedy, the class can be written on the device. */
  v.object({
    phase: v.literal('refused'),
    why,
    message: v.string(),
    remedy: v.optional(v.literal('write-here')),
  }),
  /** The learner wants it no more. */
  v.object({ phase: v.literal('cancelled'), why }),
  v.object({ phase: v.literal('done'), why, result }),
]);
export type RequestLife = v.InferOutput<typeof requestLife>;

export type RequestEvent =
  /** Somebody asks, for the first time or again. */
  | { type: 'asked' }
  /** A sender that holds the request's lock begins: whoever was sending it before is gone. */
  | { type: 'begun' }
  | { type: 'postponed'; why: 'offline' | 'failed'; until: number; message?: string }
  | { type: 'refused'; message: string; remedy?: 'write-here' }
  | { type: 'cancelled' }
  /** Another one is asked for in its place; what the server did may have got lost on the way. */
  | { type: 'left' }
  /** The server has done nothing about one that was left. */
  | { type: 'absent' }
  | { type: 'unsaved'; reply: RequestReply; message: string; until: number }
  | { type: 'settled'; result: RequestResult };

/** A request as it is put down. */
export const NEW_LIFE: RequestLife = { phase: 'waiting', why: 'new', dueAt: 0 };

/** One step of a request's life. What comes too late, or for a request that is over, changes nothing. */
export function reduceLife(life: RequestLife, event: RequestEvent): RequestLife {
  switch (event.type) {
    case 'asked':
      return askAgain(life);
    case 'begun':
      return begin(life);
    case 'postponed': {
      const { type: _, until, why, ...reason } = event;
      if (life.phase !== 'sending') return life;
      return { phase: 'waiting', dueAt: until, why: life.why === 'left' ? 'left' : why, ...reason };
    }
    case 'refused': {
      const { type: _, ...reason } = event;
      return isLive(life) ? { phase: 'refused', why: life.why, ...reason } : life;
    }
    case 'cancelled':
      // Of one that was left nobody waits for anything that could be cancelled.
      return isLive(life) && life.why !== 'left' ? { phase: 'cancelled', why: life.why } : life;
    case 'left':
      return mayHaveGotLost(life) ? { phase: 'waiting', why: 'left', dueAt: 0 } : life;
    case 'absent':
      return life.phase === 'sending' && life.why === 'left' ? { phase: 'cancelled', why: 'left' } : life;
    case 'unsaved': {
      const { reply: kept, message, until } = event;
      return isLive(life) ? { phase: 'unsaved', why: life.why, reply: kept, message, dueAt: until } : life;
    }
    case 'settled':
      return { phase: 'done', why: life.why, result: event.result };
    default:
      return unreachable(event);
  }
}

function askAgain(life: RequestLife): RequestLife {
  switch (life.phase) {
    case 'waiting':
    case 'refused':
    case 'cancelled':
      return NEW_LIFE;
    case 'unsaved':
      return { ...life, dueAt: 0 };
    case 'sending':
      return life.why === 'left' ? NEW_LIFE : life;
    case 'done':
      return life;
    default:
      return unreachable(life);
  }
}

/** Whether it ended without a reply, and nobody has looked whether there is one. */
function mayHaveGotLost({ phase, why }: RequestLife): boolean {
  return phase === 'refused' || (phase === 'cancelled' && why !== 'left');
}

function begin(life: RequestLife): RequestLife {
  if (life.phase === 'waiting') return { phase: 'sending', why: life.why };
  if (life.phase === 'sending' && life.why === 'new') return { phase: 'sending', why: 'interrupted' };
  return life;
}

type LiveLife = Extract<RequestLife, { phase: 'waiting' | 'sending' | 'unsaved' }>;

/** Whether the sender still has something to do for it. */
export function isLive(life: RequestLife): life is LiveLife {
  return life.phase === 'waiting' || life.phase === 'sending' || life.phase === 'unsaved';
}

/** Whether it was put off, and goes out by itself when that may help. */
export function isPutOff(life: RequestLife): boolean {
  return isLive(life) && (life.why === 'offline' || life.why === 'failed');
}

/** When a sender looks at the requests. */
export interface Moment {
  /** Milliseconds since the epoch, by the device's clock. */
  time: number;
  /**
   * Whether what waits for a connection is tried, due or not, and what found no room; a failed attempt keeps its time.
   */
  isHurried: boolean;
  isOnline: boolean;
}

/**
 * In how many milliseconds a request is to be sent; never, or not before something else happens: `Infinity`. At once
 * where its page is gone, or a clock put it off which has been put back since: nothing waits for longer than
 * `LONGEST_WAIT_MS`.
 */
export function msUntilTurn(life: RequestLife, { time, isHurried, isOnline }: Moment): number {
  if (!isLive(life)) return Number.POSITIVE_INFINITY;
  const needsConnection = life.why === 'offline' || life.why === 'left';
  // Its turn comes with the connection, of which the sender is told.
  if (needsConnection && !isOnline) return Number.POSITIVE_INFINITY;
  if (life.phase === 'sending') return 0;
  // It may succeed now that the device came online or the page into view.
  if (isHurried && (needsConnection || life.phase === 'unsaved')) return 0;
  const wait = life.dueAt - time;
  return wait > LONGEST_WAIT_MS ? 0 : wait;
}
