import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';

/** The session storage of one tab. */
export function createFakeTabStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  } as Storage;
}

export function createNotepadDraft(notes: string): NotepadDraft {
  return { ...EMPTY_DRAFT, notes };
}
