import { afterEach, expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../../src/data/learner/learner-store.ts';
import { createUnwrittenDrafts } from '../../../../src/features/classroom/notepad/unwritten-draft.ts';
import { useDraftSaver } from '../../../../src/features/classroom/notepad/use-draft-saver.ts';
import { drawOnce } from '../draw-once.tsx';
import { aDraft, aTabStorage } from './tab-storage.ts';

const DRAFT = aDraft('I went home.');

/** What the notepad says of its draft as it opens. */
function statusOnOpening(): string {
  return drawOnce(() => useDraftSaver('lesson', DRAFT).status.phase, { store: {} as LearnerStore });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a notepad that opens with what found no room on the device does not call it saved', () => {
  const sessionStorage = aTabStorage();
  vi.stubGlobal('window', { sessionStorage });
  expect(statusOnOpening()).toBe('saved');
  createUnwrittenDrafts(() => sessionStorage, 'ann').keep('lesson', DRAFT);
  expect(statusOnOpening()).toBe('saving');
});
