import * as v from 'valibot';
import { markedPageSchema } from './marked-page.ts';
import { unreachable } from './result.ts';
import { MAX_RETRY_DELAY_MS } from './retry-delays.ts';

/**
 * Why a request is to be sent. The words are stored, `superseded` as `left` (see
 * `data/requests/request-rows.ts`).
 * - `new`: it was not sent before.
 * - `interrupted`: the page that sent it was closed.
 * - `offline`: the server was unreachable.
 * - `failed`: the last attempt failed, and a later one may succeed.
 * - `superseded`: another request replaced it. A result that the server already has is fetched, and nothing
 *   new is started.
 */
const requestReasonSchema = v.picklist(['new', 'interrupted', 'offline', 'failed', 'superseded']);

/**
 * The server's reply: a class's markdown or the feedback, a remark, and the classes left on the learner's
 * local date at the time of sending, which may be over when the reply is stored.
 */
const requestReplySchema = v.object({
  text: v.string(),
  note: v.optional(v.string()),
  /** The marks on the answer that the feedback is about. */
  page: v.optional(markedPageSchema),
  remaining: v.optional(v.number()),
  localDate: v.optional(v.string()),
  /** The class is a review. */
  isReview: v.optional(v.boolean()),
});
export type RequestReply = v.InferOutput<typeof requestReplySchema>;

/** What the requesting screen needs of the reply after the records have it. */
const requestResultSchema = v.object({ text: v.optional(v.string()), note: v.optional(v.string()) });
export type RequestResult = v.InferOutput<typeof requestResultSchema>;

/**
 * The status of a request; `why` is the reason for the last or next sending. Its row is deleted when the
 * requesting screen has seen the end.
 */
export const requestStatusSchema = v.variant('phase', [
  /** To be sent at `dueAt`, in milliseconds since the epoch; `message` is the failure of the last attempt. */
  v.object({
    phase: v.literal('waiting'),
    why: requestReasonSchema,
    dueAt: v.number(),
    message: v.optional(v.string()),
  }),
  v.object({ phase: v.literal('sending'), why: requestReasonSchema }),
  /** The reply could not be saved, as storage is full; saving is retried without sending again. */
  v.object({
    phase: v.literal('unsaved'),
    why: requestReasonSchema,
    dueAt: v.number(),
    message: v.string(),
    reply: requestReplySchema,
  }),
  /** A retry would not help; with the remedy `write-here`, the class can be written on the device. */
  v.object({
    phase: v.literal('refused'),
    why: requestReasonSchema,
    message: v.string(),
    remedy: v.optional(v.literal('write-here')),
  }),
  /** Cancelled by the learner, or superseded before the server processed it. */
  v.object({ phase: v.literal('cancelled'), why: requestReasonSchema }),
  v.object({ phase: v.literal('done'), why: requestReasonSchema, result: requestResultSchema }),
]);
export type RequestStatus = v.InferOutput<typeof requestStatusSchema>;

export type RequestEvent =
  /** The learner requested it again. */
  | { type: 'requested' }
  /** A sender that holds the request's lock starts, so no other sender can still be sending it. */
  | { type: 'sending-started' }
  | { type: 'postponed'; why: 'offline' | 'failed'; retryAt: number; message?: string }
  | { type: 'refused'; message: string; remedy?: 'write-here' }
  | { type: 'cancelled' }
  /** Replaced by another request; the server may have processed it although no reply arrived. */
  | { type: 'superseded' }
  /** The server has not processed the superseded request. */
  | { type: 'not-processed' }
  | { type: 'save-failed'; reply: RequestReply; message: string; retryAt: number }
  | { type: 'settled'; result: RequestResult };

/** Whether another request replaced this one; only a result that the server already has is fetched. */
export function isRequestSuperseded({ why }: RequestStatus): boolean {
  return why === 'superseded';
}

/** Whether neither its page was closed nor an attempt failed, and nothing superseded it. */
export function isFirstAttempt({ why }: RequestStatus): boolean {
  return why === 'new';
}

/** The initial status. */
export const NEW_REQUEST: RequestStatus = { phase: 'waiting', why: 'new', dueAt: 0 };

/**
 * The next status. An event that is too late, or for a request that has ended, changes nothing, except
 * `settled`: a reply that is stored always counts.
 */
export function reduceRequest(status: RequestStatus, event: RequestEvent): RequestStatus {
  switch (event.type) {
    case 'requested':
      return retryRequest(status);
    case 'sending-started':
      return startSending(status);
    case 'postponed': {
      const { type: _, retryAt, why, ...details } = event;
      if (status.phase !== 'sending') return status;
      return {
        phase: 'waiting',
        dueAt: retryAt,
        why: isRequestSuperseded(status) ? 'superseded' : why,
        ...details,
      };
    }
    case 'refused': {
      const { type: _, ...details } = event;
      return isRequestPending(status) ? { phase: 'refused', why: status.why, ...details } : status;
    }
    case 'cancelled':
      // A superseded request has no screen that waits for it, so there is nothing to cancel.
      return isRequestPending(status) && !isRequestSuperseded(status)
        ? { phase: 'cancelled', why: status.why }
        : status;
    case 'superseded':
      return hasUnknownOutcome(status) ? { phase: 'waiting', why: 'superseded', dueAt: 0 } : status;
    case 'not-processed':
      return status.phase === 'sending' && isRequestSuperseded(status)
        ? { phase: 'cancelled', why: 'superseded' }
        : status;
    case 'save-failed': {
      const { reply, message, retryAt } = event;
      return isRequestPending(status)
        ? { phase: 'unsaved', why: status.why, reply, message, dueAt: retryAt }
        : status;
    }
    case 'settled':
      return { phase: 'done', why: status.why, result: event.result };
    default:
      return unreachable(event);
  }
}

function retryRequest(status: RequestStatus): RequestStatus {
  switch (status.phase) {
    case 'waiting':
    case 'refused':
    case 'cancelled':
      return NEW_REQUEST;
    case 'unsaved':
      return { ...status, dueAt: 0 };
    case 'sending':
      return isRequestSuperseded(status) ? NEW_REQUEST : status;
    case 'done':
      return status;
    default:
      return unreachable(status);
  }
}

/**
 * Whether it ended without a reply and the server was not asked for one since. Also true for a refused
 * request: the server may have processed it, and its reply got lost.
 */
function hasUnknownOutcome({ phase, why }: RequestStatus): boolean {
  return phase === 'refused' || (phase === 'cancelled' && why !== 'superseded');
}

function startSending(status: RequestStatus): RequestStatus {
  if (status.phase === 'waiting') return { phase: 'sending', why: status.why };
  if (status.phase === 'sending' && isFirstAttempt(status)) return { phase: 'sending', why: 'interrupted' };
  return status;
}

type PendingRequest = Extract<RequestStatus, { phase: 'waiting' | 'sending' | 'unsaved' }>;

/** Whether the sender still has to handle it. */
export function isRequestPending(status: RequestStatus): status is PendingRequest {
  return status.phase === 'waiting' || status.phase === 'sending' || status.phase === 'unsaved';
}

/** Whether it waits for an automatic retry. */
export function isRequestPostponed(status: RequestStatus): boolean {
  return isRequestPending(status) && (status.why === 'offline' || status.why === 'failed');
}

/** The conditions under which a sender checks the requests. */
export interface SendConditions {
  /** Milliseconds since the epoch, by the device's clock. */
  now: number;
  /** Send at once what waits for a connection or for storage; a failed attempt keeps its delay. */
  ignoreConnectionDelay: boolean;
  isOnline: boolean;
}

/**
 * In how many milliseconds a request is to be sent: 0 or less is now, `Infinity` is never or not before
 * another event. A `dueAt` beyond `MAX_RETRY_DELAY_MS` was set by a clock that has been set back since: it
 * counts as due.
 */
export function computeSendDelayMs(
  status: RequestStatus,
  { now, ignoreConnectionDelay, isOnline }: SendConditions,
): number {
  if (!isRequestPending(status)) return Number.POSITIVE_INFINITY;
  const needsConnection = status.why === 'offline' || isRequestSuperseded(status);
  // The sender is notified when the device goes online.
  if (needsConnection && !isOnline) return Number.POSITIVE_INFINITY;
  if (status.phase === 'sending') return 0;
  // It may succeed now that the device is online or the page is visible.
  if (ignoreConnectionDelay && (needsConnection || status.phase === 'unsaved')) return 0;
  const delayMs = status.dueAt - now;
  return delayMs > MAX_RETRY_DELAY_MS ? 0 : delayMs;
}
