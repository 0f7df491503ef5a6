import type { Result } from './result.ts';

/** Writes what changes faster than it can be written. */
export interface NewestWriter<Value> {
  /**
   * Writes the value at once, or as soon as the write that is going on has ended; of those that wait, only the newest.
   * A delay would gather more changes into a write, but a page that is closed gets no time for what still waits.
   */
  put(value: Value): void;
  /** Settles when nothing waits any more; tries once more what failed. */
  flush(): Promise<void>;
  /** Waits until nothing is being written, and hands over what failed, which is then no longer its business. */
  take(): Promise<Value | null>;
  /** The newest value that is not known to be written. */
  unwritten(): Value | null;
  /** The value that is being written. */
  underway(): Value | null;
}

interface NewestWriterParts<Value, Failure> {
  write: (value: Value) => Promise<Result<unknown, Failure>>;
  /** Two values that one write is to hold; the newer alone where it is left out. */
  join?: (older: Value, newer: Value) => Value;
  /** Told after each write, with its failure; what failed is tried again with the next value. */
  onWritten: (failure: Failure | null) => void;
}

/** One write after the other: an older value must never land on a newer one. */
export function createNewestWriter<Value, Failure>({
  write,
  join = (_older, newer) => newer,
  onWritten,
}: NewestWriterParts<Value, Failure>): NewestWriter<Value> {
  let waiting: Value | null = null;
  let underway: Value | null = null;
  let writing: Promise<void> | null = null;

  const joined = (older: Value | null, newer: Value | null): Value | null =>
    older === null || newer === null ? (newer ?? older) : join(older, newer);

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
    put(value) {
      waiting = joined(waiting, value);
      void start();
    },
    async flush() {
      if (waiting !== null || writing) await start();
    },
    async take() {
      await writing;
      const left = waiting;
      waiting = null;
      return left;
    },
    unwritten: () => joined(underway, waiting),
    underway: () => underway,
  };
}
