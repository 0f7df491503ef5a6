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

/** A device that keeps drafts; each write ends when the test says so. */
class Device {
  readonly kept: string[] = [];
  readonly statuses: DraftSaveState['status'][] = [];
  readonly merged: NotepadDraft[] = [];
  stored: NotepadDraft;
  isFull = false;
  readonly #running: (() => void)[] = [];
  readonly saver: DraftSaver;

  /** @param base what it has of the notepad as that opens */
  constructor(base: NotepadDraft = createNotepadDraft('')) {
    this.stored = base;
    this.saver = createDraftSaver({
      base,
      save: (draft, since) =>
        new Promise<Result<NotepadDraft, SaveFailure>>((resolve) => {
          this.#running.push(() => {
            if (this.isFull) return resolve(err({ kind: 'storage-full' }));
            this.stored = mergeDrafts(since, draft, this.stored);
            this.kept.push(draft.notes);
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
    await settled();
  }

  /** Has homework made of `draft`, once the write that is still owed has ended. */
  async saveAsHomework(draft: NotepadDraft): Promise<void> {
    const saved = this.saver.saveAsHomework(draft, async () => ok(null));
    await this.endWrite();
    await saved;
  }
}

/** Lets everything that waits for nothing but a promise happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the draft saver', () => {
  test('begins to write before anything else can happen to the page', () => {
    const device = new Device();
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(1);
  });

  test('says "saved" only when nothing waits any more', async () => {
    const device = new Device();
    device.saver.write(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('ab'));
    await device.endWrite();
    expect(device.statuses).not.toContain('saved');
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('a draft that found no room is told, and written with the next flush', async () => {
    const device = new Device();
    device.isFull = true;
    device.saver.write(createNotepadDraft('a'));
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('failed');
    device.isFull = false;
    void device.saver.flush();
    await device.endWrite();
    expect(device.kept).toEqual(['a']);
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('what a notepad opens with is written only where the device lacks it', () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(0);

    const full = new Device();
    full.saver.write(createNotepadDraft('a'));
    expect(full.running).toBe(1);
    expect(full.statuses).toEqual(['saving']);
  });

  test('what homework leaves in the notepad is not written over the draft of another tab', async () => {
    const device = new Device(createNotepadDraft('a'));
    await device.saveAsHomework(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft(''));
    expect(device.running).toBe(0);
    device.saver.write(createNotepadDraft('b'));
    expect(device.running).toBe(1);
  });

  test('what homework leaves is written where the device had another draft of this notepad', async () => {
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

  test('homework that could not be saved leaves the draft as it was', async () => {
    const device = new Device(createNotepadDraft('a'));
    await device.saver.saveAsHomework(createNotepadDraft('a'), async () => err({ kind: 'storage-full' }));
    device.saver.write(createNotepadDraft('a'));
    expect(device.running).toBe(0);
    device.saver.write(createNotepadDraft(''));
    expect(device.running).toBe(1);
  });

  test('what another tab has stored is brought in, and what was changed here goes out with it', async () => {
    const device = new Device(createNotepadDraft('a'));
    device.stored = { ...createNotepadDraft('a'), exercises: { 0: 'went' } };
    device.saver.write(createNotepadDraft('ab'));
    await device.endWrite();
    expect(device.merged).toEqual([{ ...createNotepadDraft('ab'), exercises: { 0: 'went' } }]);
    expect(device.stored).toEqual(device.merged[0]);
  });

  test('a draft that another tab has stored is looked up once, and one that is known is not', async () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.seen(createNotepadDraft('a'), createNotepadDraft('a'));
    expect(device.running).toBe(0);
    device.stored = createNotepadDraft('b');
    device.saver.seen(createNotepadDraft('b'), createNotepadDraft('a'));
    await device.endWrite();
    expect(device.merged).toEqual([createNotepadDraft('b')]);
    device.saver.seen(createNotepadDraft('b'), createNotepadDraft('b'));
    device.saver.write(createNotepadDraft('b'));
    expect(device.running).toBe(0);
  });

  test('a page that ends hands over what is not written, with what the device had before, and may have now', () => {
    const device = new Device(createNotepadDraft('a'));
    device.saver.write(createNotepadDraft('ab'));
    device.saver.write(createNotepadDraft('abc'));
    const [base, underway, draft] = [
      createNotepadDraft('a'),
      createNotepadDraft('ab'),
      createNotepadDraft('abc'),
    ];
    expect(device.saver.unwritten()).toEqual({ base, underway, draft });
  });
});
