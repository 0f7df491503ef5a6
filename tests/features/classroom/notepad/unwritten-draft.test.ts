import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import { createUnwrittenDrafts } from '../../../../src/features/classroom/notepad/unwritten-draft.ts';

const DRAFT: NotepadDraft = {
  notes: 'I went home.',
  exercises: { 0: 'went' },
  starting: ['Hello.'],
  keeping: [],
  flipped: [2],
  audioPlayed: true,
};

/** Session storage of one tab. */
class TabStorage {
  readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  clear = () => this.entries.clear();
  getItem = (name: string) => this.entries.get(name) ?? null;
  key = (index: number) => [...this.entries.keys()][index] ?? null;
  removeItem = (name: string) => void this.entries.delete(name);
  setItem = (name: string, value: string) => void this.entries.set(name, value);
}

describe('an unwritten draft', () => {
  let tab: TabStorage;
  beforeEach(() => {
    tab = new TabStorage();
  });

  test('comes back whole, until it is forgotten', () => {
    const drafts = createUnwrittenDrafts(() => tab, 'ana');
    drafts.keep('lesson', DRAFT);
    expect(createUnwrittenDrafts(() => tab, 'ana').read('lesson')).toEqual(DRAFT);
    drafts.forget('lesson');
    expect(drafts.read('lesson')).toBeNull();
    expect(tab.length).toBe(0);
  });

  test('belongs to its learner and its lesson', () => {
    createUnwrittenDrafts(() => tab, 'ana').keep('lesson', DRAFT);
    expect(createUnwrittenDrafts(() => tab, 'ben').read('lesson')).toBeNull();
    expect(createUnwrittenDrafts(() => tab, 'ana').read('other')).toBeNull();
  });

  test.each(['', '{', 'null', '7'])('an entry that reads %j counts as none', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const drafts = createUnwrittenDrafts(() => tab, 'ana');
    drafts.keep('lesson', DRAFT);
    const name = tab.key(0) ?? '';
    tab.setItem(name, text);
    expect(drafts.read('lesson')).toBeNull();
  });

  test('a browser that denies session storage goes without', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const drafts = createUnwrittenDrafts(() => {
      throw new DOMException('denied', 'SecurityError');
    }, 'ana');
    drafts.keep('lesson', DRAFT);
    expect(drafts.read('lesson')).toBeNull();
  });
});
