import { expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../../src/data/learner/learner-store.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { useDraftSaver } from '../../../../src/features/classroom/notepad/use-draft-saver.ts';
import { renderHookOnce } from '../render-hook-once.tsx';
import { createFakeTabStorage, createNotepadDraft } from './fake-tab-storage.ts';

const DRAFT = createNotepadDraft('I went home.');
const store = { readDraft: () => new Promise<null>(() => {}) } as Partial<LearnerStore> as LearnerStore;

/** The save status of a notepad that opens on a device with the stored draft `base`. */
function getStatusOnOpening(base: NotepadDraft): string {
  const onMerged = () => undefined;
  const options = { lessonId: 'lesson', isDeleted: false, base, draft: DRAFT, onMerged };
  return renderHookOnce(() => useDraftSaver(options).status.status, { store });
}

test('a notepad that opens with a draft that is not stored does not report it as saved', () => {
  vi.stubGlobal('window', { sessionStorage: createFakeTabStorage() });
  expect(getStatusOnOpening(DRAFT)).toBe('saved');
  expect(getStatusOnOpening(createNotepadDraft(''))).toBe('saving');
});
