import type { LearnerState, NotepadDraft, UsedContent } from '../../domain/records.ts';
import { KV, type LearnerTables, readAllDrafts, readState, readValue } from '../database/learner-tables.ts';
import { parseDraft, parseUsedContent } from '../database/parse-records.ts';
import { type GameResultsRow, parseResults } from '../games/game-schemas.ts';

/** A game's best results and carried state. */
export type GameProgress = Omit<GameResultsRow, 'game'>;

/**
 * All of a learner's data that goes into an export: the synced state, drafts, game progress and used content.
 * Requests, games in progress and credits are left out.
 */
export interface LearnerData extends LearnerState {
  /** Notepads by lesson id. */
  drafts: Readonly<Record<string, NotepadDraft>>;
  games: Readonly<Record<string, GameProgress>>;
  usedContent: UsedContent;
}

/** The tables that the data is stored in. */
export function getDataTables({ kv, lessons, homework, gameResults }: LearnerTables) {
  return [kv, lessons, homework, gameResults] as const;
}

/** All readable data, from one transaction. Awaits only the tables. */
export function readLearnerData(tables: LearnerTables): Promise<LearnerData> {
  return tables.transaction('r', [...getDataTables(tables)], async () => {
    const [state, drafts, results, used] = await Promise.all([
      readState(tables),
      readAllDrafts(tables),
      tables.gameResults.toArray(),
      readValue(tables, KV.usedContent),
    ]);
    return {
      ...state,
      drafts: parseDrafts(drafts),
      games: parseGames(results),
      usedContent: parseUsedContent(used),
    };
  });
}

/** The progress in each game; rows that can't be read are left out. */
export function parseGames(rows: readonly unknown[]): LearnerData['games'] {
  const results = rows.map(parseResults).filter((row) => row !== null);
  return Object.fromEntries(results.map(({ game, ...progress }) => [game, progress]));
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
