import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches } from '../../../src/feedback/patterns/match-pattern.ts';
import { compilePattern } from '../../../src/feedback/patterns/pattern.ts';
import { createPatternFinder } from '../../../src/feedback/patterns/pattern-finder.ts';
import { tokenizeSentences } from '../../../src/feedback/patterns/sentences.ts';
import { forAll } from '../../for-all.ts';

/** Patterns whose surest word stands at the start, later, or after words that may be missing. */
const PATTERNS = [
  '<goes>',
  '^c POSS|the ADJ? NOUNS and i <v=VERBS>',
  'and i|we <goes|dogs>',
  'my ANY? ANY? <and|goes> $',
  '-my <dogs> ~and',
].map((source) => compilePattern(source));
const WORDS = ['my', 'the', 'big', 'dogs', 'friends', 'and', 'I', 'we', 'goes', 'here'];
/** Words that the patterns match. */
const MATCHED = ['my big dogs and I goes', 'the friends and I goes', 'and we goes', 'my big dogs goes'];

test('many patterns at once find what each finds alone, wherever its words stand', () => {
  const find = createPatternFinder(PATTERNS);
  const someWords = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 });
  forAll(500, someWords, fc.constantFrom(...MATCHED), someWords, (before, matched, after) => {
    const words = [...before, matched, ...after];
    const [sentence = []] = tokenizeSentences(`${words.join(' ')}.`);
    const found = find(sentence).map(({ pattern, match }) => [pattern, match.from, match.marked.from]);
    const alone = PATTERNS.flatMap((pattern, at) =>
      findMatches(pattern, sentence).map((match) => [at, match.from, match.marked.from]),
    );
    expect(found).toEqual(alone);
  });
});
