import type { Result } from './result.ts';

/** Writes values that change faster than a write takes: those that arrive during a write become one. */
export interface CoalescingWriter<Value> {
  /**
   * Writes the value at once, or when the current write has ended. There is no debounce, because a page that
   * is closed has no time to write what still waits.
   */
  enqueue(value: Value): void;
  /** Resolves when nothing waits any more; retries what failed once. */
  flush(): Promise<void>;
  /** Waits for the current write, then returns and forgets the value that is still unsaved. */
  takeUnsaved(): Promise<Value | null>;
  /** The newest value that is not known to be saved. */
  getUnsaved(): Value | null;
  /** The value that is being written. */
  getInFlight(): Value | null;
}

interface CoalescingWriterOptions<Value, Failure> {
  write: (value: Value) => Promise<Result<unknown, Failure>>;
  /** Combines two values into one write; by default the newer replaces the older. */
  merge?: (older: Value, newer: Value) => Value;
  /** Called after each write; what failed is retried with the next value. */
  onWritten: (failure: Failure | null) => void;
}

/** Writes run one after the other, so that an older value never overwrites a newer one. */
export function createCoalescingWriter<Value, Failure>({
  write,
  merge = (_older, newer) => newer,
  onWritten,
}: CoalescingWriterOptions<Value, Failure>): CoalescingWriter<Value> {
  let waiting: Value | null = null;
  let inFlight: Value | null = null;
  let writing: Promise<void> | null = null;

  const mergeNullable = (older: Value | null, newer: Value | null): Value | null =>
    older === null || newer === null ? (newer ?? older) : merge(older, newer);

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const value: Value = waiting;
      waiting = null;
      inFlight = value;
      const written = await write(value);
      inFlight = null;
      if (!written.ok) waiting = mergeNullable(value, waiting);
      onWritten(written.ok ? null : written.failure);
      if (!written.ok) return;
    }
  }

  function start(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  }

  return {
    enqueue(value) {
      waiting = mergeNullable(waiting, value);
      void start();
    },
    async flush() {
      if (waiting !== null || writing) await start();
    },
    async takeUnsaved() {
      await writing;
      const unsaved = waiting;
      waiting = null;
      return unsaved;
    },
    getUnsaved: () => mergeNullable(inFlight, waiting),
    getInFlight: () => inFlight,
  };
}
