import * as v from 'valibot';
import { markedPageSchema } from './marked-page.ts';
import { unreachable } from './result.ts';

/** How long after a failed attempt the next one follows by itself, in milliseconds. */
export const RETRY_DELAY_MS = 60_000;
/** The longest that a server's word puts the next attempt off, in milliseconds. */
export const MAX_RETRY_DELAY_MS = 3_600_000;

/**
 * Why a request is (still) to be sent: it is `new`; the page that sent it went away (`interrupted`); the server
 * was out of reach (`offline`); the attempt `failed` and may succeed later; or whoever asked has `left` it for
 * another one, so that what the server did is fetched and nothing is begun.
 */
const requestReasonSchema = v.picklist(['new', 'interrupted', 'offline', 'failed', 'left']);

/**
 * What came back: a class's markdown or the feedback, a remark of the server, and the classes left on the learner's
 * local date of the sending, which may be over when the reply is stored.
 */
const requestReplySchema = v.object({
  text: v.string(),
  note: v.optional(v.string()),
  /** The marked answer that the feedback is about. */
  page: v.optional(markedPageSchema),
  remaining: v.optional(v.number()),
  localDate: v.optional(v.string()),
});
export type RequestReply = v.InferOutput<typeof requestReplySchema>;

/** What whoever asked still needs of the reply once the records have it. */
const requestResultSchema = v.object({ text: v.optional(v.string()), note: v.optional(v.string()) });
export type RequestResult = v.InferOutput<typeof requestResultSchema>;

/** The life of a request, from the asking to the moment when whoever asked has taken note of its end. */
export const requestStatusSchema = v.variant('phase', [
  /** To be sent at `dueAt`, in milliseconds since the epoch; `message` tells what hindered the last attempt. */
  v.object({
    phase: v.literal('waiting'),
    why: requestReasonSchema,
    dueAt: v.number(),
    message: v.optional(v.string()),
  }),
  v.object({ phase: v.literal('sending'), why: requestReasonSchema }),
  /** The reply came and found no room among the records; it is tried again, without another sending. */
  v.object({
    phase: v.literal('unsaved'),
    why: requestReasonSchema,
    dueAt: v.number(),
    message: v.string(),
    reply: requestReplySchema,
  }),
  /** Sending it again as it is would change nothing; with the remedy, the class can be written on the device. */
  v.object({
    phase: v.literal('refused'),
    why: requestReasonSchema,
    message: v.string(),
    remedy: v.optional(v.literal('write-here')),
  }),
  /** The learner wants it no more. */
  v.object({ phase: v.literal('cancelled'), why: requestReasonSchema }),
  v.object({ phase: v.literal('done'), why: requestReasonSchema, result: requestResultSchema }),
]);
export type RequestStatus = v.InferOutput<typeof requestStatusSchema>;

export type RequestEvent =
  /** Somebody asks, for the first time or again. */
  | { type: 'requested' }
  /** A sender that holds the request's lock begins: whoever was sending it before is gone. */
  | { type: 'sending-started' }
  | { type: 'postponed'; why: 'offline' | 'failed'; retryAt: number; message?: string }
  | { type: 'refused'; message: string; remedy?: 'write-here' }
  | { type: 'cancelled' }
  /** Another one is asked for in its place; what the server did may have got lost on the way. */
  | { type: 'superseded' }
  /** The server has done nothing about one that was left. */
  | { type: 'not-processed' }
  | { type: 'save-failed'; reply: RequestReply; message: string; retryAt: number }
  | { type: 'settled'; result: RequestResult };

/** A request as it is put down. */
export const NEW_REQUEST: RequestStatus = { phase: 'waiting', why: 'new', dueAt: 0 };

/** One step of a request's life. What comes too late, or for a request that is over, changes nothing. */
export function reduceRequest(life: RequestStatus, event: RequestEvent): RequestStatus {
  switch (event.type) {
    case 'requested':
      return retryRequest(life);
    case 'sending-started':
      return startSending(life);
    case 'postponed': {
      const { type: _, retryAt, why, ...reason } = event;
      if (life.phase !== 'sending') return life;
      return { phase: 'waiting', dueAt: retryAt, why: life.why === 'left' ? 'left' : why, ...reason };
    }
    case 'refused': {
      const { type: _, ...reason } = event;
      return isRequestPending(life) ? { phase: 'refused', why: life.why, ...reason } : life;
    }
    case 'cancelled':
      // Of one that was left nobody waits for anything that could be cancelled.
      return isRequestPending(life) && life.why !== 'left' ? { phase: 'cancelled', why: life.why } : life;
    case 'superseded':
      return hasUnknownOutcome(life) ? { phase: 'waiting', why: 'left', dueAt: 0 } : life;
    case 'not-processed':
      return life.phase === 'sending' && life.why === 'left' ? { phase: 'cancelled', why: 'left' } : life;
    case 'save-failed': {
      const { reply: kept, message, retryAt } = event;
      return isRequestPending(life)
        ? { phase: 'unsaved', why: life.why, reply: kept, message, dueAt: retryAt }
        : life;
    }
    case 'settled':
      return { phase: 'done', why: life.why, result: event.result };
    default:
      return unreachable(event);
  }
}

function retryRequest(life: RequestStatus): RequestStatus {
  switch (life.phase) {
    case 'waiting':
    case 'refused':
    case 'cancelled':
      return NEW_REQUEST;
    case 'unsaved':
      return { ...life, dueAt: 0 };
    case 'sending':
      return life.why === 'left' ? NEW_REQUEST : life;
    case 'done':
      return life;
    default:
      return unreachable(life);
  }
}

/** Whether it ended without a reply, and nobody has looked whether there is one. */
function hasUnknownOutcome({ phase, why }: RequestStatus): boolean {
  return phase === 'refused' || (phase === 'cancelled' && why !== 'left');
}

function startSending(life: RequestStatus): RequestStatus {
  if (life.phase === 'waiting') return { phase: 'sending', why: life.why };
  if (life.phase === 'sending' && life.why === 'new') return { phase: 'sending', why: 'interrupted' };
  return life;
}

type PendingRequest = Extract<RequestStatus, { phase: 'waiting' | 'sending' | 'unsaved' }>;

/** Whether the sender still has something to do for it. */
export function isRequestPending(life: RequestStatus): life is PendingRequest {
  return life.phase === 'waiting' || life.phase === 'sending' || life.phase === 'unsaved';
}

/** Whether it was put off, and goes out by itself when that may help. */
export function isRequestPostponed(life: RequestStatus): boolean {
  return isRequestPending(life) && (life.why === 'offline' || life.why === 'failed');
}

/** When a sender looks at the requests. */
export interface SendConditions {
  /** Milliseconds since the epoch, by the device's clock. */
  now: number;
  /**
   * Whether what waits for a connection is tried, due or not, and what found no room; a failed attempt keeps its time.
   */
  force: boolean;
  isOnline: boolean;
}

/**
 * In how many milliseconds a request is to be sent; never, or not before something else happens: `Infinity`. At once
 * where its page is gone, or a clock put it off which has been put back since: nothing waits for longer than
 * `LONGEST_WAIT_MS`.
 */
export function computeSendDelayMs(life: RequestStatus, { now, force, isOnline }: SendConditions): number {
  if (!isRequestPending(life)) return Number.POSITIVE_INFINITY;
  const needsConnection = life.why === 'offline' || life.why === 'left';
  // Its turn comes with the connection, of which the sender is told.
  if (needsConnection && !isOnline) return Number.POSITIVE_INFINITY;
  if (life.phase === 'sending') return 0;
  // It may succeed now that the device came online or the page into view.
  if (force && (needsConnection || life.phase === 'unsaved')) return 0;
  const wait = life.dueAt - now;
  return wait > MAX_RETRY_DELAY_MS ? 0 : wait;
}
