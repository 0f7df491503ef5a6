import type { TextMistake } from './text-checker.ts';

/** A mistake with the text it marks and a few words around it. */
export interface MistakeInContext extends TextMistake {
  /** The marked text. */
  quote: string;
  /** A few words before and after it, on the same line. */
  before: string;
  after: string;
}

/** Returns a key that all occurrences of the same mistake share. */
export function getMistakeKey({ quote, correction }: Pick<MistakeInContext, 'quote' | 'correction'>): string {
  return `${quote.toLowerCase()}→${correction?.toLowerCase()}`;
}

/** The words around a mistake are looked for within this distance. */
const CONTEXT_CHARACTERS = 80;

/** Returns a range of a text with up to three words on each side, cut at line breaks. */
export function quoteInContext(
  text: string,
  { start, end }: { start: number; end: number },
): Pick<MistakeInContext, 'quote' | 'before' | 'after'> {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return {
    quote: text.slice(start, end),
    before: /(?:\S+[^\S\n]+){0,3}\S*$/.exec(before)?.[0] ?? '',
    after: /^\S*(?:[^\S\n]+\S+){0,3}/.exec(after)?.[0] ?? '',
  };
}
