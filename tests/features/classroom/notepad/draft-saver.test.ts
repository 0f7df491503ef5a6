import { describe, expect, test } from 'vitest';
import type { SaveFailure } from '../../../../src/data/writes/save-result.ts';
import { mergeDrafts } from '../../../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { err, ok, type Result } from '../../../../src/domain/result.ts';
import {
  createDraftSaver,
  type DraftSaver,
  type DraftSaveState,
} from '../../../../src/features/classroom/notepad/draft-saver.ts';
import { createNotepadDraft } from './fake-tab-storage.ts';

/** A device that stores drafts; each write ends when the test calls `endWrite`. */
class Device {
  readonly writtenNotes: string[] = [];
  readonly statuses: DraftSaveState['status'][] = [];
  readonly merged: NotepadDraft[] = [];
  stored: NotepadDraft;
  isFull = false;
  readonly #running: (() => void)[] = [];
  readonly saver: DraftSaver;

  /** @param base the stored draft when the notepad opens */
  constructor(base: NotepadDraft = createNotepadDraft('')) {
    this.stored = base;
    this.saver = createDraftSaver({
      base,
      save: (draft, since) =>
        new Promise<Result<NotepadDraft, SaveFailure>>((resolve) => {
          this.#running.push(() => {
            if (this.isFull) return resolve(err({ kind: 'storage-full' }));
            this.stored = mergeDrafts(since, draft, this.stored);
            this.writtenNotes.push(draft.notes);
            resolve(ok(this.stored));
          });
        }),
      onMerged: (_written, stored) => this.merged.push(stored),
      onStatus: ({ status }) => this.statuses.push(status),
    });
  }

  get running(): number {
    return this.#running.length;
  }

  async endWrite(): Promise<void> {
    this.#running.shift()?.();
    await settlePromises();
  }

  /** Saves `draft` as homework after the pending write has ended. */
  async saveAsHomework(draft: NotepadDraft): Promise<void> {
    const saved = this.saver.saveAsHomework(draft, async () => ok(null));
    await this.endWrite();
    await saved;
  }
}

/** Waits until all settled promises have run their callbacks. */
function settlePromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the draft saver', () => {
  test('starts to write synchronously', () => {
    const device = new Device();
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(1);
  });

  test('reports "saved" only when no write is pending', async () => {
    const device = new Device();
    device.saver.write(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('ab'));
    await device.endWrite();
    expect(device.statuses).not.toContain('saved');
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('reports a draft that did not fit on the device, and writes it with the next flush', async () => {
    const device = new Device();
    device.isFull = true;
    device.saver.write(createNotepadDraft('a'));
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('failed');
    device.isFull = false;
    void device.saver.flush();
    await device.endWrite();
    expect(device.writtenNotes).toEqual(['a']);
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('writes the draft that a notepad opens with only when the device lacks it', () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(0);

    const full = new Device();
    full.saver.write(createNotepadDraft('a'));
    expect(full.running).toBe(1);
    expect(full.statuses).toEqual(['saving']);
  });

  test('does not overwrite the draft of another tab with the notepad that homework has emptied', async () => {
    const device = new Device(createNotepadDraft('a'));
    await device.saveAsHomework(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft(''));
    expect(device.running).toBe(0);
    device.saver.write(createNotepadDraft('b'));
    expect(device.running).toBe(1);
  });

  test('is reported as saving once for several keys, and again for a key after it was saved', async () => {
    const device = new Device();
    for (const notes of ['a', 'ab', 'abc']) device.saver.write(createNotepadDraft(notes));
    expect(device.statuses).toEqual(['saving']);
    await device.endWrite();
    await device.endWrite();
    device.saver.write(createNotepadDraft('abcd'));
    expect(device.statuses).toEqual(['saving', 'saved', 'saving']);
  });

  test('writes the notepad that homework has emptied when the device had another draft of it', async () => {
    const typedOn = new Device(createNotepadDraft('a'));
    typedOn.saver.write(createNotepadDraft('ab'));
    await typedOn.endWrite();
    await typedOn.saveAsHomework(createNotepadDraft('a'));
    typedOn.saver.write(createNotepadDraft(''));
    expect(typedOn.running).toBe(1);

    const full = new Device();
    full.isFull = true;
    full.saver.write(createNotepadDraft('a'));
    await full.endWrite();
    await full.saveAsHomework(createNotepadDraft('a'));
    full.saver.write(createNotepadDraft(''));
    expect(full.running).toBe(1);
  });

  test('leaves the draft unchanged when homework could not be saved', async () => {
    const device = new Device(createNotepadDraft('a'));
    await device.saver.saveAsHomework(createNotepadDraft('a'), async () => err({ kind: 'storage-full' }));
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(0);
    device.saver.write(createNotepadDraft(''));
    expect(device.running).toBe(1);
  });

  test('merges what another tab has stored with what was changed in this one', async () => {
    const device = new Device(createNotepadDraft('a'));
    device.stored = { ...createNotepadDraft('a'), exercises: { 0: 'went' } };
    device.saver.write(createNotepadDraft('ab'));
    await device.endWrite();
    expect(device.merged).toEqual([{ ...createNotepadDraft('ab'), exercises: { 0: 'went' } }]);
    expect(device.stored).toEqual(device.merged[0]);
  });

  test('merges a draft of another tab once, and ignores one that it knows', async () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.mergeStored(createNotepadDraft('a'), createNotepadDraft('a'));
    expect(device.running).toBe(0);
    device.stored = createNotepadDraft('b');
    device.saver.mergeStored(createNotepadDraft('b'), createNotepadDraft('a'));
    await device.endWrite();
    expect(device.merged).toEqual([createNotepadDraft('b')]);
    device.saver.mergeStored(createNotepadDraft('b'), createNotepadDraft('b'));
    device.saver.write(createNotepadDraft('b'));
    expect(device.running).toBe(0);
  });

  test('returns the unwritten draft at page exit, with the stored one and the one being written', () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('ab'));
    device.saver.write(createNotepadDraft('abc'));
    const [base, underway, draft] = [
      createNotepadDraft('a'),
      createNotepadDraft('ab'),
      createNotepadDraft('abc'),
    ];
    expect(device.saver.getUnwritten()).toEqual({ base, underway, draft });
  });
});
