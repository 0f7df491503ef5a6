import * as v from 'valibot';
import { MAX_FILE_BYTES } from '../../domain/limits.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import {
  createParser,
  parseHomework,
  parseLesson,
  parseUsedContent,
  parseValues,
} from '../database/parse-records.ts';
import { VALUE_KEYS } from '../sync-rows/synced-rows.ts';
import { checkValues, type FileValuesFailure, isSyncable } from './file-values.ts';
import { type LearnerData, parseDrafts, parseGames } from './learner-data.ts';

/*
 * A learner's data as one JSON file, as docs/data-file.md describes it. The outer structure is strict: a
 * foreign or damaged file is refused as a whole. Records are parsed by their tolerant schemas; unreadable
 * ones are left out and counted.
 */

const APP = 'learning-arcade';
const VERSION = 1;

/** The parts that are also stored in the cloud. */
const SYNCED_PARTS: readonly string[] = [...VALUE_KEYS, 'lessons', 'homework'];

/** Why a file is refused. */
export type DataFileFailure =
  | { kind: 'too-large' }
  | { kind: 'not-json' }
  | { kind: 'other-app' }
  /** Of an unknown version of the format. */
  | { kind: 'other-version' }
  /** A part is not the list or map that it must be, or holds values that the cloud does not accept. */
  | { kind: 'wrong-part'; part: string }
  | FileValuesFailure;

/** The parsed contents of a file. */
export interface DataFile {
  /** Milliseconds since the epoch; `null` where the file does not say. */
  exportedAt: number | null;
  data: LearnerData;
  /** How many entries could not be read and are left out. */
  unreadable: number;
}

/**
 * The text of the file.
 * @param at milliseconds since the epoch
 */
export function formatDataFile(data: LearnerData, at: number): string {
  const learner = Object.fromEntries(v.keyof(learnerSchema).options.map((part) => [part, data[part]]));
  return JSON.stringify(
    { app: APP, version: VERSION, exportedAt: new Date(at).toISOString(), learner },
    null,
    2,
  );
}

const list = v.optional(v.array(v.unknown()), []);
const map = v.custom<Readonly<Record<string, unknown>>>(
  (raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw),
);
const mapOrNothing = v.optional(map, {});
const objectOrNull = v.optional(v.nullable(map), null);

const learnerSchema = v.object({
  profile: objectOrNull,
  course: objectOrNull,
  badges: list,
  lessons: list,
  homework: list,
  words: mapOrNothing,
  ownWords: mapOrNothing,
  mistakes: list,
  counts: mapOrNothing,
  drafts: mapOrNothing,
  games: mapOrNothing,
  usedContent: mapOrNothing,
});
type RawLearner = v.InferOutput<typeof learnerSchema>;

const parseHeader = createParser(
  v.object({ app: v.literal(APP), version: v.optional(v.unknown()), exportedAt: v.optional(v.unknown()) }),
);
const learnerFile = v.object({ learner: learnerSchema });

/** Parses the untrusted text of a file. */
export function parseDataFile(text: string): Result<DataFile, DataFileFailure> {
  if (text.length > MAX_FILE_BYTES) return err({ kind: 'too-large' });
  const raw = parseJson(text);
  if (raw === undefined) return err({ kind: 'not-json' });
  const checked = checkValues(raw);
  if (!checked.ok) return checked;
  const header = parseHeader(raw);
  if (!header) return err({ kind: 'other-app' });
  if (header.version !== VERSION) return err({ kind: 'other-version' });
  const parsed = v.safeParse(learnerFile, raw);
  if (!parsed.success) return err({ kind: 'wrong-part', part: v.getDotPath(parsed.issues[0]) ?? 'learner' });
  const { learner } = parsed.output;
  const unsyncable = Object.entries(learner).find(
    ([part, value]) => SYNCED_PARTS.includes(part) && !isSyncable(value),
  );
  if (unsyncable) return err({ kind: 'wrong-part', part: `learner.${unsyncable[0]}` });
  const data = parseLearner(learner);
  return ok({
    data,
    exportedAt: parseExportedAt(header.exportedAt),
    unreadable: countEntries(learner) - countEntries(data),
  });
}

/** `undefined` for a text that is not JSON; some editors put a byte order mark before it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function parseLearner(raw: RawLearner): LearnerData {
  return {
    ...parseValues(VALUE_KEYS, (key) => raw[key]),
    lessons: raw.lessons.map(parseLesson).filter((lesson) => lesson !== null),
    homework: raw.homework.map(parseHomework).filter((record) => record !== null),
    drafts: parseDrafts(raw.drafts),
    games: parseGames(
      Object.entries(raw.games).map(([game, progress]) =>
        typeof progress === 'object' ? { ...progress, game } : progress,
      ),
    ),
    usedContent: parseUsedContent(raw.usedContent),
  };
}

/** The number of entries in all lists and maps, to find how many were lost by parsing. */
function countEntries(learner: RawLearner | LearnerData): number {
  const { badges, lessons, homework, mistakes, words, ownWords, counts, drafts, games } = learner;
  const lists: readonly (readonly unknown[])[] = [badges, lessons, homework, mistakes];
  const maps: readonly object[] = [words, ownWords, counts, drafts, games];
  return [...lists, ...maps.map(Object.keys)].reduce((sum, entries) => sum + entries.length, 0);
}

function parseExportedAt(exportedAt: unknown): number | null {
  const at = typeof exportedAt === 'string' ? Date.parse(exportedAt) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
