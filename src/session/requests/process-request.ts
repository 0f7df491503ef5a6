import type { RequestRow } from '../../data/requests/request-rows.ts';
import type { RequestEvent, SendConditions } from '../../domain/request-status.ts';
import { ok, unreachable } from '../../domain/result.ts';
import { RETRY_DELAY_MS } from '../../domain/retry-delays.ts';
import { formatSaveFailure } from '../save-messages.ts';
import { createAnswerHandler } from './answer-handler.ts';
import { createClassHandler } from './class-handler.ts';
import { createGameFeedbackHandler, createSaveHomeworkHandler } from './game-handlers.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/** Whether the result of an attempt was stored; if not, it must not be repeated at once. */
export type ProcessOutcome = 'stored' | 'not-stored';

/**
 * Makes one attempt at the request under `key`; the caller holds its lock. Does nothing where the stored
 * request is not due, because another tab may have changed it. Never rejects.
 */
export async function processRequest(
  key: string,
  ports: RequestPorts,
  { conditions, signal }: { conditions: SendConditions; signal: AbortSignal },
): Promise<ProcessOutcome> {
  try {
    const begun = await ports.store.beginAttempt(key, conditions);
    if (!begun.ok) return 'not-stored';
    const event = begun.value && (await attempt(begun.value, ports, signal));
    const isStored = !event || (await ports.store.advanceRequest(key, event)).ok;
    return isStored ? 'stored' : 'not-stored';
  } catch (cause) {
    // The request stays stored.
    console.warn('Processing a request failed:', cause);
    return 'not-stored';
  }
}

/** The event that ends the attempt; `null` where the request was settled or cancelled. */
async function attempt(
  row: RequestRow,
  ports: RequestPorts,
  signal: AbortSignal,
): Promise<RequestEvent | null> {
  const { status } = row;
  // `beginAttempt` leaves no other phase.
  if (status.phase !== 'sending' && status.phase !== 'unsaved') return null;
  const { send, settle } = createHandler(row, ports);
  // A reply that could not be saved before is stored in the request.
  const reply = status.phase === 'unsaved' ? ok(status.reply) : await send(signal);
  if (!reply.ok) return reply.failure;
  const saved = await settle(reply.value);
  if (saved.ok) return null;
  const retryAt = ports.clock.now() + RETRY_DELAY_MS;
  return { type: 'save-failed', reply: reply.value, message: formatSaveFailure(saved.failure), retryAt };
}

function createHandler(row: RequestRow, ports: RequestPorts): RequestHandler {
  switch (row.kind) {
    case 'class':
      return createClassHandler(row, ports);
    case 'answer':
      return createAnswerHandler(row, ports);
    case 'game-feedback':
      return createGameFeedbackHandler(row, ports);
    case 'save-homework':
      return createSaveHomeworkHandler(row, ports);
    default:
      return unreachable(row);
  }
}
