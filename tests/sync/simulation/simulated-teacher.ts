import type { ApiFailure } from '../../../src/domain/api-failure.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { LessonApi, PaidCallOptions } from '../../../src/remote/lesson-api.ts';
import { PERMANENT_PROCESS, type ProcessState, type Timeline } from './timeline.ts';

/** Faults of a call of the lesson API: the next one after the fault was set. */
export const LESSON_FAULTS = ['no answer', 'lost reply', 'breakdown', 'busy', 'silence', 'refused'] as const;
export type LessonFault = (typeof LESSON_FAULTS)[number];

const FAILURES: Partial<Record<LessonFault, ApiFailure>> = {
  'no answer': { kind: 'no-response' },
  breakdown: { kind: 'refused', status: 500 },
  busy: { kind: 'busy', retryAfterMs: 90_000 },
  refused: { kind: 'refused', status: 403 },
};

/** The client's timeout, in milliseconds. */
const TIMEOUT_MS = 50_000;
/** The start of all feedback of the teacher. */
export const TEACHER = 'The teacher says';

/** The page behind a call. */
export interface LessonCaller {
  readonly process: ProcessState;
  /** Takes the fault that was set for the next call; null when there is none. */
  takeLessonFault(): LessonFault | null;
  isOnline(): boolean;
  isSignedIn(): boolean;
  reach(point: 'call sent' | 'call answered'): void;
}

type LessonCalls = Pick<LessonApi, 'generateClass' | 'fetchWrittenClass' | 'submitAnswer'>;
type TeacherTask<Done> = (isAwaited: () => boolean) => Promise<Done | null>;

/**
 * The lesson server, which processes a key once. A class costs a credit, which is restored when all callers
 * have gone before it is written.
 */
export class SimulatedTeacher {
  /** The fault of every call while it is set. */
  outage: LessonFault | null = null;
  /** The keys of the classes that cost a credit. */
  readonly paid = new Set<string>();
  /** The keys under which each answer was examined. */
  readonly examined = new Map<string, ReadonlySet<string>>();
  readonly #timeline: Timeline;
  readonly #serial: () => number;
  /** By key. */
  readonly #replies = new Map<string, string>();
  /** Whether each caller still waits for the class of a key. */
  readonly #waiting = new Map<string, (() => boolean)[]>();

  constructor(timeline: Timeline, serial: () => number) {
    this.#timeline = timeline;
    this.#serial = serial;
  }

  /** The lesson API behind one page's connection. */
  connect(caller: LessonCaller): LessonCalls {
    return {
      generateClass: async (_request, { idempotencyKey: key, signal }) => {
        const text = await this.#call(caller, signal, (isAwaited) => this.#write(key, isAwaited));
        return text.ok ? ok({ classPlan: text.value }) : text;
      },
      fetchWrittenClass: async ({ idempotencyKey: key, signal }) => {
        const lookup = await this.#call(caller, signal, async () => ({ text: this.#replies.get(key) }));
        if (!lookup.ok) return lookup;
        const { text } = lookup.value;
        if (text !== undefined) return ok({ classPlan: text });
        // The class is still being written, or will be refunded.
        return this.paid.has(key) ? err({ kind: 'refused', status: 409 }) : ok(null);
      },
      submitAnswer: async ({ answer }, { idempotencyKey: key, signal }) => {
        const text = await this.#call(caller, signal, async () => this.#examine(key, answer));
        if (!text.ok) return text;
        return ok({ feedback: text.value, page: { by: 'model', note: text.value, marks: [] } });
      },
    };
  }

  async #write(key: string, isAwaited: () => boolean): Promise<string | null> {
    const waiting = [...(this.#waiting.get(key) ?? []), isAwaited];
    this.#waiting.set(key, waiting);
    this.paid.add(key);
    await this.#timeline.waitForTurn(PERMANENT_PROCESS);
    const reply = this.#replies.get(key);
    if (reply !== undefined) return reply;
    if (!this.#waiting.get(key)?.some((isStillAwaited) => isStillAwaited())) {
      this.paid.delete(key);
      return null;
    }
    return this.#reply(key, `# Class ${this.#serial()}`);
  }

  #examine(key: string, answer: string): string {
    this.examined.set(answer, new Set([...(this.examined.get(answer) ?? []), key]));
    return this.#replies.get(key) ?? this.#reply(key, `${TEACHER} ${this.#serial()}.`);
  }

  #reply(key: string, text: string): string {
    this.#replies.set(key, text);
    return text;
  }

  async #call<Done>(
    caller: LessonCaller,
    signal: PaidCallOptions['signal'],
    work: TeacherTask<Done>,
  ): Promise<Result<Done, ApiFailure>> {
    const timeline = this.#timeline;
    const isAwaited = () => !caller.process.isDead && !signal?.aborted;
    caller.reach('call sent');
    if (!caller.isOnline()) return err({ kind: 'offline' });
    if (!caller.isSignedIn()) return err({ kind: 'unauthenticated' });
    await timeline.waitForTurn(caller.process);
    const fault = caller.takeLessonFault() ?? this.outage;
    if (signal?.aborted) return err({ kind: 'cancelled' });
    const failure = fault && FAILURES[fault];
    if (failure) return err(failure);
    if (fault === 'silence') {
      await this.#waitForTimeout(caller.process, signal);
      // The call is processed after its caller has stopped waiting.
      void timeline.waitForTurn(PERMANENT_PROCESS).then(() => work(() => false));
      return err({ kind: signal?.aborted ? 'cancelled' : 'timeout' });
    }
    const done = await work(isAwaited);
    await timeline.waitForTurn(caller.process);
    if (signal?.aborted || done === null) return err({ kind: 'cancelled' });
    if (fault === 'lost reply') return err({ kind: 'no-response' });
    caller.reach('call answered');
    return ok(done);
  }

  #waitForTimeout(process: ProcessState, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timeline.runAfter(process, TIMEOUT_MS, resolve);
      signal?.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
  }
}
