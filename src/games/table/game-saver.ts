import type { Comparison, FinishedGame, GameNews } from '../../domain/game-records.ts';
import type { Result } from '../../domain/result.ts';
import { joined, NO_NEWS } from './play-record.ts';
import type { GamePorts, GameWrite } from './ports.ts';

/** Writes one game to the device while it is played. */
export interface GameSaver {
  /** Saves at once, or as soon as the write that is going on has ended: of states that wait, only the newest. */
  save(write: GameWrite): void;
  /** After all that was saved: one write that ends the game. A failed one may be repeated. */
  finish(end: FinishedGame, news: GameNews): Promise<Result<Comparison, string>>;
  /** The page is going away: hands over what is not known to be written. */
  keepAtOnce(): void;
}

/** @param onSaved why the last write failed; `null` once one has gone well */
export function createGameSaver(
  ports: Pick<GamePorts, 'saveGame' | 'keepAtOnce' | 'finishGame'>,
  onSaved: (failure: string | null) => void,
): GameSaver {
  let waiting: GameWrite | null = null;
  let underway: GameWrite | null = null;
  let writing: Promise<void> = Promise.resolve();
  /** News of an end that could not be saved yet. */
  let unsaved: GameNews = NO_NEWS;

  /** One write after the other: an older state must never land on a newer one. */
  async function writeOut(): Promise<void> {
    while (waiting) {
      underway = waiting;
      waiting = null;
      const outcome = await ports.saveGame(underway);
      const failed: GameWrite | null = outcome.ok ? null : underway;
      underway = null;
      onSaved(outcome.ok ? null : outcome.failure);
      if (!failed) continue;
      // It stays to be tried again with the next move.
      waiting = after(failed, waiting);
      return;
    }
  }

  return {
    save(write) {
      waiting = after(waiting, write);
      if (!underway) writing = writeOut();
    },
    async finish(end, news) {
      await writing;
      unsaved = joined(joined(unsaved, waiting?.news ?? NO_NEWS), news);
      waiting = null;
      const finished = await ports.finishGame(end, unsaved);
      if (finished.ok) unsaved = NO_NEWS;
      return finished;
    },
    keepAtOnce() {
      const unwritten = underway ? after(underway, waiting) : waiting;
      if (unwritten) ports.keepAtOnce(unwritten);
    },
  };
}

/** The newer state, with the news of both. */
function after(older: GameWrite | null, newer: GameWrite): GameWrite;
function after(older: GameWrite, newer: GameWrite | null): GameWrite;
function after(older: GameWrite | null, newer: GameWrite | null): GameWrite | null {
  if (!older || !newer) return newer ?? older;
  return { saved: newer.saved, news: joined(older.news, newer.news) };
}
