import { readFileSync } from 'node:fs';
import { FILLED_IN } from '../../scripts/texts/collect-texts.ts';
import type { ScreenText } from '../../scripts/texts/gather-texts.ts';
import { isAboveLevel } from '../../src/content/word-levels/word-levels.ts';
import { isFormOf } from '../teacher/is-form-of.ts';
import quotedTexts from './quoted-texts.json' with { type: 'json' };

/** The rules for texts on screens: short sentences, words of level A2, no dated or translated phrases. */

/** The longest sentence of a screen, in words. */
export const MAX_SENTENCE_WORDS = 14;

/** The texts that the specification and others' licences prescribe word for word. */
const quotes = Object.values(quotedTexts).flat();

/** The terms and names of docs/words.md: the first column of its tables. */
export function listTerms(): readonly string[] {
  const rows = readFileSync('docs/words.md', 'utf8').split('\n');
  const cells = rows.flatMap((row) => /^\| (\w[\w '-]*) \|/.exec(row)?.[1] ?? []);
  return cells.filter((cell) => cell !== 'term' && cell !== 'name');
}

const terms = listTerms().flatMap((term) => term.toLowerCase().split(/[ -]/));

/** Words and phrases that our screens don't use: dated, translated, or said of people only. */
const UNUSED_WORDS = [
  /\b(?:who|what|which)ever\b/i,
  /\b(?:any|every|no|some)body\b/i,
  /\b(?:afresh|anew|besides|mend|nowhere|reckon)\b/i,
  /\b(?:at hand|for good|goes? out|run out|brings? in)\b/i,
  /\be-mail/i,
  // The clock, the teacher and the learner wait; things don't.
  /\b(?:it|they|this|that|words?|class|classes|changes?|phrases?|game|answers?|else) (?:is |are |still )*wait(?:s|ing)?\b/i,
  /\bthere (?:is|are) .* waiting\b/i,
  /\bstands?\b/i,
  /\b(?:it|they|words?|class|classes|work|comes|lessons?) (?:comes?|coming) back\b(?! to\b)/i,
  /\bkeep \S+ alone\b/i,
  /;/,
];

/** The first word or phrase of a text that our screens don't use. */
export function findUnusedWord(text: string): string | undefined {
  return UNUSED_WORDS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const toPattern = (text: string) => new RegExp(`^${text.split(FILLED_IN).map(escapePattern).join('.+')}$`);

/** Whether a text is prescribed word for word. */
export function isQuoted(text: string): boolean {
  const pattern = toPattern(text.replaceAll('’', "'"));
  return quotes.some((quote) => pattern.test(quote));
}

/** The quotes that none of the texts shows. */
export function listMissingQuotes(texts: readonly ScreenText[]): readonly string[] {
  const patterns = texts.map(({ text }) => toPattern(text.replaceAll('’', "'")));
  return quotes.filter((quote) => !patterns.some((pattern) => pattern.test(quote)));
}

/** The running words of a text; a hyphen parts two, and single letters are none. */
export function listWords(text: string): readonly string[] {
  const words = text.replaceAll(FILLED_IN, ' ').match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  return words.filter((word) => word.length > 1);
}

/** Whether a word is above A2 and no term of the interface. */
export function isHard(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s$|s['’]$/, '');
  return isAboveLevel(word, 'A2') && !terms.some((term) => isFormOf(plain, term));
}

/** The sentences of a text; a colon, a bullet and a line end one. What the code fills in is one word. */
function listSentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?…:]["”’)]*)(?:\s+|(?=\{…\} \p{Lu}))|\n| · /u);
}

/** The sentences with more words than {@link MAX_SENTENCE_WORDS}. */
export function listLongSentences(text: string): readonly string[] {
  return listSentences(text).filter(
    (sentence) =>
      sentence.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length > MAX_SENTENCE_WORDS,
  );
}
