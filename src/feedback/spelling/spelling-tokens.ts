import { type Capital, isInnerWord, isOpeningWord } from './capital-word.ts';
import type { WordContext } from './context-fit.ts';

/** A shorter word has too many neighbours for a guess. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 20;
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’.,@_/:-]+[\p{L}\p{M}\p{N}]+)*/gu;
const CHECKED_TOKEN = /^([a-z]+)(['’]s)?$/;
/** "Sooo", "pfff" and "thx" are written so on purpose, unlike "bettter". */
const ON_PURPOSE = /([aeiouy])\1\1|(.)\2\2\2|(.)\3\3$|^(.)\4\4|^[^aeiouy]+$/;
/** Words before a name, or a word of another language: "a dish called …". */
const NAMING_WORDS = new Set(['called', 'named', 'mr', 'mrs', 'ms', 'dr']);
/** Small words of other languages, beside which an unknown word is of the same language: "au naturel". */
const FOREIGN_WORD =
  /^(?:aux?|la|les?|des?|du|di|del|della|el|los|las|en|et|une?|il|von|der|das|(?:qu|[ldjncmt])['’].*)$/;
/** What shows after a piece of a word that it is none: the next piece, as in "bene ﬁts" and "didn ’t". */
const NEXT_PIECE = /^ ?(?:[\uFB00-\uFB06]|['’]t\b)/;
const NEXT_PIECE_LENGTH = 4;
/** How many words of the sentence a token keeps: "make very good kheer". */
const WORDS_OF_OPENING = 5;
/** How many words before and after a word say which word fits there. */
const WORDS_OF_CONTEXT = 4;

/** A word of a text, or several that are joined by marks. */
export interface Token {
  /** The word in lower case without 's. */
  word: string;
  start: number;
  end: number;
  before: string | undefined;
  /** The words before it in its sentence, the nearest last. */
  opening: readonly string[];
  isChecked: boolean;
  /** Where it has a capital letter, if it is checked. */
  capital: Capital | undefined;
}

function isQuoted(text: string, start: number, end: number): boolean {
  return /["“‘'«*_]/.test(text.charAt(start - 1)) && /["”’'»*_]/.test(text.charAt(end));
}

function findCapital(written: string, text: string, start: number, isFirst: boolean): Capital | undefined {
  if (isFirst) return isOpeningWord(written, text, start + written.length) ? 'opening' : undefined;
  return isInnerWord(written, text, start) ? 'inside' : undefined;
}

/** Lists the words of a text, with those that the spelling checker looks up marked. */
export function listTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let before: string | undefined;
  let opening: readonly string[] = [];
  let previousEnd = 0;
  for (const { 0: written, index: start } of text.matchAll(TOKEN)) {
    if (/[.!?\n;:]/.test(text.slice(previousEnd, start))) {
      before = undefined;
      opening = [];
    }
    const capital = findCapital(written, text, start, before === undefined);
    const [, word = written.toLowerCase(), possessive = ''] = CHECKED_TOKEN.exec(written) ?? [];
    previousEnd = start + written.length;
    const end = previousEnd - possessive.length;
    const isChecked =
      (CHECKED_TOKEN.test(written) || capital !== undefined) &&
      word.length >= MIN_LENGTH &&
      word.length <= MAX_LENGTH &&
      !ON_PURPOSE.test(word) &&
      !/[#@/\\]/.test(text.charAt(start - 1)) &&
      !isQuoted(text, start, end) &&
      !NAMING_WORDS.has(before ?? '') &&
      !FOREIGN_WORD.test(before ?? '') &&
      !NEXT_PIECE.test(text.slice(end, end + NEXT_PIECE_LENGTH));
    tokens.push({ word, start, end, before, opening, isChecked, capital });
    before = written.toLowerCase();
    opening = [...opening.slice(1 - WORDS_OF_OPENING), before];
  }
  return tokens;
}

/** Returns the text of the sentence near a token. */
export function sliceContext(text: string, tokens: readonly Token[], at: number): WordContext {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  let first = at;
  while (first > at - WORDS_OF_CONTEXT && tokens[first]?.before !== undefined) first--;
  let last = at;
  while (last < at + WORDS_OF_CONTEXT && tokens[last + 1]?.before !== undefined) last++;
  return {
    before: text.slice(tokens[first]?.start, start),
    after: text.slice(end, Math.max(end, tokens[last]?.end ?? 0)),
  };
}
