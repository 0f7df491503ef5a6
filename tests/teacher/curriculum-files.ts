import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { parseContent } from '../../src/content/parse-content.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { CEFR_BANDS } from '../../src/teacher/audience-by-age.ts';
import {
  type AuthoredExercise,
  frameFileSchema,
  greetingFileSchema,
  moduleFileSchema,
  passageFileSchema,
  topicFileSchema,
  unitFileSchema,
} from '../../src/teacher/curriculum-schema.ts';
import { strandFileSchema } from '../../src/teacher/strand-schema.ts';
import { taskFileSchema } from '../../src/teacher/task-schema.ts';
import {
  speakingModuleFileSchema,
  type TwoSittingLesson,
  weekFileSchema,
} from '../../src/teacher/week-schema.ts';
import { readJsonFile } from '../../vite/read-json-file.ts';

const FOLDER = 'src/teacher/curriculum';
const fiveTopics = v.pipe(v.array(v.string()), v.length(SPEAKING_MODULE_LESSONS));
const speakingTopicFile = v.strictObject({
  reasons: v.strictObject(v.entriesFromList(REASONS, fiveTopics)),
  children: v.record(v.picklist(CEFR_BANDS), fiveTopics),
});

const SCHEMAS: Record<string, v.GenericSchema> = {
  'tasks.json': taskFileSchema,
  'topics.json': topicFileSchema,
  'topics-for-children.json': topicFileSchema,
  'passages.json': passageFileSchema,
  'speaking-modules.json': moduleFileSchema,
  'speaking-topics.json': speakingTopicFile,
  'frame.json': frameFileSchema,
  'greetings.json': greetingFileSchema,
};

const FOLDER_SCHEMAS: Record<string, v.GenericSchema> = {
  strands: strandFileSchema,
  weeks: weekFileSchema,
  'speaking-modules': speakingModuleFileSchema,
};

function getSchema(path: string): v.GenericSchema {
  return FOLDER_SCHEMAS[basename(dirname(path))] ?? SCHEMAS[basename(path)] ?? unitFileSchema;
}

/** Every file of the curriculum with its schema. */
export const curriculumFiles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort()
  .map((path) => ({
    path,
    schema: getSchema(path),
    content: readJsonFile(join(FOLDER, path)),
  }));

/** The parsed files of a schema. Any test that reads one with a fault fails with its path and entry. */
function readContents<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
): (v.InferOutput<Schema> & { path: string })[] {
  return curriculumFiles
    .filter((file) => file.schema === schema)
    .map(({ path, content }) => ({ ...parseContent(schema, content, join(FOLDER, path)), path }));
}

export const unitFiles = readContents(unitFileSchema);
export const units = unitFiles.flatMap((file) => file.units);
export const taskFiles = readContents(taskFileSchema);
export const topics = readContents(topicFileSchema).flatMap((file) => file.topics);
export const passageFiles = readContents(passageFileSchema);
export const passages = passageFiles.flatMap((file) => file.passages);
export const strandFiles = readContents(strandFileSchema);
export const strands = strandFiles.flatMap((file) =>
  file.strands.map((strand) => ({
    ...strand,
    path: file.path,
    id: `${file.unit}: ${strand.title}`,
    level: file.level,
  })),
);
export const weekFiles = readContents(weekFileSchema);
export const speakingModuleFiles = readContents(speakingModuleFileSchema);
/** The lessons of all weeks and Speaking modules. */
export const lessons = [
  ...weekFiles.flatMap((file) => file.lessons),
  ...speakingModuleFiles.flatMap((file) => file.lessons),
];
export const [speakingTopics] = readContents(speakingTopicFile);
export const modules = readContents(moduleFileSchema).flatMap((file) => file.modules);

/** Every authored exercise with its file and its unit or text. */
export const exercises: readonly (AuthoredExercise & { of: string })[] = [
  ...unitFiles.flatMap(({ path, units }) => units.map((unit) => ({ path, ...unit }))),
  ...passageFiles.flatMap(({ path, passages }) => passages.map((passage) => ({ path, ...passage }))),
  ...strands,
].flatMap(({ path, id, exercises }) => exercises.map((exercise) => ({ of: `${path}, ${id}`, ...exercise })));

/** The keyed exercises of a lesson in two sittings, in the order of its class but for the replies. */
export function listLessonExercises({ notice, rule, first, practice, more, speaking }: TwoSittingLesson) {
  return [notice, rule.check, first, ...practice, ...more, ...(speaking ? [speaking.replies] : [])];
}

/** All strings in a value. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(collectTexts);
}
