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

/** What classes of a level are written from. */
export interface LevelBank extends LearnerPart {
  units: ReadonlyMap<Skill, readonly Unit[]>;
}

/** What of a level is written for some learners and not for others. */
export interface LearnerPart {
  topics: readonly Topic[];
  passages: readonly Passage[];
  /** The Quick Check's, which levels of a band share. */
  phrases: readonly PhrasePool[];
  /** The whole lessons of units that have some. */
  strands: readonly StrandFile[];
  /** The Speaking modules, which all levels share but for the tasks. */
  modules: readonly LevelModule[];
}

/** A module lesson with the tasks of the level's band alone. */
export interface LevelModule extends Omit<ModuleLessonMaterial, 'tasks' | 'childrensTasks'> {
  task: ModuleTask;
  /** In place of `task` for learners under thirteen, where that does not suit. */
  childrensTask?: ModuleTask;
}
