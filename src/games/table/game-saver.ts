import type { Comparison, GameNews } from '../../domain/game-records.ts';
import { createNewestWriter } from '../../domain/newest-writer.ts';
import type { Result } from '../../domain/result.ts';
import { joined, NO_NEWS } from './play-record.ts';
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
  const writer = createNewestWriter({
    write: ports.saveGame,
    join: (older, newer) => ({ saved: newer.saved, news: joined(older.news, newer.news) }),
    onWritten: onSaveEnded,
  });
  /** What was not written when the end came, and the news of the end, until an end has been saved. */
  let unwritten: GameWrite | null = null;
  let endNews: GameNews = NO_NEWS;

  return {
    save(write) {
      // Where an end could not be saved, another game has begun: only the news of the ended one is of use.
      endNews = joined(unwritten?.news ?? NO_NEWS, endNews);
      unwritten = null;
      writer.put(write);
    },
    async saveEnd(end, news) {
      // `take` waits for the running write and hands over what failed.
      unwritten = (await writer.take()) ?? unwritten;
      endNews = joined(endNews, news);
      const finished = await ports.finishGame(end, joined(unwritten?.news ?? NO_NEWS, endNews));
      if (finished.ok) [unwritten, endNews] = [null, NO_NEWS];
      return finished;
    },
    keepAtOnce() {
      const last = writer.unwritten() ?? unwritten;
      if (last) ports.keepAtOnce(last);
    },
  };
}
