import * as v from 'valibot';
import type { Level } from '../domain/levels.ts';
import { getCefrBand } from './audience.ts';
import modulesJson from './curriculum/speaking-modules.json' with { type: 'json' };
import childrensTopicsJson from './curriculum/topics-for-children.json' with { type: 'json' };
import {
  moduleFileSchema,
  passageFileSchema,
  phraseFileSchema,
  topicFileSchema,
  unitFileSchema,
} from './curriculum-schema.ts';
import type { LevelBank, LevelModule } from './level-bank.ts';
import { strandFileSchema } from './strand-schema.ts';
import { speakingModuleFileSchema, weekFileSchema } from './week-schema.ts';

const CHILDRENS_TOPICS = v.parse(topicFileSchema, childrensTopicsJson).topics;
const SPEAKING_MODULES = v.parse(moduleFileSchema, modulesJson).modules;

/**
 * Parses the files of a level, and adds the parts that all levels share.
 *
 * @throws when a file does not match its schema, which the tests of the curriculum prevent
 */
export function parseLevel(files: {
  units: readonly unknown[];
  topics: unknown;
  passages: unknown;
  phrases: unknown;
  strands?: readonly unknown[];
  weeks?: readonly unknown[];
  /** The lessons of the Speaking modules at the level's band. */
  moduleLessons?: readonly unknown[];
}): LevelBank {
  const units = files.units.map((file) => v.parse(unitFileSchema, file));
  const { level, passages } = v.parse(passageFileSchema, files.passages);
  const { topics } = v.parse(topicFileSchema, files.topics);
  return {
    units: new Map(units.map((file) => [file.skill, file.units])),
    topics: [...topics, ...CHILDRENS_TOPICS.filter(({ levels }) => levels.includes(level))],
    passages,
    phrases: v.parse(phraseFileSchema, files.phrases).pools,
    strands: (files.strands ?? []).map((file) => v.parse(strandFileSchema, file)),
    weeks: (files.weeks ?? []).map((file) => {
      const { cast: _, story: __, ...week } = v.parse(weekFileSchema, file);
      return week;
    }),
    moduleLessons: (files.moduleLessons ?? []).map((file) => v.parse(speakingModuleFileSchema, file)),
    modules: selectModules(level),
  };
}

function selectModules(level: Level): readonly LevelModule[] {
  const band = getCefrBand(level);
  return SPEAKING_MODULES.map(({ tasks, childrensTasks, ...module }) => ({
    ...module,
    task: tasks[band],
    ...(childrensTasks && { childrensTask: childrensTasks[band] }),
  }));
}
