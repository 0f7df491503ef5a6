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
  /** Told what this notepad was promised to be kept. */
  onTold: (texts: ReadonlyMap<string, string>) => void;
}

/** A lesson's notepad as one tab shows it, with the app's own state, saver and parting entries. */
export class NotepadTab {
  readonly lessonId: string;
  readonly #parts: NotepadParts;
  readonly #unwritten: ReturnType<typeof createUnsavedDrafts>;
  readonly saver: DraftSaver;
  state: NotepadState;
  /** What was written here and not told to be saved so far, by place. */
  readonly #typed = new Map<string, string>();

  /** Opens it as it was left. */
  static async open(parts: NotepadParts): Promise<NotepadTab> {
    const unwritten = createUnsavedDrafts(() => parts.storage, parts.uid);
    return new NotepadTab(parts, await loadDraft(parts.lessonId, parts.store, unwritten));
  }

  private constructor(parts: NotepadParts, { draft, base }: DraftChange) {
    const { lessonId, uid, store, storage, onTold } = parts;
    this.#parts = parts;
    this.lessonId = lessonId;
    this.#unwritten = createUnsavedDrafts(() => storage, uid);
    this.state = openNotepad({ skill: 'Writing', cards: 0, phrases: [] }, draft);
    this.saver = createDraftSaver({
      base,
      save: (next, from) => store.saveDraft(lessonId, next, from),
      onMerged: (written, stored) => this.dispatch({ type: 'merged', written, stored }),
      onStatus: ({ status }) => {
        if (status !== 'saved') return;
        this.#unwritten.delete(lessonId);
        onTold(new Map(this.#typed));
        this.#typed.clear();
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
    this.#typed.set(index === 0 ? 'notes' : String(index), text);
    this.dispatch(
      index === 0
        ? { type: 'notes-written', notes: text }
        : { type: 'exercise-answered', index, answer: text },
    );
  }

  dispatch(event: NotepadEvent): void {
    this.state = reduceNotepad(this.state, event);
    // As an effect does, once the event is done with.
    void Promise.resolve().then(() => this.saver.write(this.draft));
  }

  /** The device has something else, perhaps by another tab. */
  async look(): Promise<void> {
    const stored = await this.#parts.store.readDraft(this.lessonId);
    if (stored) this.saver.mergeStored(stored, this.draft);
  }

  /** What was written here and not told to be saved. */
  get untold(): Iterable<string> {
    return this.#typed.values();
  }

  /** The page, or the lesson, is left. */
  leave(): void {
    const unwritten = this.saver.getUnwritten();
    if (unwritten) this.#unwritten.save(this.lessonId, unwritten);
  }
}
