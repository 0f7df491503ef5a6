import { expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { useDraftSaver } from '../../../../src/features/classroom/notepad/use-draft-saver.ts';
import { drawOnce } from '../draw-once.tsx';
import { aDraft, aTabStorage } from './tab-storage.ts';

const DRAFT = aDraft('I went home.');
const store = { draft: () => new Promise<null>(() => {}) } as Partial<LearnerStore> as LearnerStore;

/** What the notepad says of its draft as it opens on a device that has `base`. */
function statusOnOpening(base: NotepadDraft): string {
  const onMerged = () => undefined;
  const parts = { lessonId: 'lesson', isGone: false, base, draft: DRAFT, onMerged };
  return drawOnce(() => useDraftSaver(parts).status.phase, { store });
}

test('a notepad that opens with what found no room on the device does not call it saved', () => {
  vi.stubGlobal('window', { sessionStorage: aTabStorage() });
  expect(statusOnOpening(DRAFT)).toBe('saved');
  expect(statusOnOpening(aDraft(''))).toBe('saving');
});
