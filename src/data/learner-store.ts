import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import type {
  Course,
  Credits,
  HomeworkRecord,
  LessonRecord,
  NotepadHomework,
  Profile,
  UsedContent,
} from '../domain/records.ts';
import type { Result } from '../domain/result.ts';
import type { Skill } from '../domain/skills.ts';
import type { AnswerPost } from './answer-post.ts';
import type { GameStore } from './game-store.ts';
import type { EarlierFound } from './import-earlier.ts';
import type { RowKey } from './synced-rows.ts';
import type { UnsyncedRecords } from './unsynced-records.ts';

/** Why a write did not happen; nothing of it is stored then. */
export type SaveFailure =
  | { kind: 'storage-full' }
  | { kind: 'skill-not-in-course'; skill: Skill }
  | { kind: 'missing-record' }
  | { kind: 'database'; message: string };

export type Saved<Value = void> = Promise<Result<Value, SaveFailure>>;

/** The notepad's unsaved state of one lesson. Never leaves the device. */
export interface NotepadDraft {
  notes: string;
  exercises: Readonly<Record<string, string>>;
  starting: readonly string[];
  keeping: readonly string[];
  /** Indexes of flashcards flipped at least once. */
  flipped: readonly number[];
  audioPlayed: boolean;
}

/** A notepad whose writing becomes homework. */
export interface SavedAsHomework {
  /** Its draft, as the homework was made from it. */
  saved: NotepadDraft;
  /** What stays in it. */
  left: NotepadDraft;
}

export interface NewLesson {
  classPlan: string;
  studentLevel: Level;
  skillFocus: Skill;
  teacher: string;
  reason: Reason;
  age: number;
  module_lesson: number;
}

/**
 * One learner's records on this device, over Dexie. Reads are live: called inside `useLiveQuery` they
 * repaint on every change, in this tab or another. Each write is one transaction over its rows and
 * their outbox entries; when its promise resolves with `ok`, the work is saved.
 */
export interface LearnerStore extends GameStore, AnswerPost {
  profile(): Promise<Profile | null>;
  course(): Promise<Course | null>;
  badges(): Promise<readonly string[]>;
  /** Newest first. */
  lessons(): Promise<readonly LessonRecord[]>;
  lesson(id: string): Promise<LessonRecord | null>;
  /** Newest first. */
  homework(): Promise<readonly HomeworkRecord[]>;
  credits(): Promise<Credits | null>;
  usedContent(): Promise<UsedContent>;
  draft(lessonId: string): Promise<NotepadDraft | null>;
  /** The class that was asked for and has not come, as the classroom kept it, for the classroom to parse. */
  askedClass(): Promise<unknown>;
  /** The size of the learner's records in bytes, as the storage limits measure it. */
  storageBytes(): Promise<number>;
  /** Records not yet acknowledged by the document store. */
  pendingCount(): Promise<number>;
  /** What is not in the cloud, with the records that it is about. */
  unsyncedRecords(): Promise<UnsyncedRecords>;
  /** All records and unsynced entries as JSON, for the learner to keep. */
  exportAll(): Promise<string>;

  /** Lets sync try a change again that was set aside; does nothing where there is none to send. */
  retry(key: RowKey): Promise<void>;
  /** Takes away the letter of a row that nobody can read; the learner has a copy of it. Others stay. */
  dismissUnreadable(letterId: number): Promise<void>;
  /** Takes over what an earlier version of the app kept; doing it again changes nothing. */
  importEarlier(found: EarlierFound): Saved;
  /** Set-up and settings: the profile with `setupComplete`, and a course, made where there is none. */
  saveSetup(setup: { studentLevel: Level; age: number; why: Reason; displayName?: string }): Saved;
  /** Remembers a class that is asked for, until it comes; `null` gives it up. */
  keepAskedClass(asked: unknown): Saved;
  /** A lesson that is not completed yet; its words and phrases join the used content. It is the class that was asked for. `id` makes a repeat of the same save harmless. */
  addLesson(lesson: NewLesson, id?: string): Saved<LessonRecord>;
  /**
   * Feedback for a submitted answer. The first time, it completes the lesson and counts for its skill. What
   * was in the post for the lesson is out of date then; but with `postedKey` it is the answer that waits under
   * that key, whose feedback is announced there, and nothing happens where it waits no longer.
   */
  completeLesson(id: string, result: { answer: string; feedback: string }, postedKey?: string): Saved;
  /**
   * A homework record, its skill's count, the plan's badge. `notepad.left` takes the place of the lesson's
   * draft where that is `notepad.saved`; a newer one, of another tab or typed meanwhile, stays. `saveKey`
   * makes a repeat of the same save harmless.
   */
  saveHomework(
    lessonId: string,
    homework: NotepadHomework,
    saveKey: string,
    notepad?: SavedAsHomework,
  ): Saved<{ badge: string; isNew: boolean }>;
  saveCredits(credits: Credits): Saved;
  saveDraft(lessonId: string, draft: NotepadDraft): Saved;
}
