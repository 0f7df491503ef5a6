import type { BestResult, PendingGameWrites, PlayEvent } from '../../src/domain/game-records.ts';
import type { GameReply } from '../../src/domain/game-request-schemas.ts';
import type { Level } from '../../src/domain/levels.ts';
import { err, ok } from '../../src/domain/result.ts';
import { mergePendingWrites, NO_PENDING_WRITES } from '../../src/games/host/play-record.ts';
import type { GameEnd, GamePorts, GameWrite } from '../../src/games/host/ports.ts';
import type { SavedGame } from '../../src/games/host/saved-game.ts';
import { FakeClock } from '../sync/ports/fake-ports.ts';
import { DEFAULT_LEARNER } from './playthrough.ts';

/** Game ports that store everything in memory. */
export interface FakeGamePorts extends GamePorts {
  clock: FakeClock;
  /** The saved game, as JSON returns it; `null` if there is none. */
  stored: unknown;
  pageExitEntry: GameWrite | null;
  saves: readonly SavedGame[];
  /** All events, requests and acknowledgements that were stored. */
  pendingWrites: PendingGameWrites;
  ends: readonly GameEnd[];
  carriedState: Record<string, unknown>;
  addedWords: readonly string[];
  /** While set, writes fail with this message. */
  failure: string | null;
  /** The levels that the device has. */
  availableLevels: readonly Level[] | null;
  /** Delays writes until the returned function is called. */
  holdWrites(): () => void;
  /** Replies to a request, for current and later watchers. */
  reply(requestId: string, result: GameReply): void;
}

export function createFakeGamePorts(clock = new FakeClock(1_800_000_000_000)): FakeGamePorts {
  let gate: Promise<void> = Promise.resolve();
  let best: BestResult | null = null;
  const replies = new Map<string, GameReply>();
  let loseClaim: (() => void) | null = null;
  const watchers = new Set<(requestId: string, result: GameReply) => void>();

  const ports: FakeGamePorts = {
    clock,
    stored: null,
    pageExitEntry: null,
    saves: [],
    pendingWrites: NO_PENDING_WRITES,
    ends: [],
    carriedState: {},
    addedWords: [],
    failure: null,
    availableLevels: null,
    holdWrites() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    reply(requestId, result) {
      replies.set(requestId, result);
      for (const onReply of watchers) onReply(requestId, result);
    },
    readGame: async () => ports.stored,
    async saveGame({ saved, pendingWrites }) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      ports.saves = [...ports.saves, saved];
      ports.stored = JSON.parse(JSON.stringify(saved));
      ports.pendingWrites = mergePendingWrites(ports.pendingWrites, pendingWrites);
      return ok();
    },
    savePageExitEntry(write) {
      ports.pageExitEntry = write;
    },
    async finishGame(end, pendingWrites) {
      await gate;
      if (ports.failure !== null) return err(ports.failure);
      const { score, carriedState } = end;
      ports.ends = [...ports.ends, end];
      ports.stored = null;
      ports.pendingWrites = mergePendingWrites(ports.pendingWrites, pendingWrites);
      if (carriedState) {
        const { key, after } = carriedState;
        ports.carriedState[key] = after(ports.carriedState[key]);
      }
      if (!score) return ok(null);
      const isNewBest = best === null || score.value > best.score;
      if (best === null || isNewBest) best = { score: score.value, text: score.text, at: clock.now() };
      return ok({ best, isNewBest });
    },
    claimPlay(onLost) {
      loseClaim?.();
      loseClaim = onLost;
      return () => {
        if (loseClaim === onLost) loseClaim = null;
      };
    },
    readCarriedState: async (key) => ports.carriedState[key],
    watchReplies(_begunAt, onReply) {
      watchers.add(onReply);
      for (const [requestId, result] of replies) onReply(requestId, result);
      return () => watchers.delete(onReply);
    },
    readLearner: async () => DEFAULT_LEARNER,
    async addWord(word) {
      ports.addedWords = [...ports.addedWords, word];
      return ok();
    },
    speak: () => {},
    now: () => clock.now(),
    createSeed: () => 7,
    runAfter: (milliseconds, task) => clock.runAfter(milliseconds, task),
    getAvailableLevels: () => ports.availableLevels,
    loadChunk: (_name, load) => load(),
  };
  return ports;
}

/** The stored answers, the oldest first. */
export function getAnswerEvents({ events }: PendingGameWrites): Extract<PlayEvent, { type: 'answered' }>[] {
  return events.flatMap(({ event }) => (event.type === 'answered' ? [event] : []));
}

/** Runs the callbacks of promises that are settled already. */
export async function flushPromises(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
