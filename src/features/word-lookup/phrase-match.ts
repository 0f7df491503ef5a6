import { tokenizeWords } from '../../domain/word-tokens.ts';
import { findBaseForms } from './base-forms.ts';

/** Particles that may be separated from the rest of a phrase: "check it out". */
const PARTICLES: ReadonlySet<string> = new Set(
  'about across along apart around aside away back by down forward in into off on out over through to together up'.split(
    ' ',
  ),
);
/** The maximum number of words in between. */
const WIDEST_GAP = 2;

/** Placeholders of word lists, which a sentence replaces or omits. */
const NOT_SAID =
  /\([^)]*\)|\b(?:somebody|someone|something|sb|sth|one's|oneself)\b|^(?:to|a|an|the)\s|[…/+].*$/giu;

/** The words of an entry that a sentence must contain; fewer than two are no phrase. */
export function parsePhraseWords(entry: string): readonly string[] {
  return tokenizeWords(entry.trim().replaceAll('-', ' ').replaceAll(NOT_SAID, ' ')).map(({ text }) =>
    text.toLowerCase(),
  );
}

/**
 * Whether the word at `at` belongs to an occurrence of the phrase, in any forms of its words.
 * @param line the words around it, in their order
 * @param phrase from `parsePhraseWords`
 */
export function matchesPhraseAt(line: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.some(
    (_, place) =>
      isForm(line[at], phrase[place]) &&
      matchesRest(line, at, phrase, place, 1) &&
      matchesRest(line, at, phrase, place, -1),
  );
}

/** Whether the rest of the phrase after (or before) its word at `place` follows the line's word at `at`. */
function matchesRest(
  line: readonly string[],
  at: number,
  phrase: readonly string[],
  place: number,
  step: 1 | -1,
): boolean {
  const next = phrase[place + step];
  if (next === undefined) return true;
  const later = step === 1 ? next : (phrase[place] ?? '');
  const gap = PARTICLES.has(later) ? WIDEST_GAP : 0;
  for (let passed = 0; passed <= gap; passed += 1) {
    const there = at + step * (passed + 1);
    if (isForm(line[there], next) && matchesRest(line, there, phrase, place + step, step)) return true;
  }
  return false;
}

function isForm(written: string | undefined, word: string | undefined): boolean {
  return (
    written !== undefined && word !== undefined && findBaseForms(written).some(({ base }) => base === word)
  );
}
