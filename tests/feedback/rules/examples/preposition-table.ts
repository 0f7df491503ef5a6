import { PREPOSITION_TABLE } from '../../../../src/feedback/rules/preposition-table.ts';
import { parsePrepositionRules } from '../../../../src/feedback/rules/preposition-words.ts';
import type { RuleExamples } from './rule-examples.ts';

/** An example for each row of the table: the row's first word with its first wrong preposition. */
export const TABLE_EXAMPLES: RuleExamples['corrected'] = Object.fromEntries(
  PREPOSITION_TABLE.trim()
    .split('\n')
    .flatMap((row) => parsePrepositionRules(row).map((rule) => [rule.id, [exampleOf(row)]])),
);

function exampleOf(row: string): string {
  const [words = '', wrong = '', right = ''] = row.split(' | ').map((cell) => cell.trim());
  const [preposition] = wrong.split(/\s+/);
  return `${beginningOf(words)} [${preposition}→${right === '-' ? '' : right}] Anna.`;
}

/**
 * @param words of a row: `@` stands before a verb, `#` before a noun, `-` before what must not precede them
 */
function beginningOf(words: string): string {
  const text = words
    .replace('#', '')
    .split(' ')
    .filter((part) => !part.startsWith('-'))
    .map((part) => part.split('|')[0]?.replace('OBJ', 'her') ?? '')
    .join(' ');
  if (words.startsWith('#')) return `The ${text}`;
  return text.startsWith('@') ? `They ${text.slice(1)}` : `They are ${text}`;
}
