import type { Skill } from '../domain/skills.ts';
import type { Passage, SpeakingModule, Topic, Unit } from './curriculum-schema.ts';
import type { StrandFile } from './strand-schema.ts';
import type { UnitTasks } from './task-schema.ts';
import type { SpeakingModuleFile, WeekFile } from './week-schema.ts';

/** All material of a level. */
export interface LevelBank extends LearnerPart {
  units: ReadonlyMap<Skill, readonly Unit[]>;
  /** The last tasks of all units, with their phrases. */
  tasks: readonly UnitTasks[];
}

/** The material of a level that depends on the learner's reason and age. */
export interface LearnerPart {
  topics: readonly Topic[];
  passages: readonly Passage[];
  /** Complete lessons on a unit; not all units have them. */
  strands: readonly StrandFile[];
  /** Lessons in two sittings, with one story a week; first among the classes of a learner. */
  weeks: readonly Week[];
  /** The lessons of the Speaking modules; a module without one is drawn. */
  moduleLessons: readonly SpeakingModuleFile[];
  /** The Speaking modules, the same at all levels. */
  modules: readonly SpeakingModule[];
}

/** A week without what only its authors read. */
export type Week = Omit<WeekFile, 'cast' | 'story'>;
