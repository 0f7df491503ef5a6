import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, isUntouched, mergeDrafts } from '../../src/domain/draft-merge.ts';
import type { NotepadDraft } from '../../src/domain/records.ts';
import { runs } from '../runs.ts';

const text = fc.constantFrom('', 'went', 'had gone', 'I take the bus.');
const texts = fc.array(text, { maxLength: 2 });
const item = fc.constantFrom('0.1', '0.2', '1.1');
const draft: fc.Arbitrary<NotepadDraft> = fc.record({
  notes: text,
  exercises: fc.dictionary(fc.constantFrom('0', '1', '2'), text),
  starting: texts,
  keeping: texts,
  flipped: fc.array(fc.nat(3), { maxLength: 3 }),
  audioPlayed: fc.boolean(),
  submissions: fc.subarray([
    { action: 'audio_played', skillFocus: 'Speaking' },
    { action: 'flashcards_completed', skillFocus: 'Vocabulary' },
  ] as const),
  checks: fc.dictionary(item, texts),
  againChecks: fc.dictionary(item, texts),
  againAnswers: fc.dictionary(item, text),
  ticked: fc.array(fc.nat(3), { maxLength: 3 }),
  step: fc.constantFrom('', 'goal', 'write'),
});

/** What a learner does in one tab, in one field. */
const change: fc.Arbitrary<(draft: NotepadDraft) => NotepadDraft> = fc.oneof(
  text.map((notes) => (before: NotepadDraft) => ({ ...before, notes })),
  fc.tuple(fc.constantFrom('0', '1', '2'), text).map(([index, answer]) => (before: NotepadDraft) => {
    return { ...before, exercises: { ...before.exercises, [index]: answer } };
  }),
  fc.tuple(item, texts).map(([name, tries]) => (before: NotepadDraft) => {
    return { ...before, checks: { ...before.checks, [name]: tries } };
  }),
  texts.map((starting) => (before: NotepadDraft) => ({ ...before, starting })),
  fc.constantFrom('goal', 'write').map((step) => (before: NotepadDraft) => ({ ...before, step })),
);

describe('two versions of a notepad', () => {
  test('a tab that changed nothing takes what the other wrote, and loses nothing to one that wrote nothing', () => {
    fc.assert(
      fc.property(draft, draft, (base, other) => {
        expect(mergeDrafts(base, base, other)).toEqual(other);
        expect(mergeDrafts(base, other, base)).toEqual(other);
      }),
      { numRuns: runs(300) },
    );
  });

  test('every change of either tab is in the result; where both changed one field, that of this tab', () => {
    fc.assert(
      fc.property(draft, change, change, (base, mine, theirs) => {
        // A tab in which nothing has changed has nothing to say.
        fc.pre(JSON.stringify(mine(base)) !== JSON.stringify(base));
        const merged = mergeDrafts(base, mine(base), theirs(base));
        expect(merged).toEqual(mine(merged));
        // Changes of different fields can be made in either order.
        const isApart = JSON.stringify(mine(theirs(base))) === JSON.stringify(theirs(mine(base)));
        if (isApart) expect(merged).toEqual(mine(theirs(base)));
      }),
      { numRuns: runs(500) },
    );
  });

  test('merging what was merged once more changes nothing', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, here, there) => {
        const merged = mergeDrafts(base, here, there);
        expect(mergeDrafts(base, here, merged)).toEqual(merged);
      }),
      { numRuns: runs(300) },
    );
  });

  test('what was cleared in one tab is cleared, though the other still shows it', () => {
    const base = { ...EMPTY_DRAFT, notes: 'went', exercises: { 0: 'went' } };
    expect(mergeDrafts(base, { ...base, notes: '', exercises: {} }, base)).toEqual(EMPTY_DRAFT);
  });
});

describe('a notepad', () => {
  test('is untouched while only a step of its class was opened', () => {
    expect(isUntouched(EMPTY_DRAFT)).toBe(true);
    expect(isUntouched({ ...EMPTY_DRAFT, step: 'exercise-1' })).toBe(true);
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
    expect(isUntouched({ ...EMPTY_DRAFT, ...change })).toBe(false);
  });
});
