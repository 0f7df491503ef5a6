import { createCoalescingWriter } from '../../domain/coalescing-writer.ts';
import type { PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { Result } from '../../domain/result.ts';
import { mergePendingWrites, NO_PENDING_WRITES } from './play-record.ts';
import type { GameEnd, GamePorts, GameWrite } from './ports.ts';

/** Saves one game on the device while it is played. */
export interface GameSaver {
  /** Saves now, or after the running save: then only the newest state, with the pending writes of all. */
  save(write: GameWrite): void;
  /** Ends the game in one write after all saves. A failed one may be repeated. */
  saveEnd(end: GameEnd, pendingWrites: PendingGameWrites): Promise<Result<ScoreComparison, string>>;
  /** Forgets what is not saved yet, after the current write. */
  discardUnsaved(): void;
  /** Hands over what may not be written yet, as the page goes away. */
  flushOnPageExit(): void;
}

/** @param onSaveSettled is called with the reason why the last write failed, or `null` after a success */
export function createGameSaver(
  ports: Pick<GamePorts, 'saveGame' | 'savePageExitEntry' | 'finishGame'>,
  onSaveSettled: (failure: string | null) => void,
): GameSaver {
  // A failed write stays in the writer and is merged into the next one, until `takeUnsaved` hands it over.
  const writer = createCoalescingWriter({
    write: ports.saveGame,
    merge: mergeWrites,
    onWritten: onSaveSettled,
  });
  /** The failed write before the end, and the pending writes of the end, until an end has been saved. */
  let failedBeforeEnd: GameWrite | null = null;
  let endWrites: PendingGameWrites = NO_PENDING_WRITES;
  const getEndWrites = () =>
    mergePendingWrites(failedBeforeEnd?.pendingWrites ?? NO_PENDING_WRITES, endWrites);
  let isEnding = false;
  /** The next game's save waits here, because saving the end deletes the stored game. */
  let afterEnd: GameWrite | null = null;

  /** After a failed end, the pending writes of the ended game are stored with the next game. */
  function write({ saved, pendingWrites }: GameWrite): void {
    writer.enqueue({ saved, pendingWrites: mergePendingWrites(getEndWrites(), pendingWrites) });
    clearEndWrites();
  }

  function clearEndWrites(): void {
    failedBeforeEnd = null;
    endWrites = NO_PENDING_WRITES;
  }

  return {
    save(next) {
      if (!isEnding) write(next);
      else afterEnd = afterEnd ? mergeWrites(afterEnd, next) : next;
    },
    async saveEnd(end, pendingWrites) {
      isEnding = true;
      try {
        // Waits for the running write.
        failedBeforeEnd = (await writer.takeUnsaved()) ?? failedBeforeEnd;
        endWrites = mergePendingWrites(endWrites, pendingWrites);
        const finished = await ports.finishGame(end, getEndWrites());
        if (finished.ok) clearEndWrites();
        return finished;
      } finally {
        isEnding = false;
        if (afterEnd) write(afterEnd);
        afterEnd = null;
      }
    },
    discardUnsaved() {
      clearEndWrites();
      afterEnd = null;
      void writer.takeUnsaved();
    },
    flushOnPageExit() {
      // Includes the running write, which may yet fail. The end's own pending writes are left out: the stored
      // game is continued after a reload and ends again with the same ids.
      const unsaved = afterEnd ?? writer.getUnsaved() ?? failedBeforeEnd;
      if (unsaved) ports.savePageExitEntry(unsaved);
    },
  };
}

/** The newer state, with the pending writes of both. */
function mergeWrites(older: GameWrite, newer: GameWrite): GameWrite {
  return { saved: newer.saved, pendingWrites: mergePendingWrites(older.pendingWrites, newer.pendingWrites) };
}
