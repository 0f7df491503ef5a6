import { expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { useDraftSaver } from '../../../../src/features/classroom/notepad/use-draft-saver.ts';
import { renderHookOnce } from '../render-hook-once.tsx';
import { createFakeTabStorage, createNotepadDraft } from './fake-tab-storage.ts';

const DRAFT = createNotepadDraft('I went home.');
const store = { readDraft: () => new Promise<null>(() => {}) } as Partial<LearnerStore> as LearnerStore;

/** What the notepad says of its draft as it opens on a device that has `base`. */
function statusOnOpening(base: NotepadDraft): string {
  const onMerged = () => undefined;
  const parts = { lessonId: 'lesson', isDeleted: false, base, draft: DRAFT, onMerged };
  return renderHookOnce(() => useDraftSaver(parts).status.status, { store });
}

test('a notepad that opens with what found no room on the device does not call it saved', () => {
  vi.stubGlobal('window', { sessionStorage: createFakeTabStorage() });
  expect(statusOnOpening(DRAFT)).toBe('saved');
  expect(statusOnOpening(createNotepadDraft(''))).toBe('saving');
});
