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
  const writer = createNewestWriter({
    write: ports.saveGame,
    join: (older, newer) => ({ saved: newer.saved, news: joinedNews(older.news, newer.news) }),
    onWritten: onSaveEnded,
  });
  /** What could not be written before the end came, and the news of the end, until an end has been saved. */
  let failedBeforeEnd: GameWrite | null = null;
  let endNews: GameNews = NO_NEWS;
  const newsOfEnd = () => joinedNews(failedBeforeEnd?.news ?? NO_NEWS, endNews);

  return {
    save(write) {
      // Where an end could not be saved, another game has begun: of the ended one only the news is of use.
      writer.put({ saved: write.saved, news: joinedNews(newsOfEnd(), write.news) });
      [failedBeforeEnd, endNews] = [null, NO_NEWS];
    },
    async saveEnd(end, news) {
      // `take` waits for the running write and hands over what failed.
      failedBeforeEnd = (await writer.take()) ?? failedBeforeEnd;
      endNews = joinedNews(endNews, news);
      const finished = await ports.finishGame(end, newsOfEnd());
      if (finished.ok) [failedBeforeEnd, endNews] = [null, NO_NEWS];
      return finished;
    },
    keepAtOnce() {
      // After an end that could not be saved, the last state is here and no more with the writer, whose `unwritten` holds
      // what is being written too: nobody knows how that ends.
      const last = writer.unwritten() ?? failedBeforeEnd;
      if (last) ports.keepAtOnce(last);
    },
  };
}
