import type { LearnerStore, SaveFailure } from '../../data/learner-store.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { GamePorts } from '../../games/host/ports.ts';
import { readAloud } from '../../ui/speech/read-aloud.ts';
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
export function createGamePorts({ gameId, uid, store, loadPart }: GamePortsParts): GamePorts {
  const lastMoves = createLastMoves(() => window.sessionStorage, uid);

  function sayFailure<Value>(saved: Result<Value, SaveFailure>): Result<Value, string> {
    return saved.ok ? saved : err(failureMessage(saved.failure));
  }

  return {
    readGame: async () => lastMoves.read(gameId) ?? (await store.game(gameId)),
    async saveGame(saved, answers) {
      const outcome = await store.saveGame(gameId, saved, answers);
      // An entry that outlived its write would take later moves back.
      if (outcome.ok) lastMoves.forget(gameId);
      return sayFailure(outcome);
    },
    keepAtOnce: (saved) => lastMoves.keep(gameId, saved),
    async finishGame({ answers, ...end }) {
      const outcome = await store.finishGame(gameId, end, answers);
      if (outcome.ok) lastMoves.forget(gameId);
      return sayFailure(outcome);
    },
    usedWords: (level, variant) => store.usedWords(gameId, level, variant),
    async addWord(word) {
      const at = Date.now();
      const event = { type: 'added', word, game: gameId, at } as const;
      const outcome = await store.recordGameEvents([{ id: `${gameId}:added:${at}:${word}`, event }]);
      return sayFailure(outcome.ok ? ok() : outcome);
    },
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

function failureMessage(failure: SaveFailure): string {
  return failure.kind === 'storage-full' ? MESSAGES.storageFull : MESSAGES.saveFailed;
}
