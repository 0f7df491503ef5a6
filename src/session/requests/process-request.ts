import type { RequestRow } from '../../data/requests/request-rows.ts';
import { RETRY_DELAY_MS, type RequestEvent, type SendConditions } from '../../domain/request-status.ts';
import { ok, unreachable } from '../../domain/result.ts';
import { formatSaveFailure } from '../save-messages.ts';
import { createAnswerHandler } from './answer-handler.ts';
import { createClassHandler } from './class-handler.ts';
import { createGameFeedbackHandler, createSaveHomeworkHandler } from './game-handlers.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

/** Whether what became of a request is written down; if not, it must not be tried again at once. */
export type ProcessOutcome = 'written' | 'not-written';

/**
 * One attempt at the request under `key`, by whoever holds its lock; none where it is not its turn at that
 * moment, for the sender may know less of it than another tab has written. Never rejects.
 */
export async function processRequest(
  key: string,
  ports: RequestPorts,
  { moment, signal }: { moment: SendConditions; signal: AbortSignal },
): Promise<ProcessOutcome> {
  try {
    const begun = await ports.store.beginAttempt(key, moment);
    if (!begun.ok) return 'not-written';
    const event = begun.value && (await attempt(begun.value, ports, signal));
    const isWritten = !event || (await ports.store.advanceRequest(key, event)).ok;
    return isWritten ? 'written' : 'not-written';
  } catch (cause) {
    // Nothing is lost: the request is stored.
    console.warn('A request could not be carried out:', cause);
    return 'not-written';
  }
}

/** What becomes of the request; `null` where it is settled, or was cancelled. */
async function attempt(
  row: RequestRow,
  ports: RequestPorts,
  signal: AbortSignal,
): Promise<RequestEvent | null> {
  const { life } = row;
  // One that has begun is in no other phase.
  if (life.phase !== 'sending' && life.phase !== 'unsaved') return null;
  const { send, settle } = workOf(row, ports);
  // A reply that could not be saved is there already.
  const reply = life.phase === 'unsaved' ? ok(life.reply) : await send(signal);
  if (!reply.ok) return reply.failure;
  const saved = await settle(reply.value);
  if (saved.ok) return null;
  const retryAt = ports.clock.now() + RETRY_DELAY_MS;
  return { type: 'unsaved', reply: reply.value, message: formatSaveFailure(saved.failure), retryAt };
}

function workOf(row: RequestRow, ports: RequestPorts): RequestHandler {
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
