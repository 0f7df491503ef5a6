import type { LearnerState, NotepadDraft, UsedContent } from '../../domain/records.ts';
import { allDrafts, KV, type LearnerTables, readState, readValue } from '../database/learner-tables.ts';
import { readDraft, readUsedContent } from '../database/read-records.ts';
import { type GameResultsRow, readResults } from '../games/game-schemas.ts';

/** What is kept of one game. */
export type GameKept = Omit<GameResultsRow, 'game'>;

/**
 * Everything of a learner's that is worth taking along: what travels between devices, and what of the rest only they
 * can make again. Not what is under way (requests, games in the middle), and no rights (classes left today).
 */
export interface LearnerData extends LearnerState {
  /** Notepads by lesson id. */
  drafts: Readonly<Record<string, NotepadDraft>>;
  games: Readonly<Record<string, GameKept>>;
  usedContent: UsedContent;
}

/** The tables that the data lies in. */
export function dataTables({ kv, lessons, homework, gameResults }: LearnerTables) {
  return [kv, lessons, homework, gameResults] as const;
}

/** All of it that can be read, as of one moment. Awaits nothing but the tables. */
export function readLearnerData(tables: LearnerTables): Promise<LearnerData> {
  return tables.transaction('r', [...dataTables(tables)], async () => {
    const [state, drafts, results, used] = await Promise.all([
      readState(tables),
      allDrafts(tables),
      tables.gameResults.toArray(),
      readValue(tables, KV.used),
    ]);
    return {
      ...state,
      drafts: readDrafts(drafts),
      games: keptGames(results),
      usedContent: readUsedContent(used),
    };
  });
}

/** What rows of results hold, by game; those that can't be read are left out. */
export function keptGames(rows: readonly unknown[]): LearnerData['games'] {
  const results = rows.map(readResults).filter((row) => row !== null);
  return Object.fromEntries(results.map(({ game, ...kept }) => [game, kept]));
}

/** The drafts that can be read. */
export function readDrafts(raws: Readonly<Record<string, unknown>>): Readonly<Record<string, NotepadDraft>> {
  return Object.fromEntries(
    Object.entries(raws).flatMap(([lessonId, raw]) => {
      const draft = readDraft(raw);
      return draft ? [[lessonId, draft]] : [];
    }),
  );
}
