import type { Random } from '../../../src/sync/ports/ports.ts';

/** Whoever is dead does nothing any more; whoever is frozen does nothing until they thaw. */
export interface ProcessState {
  isDead: boolean;
  isFrozen: boolean;
}

/** As many steps as there are. */
export const ALL_STEPS = Number.POSITIVE_INFINITY;

/** The store, the cloud and the history itself never die. */
export const PERMANENT_PROCESS: ProcessState = { isDead: false, isFrozen: false };

interface Waiting {
  life: ProcessState;
  go: () => void;
}

interface Timer extends Waiting {
  at: number;
}

/**
 * The time of a simulated world, and everything in it that is about to happen. Nothing happens by itself:
 * one thing at a time is let go on, in an order that chance picks, until all of them wait for time to pass.
 */
export class Timeline {
  now: number;
  readonly #chance: Random;
  readonly #settled: () => Promise<void>;
  readonly #isOver: () => boolean;
  #waiting: Waiting[] = [];
  #held: Waiting[] = [];
  #timers: Timer[] = [];

  /**
   * @param settled resolves when nothing runs that was let go on
   * @param isOver whether nothing needs to go on any more, since something broken was found
   */
  constructor(now: number, chance: Random, settled: () => Promise<void>, isOver: () => boolean) {
    this.now = now;
    this.#chance = chance;
    this.#settled = settled;
    this.#isOver = isOver;
  }

  /** Waits to be let go on. */
  waitForTurn(life: ProcessState): Promise<void> {
    return new Promise((go) => this.#waiting.push({ life, go }));
  }

  /** Waits until somebody else was let go on, or nobody else is left: for overtaking. */
  waitForOthers(life: ProcessState): Promise<void> {
    return new Promise((go) => this.#held.push({ life, go }));
  }

  /** Calls `go` once when `ms` milliseconds have passed, whatever the device's clock says. */
  runAfter(life: ProcessState, ms: number, go: () => void): () => void {
    const timer = { life, go, at: this.now + ms };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets at most `most` things go on, without time passing; returns how many there were. */
  async run(most: number): Promise<number> {
    await this.#settled();
    for (let count = 0; count < most && !this.#isOver(); count += 1) {
      this.#waiting = this.#waiting.filter(({ life }) => !life.isDead);
      const ready = this.#waiting.filter(({ life }) => !life.isFrozen);
      const next = ready[Math.floor(this.#chance() * ready.length)] ?? this.#held.shift();
      if (!next) return count;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      if (next.life !== PERMANENT_PROCESS && this.#held.length > 0 && ready.length > 0) {
        this.#waiting.push(...this.#held.splice(0));
      }
      if (!next.life.isDead) next.go();
      await this.#settled();
    }
    return most;
  }

  /** Lets `ms` milliseconds pass, and everything go on that can meanwhile. */
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
    this.#timers = this.#timers.filter(({ life }) => !life.isDead);
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.life.isFrozen || timer.at > until) continue;
      if (!first || timer.at < first.at) first = timer;
    }
    return first;
  }
}
