import { describe, expect, test } from 'vitest';
import type { SaveFailure } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { err, ok, type Result } from '../../../../src/domain/result.ts';
import {
  createDraftSaver,
  type DraftSaver,
  type DraftStatus,
} from '../../../../src/features/classroom/notepad/draft-saver.ts';
import { aDraft } from './tab-storage.ts';

/** A device that keeps drafts; each write ends when the test says so. */
class Device {
  readonly kept: string[] = [];
  readonly statuses: DraftStatus['phase'][] = [];
  isFull = false;
  readonly #running: (() => void)[] = [];
  readonly saver: DraftSaver;

  /** @param kept what it has of the notepad as that opens */
  constructor(kept: NotepadDraft | null = null) {
    this.saver = createDraftSaver({
      kept,
      save: (draft) =>
        new Promise<Result<void, SaveFailure>>((resolve) => {
          this.#running.push(() => {
            if (this.isFull) return resolve(err({ kind: 'storage-full' }));
            this.kept.push(draft.notes);
            resolve(ok());
          });
        }),
      onStatus: ({ phase }) => this.statuses.push(phase),
    });
  }

  get running(): number {
    return this.#running.length;
  }

  async endWrite(): Promise<void> {
    this.#running.shift()?.();
    await settled();
  }
}

/** Lets everything that waits for nothing but a promise happen. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the draft saver', () => {
  test('begins to write before anything else can happen to the page', () => {
    const device = new Device();
    device.saver.write(aDraft('a'));
    expect(device.running).toBe(1);
  });

  test('says "saved" only when nothing waits any more', async () => {
    const device = new Device();
    device.saver.write(aDraft('a'));
    device.saver.write(aDraft('ab'));
    await device.endWrite();
    expect(device.statuses).not.toContain('saved');
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('a draft that found no room is told, and written with the next flush', async () => {
    const device = new Device();
    device.isFull = true;
    device.saver.write(aDraft('a'));
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('failed');
    device.isFull = false;
    void device.saver.flush();
    await device.endWrite();
    expect(device.kept).toEqual(['a']);
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('what a notepad opens with is written only where the device lacks it', () => {
    const device = new Device(aDraft('a'));
    device.saver.write(aDraft('a'));
    expect(device.running).toBe(0);

    const full = new Device(null);
    full.saver.write(aDraft('a'));
    expect(full.running).toBe(1);
    expect(full.statuses).toEqual(['saving']);
  });

  test('what homework leaves in the notepad is not written over the draft of another tab', async () => {
    const device = new Device(aDraft('a'));
    device.saver.savedAsHomework(aDraft('a'));
    device.saver.write(aDraft(''));
    expect(device.running).toBe(0);
    device.saver.write(aDraft('b'));
    expect(device.running).toBe(1);
  });

  test('what homework leaves is written where the device had another draft of this notepad', async () => {
    const typedOn = new Device(aDraft('a'));
    typedOn.saver.write(aDraft('ab'));
    await typedOn.endWrite();
    typedOn.saver.savedAsHomework(aDraft('a'));
    typedOn.saver.write(aDraft(''));
    expect(typedOn.running).toBe(1);

    const full = new Device(null);
    full.isFull = true;
    full.saver.write(aDraft('a'));
    await full.endWrite();
    full.saver.savedAsHomework(aDraft('a'));
    full.saver.write(aDraft(''));
    expect(full.running).toBe(1);
  });
});
