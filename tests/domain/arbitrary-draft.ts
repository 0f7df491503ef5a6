import fc from 'fast-check';
import type { NotepadDraft } from '../../src/domain/records.ts';

export const draftText = fc.constantFrom('', 'went', 'Straße', '海', '"quoted", and\nbroken');
export const draftTexts = fc.array(draftText, { maxLength: 2 });
export const draftItem = fc.constantFrom('0.1', '0.2', '1.1');

export const arbitraryDraft: fc.Arbitrary<NotepadDraft> = fc.record({
  notes: draftText,
  exercises: fc.dictionary(fc.constantFrom('0', '1', '2'), draftText),
  starting: draftTexts,
  keeping: draftTexts,
  flipped: fc.array(fc.nat(3), { maxLength: 3 }),
  audioPlayed: fc.boolean(),
  submissions: fc.subarray([
    { action: 'audio_played', skillFocus: 'Speaking' },
    { action: 'flashcards_completed', skillFocus: 'Vocabulary' },
  ] as const),
  checks: fc.dictionary(draftItem, draftTexts),
  againChecks: fc.dictionary(draftItem, draftTexts),
  againAnswers: fc.dictionary(draftItem, draftText),
  ticked: fc.array(fc.nat(3), { maxLength: 3 }),
  step: fc.constantFrom('', 'goal', 'write'),
});
