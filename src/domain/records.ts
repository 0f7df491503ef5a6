import type { Level } from './levels.ts';
import type { Reason } from './reasons.ts';
import type { Skill } from './skills.ts';

/** Who wrote a value last, for merging: the larger `(updatedAt, deviceId)` wins. */
export interface Stamp {
  /** Milliseconds since the epoch, by the device's corrected clock; 0 for defaults nobody chose. */
  updatedAt: number;
  deviceId: string;
}

/** The learner's profile. A field that is absent was never set, or was stored with a type nobody can use. */
export interface Profile extends Stamp {
  uid: string;
  email: string;
  displayName: string;
  studentLevel?: Level;
  age?: number;
  why?: Reason;
  setupComplete: boolean;
}

/** A lesson of a skill's module, by its number from 1. */
export interface ModuleLesson {
  module_lesson: number;
  completed: boolean;
}

export interface SkillProgress {
  skill: Skill;
  required: number;
  /** Completed lessons, counted per device and shown as their sum, so that a merge never counts twice. */
  counts: Readonly<Record<string, number>>;
  lessons: readonly ModuleLesson[];
}

export interface Course extends Stamp {
  level: Level;
  reason: Reason;
  age: number;
  skills: readonly SkillProgress[];
}

/** What lesson and homework records share. */
interface LearnerRecord extends Stamp {
  id: string;
  /** Milliseconds since the epoch; never changes, and with `id` orders the records. */
  createdAt: number;
  /** `createdAt` as an ISO 8601 string, for readers of the document other than this app. */
  timestamp: string;
  studentLevel: Level;
  skillFocus: Skill;
  teacher: string;
  reason: Reason;
  age: number;
  /** The Speaking module lesson, 1 to 5; 0 when the class belongs to no module. */
  module_lesson: number;
  feedback: string;
}

export interface LessonRecord extends LearnerRecord {
  classPlan: string;
  completed: boolean;
  /** The answer that was submitted last; empty before. */
  answer: string;
}

/** The drag activity's two zones. */
export interface DragGroups {
  starting: readonly string[];
  keeping: readonly string[];
}

export interface HomeworkRecord extends LearnerRecord {
  /** The lesson record it was done in; empty for homework of earlier versions. */
  lessonId: string;
  /** The plan's text. */
  lesson: string;
  notes: string;
  /** When it was saved, in the learner's own date format. */
  date: string;
  dragItems: DragGroups;
  /** Answers by exercise index, from '0'. */
  exercises: Readonly<Record<string, string>>;
  flippedCards: boolean;
  audioPlayed: boolean;
}

/** What the notepad hands over when homework is saved (specification, section 3). */
export interface NotepadHomework {
  notes: string;
  date: string;
  exercises: Readonly<Record<string, string>>;
  flippedCards: boolean;
  audioPlayed: boolean;
  dragItems: DragGroups;
  /** The badge of the plan that it is about. */
  badge: string;
}

/** The notepad's state of one lesson, as the learner left it. Never leaves the device. */
export interface NotepadDraft {
  notes: string;
  /** Answers by exercise index, from '0'. */
  exercises: Readonly<Record<string, string>>;
  starting: readonly string[];
  keeping: readonly string[];
  /** Indexes of flashcards flipped at least once. */
  flipped: readonly number[];
  audioPlayed: boolean;
}

/** Classes left on one local date. */
export interface Credits {
  /** The learner's local date, `YYYY-MM-DD`. */
  date: string;
  remaining: number;
}

/** Phrases and words that earlier classes used, oldest first, so that the next class brings new ones. */
export interface UsedContent {
  phrases: readonly string[];
  vocab: readonly string[];
}

/** Everything of a learner that travels between devices: what a merge takes and gives. */
export interface LearnerState {
  profile: Profile | null;
  course: Course | null;
  badges: readonly string[];
  lessons: readonly LessonRecord[];
  homework: readonly HomeworkRecord[];
}
