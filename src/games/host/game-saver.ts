import type { Result } from '../../domain/result.ts';
import type { WordAnswer } from '../word-answer.ts';
import type { FinishedGame, GameEnd, GamePorts, RecordedAnswer } from './ports.ts';
import type { SavedGame } from './saved-game.ts';

/** A game as it is to be saved, with all the answers it has so far. */
export interface Unsaved {
  saved: Omit<SavedGame, 'recorded'>;
  answers: readonly WordAnswer[];
}

interface GameSaverParts {
  gameId: string;
  ports: Pick<GamePorts, 'saveGame' | 'keepAtOnce' | 'finishGame' | 'now'>;
  /** How many answers are recorded already, where a saved game is continued. */
  recorded: number;
  /** What went wrong with the last write; `null` once one has gone well. */
  onFailure: (failure: string | null) => void;
}

/** Writes one game to the device while it is played. */
export interface GameSaver {
  /** Saves at once, or as soon as the write that is going on has ended; of those that wait, only the newest. */
  save(unsaved: Unsaved): void;
  /** After all that was saved: one write that ends the game. A failed one may be repeated. */
  finish(unsaved: Unsaved, end: Omit<GameEnd, 'answers'>): Promise<Result<FinishedGame, string>>;
  /** The page is going away: hands over what is not known to be written. */
  keepAtOnce(): void;
}

export function createGameSaver({ gameId, ports, recorded: before, onFailure }: GameSaverParts): GameSaver {
  let recorded = before;
  let waiting: Unsaved | null = null;
  let underway: Unsaved | null = null;
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;

  function newAnswers({ saved, answers }: Unsaved): readonly RecordedAnswer[] {
    return answers.slice(recorded).map((answer, index) => ({
      id: `${gameId}:${saved.begunAt}:${recorded + index}`,
      event: { type: 'answered', ...answer, game: gameId, at: ports.now() },
    }));
  }

  function withCount({ saved, answers }: Unsaved, isRecorded: boolean): SavedGame {
    return { ...saved, recorded: isRecorded ? answers.length : recorded };
  }

  /** One write after the other: an older state must never land on a newer one. */
  async function writeOut(): Promise<void> {
    isWriting = true;
    try {
      while (waiting) {
        const next: Unsaved = waiting;
        waiting = null;
        underway = next;
        const outcome = await ports.saveGame(withCount(next, true), newAnswers(next));
        underway = null;
        if (!outcome.ok) {
          // It stays to be tried again with the next move.
          waiting ??= next;
          onFailure(outcome.failure);
          return;
        }
        recorded = next.answers.length;
        onFailure(null);
      }
    } finally {
      isWriting = false;
    }
  }

  return {
    save(unsaved) {
      waiting = unsaved;
      if (!isWriting) writing = writeOut();
    },
    async finish(unsaved, end) {
      waiting = null;
      await writing;
      waiting = null;
      return ports.finishGame({ ...end, answers: newAnswers(unsaved) });
    },
    keepAtOnce() {
      const unwritten = waiting ?? underway;
      if (unwritten) ports.keepAtOnce(withCount(unwritten, false));
    },
  };
}
