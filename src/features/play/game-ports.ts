import type { LearnerStore, SaveFailure } from '../../data/learner/learner-store.ts';
import { ageBandOf } from '../../domain/age-band.ts';
import { askPrefix } from '../../domain/game-asks.ts';
import { localDay } from '../../domain/local-day.ts';
import { err, type Result } from '../../domain/result.ts';
import type { GamePorts } from '../../games/table/ports.ts';
import { wordsFor } from '../../memory/choose-words.ts';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { replyWatcher, storedNews } from './game-requests.ts';
import { createLastMoves } from './last-moves.ts';
import { learnFromEvents } from './learn-from-events.ts';

export type PartLoader = GamePorts['loadPart'];

interface GamePortsParts {
  gameId: string;
  uid: string;
  store: LearnerStore;
  /** Words that the learner chose to play with. */
  chosen: readonly string[];
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

function recordPorts({ gameId, uid, store, chosen }: GamePortsParts): Omit<GamePorts, BrowserPort> {
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
      // First: a mistake that is entered twice is there once, and one that is not would be lost.
      if (end.mistakes?.length) await store.recordMistakes(end.mistakes);
      const outcome = await store.finishGame(gameId, end, storedNews(news, writtenOn()));
      if (!outcome.ok) return sayFailure(outcome);
      lastMoves.forget(gameId);
      // The memory learns in its own time: what is not learnt now waits in the records.
      void learnFromEvents(store).catch(console.error);
      // Nobody waits any more for what became of its asks; one that is on its way still gets there.
      for (const { key } of await store.repliesFor(`${gameId}:`)) await store.forget(key);
      return outcome;
    },
    readMemory: (key) => store.gameMemory(gameId, key),
    watchReplies: (begunAt, onReply) =>
      store.watchRequests(replyWatcher(askPrefix(gameId, begunAt), onReply)),
    async learner() {
      await learnFromEvents(store).catch(console.error);
      const [profile, words, ownWords] = await Promise.all([
        store.profile(),
        store.words(),
        store.ownWords(),
      ]);
      const now = Date.now();
      const { due, weak, begun } = wordsFor({ words, ownWords }, now, localDay(now));
      return { ageBand: ageBandOf(profile?.age), due, weak, begun, chosen };
    },
    addWord: async (word) => sayFailure(await store.addWord(word)),
  };
}

/** When homework was written, in the learner's own date format. */
function writtenOn(): string {
  return new Date().toLocaleString();
}

function sayFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
  return saved.ok ? saved : err(saveFailureMessage(saved.failure));
}
