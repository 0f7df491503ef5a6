import { describe, expect, test } from 'vitest';
import type { SaveFailure } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { err, ok, type Result } from '../../../../src/domain/result.ts';
import {
  createDraftSaver,
  type DraftSaver,
  type DraftStatus,
} from '../../../../src/features/classroom/notepad/draft-saver.ts';

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

function draft(notes: string): NotepadDraft {
  return { notes, exercises: {}, starting: [], keeping: [], flipped: [], audioPlayed: false };
}

describe('the draft saver', () => {
  test('begins to write before anything else can happen to the page', () => {
    const device = new Device();
    device.saver.write(draft('a'));
    expect(device.running).toBe(1);
  });

  test('of the drafts that wait for a write to end, only the newest is written', async () => {
    const device = new Device();
    for (const notes of ['a', 'ab', 'abc', 'abcd']) device.saver.write(draft(notes));
    expect(device.running).toBe(1);
    await device.endWrite();
    await device.endWrite();
    expect(device.running).toBe(0);
    expect(device.kept).toEqual(['a', 'abcd']);
  });

  test('says "saved" only when nothing waits any more', async () => {
    const device = new Device();
    device.saver.write(draft('a'));
    device.saver.write(draft('ab'));
    await device.endWrite();
    expect(device.statuses).not.toContain('saved');
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('the newest draft counts as unwritten until its write has ended', async () => {
    const device = new Device();
    device.saver.write(draft('a'));
    device.saver.write(draft('ab'));
    expect(device.saver.unwritten()?.notes).toBe('ab');
    await device.endWrite();
    expect(device.saver.unwritten()?.notes).toBe('ab');
    await device.endWrite();
    expect(device.saver.unwritten()).toBeNull();
  });

  test('a flush settles only when the newest draft is written', async () => {
    const device = new Device();
    device.saver.write(draft('a'));
    device.saver.write(draft('ab'));
    let isDone = false;
    void device.saver.flush().then(() => {
      isDone = true;
    });
    await device.endWrite();
    expect(isDone).toBe(false);
    await device.endWrite();
    expect(isDone).toBe(true);
  });

  test('a flush writes nothing when nothing waits', async () => {
    const device = new Device();
    await device.saver.flush();
    expect(device.running).toBe(0);
  });

  test('a draft that found no room is told, and written with the next flush', async () => {
    const device = new Device();
    device.isFull = true;
    device.saver.write(draft('a'));
    await device.endWrite();
    expect(device.statuses.at(-1)).toBe('failed');
    device.isFull = false;
    void device.saver.flush();
    await device.endWrite();
    expect(device.kept).toEqual(['a']);
    expect(device.statuses.at(-1)).toBe('saved');
  });

  test('what a notepad opens with is written only where the device lacks it', () => {
    const device = new Device(draft('a'));
    device.saver.write(draft('a'));
    expect(device.running).toBe(0);

    const full = new Device(null);
    full.saver.write(draft('a'));
    expect(full.running).toBe(1);
    expect(full.statuses).toEqual(['saving']);
  });

  test('what homework leaves in the notepad is not written over the draft of another tab', async () => {
    const device = new Device(draft('a'));
    device.saver.savedAsHomework(draft('a'));
    device.saver.write(draft(''));
    expect(device.running).toBe(0);
    device.saver.write(draft('b'));
    expect(device.running).toBe(1);
  });

  test('what homework leaves is written where the device had another draft of this notepad', async () => {
    const typedOn = new Device(draft('a'));
    typedOn.saver.write(draft('ab'));
    await typedOn.endWrite();
    typedOn.saver.savedAsHomework(draft('a'));
    typedOn.saver.write(draft(''));
    expect(typedOn.running).toBe(1);

    const full = new Device(null);
    full.isFull = true;
    full.saver.write(draft('a'));
    await full.endWrite();
    full.saver.savedAsHomework(draft('a'));
    full.saver.write(draft(''));
    expect(full.running).toBe(1);
  });

  test('a newer draft takes the place of one that found no room', async () => {
    const device = new Device();
    device.isFull = true;
    device.saver.write(draft('a'));
    await device.endWrite();
    device.isFull = false;
    device.saver.write(draft('ab'));
    await device.endWrite();
    expect(device.kept).toEqual(['ab']);
  });
});
