import { useLiveQuery } from 'dexie-react-hooks';
import type { LocalDay } from '../../domain/local-day.ts';
import { useLearner } from '../../session/session-context.tsx';
import { useAsyncValue } from '../frame/use-async-value.ts';
import { readGameChoiceRecords } from '../play/player-records.ts';
import type { TodaysGames } from '../play/todays-games.ts';
import { useMemoryUpToDate } from '../play/use-memory-up-to-date.ts';

export const NO_GAMES: TodaysGames = { wordGame: null, otherGame: null };

/**
 * The games of the learner's day, live; `undefined` until they are chosen, and none where what chooses them could not
 * be had. The schedule of words and the list of games are loaded behind the hub, which waits for neither.
 * @param areOpen whether there is a way to the games
 */
export function useTodaysGames(day: LocalDay, areOpen: boolean): TodaysGames | undefined {
  const { store } = useLearner();
  const isLearnt = useMemoryUpToDate(areOpen);
  const records = useLiveQuery(
    () =>
      isLearnt
        ? readGameChoiceRecords(store).catch((cause) => {
            console.error('What the games of the day are chosen from can’t be read:', cause);
            return null;
          })
        : undefined,
    // With a new day, other words are due.
    [store, isLearnt, day],
  );
  const games = useAsyncValue(records ?? undefined, (read) =>
    import('../play/todays-games.ts')
      .then(({ chooseTodaysGames }) => chooseTodaysGames(read, Date.now()))
      .catch((cause) => {
        console.error('The games of the day can’t be chosen:', cause);
        return NO_GAMES;
      }),
  );

  return areOpen && records !== null ? games : NO_GAMES;
}
