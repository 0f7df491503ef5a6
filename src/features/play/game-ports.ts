import { loadWordIndex, type WordIndex } from '../../content/words/word-index.ts';
import type { LearnerStore, SaveFailure } from '../../data/learner/learner-store.ts';
import { ageBandOf } from '../../domain/age-band.ts';
import { askPrefix, gameAskPrefix } from '../../domain/game-asks.ts';
import { localDay } from '../../domain/local-day.ts';
import type { NewMistake, OwnWords } from '../../domain/records.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Skill } from '../../domain/skills.ts';
import type { CheckClient } from '../../feedback-worker/check-client.ts';
import type { GameLearner, Miss } from '../../games/contract.ts';
import type { GamePorts } from '../../games/table/ports.ts';
import { readiness } from '../../installation/level-packs/page-packs.ts';
import { wordsFor } from '../../memory/choose-words.ts';
import { after } from '../../platform/after.ts';
import { saveFailureMessage } from '../../session/save-messages.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
import { levelsOf } from '../frame/level-words.ts';
import { replyWatcher, storedNews } from './game-requests.ts';
import { createLastMoves, settleLastMoves } from './last-moves.ts';
import { learnFromEvents } from './learn-from-events.ts';

export type PartLoader = GamePorts['loadPart'];

interface GamePortsParts {
  gameId: string;
  /** What the game practises. */
  skills: readonly Skill[];
  uid: string;
  store: LearnerStore;
  /** Words that the learner chose to play with. */
  chosen: readonly string[];
  loadPart: PartLoader;
  checker: Pick<CheckClient, 'check'>;
}

const SEEDS = 2 ** 32;

/** One game's way to the learner's records, the browser's voice, clock and chance. */
export function createGamePorts(parts: GamePortsParts): GamePorts {
  const { gameId, skills, uid, store, chosen, loadPart, checker } = parts;
  const lastMoves = createLastMoves(() => window.sessionStorage, uid);

  /** Nobody waits any more for what became of its asks; one that is on its way still gets there. */
  async function forgetReplies(): Promise<void> {
    for (const { key } of await store.repliesFor(gameAskPrefix(gameId))) await store.forget(key);
  }

  return {
    speak: readAloud,
    now: Date.now,
    newSeed: () => Math.floor(Math.random() * SEEDS),
    after,
    levelsAtHand() {
      const now = readiness();
      return now.phase === 'ready' || now.phase === 'missing' ? levelsOf(now.held) : null;
    },
    loadPart: (name, load) => loadPart(`game:${name}`, load),
    async readGame() {
      const last = await settleLastMoves(store, lastMoves, gameId);
      return last ? last.saved : store.game(gameId);
    },
    async saveGame({ saved, news }) {
      // To begin a transaction takes a slow phone as long as to draw the move. A page that ends before keeps it at once.
      await new Promise<void>(afterPaint);
      const outcome = await store.saveGame(gameId, saved, storedNews(news));
      // An entry that outlived its write would take later moves back.
      if (outcome.ok) lastMoves.forget(gameId);
      return sayFailure(outcome);
    },
    keepAtOnce: (write) => lastMoves.keep(gameId, write),
    async finishGame({ begunAt, misses, ...end }, news) {
      const mistakes = mistakesOf(misses, { gameId, begunAt, skills });
      const outcome = await store.finishGame(gameId, { ...end, mistakes }, storedNews(news));
      if (!outcome.ok) return sayFailure(outcome);
      lastMoves.forget(gameId);
      void learnFromEvents(store);
      // The end is stored, whatever comes of this.
      forgetReplies().catch((cause) => console.error('Replies of an ended game stay:', cause));
      return outcome;
    },
    readMemory: (key) => store.gameMemory(gameId, key),
    watchReplies(begunAt, onReply) {
      let isWatching = true;
      const tell: typeof onReply = (askId, result) => isWatching && onReply(askId, result);
      const stop = store.watchRequests(
        replyWatcher(askPrefix(gameId, begunAt), tell, ({ text, level }) =>
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
      const [profile, again] = await Promise.all([store.profile(), wordsAgain(store)]);
      return { ageBand: ageBandOf(profile?.age), ...again, chosen };
    },
    addWord: async (word) => sayFailure(await store.addWord(word)),
  };
}

/** What a game brings back. One that can't know it, as offline before the first time, deals as for a new learner. */
async function wordsAgain(store: LearnerStore): Promise<Omit<GameLearner, 'ageBand' | 'chosen'>> {
  const [words, ownWords] = await Promise.all([store.words(), store.ownWords()]);
  try {
    const index = await loadWordIndex();
    const now = Date.now();
    const { due, weak, begun } = wordsFor({ words, ownWords }, now, localDay(now));
    return { due, weak, begun, own: unknownTo(index, ownWords), reviews: words };
  } catch (cause) {
    console.error('The words to meet again could not be chosen:', cause);
    return { due: [], weak: [], begun: [], own: [], reviews: words };
  }
}

/** The learner's own words that only they can explain. */
function unknownTo(index: WordIndex, ownWords: OwnWords): GameLearner['own'] {
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

function sayFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
  if (saved.ok) return saved;
  return err(saveFailureMessage(saved.failure));
}
