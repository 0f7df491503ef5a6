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
import type { GameLearner, Miss } from '../../games/game-contract.ts';
import type { GamePorts } from '../../games/host/ports.ts';
import { runAfter } from '../../platform/run-after.ts';
import { getPackStatus } from '../../pwa/level-packs/pack-download-retries.ts';
import { formatSaveFailure } from '../../session/save-messages.ts';
import { chooseReviewWords } from '../../spaced-repetition/choose-review-words.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { listLevels } from '../shell/level-pack-text.ts';
import { claimPlay } from './claim-play.ts';
import { createReplyWatcher, type TextChecker, toStoreWrites } from './game-requests.ts';
import { learnFromEvents } from './learn-from-events.ts';
import { createUnsavedGames, saveUnsavedGame } from './unsaved-games.ts';

export type GameChunkLoader = GamePorts['loadChunk'];

interface GamePortsOptions {
  gameId: string;
  /** The skills that the game practises. */
  skills: readonly Skill[];
  uid: string;
  store: LearnerStore;
  /** Words that the learner chose to play with. */
  chosenWords: readonly string[];
  /** Loads a part of the game's code. */
  loadChunk: GameChunkLoader;
  checker: Pick<CheckClient, 'check'>;
}

const SEED_COUNT = 2 ** 32;

/** Connects a game to the learner's records, the browser's voice, the clock and randomness. */
export function createGamePorts(options: GamePortsOptions): GamePorts {
  const { gameId, skills, uid, store, chosenWords, loadChunk, checker } = options;
  const unsavedGames = createUnsavedGames(() => window.sessionStorage, uid);

  /**
   * Deletes the game's finished requests, whose replies are not needed any more; pending ones are still sent.
   */
  async function deleteReplies(): Promise<void> {
    for (const { key } of await store.readRequestsByPrefix(createGameKeyPrefix(gameId)))
      await store.deleteRequest(key);
  }

  return {
    speak: readAloud,
    now: Date.now,
    createSeed: () => Math.floor(Math.random() * SEED_COUNT),
    runAfter,
    getAvailableLevels() {
      const packs = getPackStatus();
      return packs.status === 'ready' || packs.status === 'missing' ? listLevels(packs.storedPacks) : null;
    },
    loadChunk: (name, load) => loadChunk(`game:${name}`, load),
    async readGame() {
      const unsaved = await saveUnsavedGame(store, unsavedGames, gameId);
      return unsaved ? unsaved.saved : store.readSavedGame(gameId);
    },
    async saveGame({ saved, pendingWrites }) {
      // Waits for the paint first: on a slow phone, starting a transaction takes as long as painting the
      // move. At page exit `savePageExitEntry` stores the move at once.
      await new Promise<void>(runAfterPaint);
      const outcome = await store.saveGame(gameId, saved, toStoreWrites(pendingWrites));
      // A stale entry would undo later moves.
      if (outcome.ok) unsavedGames.delete(gameId);
      return formatFailure(outcome);
    },
    savePageExitEntry: (write) => unsavedGames.save(gameId, write),
    async finishGame({ begunAt, misses, ...end }, pendingWrites) {
      const mistakes = createMistakes(misses, { gameId, begunAt, skills });
      const outcome = await store.finishGame(gameId, { ...end, mistakes }, toStoreWrites(pendingWrites));
      if (!outcome.ok) return formatFailure(outcome);
      unsavedGames.delete(gameId);
      void learnFromEvents(store);
      // A failure here does not undo the stored end of the game.
      deleteReplies().catch((cause) => console.error('Replies of a finished game were not deleted:', cause));
      return outcome;
    },
    claimPlay: (onLost) => claimPlay(`game ${uid} ${gameId}`, onLost, globalThis.navigator?.locks),
    readCarriedState: (key) => store.readCarriedState(gameId, key),
    watchReplies(begunAt, onReply) {
      let isWatching = true;
      const notify: typeof onReply = (requestId, result) => {
        if (isWatching) onReply(requestId, result);
      };
      const checkOnDevice: TextChecker = ({ text, level }) => checker.check('text', { text, level });
      const stop = store.watchRequests(
        createReplyWatcher(createPlayKeyPrefix(gameId, begunAt), notify, checkOnDevice),
      );
      return () => {
        isWatching = false;
        stop();
      };
    },
    async readLearner() {
      await learnFromEvents(store);
      const [profile, reviewWords] = await Promise.all([store.readProfile(), readReviewWords(store)]);
      return { ageBand: getAgeBand(profile?.age), ...reviewWords, chosenWords };
    },
    addWord: async (word) => formatFailure(await store.addWord(word)),
  };
}

/**
 * The words that a game reviews. If the word index can't load, offline, the game deals as for a new learner.
 */
async function readReviewWords(store: LearnerStore): Promise<Omit<GameLearner, 'ageBand' | 'chosenWords'>> {
  const [reviewsByWord, ownWords] = await Promise.all([store.readWords(), store.readOwnWords()]);
  try {
    const index = await loadWordIndex();
    const now = Date.now();
    const { due, weak, learning } = chooseReviewWords(
      { words: reviewsByWord, ownWords },
      now,
      getLocalDay(now),
    );
    return {
      due,
      weak,
      learning,
      ownWords: selectWordsOutsideBanks(index, ownWords),
      reviews: reviewsByWord,
    };
  } catch (cause) {
    console.error('The review words could not be chosen:', cause);
    return { due: [], weak: [], learning: [], ownWords: [], reviews: reviewsByWord };
  }
}

/** The learner's own words that the word index does not have. */
function selectWordsOutsideBanks(index: WordIndex, ownWords: OwnWords): GameLearner['ownWords'] {
  return Object.entries(ownWords).flatMap(([word, { meaning, example, isRemoved }]) =>
    isRemoved || meaning === '' || index.has(word) ? [] : [{ word, meaning, example }],
  );
}

/** Turns the misses of one game into records for the list of mistakes. */
function createMistakes(
  misses: readonly Miss[],
  { gameId, begunAt, skills }: { gameId: string; begunAt: number; skills: readonly Skill[] },
): readonly NewMistake[] {
  return misses.map((miss, index) => {
    const { word, right, reason, given = '', asked = '' } = miss;
    const id = `${gameId}:${begunAt}:${index}`;
    return { id, kind: getMistakeKind(miss, skills[0]), word, right, reason, given, asked, source: gameId };
  });
}

/** The kind of a mistake. A game with several skills makes mistakes of its first one. */
function getMistakeKind({ isFact, isText }: Miss, firstSkill: Skill | undefined): NewMistake['kind'] {
  if (isText) return 'text';
  if (isFact) return 'fact';
  return firstSkill === 'Grammar' ? 'grammar' : 'word';
}

function formatFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
  if (saved.ok) return saved;
  return err(formatSaveFailure(saved.failure));
}
