import type { BestResult } from '../../src/domain/game-records.ts';
import { err, ok } from '../../src/domain/result.ts';
import type { GameEnd, GamePorts, RecordedAnswer } from '../../src/games/table/ports.ts';
import type { SavedGame } from '../../src/games/table/saved-game.ts';

/** A clock that stands until the test moves it, and runs what is due on the way. */
export interface FakeClock {
  now(): number;
  after(milliseconds: number, task: () => void): () => void;
  /** Moves on; tasks run at their own moments, in order. */
  pass(milliseconds: number): void;
  /** How many tasks wait. */
  waiting(): number;
}

export function createFakeClock(start = 1_800_000_000_000): FakeClock {
  let now = start;
  let tasks: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const task = { at: now + milliseconds, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
    waiting: () => tasks.length,
  };
}

/** What the app around a host would keep, in memory. */
export interface FakePorts extends GamePorts {
  clock: FakeClock;
  /** The saved game as JSON has it; `null` when there is none. */
  stored: unknown;
  kept: SavedGame | null;
  saves: readonly SavedGame[];
  recorded: readonly RecordedAnswer[];
  ends: readonly GameEnd[];
  added: readonly string[];
  spoken: readonly string[];
  /** While set, writes fail with this sentence. */
  failure: string | null;
  /** While set, writes wait until it is called. */
  holdWrites(): () => void;
}

export function createFakePorts(clock = createFakeClock()): FakePorts {
  let gate: Promise<void> = Promise.resolve();
  let best: BestResult | null = null;
  let used: readonly string[] = [];

  const ports: FakePorts = {
    clock,
    stored: null,
    kept: null,
    saves: [],
    recorded: [],
    ends: [],
    added: [],
    spoken: [],
    failure: null,
    holdWrites() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    readGame: async () => ports.stored,
    async saveGame(saved, answers) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      ports.saves = [...ports.saves, saved];
      ports.stored = JSON.parse(JSON.stringify(saved));
      ports.recorded = [...ports.recorded, ...answers];
      return ok();
    },
    keepAtOnce(saved) {
      ports.kept = saved;
    },
    async finishGame(end) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      ports.ends = [...ports.ends, end];
      ports.stored = null;
      ports.recorded = [...ports.recorded, ...end.answers];
      used = [...used, ...end.usedWords];
      const isNewBest = best === null || end.score > best.score;
      if (best === null || isNewBest) best = { score: end.score, text: end.scoreText, at: clock.now() };
      return ok({ best, isNewBest });
    },
    usedWords: async () => used,
    async addWord(word) {
      ports.added = [...ports.added, word];
      return ok();
    },
    speak(text) {
      ports.spoken = [...ports.spoken, text];
    },
    now: clock.now,
    newSeed: () => 7,
    after: clock.after,
    loadPart: (_name, load) => load(),
  };
  return ports;
}

/** Lets promises that are settled already tell their followers. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
