import type { RequestOf } from '../../data/requests/request-rows.ts';
import { type ApiFailure, isServerUnreachable } from '../../domain/api-failure.ts';
import { formatGenerateFailure } from '../../domain/api-messages.ts';
import {
  MAX_RETRY_DELAY_MS,
  RETRY_DELAY_MS,
  type RequestEvent,
  type RequestReply,
} from '../../domain/request-status.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { RequestHandler, RequestPorts } from './request-handler.ts';

const WRITTEN_HERE = 'The built-in teacher wrote this class on your device, without a connection.';
const NOT_WRITTEN_HERE =
  'The class can’t be written on this device now. Connect once, so that the teacher’s books are stored here.';

type Fetched = Promise<Result<RequestReply, RequestEvent | null>>;

/**
 * A class, which becomes a lesson under the request's key. The server says how many classes are left;
 * where it does not, one is taken off here.
 */
export function createClassHandler(row: RequestOf<'class'>, ports: RequestPorts): RequestHandler {
  const { key, localDate, request } = row;
  return {
    send: (signal) => fetchClass(row, ports, signal),
    async settle({ text: classPlan, note, remaining, localDate: countedOn = localDate }) {
      const lesson = {
        classPlan,
        studentLevel: request.student_level,
        skillFocus: request.skill_focus,
        teacher: request.teacher,
        reason: request.reason,
        age: request.age,
        module_lesson: request.module_lesson ?? 0,
        // Where this rejects, the request stays `sending`, and its class is fetched again under its key.
        content: await ports.loadClassContent(classPlan),
      };
      const credits = { date: countedOn, remaining };
      return ports.store.addLesson(lesson, key, { credits, ...(note === undefined ? {} : { note }) });
    },
  };
}

/** The class that was asked for, of whoever is to write it. */
async function fetchClass(row: RequestOf<'class'>, ports: RequestPorts, signal: AbortSignal): Fetched {
  const { key, localDate, request } = row;
  // Another one has been asked for in its place: nothing is begun for this one any more.
  if (row.life.why === 'left') return fetchWritten(key, ports, signal);
  if (row.by === 'device') return writeOnDevice(row, ports, signal);
  // Its own day, whose credit it spends: once that is over everywhere, the server refuses it.
  const reply = await ports.api.generateClass(request, { localDate, idempotencyKey: key, signal });
  if (!reply.ok) return err(afterFailure(reply.failure, row, ports.clock.now()));
  const { classPlan: text, ...noteAndRemaining } = reply.value;
  return ok({ text, ...noteAndRemaining });
}

/**
 * The class of a learner who has asked for another one instead, if the server had written it, and spent the
 * credit: then only its reply got lost.
 */
async function fetchWritten(key: string, { api, clock, today }: RequestPorts, signal: AbortSignal): Fetched {
  // Its own day may be over, and the server takes only a date that is today's somewhere.
  const localDate = today();
  const reply = await api.fetchWrittenClass({ localDate, idempotencyKey: key, signal });
  if (!reply.ok) {
    if (reply.failure.kind === 'cancelled') return err(null);
    // A server of an earlier version does not know the call.
    const wait = reply.failure.kind === 'not-found' ? MAX_RETRY_DELAY_MS : RETRY_DELAY_MS;
    // It stays one that was left, whatever it is put off for.
    return err({ type: 'postponed', why: 'failed', retryAt: clock.now() + wait });
  }
  if (!reply.value) return err({ type: 'absent' });
  const { classPlan: text, ...noteAndRemaining } = reply.value;
  return ok({ text, localDate, ...noteAndRemaining });
}

async function writeOnDevice(
  { request }: RequestOf<'class'>,
  { clock, writeClass }: RequestPorts,
  signal: AbortSignal,
): Fetched {
  try {
    // The moment is as good a seed as any: asked again, the teacher writes another class.
    const written = await writeClass(request, clock.now());
    if (signal.aborted) return err(null);
    if (!written.ok) return err({ type: 'refused', message: written.failure });
    return ok({ text: written.value, note: WRITTEN_HERE });
  } catch (cause) {
    console.error('The class could not be written on this device:', cause);
    return err({ type: 'refused', message: NOT_WRITTEN_HERE });
  }
}

/**
 * A class that fails is refused, for the learner to decide: asking again costs nothing more. Only one that an
 * earlier page had begun (`why` is no longer `new`), and which may be written and paid for by now, is sent
 * again under its key when the connection is back. `null` where the learner cancelled.
 */
function afterFailure(failure: ApiFailure, { life }: RequestOf<'class'>, now: number): RequestEvent | null {
  const message = formatGenerateFailure(failure);
  if (message === null) return null;
  if (!isServerUnreachable(failure)) return { type: 'refused', message };
  if (life.why !== 'new') return { type: 'postponed', why: 'offline', retryAt: now + RETRY_DELAY_MS };
  return { type: 'refused', message, remedy: 'write-here' };
}
