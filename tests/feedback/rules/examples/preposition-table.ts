import {
  parsePrepositionRules,
  parseWrongPreposition,
} from '../../../../src/feedback/rules/preposition-table.ts';
import { PREPOSITION_TABLE } from '../../../../src/feedback/wrong-prepositions/word-pattern-table.ts';
import type { RuleExamples } from './rule-examples.ts';

/** A complement for the evidence of a preposition: its first letter, or a list. */
const COMPLEMENTS: Readonly<Record<string, string>> = {
  p: 'her',
  s: 'him',
  N: 'Anna',
  t: 'this music',
  a: 'cooking',
  l: 'the museum',
  n: '10',
  c: 'how it ends',
  '%events': 'the party',
  '%questions': 'the question',
  '%parts': 'parts',
  '%languages': 'Spanish',
  '%door': 'the door',
  '%tasks': 'homework',
  '%jobs': 'the job',
  '%exams': 'the exam',
  '%skills': 'maths',
  '%groups': 'the team',
};

/** A word of each class that a row can ask for before its own word. */
const WORDS_BEFORE: Readonly<Record<string, string>> = {
  SUBJ: 'I',
  MODAL: 'must',
  BE: 'is',
};

/**
 * An example for each row of the table: its first word, its first wrong preposition and what shows it wrong.
 */
export const TABLE_EXAMPLES: RuleExamples['corrected'] = Object.fromEntries(
  PREPOSITION_TABLE.trim()
    .split('\n')
    .flatMap((row) => parsePrepositionRules(row).map((rule) => [rule.id, [exampleOf(row)]])),
);

function exampleOf(row: string): string {
  const [words = '', wrong = '', right = ''] = row.split(' | ').map((cell) => cell.trim());
  const [preposition, evidence] = parseWrongPreposition(wrong.split(/\s+/)[0] ?? '');
  const complement = COMPLEMENTS[evidence] ?? COMPLEMENTS[evidence.charAt(0)];
  return `${beginningOf(words)} [${preposition}→${right === '-' ? '' : right}] ${complement}.`;
}

/**
 * @param words of a row: `@` stands before a verb, `#` before a noun, `-` before what must not precede them,
 * `+` before what must
 */
function beginningOf(words: string): string {
  const parts = words
    .replace('#', '')
    .split(' ')
    .filter((part) => !part.startsWith('-'));
  const text = parts
    .map((part) => (part.replace(/^[+@]/, '').split('|')[0] ?? '').replace('OBJ', 'her'))
    .map((word) => WORDS_BEFORE[word] ?? word)
    .join(' ');
  if (parts[0]?.startsWith('+')) return /^(?:I|you) /.test(text) ? text : `They say ${text}`;
  if (words.startsWith('#')) return `The ${text}`;
  return words.includes('@') ? `They ${text}` : `They are ${text}`;
}
