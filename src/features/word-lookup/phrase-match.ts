import { tokenizeWords } from '../../domain/word-tokens.ts';
import { findBaseForms } from './base-forms.ts';

/** Particles that may be separated from the rest of a phrase: "check it out". */
const PARTICLES: ReadonlySet<string> = new Set(
  'about across along apart around aside away back by down forward in into off on out over through to together up'.split(
    ' ',
  ),
);
/** The maximum number of words between a particle and the rest of its phrase. */
const MAX_GAP = 2;

/** Placeholders of word lists, which a sentence replaces or omits. */
const PLACEHOLDERS =
  /\([^)]*\)|\b(?:somebody|someone|something|sb|sth|one's|oneself)\b|^(?:to|a|an|the)\s|[…/+].*$/giu;

/** The words of an entry that a sentence must contain; fewer than two are no phrase. */
export function parsePhraseWords(entry: string): readonly string[] {
  return tokenizeWords(entry.trim().replaceAll('-', ' ').replaceAll(PLACEHOLDERS, ' ')).map(({ text }) =>
    text.toLowerCase(),
  );
}

/**
 * Whether the word at an index belongs to an occurrence of the phrase, in any forms of its words.
 * @param line the words of the line in order
 * @param at the index of the word in the line
 * @param phrase from `parsePhraseWords`
 */
export function matchesPhraseAt(line: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.some(
    (_, index) =>
      isForm(line[at], phrase[index]) &&
      matchesRest(line, at, phrase, index, 1) &&
      matchesRest(line, at, phrase, index, -1),
  );
}

/** Whether the rest of the phrase after (or before) its word at `index` follows the line's word at `at`. */
function matchesRest(
  line: readonly string[],
  at: number,
  phrase: readonly string[],
  index: number,
  step: 1 | -1,
): boolean {
  const next = phrase[index + step];
  if (next === undefined) return true;
  const later = step === 1 ? next : (phrase[index] ?? '');
  const gap = PARTICLES.has(later) ? MAX_GAP : 0;
  for (let skipped = 0; skipped <= gap; skipped += 1) {
    const position = at + step * (skipped + 1);
    if (isForm(line[position], next) && matchesRest(line, position, phrase, index + step, step)) return true;
  }
  return false;
}

function isForm(written: string | undefined, word: string | undefined): boolean {
  return (
    written !== undefined && word !== undefined && findBaseForms(written).some(({ base }) => base === word)
  );
}
