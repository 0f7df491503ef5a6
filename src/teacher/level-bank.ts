import type { Skill } from '../domain/skills.ts';
import type {
  ModuleLessonMaterial,
  ModuleTask,
  Passage,
  PhrasePool,
  Topic,
  Unit,
} from './curriculum-schema.ts';
import type { StrandFile } from './strand-schema.ts';

/** All material of a level. */
export interface LevelBank extends LearnerPart {
  units: ReadonlyMap<Skill, readonly Unit[]>;
}

/** The material of a level that depends on the learner's reason and age. */
export interface LearnerPart {
  topics: readonly Topic[];
  passages: readonly Passage[];
  /** Quick Check phrases, shared by the levels of a band. */
  phrases: readonly PhrasePool[];
  /** Complete lessons on a unit; not all units have them. */
  strands: readonly StrandFile[];
  /** The Speaking modules, the same at all levels but for their tasks. */
  modules: readonly LevelModule[];
}

/** A module lesson with the task of the level's band. */
export interface LevelModule extends Omit<ModuleLessonMaterial, 'tasks' | 'childrensTasks'> {
  task: ModuleTask;
  /** Replaces `task` for learners under thirteen. */
  childrensTask?: ModuleTask;
}
