import { parseContent } from '../content/parse-content.ts';
import modulesJson from './curriculum/speaking-modules.json' with { type: 'json' };
import childrensTopicsJson from './curriculum/topics-for-children.json' with { type: 'json' };
import { moduleFileSchema, passageFileSchema, topicFileSchema, unitFileSchema } from './curriculum-schema.ts';
import type { LevelBank } from './level-bank.ts';
import { strandFileSchema } from './strand-schema.ts';
import { taskFileSchema } from './task-schema.ts';
import { speakingModuleFileSchema, weekFileSchema } from './week-schema.ts';

const CHILDRENS_TOPICS = parseContent(
  topicFileSchema,
  childrensTopicsJson,
  'curriculum/topics-for-children.json',
).topics;
const SPEAKING_MODULES = parseContent(
  moduleFileSchema,
  modulesJson,
  'curriculum/speaking-modules.json',
).modules;

/**
 * Parses the files of a level, and adds the parts that all levels share.
 *
 * @throws when a file does not match its schema, which the tests of the curriculum prevent
 */
export function parseLevel(files: {
  units: readonly unknown[];
  tasks: unknown;
  topics: unknown;
  passages: unknown;
  strands?: readonly unknown[];
  weeks?: readonly unknown[];
  /** The lessons of the Speaking modules at the level's band. */
  moduleLessons?: readonly unknown[];
}): LevelBank {
  const units = files.units.map((file) => parseContent(unitFileSchema, file, 'units of'));
  const { level, passages } = parseContent(passageFileSchema, files.passages, 'passages of');
  const { topics } = parseContent(topicFileSchema, files.topics, `topics of ${level}`);
  return {
    units: new Map(units.map((file) => [file.skill, file.units])),
    tasks: parseContent(taskFileSchema, files.tasks, 'tasks of').units.map(
      ({ genres: _, ...tasks }) => tasks,
    ),
    topics: [...topics, ...CHILDRENS_TOPICS.filter(({ levels }) => levels.includes(level))],
    passages,
    strands: (files.strands ?? []).map((file) => parseContent(strandFileSchema, file, 'strands of')),
    weeks: (files.weeks ?? []).map((file) => {
      const { cast: _, story: __, ...week } = parseContent(weekFileSchema, file, 'week of');
      return week;
    }),
    moduleLessons: (files.moduleLessons ?? []).map((file) =>
      parseContent(speakingModuleFileSchema, file, 'Speaking modules of band'),
    ),
    modules: SPEAKING_MODULES,
  };
}
