import fc from 'fast-check';
import type { LearnerData } from '../../../src/data/data-file/learner-data.ts';
import { addUsedContent } from '../../../src/domain/plan-usage.ts';
import type { LearnerState } from '../../../src/domain/records.ts';
import { arbitraryState } from '../../sync/arbitrary-state.ts';

const text = fc.constantFrom('', 'harbour', 'Straße', '海', '"quoted", and\nbroken');
const choice = fc.constantFrom('A1', 'B1 large', 'constructor');
const game = fc.constantFrom('memory-match', 'crossword', 'constructor');

const draft = fc.record({
  notes: text,
  exercises: fc.dictionary(fc.constantFrom('0', '1'), text),
  starting: fc.array(text, { maxLength: 2 }),
  keeping: fc.array(text, { maxLength: 2 }),
  flipped: fc.array(fc.nat(9), { maxLength: 3 }),
  audioPlayed: fc.boolean(),
  submissions: fc.subarray([
    { action: 'audio_played', skillFocus: 'Speaking' },
    { action: 'flashcards_completed', skillFocus: 'Vocabulary' },
  ] as const),
  checks: fc.dictionary(fc.constantFrom('0.1', '0.2', '1.1'), fc.array(text, { maxLength: 2 })),
  againChecks: fc.dictionary(fc.constantFrom('0.1', '1.1'), fc.array(text, { maxLength: 1 })),
  againAnswers: fc.dictionary(fc.constantFrom('0.1', '1.1'), text),
  ticked: fc.array(fc.nat(9), { maxLength: 2 }),
  step: fc.constantFrom('', 'goal', 'exercise-1'),
});

const kept = fc.record({
  best: fc.dictionary(choice, fc.record({ score: fc.integer({ min: -9, max: 9 }), text, at: fc.nat(9) })),
  memory: fc.dictionary(choice, fc.array(text, { maxLength: 3 })),
});

const used = fc
  .record({ phrases: fc.array(text, { maxLength: 4 }), vocab: fc.array(text, { maxLength: 4 }) })
  .map((content) => addUsedContent({ phrases: [], vocab: [] }, content));

/** Data of a learner in normal form: notepads are of lessons that are there. */
export const arbitraryData: fc.Arbitrary<LearnerData> = fc
  .tuple(arbitraryState, draft, fc.dictionary(game, kept), used)
  .map(([state, notepad, games, usedContent]) => ({
    ...(state satisfies LearnerState),
    drafts: Object.fromEntries(state.lessons.slice(0, 2).map(({ id }) => [id, notepad])),
    games,
    usedContent,
  }));
