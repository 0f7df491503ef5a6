import type { ApiFailure } from '../../../src/domain/api-failure.ts';
import type { MarkedPage } from '../../../src/domain/marked-page.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Feedback, GeneratedClass, LessonApi, PaidCallOptions } from '../../../src/remote/lesson-api.ts';

type Call = { key: string; localDate: string; signal: AbortSignal | undefined };

/** A lesson API with prepared replies, which records its calls. */
export class FakeTeacher implements Pick<LessonApi, 'generateClass' | 'fetchWrittenClass' | 'submitAnswer'> {
  /** The failures of the next calls, in order. */
  failures: ApiFailure[] = [];
  /** The keys of classes that were written and lost on the way. */
  readonly writtenKeys = new Set<string>();
  /** The marks that come with feedback. */
  page: MarkedPage | undefined;
  /** What runs during the call of a key. */
  duringCall: Record<string, () => Promise<unknown>> = {};
  readonly calls: (Call & { body: unknown })[] = [];

  get keys(): string[] {
    return this.calls.map(({ key }) => key);
  }

  async generateClass(body: unknown, options: PaidCallOptions): Promise<Result<GeneratedClass, ApiFailure>> {
    return this.#answer(body, options, { classPlan: '# A class', remaining: 4, note: 'A remark.' });
  }

  async fetchWrittenClass(options: PaidCallOptions): Promise<Result<GeneratedClass | null, ApiFailure>> {
    const written = this.writtenKeys.has(options.idempotencyKey);
    return this.#answer('written?', options, written ? { classPlan: '# A class', remaining: 3 } : null);
  }

  async submitAnswer(body: unknown, options: PaidCallOptions): Promise<Result<Feedback, ApiFailure>> {
    return this.#answer(body, options, {
      ...{ feedback: 'Good.', remaining: 4 },
      ...(this.page ? { page: this.page } : {}),
    });
  }

  /** Leaves the call of this key unanswered until its signal aborts. */
  leaveUnanswered(key: string): void {
    this.duringCall[key] = () =>
      new Promise<void>((resolve) => {
        this.calls.at(-1)?.signal?.addEventListener('abort', () => resolve());
      });
  }

  async #answer<Value>(
    body: unknown,
    { idempotencyKey: key, localDate, signal }: PaidCallOptions,
    value: Value,
  ): Promise<Result<Value, ApiFailure>> {
    this.calls.push({ key, localDate, signal, body });
    const failure = this.failures.shift();
    await this.duringCall[key]?.();
    if (signal?.aborted) return err({ kind: 'cancelled' });
    return failure ? err(failure) : ok(value);
  }
}
