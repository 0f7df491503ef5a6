import type { Skill } from '../domain/skills.ts';
import type { Passage, SpeakingModule, Topic, Unit } from './curriculum-schema.ts';
import type { StrandFile } from './strand-schema.ts';
import type { UnitTasks } from './task-schema.ts';
import type { SpeakingModuleFile, WeekFile } from './week-schema.ts';

/*
 * The curriculum's words. A unit is a teaching point of one skill, with exercises for several classes; a
 * topic is a theme with its words; a passage is a text to read or hear. From these a class is drawn at
 * random. Written as a whole are strands (lessons on one unit), weeks (a story in lessons of different
 * skills) and the lessons of the Speaking modules.
 */

/** All material of a level: the part that its learners share, and those of all reasons and ages. */
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
