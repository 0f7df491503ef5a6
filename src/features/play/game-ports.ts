import type { LearnerStore, SaveFailure } from '../../data/learner/learner-store.ts';
import { ageBandOf } from '../../domain/age-band.ts';
import { askPrefix } from '../../domain/game-asks.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { err, type Result } from '../../domain/result.ts';
import { weakWords } from '../../domain/weak-words.ts';
import type { GamePorts } from '../../games/table/ports.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { replyWatcher, storedNews } from './game-requests.ts';
import { createLastMoves } from './last-moves.ts';

export type PartLoader = GamePorts['loadPart'];

interface GamePortsParts {
  gameId: string;
  uid: string;
  store: LearnerStore;
  loadPart: PartLoader;
}

const SEEDS = 2 ** 32;

/** One game's way to the learner's records, the browser's voice, clock and chance. */
export function createGamePorts(parts: GamePortsParts): GamePorts {
  return { ...recordPorts(parts), ...browserPorts(parts.loadPart) };
}

type BrowserPort = 'speak' | 'now' | 'newSeed' | 'after' | 'loadPart';

function browserPorts(loadPart: PartLoader): Pick<GamePorts, BrowserPort> {
  return {
    speak: readAloud,
    now: Date.now,
    newSeed: () => Math.floor(Math.random() * SEEDS),
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    loadPart: (name, load) => loadPart(`game:${name}`, load),
  };
}

function recordPorts({ gameId, uid, store }: GamePortsParts): Omit<GamePorts, BrowserPort> {
  const lastMoves = createLastMoves(() => window.sessionStorage, uid);
  return {
    async readGame() {
      const last = lastMoves.read(gameId);
      if (!last) return store.game(gameId);
      // What the page had no time to save is saved now, with its news.
      const written = await store.saveGame(gameId, last.saved, storedNews(last.news, writtenOn()));
      if (written.ok) lastMoves.forget(gameId);
      return last.saved;
    },
    async saveGame({ saved, news }) {
      const outcome = await store.saveGame(gameId, saved, storedNews(news, writtenOn()));
      // An entry that outlived its write would take later moves back.
      if (outcome.ok) lastMoves.forget(gameId);
      return sayFailure(outcome);
    },
    keepAtOnce: (write) => lastMoves.keep(gameId, write),
    async finishGame(end, news) {
      const outcome = await store.finishGame(gameId, end, storedNews(news, writtenOn()));
      if (!outcome.ok) return sayFailure(outcome);
      lastMoves.forget(gameId);
      // Nobody waits any more for what became of its asks; one that is on its way still gets there.
      for (const { key } of await store.repliesFor(`${gameId}:`)) await store.forget(key);
      return outcome;
    },
    readMemory: (key) => store.gameMemory(gameId, key),
    watchReplies: (begunAt, onReply) =>
      store.watchRequests(replyWatcher(askPrefix(gameId, begunAt), onReply)),
    async learner() {
      const [profile, events] = await Promise.all([store.profile(), store.playEvents()]);
      // What is due is for the memory of words to say.
      return { ageBand: ageBandOf(profile?.age), due: [], weak: weakWords(events), reviews: {} };
    },
    async addWord(word) {
      const at = Date.now();
      const event = { type: 'added', word, game: gameId, at } as const;
      return sayFailure(await store.recordPlayEvents([{ id: `${gameId}:added:${at}:${word}`, event }]));
    },
  };
}

/** When homework was written, in the learner's own date format. */
function writtenOn(): string {
  return new Date().toLocaleString();
}

function sayFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
  if (saved.ok) return saved;
  return err(saved.failure.kind === 'storage-full' ? MESSAGES.storageFull : MESSAGES.saveFailed);
}
