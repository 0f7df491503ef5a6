import type { Random } from '../../../src/sync/ports/ports.ts';

/** A dead process does nothing any more, a frozen one nothing until it thaws. */
export interface ProcessState {
  isDead: boolean;
  isFrozen: boolean;
}

/** Runs until idle. */
export const ALL_STEPS = Number.POSITIVE_INFINITY;

/** The process of databases, cloud and teacher, which never ends. */
export const PERMANENT_PROCESS: ProcessState = { isDead: false, isFrozen: false };

/** A task that waits for its turn; `go` continues it. */
interface Waiting {
  process: ProcessState;
  go: () => void;
}

interface Timer extends Waiting {
  at: number;
}

/**
 * The scheduler of a simulated world. One waiting task at a time continues, in a random order, until all
 * wait for time to pass.
 */
export class Timeline {
  now: number;
  readonly #random: Random;
  readonly #settled: () => Promise<void>;
  readonly #isOver: () => boolean;
  #waiting: Waiting[] = [];
  #postponed: Waiting[] = [];
  #timers: Timer[] = [];

  /**
   * @param settled resolves when the task that continued has stopped running
   * @param isOver whether the simulation can stop, because an invariant is broken
   */
  constructor(now: number, random: Random, settled: () => Promise<void>, isOver: () => boolean) {
    this.now = now;
    this.#random = random;
    this.#settled = settled;
    this.#isOver = isOver;
  }

  /** Resolves when this task may continue. */
  waitForTurn(process: ProcessState): Promise<void> {
    return new Promise((go) => this.#waiting.push({ process, go }));
  }

  /** As `waitForTurn`, after at least one other task: for requests that overtake each other. */
  waitForOthers(process: ProcessState): Promise<void> {
    return new Promise((go) => this.#postponed.push({ process, go }));
  }

  /** Calls `go` once after `ms` milliseconds of simulated time, independent of device clocks. */
  runAfter(process: ProcessState, ms: number, go: () => void): () => void {
    const timer = { process, go, at: this.now + ms };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Continues at most `most` tasks without advancing time; returns their number. */
  async run(most: number): Promise<number> {
    await this.#settled();
    for (let count = 0; count < most && !this.#isOver(); count += 1) {
      this.#waiting = this.#waiting.filter(({ process }) => !process.isDead);
      const ready = this.#waiting.filter(({ process }) => !process.isFrozen);
      const next = ready[Math.floor(this.#random() * ready.length)] ?? this.#postponed.shift();
      if (!next) return count;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      if (next.process !== PERMANENT_PROCESS && this.#postponed.length > 0 && ready.length > 0) {
        this.#waiting.push(...this.#postponed.splice(0));
      }
      if (!next.process.isDead) next.go();
      await this.#settled();
    }
    return most;
  }

  /** Advances time by `ms` milliseconds and runs every due task. */
  async advance(ms: number): Promise<void> {
    const until = this.now + ms;
    await this.run(ALL_STEPS);
    for (let next = this.#nextTimer(until); next && !this.#isOver(); next = this.#nextTimer(until)) {
      this.now = Math.max(this.now, next.at);
      this.#timers.splice(this.#timers.indexOf(next), 1);
      next.go();
      await this.run(ALL_STEPS);
    }
    this.now = until;
  }

  #nextTimer(until: number): Timer | undefined {
    this.#timers = this.#timers.filter(({ process }) => !process.isDead);
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.process.isFrozen || timer.at > until) continue;
      if (!first || timer.at < first.at) first = timer;
    }
    return first;
  }
}
