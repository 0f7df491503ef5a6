import * as v from 'valibot';
import type { Skill } from '../domain/skills.ts';
import {
  type Passage,
  type PhrasePool,
  passageFile,
  phraseFile,
  type Topic,
  topicFile,
  type Unit,
  unitFile,
} from './curriculum-schema.ts';
import { type StrandFile, strandFile } from './strand-schema.ts';

/** Everything that was written for one level. */
export interface LevelBank {
  units: ReadonlyMap<Skill, readonly Unit[]>;
  topics: readonly Topic[];
  passages: readonly Passage[];
  /** The Quick Check's, which levels of a band share. */
  phrases: readonly PhrasePool[];
  /** The whole lessons of units that have some. */
  strands: readonly StrandFile[];
}

/**
 * Reads a level's files. Throws when one does not have its shape: they are part of the program, and the
 * tests read them too.
 */
export function parseLevel(files: {
  units: readonly unknown[];
  topics: unknown;
  passages: unknown;
  phrases: unknown;
  strands?: readonly unknown[];
}): LevelBank {
  const units = files.units.map((file) => v.parse(unitFile, file));
  return {
    units: new Map(units.map((file) => [file.skill, file.units])),
    topics: v.parse(topicFile, files.topics).topics,
    passages: v.parse(passageFile, files.passages).passages,
    phrases: v.parse(phraseFile, files.phrases).pools,
    strands: (files.strands ?? []).map((file) => v.parse(strandFile, file)),
  };
}
