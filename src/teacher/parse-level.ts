import * as v from 'valibot';
import type { Level } from '../domain/levels.ts';
import { bandOf } from './audience.ts';
import modulesJson from './curriculum/speaking-modules.json' with { type: 'json' };
import childrensTopicsJson from './curriculum/topics-for-children.json' with { type: 'json' };
import { moduleFile, passageFile, phraseFile, topicFile, unitFile } from './curriculum-schema.ts';
import type { LevelBank, LevelModule } from './level-bank.ts';
import { strandFile } from './strand-schema.ts';

const CHILDRENS_TOPICS = v.parse(topicFile, childrensTopicsJson).topics;
const SPEAKING_MODULES = v.parse(moduleFile, modulesJson).modules;

/**
 * Reads a level's files, with what all levels share. Throws when one does not have its shape: they are part of the
 * program, and the tests read them too.
 */
export function parseLevel(files: {
  units: readonly unknown[];
  topics: unknown;
  passages: unknown;
  phrases: unknown;
  strands?: readonly unknown[];
}): LevelBank {
  const units = files.units.map((file) => v.parse(unitFile, file));
  const { level, passages } = v.parse(passageFile, files.passages);
  const { topics } = v.parse(topicFile, files.topics);
  return {
    units: new Map(units.map((file) => [file.skill, file.units])),
    topics: [...topics, ...CHILDRENS_TOPICS.filter(({ levels }) => levels.includes(level))],
    passages,
    phrases: v.parse(phraseFile, files.phrases).pools,
    strands: (files.strands ?? []).map((file) => v.parse(strandFile, file)),
    modules: modulesAt(level),
  };
}

function modulesAt(level: Level): readonly LevelModule[] {
  const band = bandOf(level);
  return SPEAKING_MODULES.map(({ tasks, childrensTasks, ...module }) => ({
    ...module,
    task: tasks[band],
    ...(childrensTasks && { childrensTask: childrensTasks[band] }),
  }));
}
