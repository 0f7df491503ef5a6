import type { Tag } from './tag.ts';

/** A word or punctuation mark as written. Offsets are in UTF-16 units of the text, `end` exclusive. */
export interface PlainToken {
  text: string;
  /** Lower case, with a plain apostrophe. */
  lower: string;
  start: number;
  end: number;
  /**
   * Whether it begins with a letter, or is an ending such as "'m"; false for numbers and punctuation marks.
   */
  isWord: boolean;
}

/** A word or punctuation mark with its part of speech in this sentence. */
export interface GrammarToken extends PlainToken {
  /** Its index in the sentence. */
  at: number;
  tag: Tag;
  /** The base form: "go" of "went", "mouse" of "mice". */
  lemma: string;
  /** Whether the lexicon has the word or its base form; if not, its tag is a guess. */
  isInLexicon: boolean;
  /** All tags that the word can have in some sentence. */
  possibleTags: ReadonlySet<Tag>;
}

/** Returns the token with its offsets moved. */
export function moveToken(token: PlainToken, by: number): PlainToken {
  const { text, lower, start, end, isWord } = token;
  return { text, lower, start: start + by, end: end + by, isWord };
}

/**
 * "A.m."; a word, with apostrophes and hyphens inside; a number such as 1,000, 21st, 1990s; one punctuation
 * mark.
 */
const TOKEN =
  /(?:[ap]\.m\.)|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?|[^\s\p{L}\d]/gu;
const SENTENCE_END_MARKS = new Set(['.', '!', '?', '…']);
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATIONS = new Set('mr mrs ms dr prof st e.g i.e etc vs no'.split(' '));
/** A word and the ending that is a token of its own: do + n't, I + 'm. */
const ENDING = /^(.*?)(n['’]t|['’](?:m|re|ve|ll|d|s))$/i;
/**
 * Contractions without their apostrophe: "dont", "im", "theyre". Those that are also other words ("its",
 * "were", "well") are not among them.
 */
const WITHOUT_APOSTROPHE =
  /^(?:(do|does|did|is|are|was|were|have|has|had|could|should|would|must|ca|wo)(nt)|(i(?=m|ve)|you(?=re|ve)|they(?=re|ve)|(?:s?he|that|there|what)(?=s))(m|ve|re|s))$/i;
/** In tokens; a longer run without a full stop is cut, so that no step looks further. */
const MAX_SENTENCE_LENGTH = 120;

function createToken(
  text: string,
  start: number,
  lower = text.toLowerCase().replaceAll('’', "'"),
): PlainToken {
  return {
    text,
    lower,
    start,
    end: start + text.length,
    isWord: /^['’]?\p{L}/u.test(text),
  };
}

/**
 * Splits "don't" into "do" and "n't", and "cannot" into "can" and "not"; other words stay whole. The limits
 * on length keep the patterns from running over long strings that are not words.
 */
function splitToken(text: string, start: number): readonly PlainToken[] {
  if (text.length < 16 && text.toLowerCase() === 'cannot')
    return [createToken(text.slice(0, 3), start), createToken(text.slice(3), start + 3)];
  const typed = text.length < 10 ? WITHOUT_APOSTROPHE.exec(text) : null;
  if (typed) {
    const [, verb = '', not = '', subject = '', form = ''] = typed;
    const first = verb || subject;
    const ending = not === '' ? `'${form.toLowerCase()}` : "n't";
    return [createToken(first, start), createToken(not || form, start + first.length, ending)];
  }
  const found = text.length < 40 ? ENDING.exec(text) : null;
  const [, word = '', ending = ''] = found ?? [];
  if (word === '') return [createToken(text, start)];
  return [createToken(word, start), createToken(ending, start + word.length)];
}

/** Whether a token is a mark that ends the sentence; the full stop of "Mr." does not, nor that of "3.5". */
function endsSentence(token: PlainToken, before: PlainToken | undefined, text: string): boolean {
  if (!SENTENCE_END_MARKS.has(token.text)) return false;
  // Right: "It is old … and it is ours", with an omission.
  if (token.text === '…' && /^\s\p{Ll}/u.test(text.slice(token.end, token.end + 3))) return false;
  if (token.text === '.' && before && ABBREVIATIONS.has(before.lower) && before.end === token.start)
    return false;
  return /^["'”’)\s]?$/.test(text.slice(token.end, token.end + 1));
}

/** The tokens of each sentence of a text; a line break also ends a sentence. */
export function splitSentences(text: string): readonly (readonly PlainToken[])[] {
  const sentences: PlainToken[][] = [];
  let current: PlainToken[] = [];
  let before: PlainToken | undefined;
  const close = () => {
    if (current.length > 0) sentences.push(current);
    current = [];
  };
  for (const match of text.matchAll(TOKEN)) {
    // Cut before a word, never between "do" and "n't".
    if (current.length >= MAX_SENTENCE_LENGTH) close();
    for (const token of splitToken(match[0], match.index)) {
      if (before && text.slice(before.end, token.start).includes('\n')) close();
      // A closing quotation mark belongs to the sentence that it closes.
      const isClosing = current.length === 0 && /^["”’)]$/.test(token.text) && before?.end === token.start;
      if (isClosing && sentences.length > 0) sentences.at(-1)?.push(token);
      else current.push(token);
      if (!isClosing && endsSentence(token, before, text)) close();
      before = token;
    }
  }
  close();
  return sentences;
}
