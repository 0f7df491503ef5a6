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

interface NotepadParts {
  lessonId: string;
  uid: string;
  store: LearnerDatabase;
  /** The tab's session storage. */
  storage: Storage;
  /** Called with the texts that this notepad reported saved. */
  onSaved: (texts: ReadonlyMap<string, string>) => void;
}

/** A lesson's notepad as one tab shows it, with the app's own state, saver and unsaved drafts. */
export class NotepadTab {
  readonly lessonId: string;
  readonly #parts: NotepadParts;
  readonly #unsavedDrafts: ReturnType<typeof createUnsavedDrafts>;
  readonly saver: DraftSaver;
  state: NotepadState;
  /** The texts that were typed and not yet reported saved, by field. */
  readonly #unsaved = new Map<string, string>();

  /** Opens the stored draft, merged with this tab's unsaved one. */
  static async open(parts: NotepadParts): Promise<NotepadTab> {
    const unsavedDrafts = createUnsavedDrafts(() => parts.storage, parts.uid);
    return new NotepadTab(parts, await loadDraft(parts.lessonId, parts.store, unsavedDrafts));
  }

  private constructor(parts: NotepadParts, { draft, base }: DraftChange) {
    const { lessonId, uid, store, storage, onSaved } = parts;
    this.#parts = parts;
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
        onSaved(new Map(this.#unsaved));
        this.#unsaved.clear();
      },
    });
    this.saver.write(this.draft);
  }

  get draft(): NotepadDraft {
    return toDraft(this.state);
  }

  /** The learner writes. `place` picks the notes or an exercise. */
  write(place: number, text: string): void {
    const index = place % 3;
    this.#unsaved.set(index === 0 ? 'notes' : String(index), text);
    this.dispatch(
      index === 0
        ? { type: 'notes-written', notes: text }
        : { type: 'exercise-answered', index, answer: text },
    );
  }

  dispatch(event: NotepadEvent): void {
    this.state = reduceNotepad(this.state, event);
    // Like an effect, after the event.
    void Promise.resolve().then(() => this.saver.write(this.draft));
  }

  /** Merges the device's draft, which another tab may have changed. */
  async mergeStored(): Promise<void> {
    const stored = await this.#parts.store.readDraft(this.lessonId);
    if (stored) this.saver.mergeStored(stored, this.draft);
  }

  /** The texts that were typed and not reported saved. */
  get unsavedTexts(): Iterable<string> {
    return this.#unsaved.values();
  }

  /** Stores the unsaved draft when the page or the lesson is closed. */
  leave(): void {
    const unwritten = this.saver.getUnwritten();
    if (unwritten) this.#unsavedDrafts.save(this.lessonId, unwritten);
  }
}
