import type { Result } from './result.ts';

/** Writes what changes faster than it can be written. */
export interface CoalescingWriter<Value> {
  /**
   * Writes the value at once, or as soon as the write that is going on has ended; of those that wait, only the newest.
   * A delay would gather more changes into a write, but a page that is closed gets no time for what still waits.
   */
  enqueue(value: Value): void;
  /** Settles when nothing waits any more; tries once more what failed. */
  flush(): Promise<void>;
  /** Waits until nothing is being written, and hands over what failed, which is then no longer its business. */
  takeUnsaved(): Promise<Value | null>;
  /** The newest value that is not known to be written. */
  getUnsaved(): Value | null;
  /** The value that is being written. */
  getInFlight(): Value | null;
}

interface CoalescingWriterOptions<Value, Failure> {
  write: (value: Value) => Promise<Result<unknown, Failure>>;
  /** Two values that one write is to hold; the newer alone where it is left out. */
  merge?: (older: Value, newer: Value) => Value;
  /** Told after each write, with its failure; what failed is tried again with the next value. */
  onWritten: (failure: Failure | null) => void;
}

/** One write after the other: an older value must never land on a newer one. */
export function createCoalescingWriter<Value, Failure>({
  write,
  merge = (_older, newer) => newer,
  onWritten,
}: CoalescingWriterOptions<Value, Failure>): CoalescingWriter<Value> {
  let waiting: Value | null = null;
  let underway: Value | null = null;
  let writing: Promise<void> | null = null;

  const joined = (older: Value | null, newer: Value | null): Value | null =>
    older === null || newer === null ? (newer ?? older) : merge(older, newer);

  async function writeOut(): Promise<void> {
    while (waiting !== null) {
      const value: Value = waiting;
      waiting = null;
      underway = value;
      const written = await write(value);
      underway = null;
      if (!written.ok) waiting = joined(value, waiting);
      onWritten(written.ok ? null : written.failure);
      if (!written.ok) return;
    }
  }

  function start(): Promise<void> {
    writing ??= writeOut().finally(() => {
      writing = null;
    });
    return writing;
  }

  return {
    enqueue(value) {
      waiting = joined(waiting, value);
      void start();
    },
    async flush() {
      if (waiting !== null || writing) await start();
    },
    async takeUnsaved() {
      await writing;
      const left = waiting;
      waiting = null;
      return left;
    },
    getUnsaved: () => joined(underway, waiting),
    getInFlight: () => underway,
  };
}
