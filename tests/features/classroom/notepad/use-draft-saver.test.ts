import { afterEach, expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { createUnwrittenDrafts } from '../../../../src/features/classroom/notepad/unwritten-draft.ts';
import { useDraftSaver } from '../../../../src/features/classroom/notepad/use-draft-saver.ts';
import { drawOnce } from '../draw-once.tsx';

const DRAFT: NotepadDraft = {
  notes: 'I went home.',
  exercises: {},
  starting: [],
  keeping: [],
  flipped: [],
  audioPlayed: false,
};

/** What the notepad says of its draft as it opens. */
function statusOnOpening(): string {
  return drawOnce(() => useDraftSaver('lesson', DRAFT).status.phase, { store: {} as LearnerStore });
}

function aStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  } as Storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a notepad that opens with what found no room on the device does not call it saved', () => {
  const sessionStorage = aStorage();
  vi.stubGlobal('window', { sessionStorage });
  expect(statusOnOpening()).toBe('saved');
  createUnwrittenDrafts(() => sessionStorage, 'ann').keep('lesson', DRAFT);
  expect(statusOnOpening()).toBe('saving');
});
