import type { Comparison, GameNews } from '../../domain/game-records.ts';
import { createNewestWriter } from '../../domain/newest-writer.ts';
import type { Result } from '../../domain/result.ts';
import { joinedNews, NO_NEWS } from './play-record.ts';
import type { GameEnd, GamePorts, GameWrite } from './ports.ts';

/** Writes one game to the device while it is played. */
export interface GameSaver {
  /** Saves at once, or as soon as the save before has ended: then only the newest state, with the news of all. */
  save(write: GameWrite): void;
  /** After all that was saved: one write that ends the game. A failed one may be repeated. */
  saveEnd(end: GameEnd, news: GameNews): Promise<Result<Comparison, string>>;
  /** The page is going away: hands over what is not known to be written. */
  keepAtOnce(): void;
}

/** @param onSaveEnded why the last write failed; `null` once one has gone well */
export function createGameSaver(
  ports: Pick<GamePorts, 'saveGame' | 'keepAtOnce' | 'finishGame'>,
  onSaveEnded: (failure: string | null) => void,
): GameSaver {
  // What fails stays with the writer and joins the next value, until `take` hands it over.
  const writer = createNewestWriter({ write: ports.saveGame, join: joinedWrites, onWritten: onSaveEnded });
  /** What could not be written before the end came, and the news of the end, until an end has been saved. */
  let failedBeforeEnd: GameWrite | null = null;
  let endNews: GameNews = NO_NEWS;
  const newsOfEnd = () => joinedNews(failedBeforeEnd?.news ?? NO_NEWS, endNews);
  let isEnding = false;
  /** What the next game saves meanwhile: the end takes away whatever game is stored. */
  let afterEnd: GameWrite | null = null;

  /** Where an end could not be saved, another game has begun: of the ended one only the news is of use. */
  function write({ saved, news }: GameWrite): void {
    writer.put({ saved, news: joinedNews(newsOfEnd(), news) });
    [failedBeforeEnd, endNews] = [null, NO_NEWS];
  }

  return {
    save(next) {
      if (!isEnding) write(next);
      else afterEnd = afterEnd ? joinedWrites(afterEnd, next) : next;
    },
    async saveEnd(end, news) {
      isEnding = true;
      try {
        // `take` waits for the running write and hands over what failed.
        failedBeforeEnd = (await writer.take()) ?? failedBeforeEnd;
        endNews = joinedNews(endNews, news);
        const finished = await ports.finishGame(end, newsOfEnd());
        if (finished.ok) [failedBeforeEnd, endNews] = [null, NO_NEWS];
        return finished;
      } finally {
        isEnding = false;
        if (afterEnd) write(afterEnd);
        afterEnd = null;
      }
    },
    keepAtOnce() {
      // After an end that could not be saved, the last state is here and no more with the writer, whose `unwritten` holds
      // what is being written too: nobody knows how that ends. The end's own news is left out: the game before it is
      // still on the device then, and is ended again under the same ids.
      const last = afterEnd ?? writer.unwritten() ?? failedBeforeEnd;
      if (last) ports.keepAtOnce(last);
    },
  };
}

/** The newer state, with the news of both. */
function joinedWrites(older: GameWrite, newer: GameWrite): GameWrite {
  return { saved: newer.saved, news: joinedNews(older.news, newer.news) };
}
