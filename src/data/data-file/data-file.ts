import * as v from 'valibot';
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
 * A learner's data as one JSON file, which docs/data-file.md describes. The frame is strict: a file that is not ours, or
 * that something happened to, is refused as a whole. The records in it are read as those of the cloud are, each by its
 * tolerant schema; what can't be read is left out and counted.
 */

const APP = 'learning-arcade';
const VERSION = 1;
/** In bytes: twice what a learner's records may measure. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The parts of the learner that the document store takes too. */
const TRAVELLING: readonly string[] = [...VALUE_KEYS, 'lessons', 'homework'];

export type DataFileFailure =
  | { kind: 'too-large' }
  | { kind: 'not-json' }
  | { kind: 'other-app' }
  /** Made by a version of the app that this one does not know. */
  | { kind: 'other-version' }
  /** A part is no list, or no map, where it must be one, or holds what no record does. */
  | { kind: 'wrong-part'; part: string }
  | FileValuesFailure;

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

const parseFrame = createParser(
  v.object({ app: v.literal(APP), version: v.optional(v.unknown()), exportedAt: v.optional(v.unknown()) }),
);
const learnerIn = v.object({ learner: learnerSchema });

/** Reads the text of a file, which may be anybody's. */
export function parseDataFile(text: string): Result<DataFile, DataFileFailure> {
  if (text.length > MAX_FILE_BYTES) return err({ kind: 'too-large' });
  const raw = parseJson(text);
  if (raw === undefined) return err({ kind: 'not-json' });
  const sound = checkValues(raw);
  if (!sound.ok) return sound;
  const frame = parseFrame(raw);
  if (!frame) return err({ kind: 'other-app' });
  if (frame.version !== VERSION) return err({ kind: 'other-version' });
  const parsed = v.safeParse(learnerIn, raw);
  if (!parsed.success) return err({ kind: 'wrong-part', part: v.getDotPath(parsed.issues[0]) ?? 'learner' });
  const { learner } = parsed.output;
  const stuck = Object.entries(learner).find(
    ([part, value]) => TRAVELLING.includes(part) && !isSyncable(value),
  );
  if (stuck) return err({ kind: 'wrong-part', part: `learner.${stuck[0]}` });
  const data = parseLearner(learner);
  return ok({
    data,
    exportedAt: parseExportedAt(frame.exportedAt),
    unreadable: countEntries(learner) - countEntries(data),
  });
}

/** `undefined` for what is no JSON; a file of an older editor may begin with a byte order mark. */
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
      Object.entries(raw.games).map(([game, kept]) => (typeof kept === 'object' ? { ...kept, game } : kept)),
    ),
    usedContent: parseUsedContent(raw.usedContent),
  };
}

/** The entries of all lists and maps: what is fewer after reading could not be read. */
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
