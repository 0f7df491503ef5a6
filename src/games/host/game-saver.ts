import { createCoalescingWriter } from '../../domain/coalescing-writer.ts';
import type { PendingGameWrites, ScoreComparison } from '../../domain/game-records.ts';
import type { Result } from '../../domain/result.ts';
import { mergePendingWrites, NO_PENDING_WRITES } from './play-record.ts';
import type { GameEnd, GamePorts, GameWrite } from './ports.ts';

/** Writes one game to the device while it is played. */
export interface GameSaver {
  /** Saves at once, or as soon as the save before has ended: then only the newest state, with the news of all. */
  save(write: GameWrite): void;
  /** After all that was saved: one write that ends the game. A failed one may be repeated. */
  saveEnd(end: GameEnd, news: PendingGameWrites): Promise<Result<ScoreComparison, string>>;
  /** The page is going away: hands over what is not known to be written. */
  flushOnPageExit(): void;
}

/** @param onSaveEnded why the last write failed; `null` once one has gone well */
export function createGameSaver(
  ports: Pick<GamePorts, 'saveGame' | 'savePageExitEntry' | 'finishGame'>,
  onSaveEnded: (failure: string | null) => void,
): GameSaver {
  // What fails stays with the writer and joins the next value, until `take` hands it over.
  const writer = createCoalescingWriter({
    write: ports.saveGame,
    merge: mergeWrites,
    onWritten: onSaveEnded,
  });
  /** What could not be written before the end came, and the news of the end, until an end has been saved. */
  let failedBeforeEnd: GameWrite | null = null;
  let endNews: PendingGameWrites = NO_PENDING_WRITES;
  const newsOfEnd = () => mergePendingWrites(failedBeforeEnd?.news ?? NO_PENDING_WRITES, endNews);
  let isEnding = false;
  /** What the next game saves meanwhile: the end takes away whatever game is stored. */
  let afterEnd: GameWrite | null = null;

  /** Where an end could not be saved, another game has begun: of the ended one only the news is of use. */
  function write({ saved, news }: GameWrite): void {
    writer.enqueue({ saved, news: mergePendingWrites(newsOfEnd(), news) });
    [failedBeforeEnd, endNews] = [null, NO_PENDING_WRITES];
  }

  return {
    save(next) {
      if (!isEnding) write(next);
      else afterEnd = afterEnd ? mergeWrites(afterEnd, next) : next;
    },
    async saveEnd(end, news) {
      isEnding = true;
      try {
        // `take` waits for the running write and hands over what failed.
        failedBeforeEnd = (await writer.takeUnsaved()) ?? failedBeforeEnd;
        endNews = mergePendingWrites(endNews, news);
        const finished = await ports.finishGame(end, newsOfEnd());
        if (finished.ok) [failedBeforeEnd, endNews] = [null, NO_PENDING_WRITES];
        return finished;
      } finally {
        isEnding = false;
        if (afterEnd) write(afterEnd);
        afterEnd = null;
      }
    },
    flushOnPageExit() {
      // After an end that could not be saved, the last state is here and no more with the writer, whose `unwritten` holds
      // what is being written too: nobody knows how that ends. The end's own news is left out: the game before it is
      // still on the device then, and is ended again under the same ids.
      const last = afterEnd ?? writer.getUnsaved() ?? failedBeforeEnd;
      if (last) ports.savePageExitEntry(last);
    },
  };
}

/** The newer state, with the news of both. */
function mergeWrites(older: GameWrite, newer: GameWrite): GameWrite {
  return { saved: newer.saved, news: mergePendingWrites(older.news, newer.news) };
}
