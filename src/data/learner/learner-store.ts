import type { ReportedCredits } from '../../domain/credits.ts';
import type { DraftChange } from '../../domain/draft-merge.ts';
import type { MarkedPage } from '../../domain/marked-page.ts';
import type { ClassContent } from '../../domain/plan-usage.ts';
import type { Setup } from '../../domain/profile.ts';
import type {
  AnswerCalledRight,
  Course,
  Credits,
  HomeworkRecord,
  LessonRecord,
  NewMistake,
  NotepadDraft,
  NotepadHomework,
  Profile,
  UsedContent,
} from '../../domain/records.ts';
import type { DataStore } from '../data-file/data-store.ts';
import type { GameStore } from '../games/game-store.ts';
import type { MemoryStore } from '../memory/memory-store.ts';
import type { RequestOf } from '../requests/request-rows.ts';
import type { RequestStore } from '../requests/request-store.ts';
import type { StorageStore } from '../storage/storage-store.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';
import type { UnsyncedChanges } from '../sync-rows/unsynced-changes.ts';
import type { SaveResult } from '../writes/save-result.ts';

type LessonChoice = 'studentLevel' | 'skillFocus' | 'teacher' | 'reason' | 'age' | 'module_lesson';

export interface NewLesson extends Pick<LessonRecord, 'classPlan' | LessonChoice> {
  /** What it uses up, and the words that it brought. */
  content: ClassContent;
}

/** What comes with a class that was asked for. */
interface ClassReply {
  /** A remark for the learner. */
  note?: string;
  credits?: ReportedCredits;
}

/** Feedback, with the marks on the answer where it has them. */
interface AnswerResult {
  answer: string;
  feedback: string;
  page?: MarkedPage | undefined;
}

/** What comes with feedback that was asked for under `key`. */
interface AnswerReply {
  key: string;
  /** It is this device's own, and the request goes on until the server's comes. */
  isProvisional?: boolean;
  credits?: ReportedCredits;
  /** What goes into the book of mistakes. */
  mistakes?: readonly NewMistake[];
}

/**
 * One learner's records on this device, over Dexie. Reads are live: called inside `useLiveQuery` they
 * repaint on every change, in this tab or another. Each write is one transaction over its rows and
 * their outbox entries; when its promise resolves with `ok`, the work is saved.
 */
export interface LearnerStore extends DataStore, GameStore, MemoryStore, RequestStore, StorageStore {
  /** Whether this device had nothing of the learner as the records were opened. */
  readonly isNew: boolean;
  /** Tells these records from those that the learner had on this device before, and will have. */
  readonly recordsId: string;
  readProfile(): Promise<Profile | null>;
  readCourse(): Promise<Course | null>;
  readBadges(): Promise<readonly string[]>;
  /** Those that were awarded here and are not admired yet. */
  readNewBadges(): Promise<readonly string[]>;
  /** Newest first. */
  readLessons(): Promise<readonly LessonRecord[]>;
  readLesson(id: string): Promise<LessonRecord | null>;
  /** Newest first. */
  readHomework(): Promise<readonly HomeworkRecord[]>;
  readCredits(): Promise<Credits | null>;
  readUsedContent(): Promise<UsedContent>;
  readDraft(lessonId: string): Promise<NotepadDraft | null>;
  /** The answers that the learner calls right, oldest first. */
  readAnswersCalledRight(): Promise<readonly AnswerCalledRight[]>;
  /** Whether this device has taken over the learner's document at least once. */
  hasSeenCloud(): Promise<boolean>;
  /** Since when the longest waiting change is on its way to the cloud, in milliseconds since the epoch; null where none is. */
  readOldestPendingAt(): Promise<number | null>;
  /** Whether the browser had removed the learner's records from this device, and nobody was told. */
  wasEvicted(): Promise<boolean>;
  /** Records not yet acknowledged by the document store. */
  countPending(): Promise<number>;
  /** The records that the document in the cloud has no room for. */
  readTooLargeKeys(): Promise<readonly RowKey[]>;
  /** What is not in the cloud, with the records that it is about. */
  readUnsyncedChanges(): Promise<UnsyncedChanges>;

  /** Lets sync try a change again that was set aside; does nothing where there is none to send. */
  retryChange(key: RowKey): Promise<void>;
  /** Takes away the letter of a row that nobody can read; the learner has a copy of it. Others stay. */
  deleteUnreadableLetter(letterId: number): Promise<void>;
  /**
   * Set-up and settings: the profile with `setupComplete`, and a course, made where there is none. One that is there gets
   * the level, age and reason; its progress stays.
   */
  saveSetup(setup: Setup & { displayName?: string }): SaveResult;
  /** The e-mail that a guest's account has got; nothing happens without a profile. */
  saveEmail(email: string): SaveResult;
  /**
   * A lesson that is not completed yet; its words and phrases join the used content, and its words wait for the memory. `id` makes a repeat of the same
   * save harmless; a request under that key is done with it.
   */
  addLesson(lesson: NewLesson, id?: string, reply?: ClassReply): SaveResult<LessonRecord>;
  /**
   * Feedback for a submitted answer. The first time, it completes the lesson and counts for its skill. With the
   * `request` that asked for it, that is done with it, and nothing happens where it was cancelled or replaced.
   */
  completeLesson(id: string, result: AnswerResult, request?: AnswerReply): SaveResult;
  /** Homework out of a game, which counts for no skill and wins no badge; the request under its key is done. */
  saveGameHomework(request: RequestOf<'save-homework'>): SaveResult;
  /**
   * A homework record, its skill's count, the plan's badge. What of the lesson's draft is as it was saved goes;
   * newer writing, of another tab or typed meanwhile, stays. `saveKey` makes a repeat of the same save harmless.
   */
  saveHomework(lessonId: string, homework: NotepadHomework, saveKey: string): SaveResult<{ isNew: boolean }>;
  /** The learner's own writing in a homework record anew, such as shorter: what was too large for the cloud may fit then. */
  rewriteHomework(id: string, written: Pick<HomeworkRecord, 'notes' | 'exercises'>): SaveResult;
  /** Gives the badges that the learner does not have; a badge is given once and stays. */
  awardBadges(earned: readonly string[]): SaveResult;
  /** The browser had removed the learner's records; what is in the cloud comes anew. */
  markEvicted(): SaveResult;
  /** The learner was told so. */
  clearEvicted(): SaveResult;
  /** The learner has seen them. */
  markBadgesSeen(seen: readonly string[]): SaveResult;
  saveCredits(credits: Credits): SaveResult;
  /**
   * Writes a lesson's draft, and gives it as the device then has it. With `base`, the draft as it was when it was last
   * the same as the device's, only what changed since is written, so that what another tab has written in it stays.
   */
  saveDraft(lessonId: string, draft: NotepadDraft, base?: NotepadDraft): SaveResult<NotepadDraft>;
  /** Writes what a notepad was left with, as `recoverDraft` has it, and gives the draft as the device then has it. */
  mergeDraft(lessonId: string, left: DraftChange): SaveResult<NotepadDraft>;
  /** Keeps an answer as right for this learner, on this device; of many, the newest. */
  addAnswerCalledRight(answer: AnswerCalledRight): SaveResult;
}
