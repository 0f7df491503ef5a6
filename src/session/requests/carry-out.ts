import type { RequestRow } from '../../data/requests/request-rows.ts';
import { RETRY_MS, type RequestEvent } from '../../domain/request-life.ts';
import { ok, unreachable } from '../../domain/result.ts';
import { saveFailureMessage } from '../save-messages.ts';
import { answerWork } from './answer-work.ts';
import { classWork } from './class-work.ts';
import { gameFeedbackWork, saveHomeworkWork } from './game-work.ts';
import type { RequestPorts, RequestWork } from './request-work.ts';

/**
 * One attempt at the request under `key`, by whoever holds its lock. Never rejects.
 * @returns whether what became of it is written down; if not, it must not be tried again at once
 */
export async function carryOut(key: string, ports: RequestPorts, signal: AbortSignal): Promise<boolean> {
  try {
    const begun = await ports.store.advance(key, { type: 'begun' });
    if (!begun.ok) return false;
    const event = begun.value && (await attempt(begun.value, ports, signal));
    return event ? (await ports.store.advance(key, event)).ok : true;
  } catch (cause) {
    // Nothing is lost: the request is stored.
    console.warn('A request could not be carried out:', cause);
    return false;
  }
}

/** What becomes of the request; `null` where it is settled, was given up, or needed nothing. */
async function attempt(
  row: RequestRow,
  ports: RequestPorts,
  signal: AbortSignal,
): Promise<RequestEvent | null> {
  const { life } = row;
  if (life.phase !== 'sending' && life.phase !== 'unsaved') return null;
  const { send, settle } = workOf(row, ports);
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
