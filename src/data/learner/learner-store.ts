import type { ReportedCredits } from '../../domain/credits.ts';
import type { DraftChange } from '../../domain/draft-merge.ts';
import type { MarkedPage } from '../../domain/marked-page.ts';
import type { ClassContent } from '../../domain/plan-usage.ts';
import type { SetupForm } from '../../domain/profile.ts';
import type {
  Course,
  Credits,
  DisputedAnswer,
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

export interface NewLesson extends Pick<LessonRecord, 'classPlan' | 'isReview' | LessonChoice> {
  /** The phrases and words that later classes should not repeat, and the words that the learner met. */
  content: ClassContent;
}

/** What the server sent with a requested class. */
interface ClassReply {
  /** A message for the learner. */
  note?: string;
  credits?: ReportedCredits;
}

/** Feedback, with the marks on the answer where it has them. */
interface AnswerResult {
  answer: string;
  feedback: string;
  page?: MarkedPage | undefined;
}

/** What the server sent with feedback that was requested under `key`. */
interface AnswerReply {
  key: string;
  /** The feedback is this device's own; the request stays pending until the server's arrives. */
  isProvisional?: boolean;
  credits?: ReportedCredits;
  /** New entries for the list of mistakes. */
  mistakes?: readonly NewMistake[];
}

/**
 * One learner's records on this device. Inside `useLiveQuery`, reads run again after each change in any tab.
 * Each write is one transaction over its rows and their outbox entries; once its promise resolves with `ok`,
 * the data is saved.
 */
export interface LearnerStore extends DataStore, GameStore, MemoryStore, RequestStore, StorageStore {
  /** Whether opening the records created them. */
  readonly isNew: boolean;
  /** Identifies these records: after a deletion, the learner's next records on this device get another id. */
  readonly recordsId: string;
  readProfile(): Promise<Profile | null>;
  readCourse(): Promise<Course | null>;
  readBadges(): Promise<readonly string[]>;
  /** Badges that were awarded on this device and that the learner has not seen. */
  readNewBadges(): Promise<readonly string[]>;
  /** Newest first. */
  readLessons(): Promise<readonly LessonRecord[]>;
  readLesson(id: string): Promise<LessonRecord | null>;
  /** Newest first. */
  readHomework(): Promise<readonly HomeworkRecord[]>;
  readCredits(): Promise<Credits | null>;
  readUsedContent(): Promise<UsedContent>;
  readDraft(lessonId: string): Promise<NotepadDraft | null>;
  /** The answers that the learner reported as right, oldest first. */
  readDisputedAnswers(): Promise<readonly DisputedAnswer[]>;
  /** Whether this device has merged the learner's document at least once. */
  hasSeenCloud(): Promise<boolean>;
  /** When the oldest pending change was made, in milliseconds since the epoch; null where none is pending. */
  readOldestPendingAt(): Promise<number | null>;
  /** Whether the browser had evicted the learner's records, and the learner does not know it yet. */
  wasEvicted(): Promise<boolean>;
  /** The number of changes that the document store has not acknowledged. */
  countPending(): Promise<number>;
  /** The records that don't fit into the document in the cloud. */
  readTooLargeKeys(): Promise<readonly RowKey[]>;
  /** The changes that are not in the cloud, with their records. */
  readUnsyncedChanges(): Promise<UnsyncedChanges>;

  /** Moves a refused change back into the outbox; does nothing where there is none. */
  retryChange(key: RowKey): Promise<void>;
  /** Deletes the dead letter of an unreadable row that the learner has downloaded; other ones stay. */
  deleteUnreadableDeadLetter(deadLetterId: number): Promise<void>;
  /**
   * Saves set-up or settings: the profile with `setupComplete`, and the course, which is created where there
   * is none. An existing course gets the level, age and reason, and keeps its progress.
   * @param shown the profile that the form showed at first: what the learner did not change there stays as it
   *    is stored, which may be newer
   */
  saveSetup(setup: SetupForm, shown?: Profile | null): SaveResult;
  /** Saves the e-mail that was linked to a guest's account; does nothing without a profile. */
  saveEmail(email: string): SaveResult;
  /**
   * Adds a lesson that is not completed, its used content, and an event with its words for the memory. A
   * repeated save with the same `id` changes nothing; a request under that key is settled.
   */
  addLesson(lesson: NewLesson, id?: string, reply?: ClassReply): SaveResult<LessonRecord>;
  /**
   * Saves feedback for a submitted answer. The first one completes the lesson and counts for its skill. With
   * `request`, the request is settled, and nothing happens where it was cancelled or replaced.
   */
  completeLesson(id: string, result: AnswerResult, request?: AnswerReply): SaveResult;
  /** Saves homework from a game, which counts for no skill and earns no badge; its request is settled. */
  saveGameHomework(request: RequestOf<'save-homework'>): SaveResult;
  /**
   * Saves a homework record, its skill's count and the plan's badge. Removes from the lesson's draft what was
   * saved, and keeps what was typed since or in another tab. A repeated save with the same `saveKey` changes
   * nothing.
   */
  saveHomework(lessonId: string, homework: NotepadHomework, saveKey: string): SaveResult<{ isNew: boolean }>;
  /**
   * Replaces the learner's text in a homework record, for example by a shorter one that fits into the cloud.
   */
  rewriteHomework(id: string, text: Pick<HomeworkRecord, 'notes' | 'exercises'>): SaveResult;
  /** Adds the badges that the learner does not have; a badge is never removed. */
  awardBadges(earned: readonly string[]): SaveResult;
  /** Records that the browser had evicted the learner's records. */
  markStorageEvicted(): SaveResult;
  /** Records that the learner knows it. */
  clearEvicted(): SaveResult;
  markBadgesSeen(seen: readonly string[]): SaveResult;
  saveCredits(credits: Credits): SaveResult;
  /**
   * Saves a lesson's draft, and returns the stored one. With `base`, the last draft that this tab shared with
   * the device, only the changes since are written, so that those of another tab stay.
   */
  saveDraft(lessonId: string, draft: NotepadDraft, base?: NotepadDraft): SaveResult<NotepadDraft>;
  /** Saves what was unsaved when a notepad was closed, by `recoverDraft`, and returns the stored draft. */
  mergeDraft(lessonId: string, unsaved: DraftChange): SaveResult<NotepadDraft>;
  /** Saves an answer that the learner reported as right, on this device only; the newest ones are kept. */
  addDisputedAnswer(answer: DisputedAnswer): SaveResult;
}
