import type { RequestRow } from '../../data/requests/request-rows.ts';
import { type Moment, RETRY_MS, type RequestEvent } from '../../domain/request-life.ts';
import { ok, unreachable } from '../../domain/result.ts';
import { saveFailureMessage } from '../save-messages.ts';
import { answerWork } from './answer-work.ts';
import { classWork } from './class-work.ts';
import { gameFeedbackWork, saveHomeworkWork } from './game-work.ts';
import type { RequestPorts, RequestWork } from './request-work.ts';

/** Whether what became of a request is written down; if not, it must not be tried again at once. */
export type CarriedOut = 'written' | 'not-written';

/**
 * One attempt at the request under `key`, by whoever holds its lock; none where it is not its turn at that moment, for
 * the sender may know less of it than another tab has written. Never rejects.
 */
export async function carryOut(
  key: string,
  ports: RequestPorts,
  { moment, signal }: { moment: Moment; signal: AbortSignal },
): Promise<CarriedOut> {
  try {
    const begun = await ports.store.begin(key, moment);
    if (!begun.ok) return 'not-written';
    const event = begun.value && (await attempt(begun.value, ports, signal));
    const isWritten = !event || (await ports.store.advance(key, event)).ok;
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
  const until = ports.clock.now() + RETRY_MS;
  return { type: 'unsaved', reply: reply.value, message: saveFailureMessage(saved.failure), until };
}

function workOf(row: RequestRow, ports: RequestPorts): RequestWork {
  switch (row.kind) {
    case 'class':
      return classWork(row, ports);
    case 'answer':
      return answerWork(row, ports);
    case 'game-feedback':
      return gameFeedbackWork(row, ports);
    case 'save-homework':
      return saveHomeworkWork(row, ports);
    default:
      return unreachable(row);
  }
}
