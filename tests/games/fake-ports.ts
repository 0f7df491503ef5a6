import type { AskResult } from '../../src/domain/game-asks.ts';
import type { BestResult, GameNews, PlayEvent } from '../../src/domain/game-records.ts';
import type { Level } from '../../src/domain/levels.ts';
import { err, ok } from '../../src/domain/result.ts';
import { joinedNews, NO_NEWS } from '../../src/games/table/play-record.ts';
import type { GameEnd, GamePorts, GameWrite } from '../../src/games/table/ports.ts';
import type { SavedGame } from '../../src/games/table/saved-game.ts';
import { FakeClock } from '../../src/sync/ports/fake-ports.ts';
import { SOMEBODY } from './playthrough.ts';

/** What the app around a table would keep, in memory. */
export interface FakePorts extends GamePorts {
  clock: FakeClock;
  /** The saved game as JSON has it; `null` when there is none. */
  stored: unknown;
  kept: GameWrite | null;
  saves: readonly SavedGame[];
  /** All that was told and asked for, as it was stored. */
  news: GameNews;
  ends: readonly GameEnd[];
  memory: Record<string, unknown>;
  added: readonly string[];
  /** While set, writes fail with this sentence. */
  failure: string | null;
  /** The levels that the device has. */
  atHand: readonly Level[] | null;
  /** While set, writes wait until it is called. */
  holdWrites(): () => void;
  /** Something has become of an ask: whoever watches hears of it, now or later. */
  reply(askId: string, result: AskResult): void;
}

export function createFakePorts(clock = new FakeClock(1_800_000_000_000)): FakePorts {
  let gate: Promise<void> = Promise.resolve();
  let best: BestResult | null = null;
  const replies = new Map<string, AskResult>();
  const watchers = new Set<(askId: string, result: AskResult) => void>();

  const ports: FakePorts = {
    clock,
    stored: null,
    kept: null,
    saves: [],
    news: NO_NEWS,
    ends: [],
    memory: {},
    added: [],
    failure: null,
    atHand: null,
    holdWrites() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    reply(askId, result) {
      replies.set(askId, result);
      for (const onReply of watchers) onReply(askId, result);
    },
    readGame: async () => ports.stored,
    async saveGame({ saved, news }) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      ports.saves = [...ports.saves, saved];
      ports.stored = JSON.parse(JSON.stringify(saved));
      ports.news = joinedNews(ports.news, news);
      return ok();
    },
    keepAtOnce(write) {
      ports.kept = write;
    },
    async finishGame(end, news) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      const { score, memory } = end;
      ports.ends = [...ports.ends, end];
      ports.stored = null;
      ports.news = joinedNews(ports.news, news);
      if (memory) ports.memory[memory.key] = memory.after(ports.memory[memory.key]);
      if (!score) return ok(null);
      const isNewBest = best === null || score.value > best.score;
      if (best === null || isNewBest) best = { score: score.value, text: score.text, at: clock.now() };
      return ok({ best, isNewBest });
    },
    readMemory: async (key) => ports.memory[key],
    watchReplies(_begunAt, onReply) {
      watchers.add(onReply);
      for (const [askId, result] of replies) onReply(askId, result);
      return () => watchers.delete(onReply);
    },
    readLearner: async () => SOMEBODY,
    async addWord(word) {
      ports.added = [...ports.added, word];
      return ok();
    },
    speak: () => {},
    now: () => clock.now(),
    newSeed: () => 7,
    after: (milliseconds, task) => clock.after(milliseconds, task),
    levelsAtHand: () => ports.atHand,
    loadPart: (_name, load) => load(),
  };
  return ports;
}

/** What was answered, oldest first. */
export function answersIn({ events }: GameNews): Extract<PlayEvent, { type: 'answered' }>[] {
  return events.flatMap(({ event }) => (event.type === 'answered' ? [event] : []));
}

/** Lets promises that are settled already tell their followers. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
