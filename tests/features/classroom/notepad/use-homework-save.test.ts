import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../../src/data/learner/open-learner-store.ts';
import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import { MESSAGES } from '../../../../src/domain/messages.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { createDraftSaver, type DraftSaver } from '../../../../src/features/classroom/notepad/draft-saver.ts';
import {
  type NotepadState,
  openNotepad,
  reduceNotepad,
  toDraft,
} from '../../../../src/features/classroom/notepad/notepad-state.ts';
import { saveNotepadAsHomework } from '../../../../src/features/classroom/notepad/use-homework-save.ts';
import { aDevice, aNewLesson, expectOk, openAnn } from '../../../data/learner-fixtures.ts';

let store: LearnerDatabase;
let lessonId: string;
beforeEach(async () => {
  store = await openAnn(aDevice());
  lessonId = expectOk(await store.addLesson(aNewLesson)).id;
});

/** The lesson's notepad in one tab, which saves every change on the device. */
class Tab {
  state: NotepadState;
  readonly saver: DraftSaver;

  constructor(draft: NotepadDraft) {
    this.state = openNotepad({ skill: 'Grammar', cards: 0, phrases: [] }, draft);
    this.saver = createDraftSaver({
      base: draft,
      save: (next, base) => store.saveDraft(lessonId, next, base),
      onMerged: (written, stored) => {
        this.state = reduceNotepad(this.state, { type: 'merged', written, stored });
      },
      onStatus: () => undefined,
    });
  }

  write(notes: string): void {
    this.state = reduceNotepad(this.state, { type: 'notes-written', notes });
    this.saver.write(toDraft(this.state));
  }

  async saveHomework({
    measureStorageBytes = store.measureStorageBytes,
    isSignedIn = true,
    whileSaving = () => {},
  } = {}) {
    const saved = toDraft(this.state);
    const outcome = saveNotepadAsHomework(
      {
        lessonId,
        badge: 'Ice Breaker',
        state: this.state,
        date: '1 May 2025',
        idempotencyKey: 'save-1',
        isSignedIn,
      },
      { store: { measureStorageBytes, saveHomework: store.saveHomework }, saver: this.saver },
    );
    whileSaving();
    if ((await outcome).status === 'saved') {
      this.state = reduceNotepad(this.state, { type: 'homework-saved', saved });
    }
    return outcome;
  }

  /** Writes the draft of a notepad that stays open after the save, as its hook does. */
  async writeAfterSave(): Promise<void> {
    this.saver.write(toDraft(this.state));
    await this.saver.flush();
  }
}

async function openTab(): Promise<Tab> {
  return new Tab((await store.readDraft(lessonId)) ?? EMPTY_DRAFT);
}

const readStoredNotes = async () => (await store.readDraft(lessonId))?.notes;

describe('saving a notepad as homework', () => {
  test('empties it, also on the device, and reports the badge', async () => {
    const tab = await openTab();
    tab.write('I take the bus.');
    expect(await tab.saveHomework()).toEqual({ status: 'saved', badge: 'Ice Breaker', isNew: true });
    await tab.writeAfterSave();
    expect(await store.readHomework()).toMatchObject([{ id: 'save-1', notes: 'I take the bus.' }]);
    expect([tab.state.notes, await readStoredNotes()]).toEqual(['', '']);
  });

  test('keeps what another tab of the lesson has written since', async () => {
    const older = await openTab();
    older.write('I take the bus.');
    await older.saver.flush();
    const newer = await openTab();
    newer.write('I take the bus. I like it.');
    await newer.saver.flush();
    await older.saveHomework();
    await older.writeAfterSave();
    expect(await readStoredNotes()).toBe('I take the bus. I like it.');
  });

  test('keeps what was typed during the save, even if the lesson is left immediately', async () => {
    const tab = await openTab();
    tab.write('I take the bus.');
    await tab.saveHomework({ whileSaving: () => tab.write('I take the bus. I like it.') });
    expect(await readStoredNotes()).toBe('I take the bus. I like it.');
    await tab.writeAfterSave();
    expect(await readStoredNotes()).toBe('I take the bus. I like it.');
  });

  test('includes its practice submissions, and the next notepad starts with none', async () => {
    const played = [{ action: 'audio_played', skillFocus: 'Speaking' }] as const;
    const tab = new Tab({ ...EMPTY_DRAFT, notes: 'I take the bus.', submissions: played });
    await tab.saveHomework();
    expect(await store.readHomework()).toMatchObject([{ submissions: played }]);
    expect(tab.state.submissions).toEqual([]);
  });

  test('is refused with a message when the device can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = await openTab();
    tab.write('I take the bus.');
    const measureStorageBytes = () => Promise.reject(new Error('The connection is closed.'));
    const refused = { status: 'refused', message: MESSAGES.saveFailed };
    expect(await tab.saveHomework({ measureStorageBytes })).toEqual(refused);
    expect(await store.readHomework()).toEqual([]);
    expect(tab.state.notes).toBe('I take the bus.');
  });

  test('is refused with a different message for each of empty notes, full storage and a signed-out learner', async () => {
    const tab = await openTab();
    const readMessage = async (outcome: ReturnType<Tab['saveHomework']>) => {
      const settled = await outcome;
      return settled.status === 'refused' && settled.message;
    };
    expect(await readMessage(tab.saveHomework())).toBe(MESSAGES.homeworkFieldsMissing);
    tab.write('I take the bus.');
    const measureStorageBytes = async () => Number.MAX_SAFE_INTEGER;
    expect(await readMessage(tab.saveHomework({ measureStorageBytes }))).toBe(MESSAGES.homeworkStorageFull);
    expect(await readMessage(tab.saveHomework({ isSignedIn: false }))).toBe(MESSAGES.saveFailed);
  });
});
