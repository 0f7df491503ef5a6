import { loadWordIndex, type WordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore } from '../../data/learner/learner-store.ts';
import type { SaveFailure } from '../../data/writes/save-result.ts';
import { getAgeBand } from '../../domain/age-band.ts';
import { createGameKeyPrefix, createPlayKeyPrefix } from '../../domain/game-request-schemas.ts';
import { getLocalDay } from '../../domain/local-day.ts';
import type { NewMistake, OwnWords } from '../../domain/records.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Skill } from '../../domain/skills.ts';
import type { CheckClient } from '../../feedback-worker/check-client.ts';
import type { GameLearner, Miss } from '../../games/contract.ts';
import type { GamePorts } from '../../games/host/ports.ts';
import { getPackStatus } from '../../installation/level-packs/page-packs.ts';
import { chooseReviewWords } from '../../memory/choose-review-words.ts';
import { runAfter } from '../../platform/run-after.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { listLevels } from '../frame/level-pack-text.ts';
import { createReplyWatcher, toPendingWrites } from './game-requests.ts';
import { learnFromEvents } from './learn-from-events.ts';
import { createUnsavedGames, saveUnsavedGame } from './unsaved-games.ts';

export type GameChunkLoader = GamePorts['loadChunk'];

interface GamePortsOptions {
  gameId: string;
  /** What the game practises. */
  skills: readonly Skill[];
  uid: string;
  store: LearnerStore;
  /** Words that the learner chose to play with. */
  chosenWords: readonly string[];
  loadChunk: GameChunkLoader;
  checker: Pick<CheckClient, 'check'>;
}

const SEEDS = 2 ** 32;

/** One game's way to the learner's records, the browser's voice, clock and chance. */
export function createGamePorts(parts: GamePortsOptions): GamePorts {
  const { gameId, skills, uid, store, chosenWords, loadChunk, checker } = parts;
  const lastMoves = createUnsavedGames(() => window.sessionStorage, uid);

  /** Nobody waits any more for what became of its asks; one that is on its way still gets there. */
  async function forgetReplies(): Promise<void> {
    for (const { key } of await store.readRequestsByPrefix(createGameKeyPrefix(gameId)))
      await store.deleteRequest(key);
  }

  return {
    speak: readAloud,
    now: Date.now,
    createSeed: () => Math.floor(Math.random() * SEEDS),
    runAfter,
    getAvailableLevels() {
      const now = getPackStatus();
      return now.status === 'ready' || now.status === 'missing' ? listLevels(now.storedPacks) : null;
    },
    loadChunk: (name, load) => loadChunk(`game:${name}`, load),
    async readGame() {
      const last = await saveUnsavedGame(store, lastMoves, gameId);
      return last ? last.saved : store.readSavedGame(gameId);
    },
    async saveGame({ saved, news }) {
      // To begin a transaction takes a slow phone as long as to draw the move. A page that ends before keeps it at once.
      await new Promise<void>(runAfterPaint);
      const outcome = await store.saveGame(gameId, saved, toPendingWrites(news));
      // An entry that outlived its write would take later moves back.
      if (outcome.ok) lastMoves.delete(gameId);
      return formatFailure(outcome);
    },
    savePageExitEntry: (write) => lastMoves.save(gameId, write),
    async finishGame({ begunAt, misses, ...end }, news) {
      const mistakes = mistakesOf(misses, { gameId, begunAt, skills });
      const outcome = await store.finishGame(gameId, { ...end, mistakes }, toPendingWrites(news));
      if (!outcome.ok) return formatFailure(outcome);
      lastMoves.delete(gameId);
      void learnFromEvents(store);
      // The end is stored, whatever comes of this.
      forgetReplies().catch((cause) => console.error('Replies of an ended game stay:', cause));
      return outcome;
    },
    readCarriedState: (key) => store.readCarriedState(gameId, key),
    watchReplies(begunAt, onReply) {
      let isWatching = true;
      const tell: typeof onReply = (askId, result) => isWatching && onReply(askId, result);
      const stop = store.watchRequests(
        createReplyWatcher(createPlayKeyPrefix(gameId, begunAt), tell, ({ text, level }) =>
          checker.check('text', { text, level }),
        ),
      );
      return () => {
        isWatching = false;
        stop();
      };
    },
    async readLearner() {
      await learnFromEvents(store);
      const [profile, again] = await Promise.all([store.readProfile(), readReviewWords(store)]);
      return { ageBand: getAgeBand(profile?.age), ...again, chosenWords };
    },
    addWord: async (word) => formatFailure(await store.addWord(word)),
  };
}

/** What a game brings back. One that can't know it, as offline before the first time, deals as for a new learner. */
async function readReviewWords(store: LearnerStore): Promise<Omit<GameLearner, 'ageBand' | 'chosenWords'>> {
  const [words, ownWords] = await Promise.all([store.readWords(), store.readOwnWords()]);
  try {
    const index = await loadWordIndex();
    const now = Date.now();
    const { due, weak, learning } = chooseReviewWords({ words, ownWords }, now, getLocalDay(now));
    return { due, weak, learning, ownWords: unknownTo(index, ownWords), reviews: words };
  } catch (cause) {
    console.error('The words to meet again could not be chosen:', cause);
    return { due: [], weak: [], learning: [], ownWords: [], reviews: words };
  }
}

/** The learner's own words that only they can explain. */
function unknownTo(index: WordIndex, ownWords: OwnWords): GameLearner['ownWords'] {
  return Object.entries(ownWords).flatMap(([word, { meaning, example, isRemoved }]) =>
    isRemoved || meaning === '' || index.has(word) ? [] : [{ word, meaning, example }],
  );
}

/** The misses of one game, for the book of mistakes. */
function mistakesOf(
  misses: readonly Miss[],
  { gameId, begunAt, skills }: { gameId: string; begunAt: number; skills: readonly Skill[] },
): readonly NewMistake[] {
  return misses.map((miss, index) => {
    const { word, right, reason, given = '', asked = '' } = miss;
    const id = `${gameId}:${begunAt}:${index}`;
    return { id, kind: kindOf(miss, skills[0]), word, right, reason, given, asked, source: gameId };
  });
}

function kindOf({ isFact, isText }: Miss, skill: Skill | undefined): NewMistake['kind'] {
  if (isText) return 'text';
  if (isFact) return 'fact';
  return skill === 'Grammar' ? 'grammar' : 'word';
}

function formatFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
  if (saved.ok) return saved;
  return err(formatSaveFailure(saved.failure));
}
