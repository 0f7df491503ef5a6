import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, isEmptyDraft, mergeDrafts } from '../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../src/domain/records.ts';
import { forAll } from '../for-all.ts';
import { arbitraryDraft, draftItem, draftText, draftTexts } from './arbitrary-draft.ts';

/** What a learner does in one tab, in one field. */
const change: fc.Arbitrary<(draft: NotepadDraft) => NotepadDraft> = fc.oneof(
  draftText.map((notes) => (before: NotepadDraft) => ({ ...before, notes })),
  fc.tuple(fc.constantFrom('0', '1', '2'), draftText).map(([index, answer]) => (before: NotepadDraft) => {
    return { ...before, exercises: { ...before.exercises, [index]: answer } };
  }),
  fc.tuple(draftItem, draftTexts).map(([name, tries]) => (before: NotepadDraft) => {
    return { ...before, checks: { ...before.checks, [name]: tries } };
  }),
  draftTexts.map((starting) => (before: NotepadDraft) => ({ ...before, starting })),
  fc.constantFrom('goal', 'write').map((step) => (before: NotepadDraft) => ({ ...before, step })),
);

describe('in a merge of two tabs’ notepads', () => {
  test('an unchanged tab takes the other’s changes, and a changed one loses nothing to an unchanged one', () => {
    forAll(300, arbitraryDraft, arbitraryDraft, (base, other) => {
      expect(mergeDrafts(base, base, other)).toEqual(other);
      expect(mergeDrafts(base, other, base)).toEqual(other);
    });
  });

  test('every change of either tab is kept; if both changed a field, this tab wins', () => {
    forAll(500, arbitraryDraft, change, change, (base, mine, theirs) => {
      // A tab in which nothing has changed has nothing to say.
      fc.pre(JSON.stringify(mine(base)) !== JSON.stringify(base));
      const merged = mergeDrafts(base, mine(base), theirs(base));
      expect(merged).toEqual(mine(merged));
      // Changes of different fields can be made in either order.
      const isApart = JSON.stringify(mine(theirs(base))) === JSON.stringify(theirs(mine(base)));
      if (isApart) expect(merged).toEqual(mine(theirs(base)));
    });
  });

  test('merging again changes nothing', () => {
    forAll(300, arbitraryDraft, arbitraryDraft, arbitraryDraft, (base, here, there) => {
      const merged = mergeDrafts(base, here, there);
      expect(mergeDrafts(base, here, merged)).toEqual(merged);
    });
  });

  test('a field that was cleared in one tab is cleared, although the other still has it', () => {
    const base = { ...EMPTY_DRAFT, notes: 'went', exercises: { 0: 'went' } };
    expect(mergeDrafts(base, { ...base, notes: '', exercises: {} }, base)).toEqual(EMPTY_DRAFT);
  });
});

describe('a notepad', () => {
  test('is untouched while only a step of its class was opened', () => {
    expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
    expect(isEmptyDraft({ ...EMPTY_DRAFT, step: 'exercise-1' })).toBe(true);
  });

  test.each([
    { notes: 'I take the bus.' },
    { exercises: { '0': 'went' } },
    { keeping: ['And after the corner?'] },
    { flipped: [0] },
    { audioPlayed: true },
    { checks: { '0.1': ['has'] } },
    { ticked: [0] },
  ])('is no longer untouched with $0', (change) => {
    expect(isEmptyDraft({ ...EMPTY_DRAFT, ...change })).toBe(false);
  });
});
