import fc from 'fast-check';
import type { LearnerData } from '../../../src/data/data-file/learner-data.ts';
import { addUsedContent } from '../../../src/domain/plan-usage.ts';
import type { LearnerState } from '../../../src/domain/records.ts';
import { arbitraryDraft } from '../../domain/arbitrary-draft.ts';
import { arbitraryState } from '../../sync/arbitrary-state.ts';

const text = fc.constantFrom('', 'harbour', 'Straße', '海', '"quoted", and\nbroken');
const choice = fc.constantFrom('A1', 'B1 large', 'constructor');
const game = fc.constantFrom('memory-match', 'crossword', 'constructor');

const gameRecords = fc.record({
  best: fc.dictionary(choice, fc.record({ score: fc.integer({ min: -9, max: 9 }), text, at: fc.nat(9) })),
  memory: fc.dictionary(choice, fc.array(text, { maxLength: 3 })),
});

const usedContent = fc
  .record({ phrases: fc.array(text, { maxLength: 4 }), vocab: fc.array(text, { maxLength: 4 }) })
  .map((content) => addUsedContent({ phrases: [], vocab: [] }, content));

/** Data of a learner in normal form: each draft belongs to an existing lesson. */
export const arbitraryData: fc.Arbitrary<LearnerData> = fc
  .tuple(arbitraryState, arbitraryDraft, fc.dictionary(game, gameRecords), usedContent)
  .map(([state, notepad, games, usedContent]) => ({
    ...(state satisfies LearnerState),
    drafts: Object.fromEntries(state.lessons.slice(0, 2).map(({ id }) => [id, notepad])),
    games,
    usedContent,
  }));
