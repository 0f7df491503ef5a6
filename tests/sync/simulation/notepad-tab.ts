import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { DraftChange } from '../../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../../src/domain/records.ts';
import { createDraftSaver, type DraftSaver } from '../../../src/features/classroom/notepad/draft-saver.ts';
import {
  type NotepadEvent,
  type NotepadState,
  openNotepad,
  reduceNotepad,
  toDraft,
} from '../../../src/features/classroom/notepad/notepad-state.ts';
import { createUnsavedDrafts, loadDraft } from '../../../src/features/classroom/notepad/unsaved-draft.ts';

interface NotepadOptions {
  lessonId: string;
  uid: string;
  store: LearnerDatabase;
  /** The tab's session storage. */
  storage: Storage;
  /** Called with the texts that this notepad reported saved. */
  onSaved: (texts: ReadonlyMap<string, string>) => void;
}

/**
 * A lesson's notepad as one tab shows it. It connects the app's own state, saver and unsaved drafts as the
 * notepad's component does, which can't be rendered thousands of times in a test run.
 */
export class NotepadTab {
  readonly lessonId: string;
  readonly #options: NotepadOptions;
  readonly #unsavedDrafts: ReturnType<typeof createUnsavedDrafts>;
  readonly saver: DraftSaver;
  state: NotepadState;
  /** The typed texts that were not reported saved yet, by field. */
  readonly #unreportedTexts = new Map<string, string>();

  /** Opens the stored draft, merged with this tab's unsaved one. */
  static async open(options: NotepadOptions): Promise<NotepadTab> {
    const unsavedDrafts = createUnsavedDrafts(() => options.storage, options.uid);
    return new NotepadTab(options, await loadDraft(options.lessonId, options.store, unsavedDrafts));
  }

  private constructor(options: NotepadOptions, { draft, base }: DraftChange) {
    const { lessonId, uid, store, storage, onSaved } = options;
    this.#options = options;
    this.lessonId = lessonId;
    this.#unsavedDrafts = createUnsavedDrafts(() => storage, uid);
    this.state = openNotepad({ skill: 'Writing', cards: 0, phrases: [] }, draft);
    this.saver = createDraftSaver({
      base,
      save: (next, from) => store.saveDraft(lessonId, next, from),
      onMerged: (written, stored) => this.dispatch({ type: 'merged', written, stored }),
      onStatus: ({ status }) => {
        if (status !== 'saved') return;
        this.#unsavedDrafts.delete(lessonId);
        onSaved(new Map(this.#unreportedTexts));
        this.#unreportedTexts.clear();
      },
    });
    // An unsaved draft that was merged on opening is saved at once.
    this.saver.write(this.draft);
  }

  get draft(): NotepadDraft {
    return toDraft(this.state);
  }

  /** The learner writes. `choice` is a random number that picks the notes or one of two exercises. */
  write(choice: number, text: string): void {
    const index = choice % 3;
    this.#unreportedTexts.set(index === 0 ? 'notes' : String(index), text);
    this.dispatch(
      index === 0
        ? { type: 'notes-written', notes: text }
        : { type: 'exercise-answered', index, answer: text },
    );
  }

  dispatch(event: NotepadEvent): void {
    this.state = reduceNotepad(this.state, event);
    // The app writes in a React effect, after the event; a microtask imitates that.
    void Promise.resolve().then(() => this.saver.write(this.draft));
  }

  /** Merges the device's draft, which another tab may have changed. */
  async mergeStored(): Promise<void> {
    const stored = await this.#options.store.readDraft(this.lessonId);
    if (stored) this.saver.mergeStored(stored, this.draft);
  }

  /** The typed texts that were not reported saved yet. */
  get unreportedTexts(): Iterable<string> {
    return this.#unreportedTexts.values();
  }

  /** Stores the unsaved draft when the page or the lesson is closed. */
  leave(): void {
    const unwritten = this.saver.getUnwritten();
    if (unwritten) this.#unsavedDrafts.save(this.lessonId, unwritten);
  }
}
