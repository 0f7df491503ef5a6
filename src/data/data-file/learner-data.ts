import type { LearnerState, NotepadDraft, UsedContent } from '../../domain/records.ts';
import { KV, type LearnerTables, readAllDrafts, readState, readValue } from '../database/learner-tables.ts';
import { parseDraft, parseUsedContent } from '../database/parse-records.ts';
import { type GameResultsRow, parseResults } from '../games/game-schemas.ts';

/** What is kept of one game. */
export type GameProgress = Omit<GameResultsRow, 'game'>;

/**
 * Everything of a learner's that is worth taking along: what travels between devices, and what of the rest only they
 * can make again. Not what is under way (requests, games in the middle), and no rights (classes left today).
 */
export interface LearnerData extends LearnerState {
  /** Notepads by lesson id. */
  drafts: Readonly<Record<string, NotepadDraft>>;
  games: Readonly<Record<string, GameProgress>>;
  usedContent: UsedContent;
}

/** The tables that the data lies in. */
export function getDataTables({ kv, lessons, homework, gameResults }: LearnerTables) {
  return [kv, lessons, homework, gameResults] as const;
}

/** All of it that can be read, as of one moment. Awaits nothing but the tables. */
export function readLearnerData(tables: LearnerTables): Promise<LearnerData> {
  return tables.transaction('r', [...getDataTables(tables)], async () => {
    const [state, drafts, results, used] = await Promise.all([
      readState(tables),
      readAllDrafts(tables),
      tables.gameResults.toArray(),
      readValue(tables, KV.used),
    ]);
    return {
      ...state,
      drafts: parseDrafts(drafts),
      games: parseGames(results),
      usedContent: parseUsedContent(used),
    };
  });
}

/** What rows of results hold, by game; those that can't be read are left out. */
export function parseGames(rows: readonly unknown[]): LearnerData['games'] {
  const results = rows.map(parseResults).filter((row) => row !== null);
  return Object.fromEntries(results.map(({ game, ...kept }) => [game, kept]));
}

/** The drafts that can be read. */
export function parseDrafts(raws: Readonly<Record<string, unknown>>): Readonly<Record<string, NotepadDraft>> {
  return Object.fromEntries(
    Object.entries(raws).flatMap(([lessonId, raw]) => {
      const draft = parseDraft(raw);
      return draft ? [[lessonId, draft]] : [];
    }),
  );
}
