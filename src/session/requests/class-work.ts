import type { RequestOf } from '../../data/requests/request-rows.ts';
import { type ApiFailure, isOutOfReach } from '../../domain/api-failure.ts';
import { generateFailureMessage } from '../../domain/api-messages.ts';
import {
  LONGEST_WAIT_MS,
  RETRY_MS,
  type RequestEvent,
  type RequestReply,
} from '../../domain/request-life.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { RequestPorts, RequestWork } from './request-work.ts';

const WRITTEN_HERE = 'The built-in teacher wrote this class on your device, without a connection.';
const NOT_WRITTEN_HERE =
  'The class can’t be written on this device now. Connect once, so that the teacher’s books are stored here.';

/** A class, which becomes a lesson under the request's key. It costs what the server counts, else one. */
export function classWork(row: RequestOf<'class'>, ports: RequestPorts): RequestWork {
  const { key, localDate, request } = row;
  return {
    async send(signal) {
      // Another one has been asked for in its place: nothing is begun for this one any more.
      if (row.life.why === 'left') return fetchWritten(key, ports, signal);
      if (row.by === 'device') return writeOnDevice(row, ports, signal);
      const reply = await ports.api.generateClass(request, { localDate, idempotencyKey: key, signal });
      if (!reply.ok) return err(afterFailure(reply.failure, row, ports.clock.now()));
      const { classPlan: text, ...noteAndRemaining } = reply.value;
      return ok({ text, ...noteAndRemaining });
    },
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
        content: await ports.contentOf(classPlan),
      };
      const credits = { date: countedOn, remaining };
      return ports.store.addLesson(lesson, key, { credits, ...(note === undefined ? {} : { note }) });
    },
  };
}

/**
 * The class of a learner who has asked for another one instead, if the server had written it, and spent the credit:
 * then only its reply got lost.
 */
async function fetchWritten(
  key: string,
  { api, clock, today }: RequestPorts,
  signal: AbortSignal,
): Promise<Result<RequestReply, RequestEvent | null>> {
  // Its own day may be over, and the server takes today's date alone.
  const localDate = today();
  const reply = await api.writtenClass({ localDate, idempotencyKey: key, signal });
  if (!reply.ok) {
    if (reply.failure.kind === 'cancelled') return err(null);
    // A server of an earlier version does not know the call.
    const wait = reply.failure.kind === 'not-found' ? LONGEST_WAIT_MS : RETRY_MS;
    return err({ type: 'postponed', why: 'failed', until: clock.now() + wait });
  }
  if (!reply.value) return err({ type: 'absent' });
  const { classPlan: text, ...noteAndRemaining } = reply.value;
  return ok({ text, localDate, ...noteAndRemaining });
}

async function writeOnDevice(
  { request }: RequestOf<'class'>,
  { clock, writeClass }: RequestPorts,
  signal: AbortSignal,
): Promise<Result<RequestReply, RequestEvent | null>> {
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
 * A class that fails is refused, for the learner to decide: asking again costs nothing more. Only one whose page went
 * away, and which may be written and paid for by now (`why` is no longer `new`), is fetched when the connection is back.
 * `null` where the learner cancelled.
 */
function afterFailure(failure: ApiFailure, { life }: RequestOf<'class'>, now: number): RequestEvent | null {
  const message = generateFailureMessage(failure);
  if (message === null) return null;
  if (!isOutOfReach(failure)) return { type: 'refused', message };
  if (life.why !== 'new') return { type: 'postponed', why: 'offline', until: now + RETRY_MS };
  return { type: 'refused', message, remedy: 'write-here' };
}
