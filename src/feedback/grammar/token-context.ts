import { createCertainReading } from './reading-costs.ts';
import { readWord, type WordReadings } from './readings.ts';
import type { PlainToken } from './tokens.ts';

/** A token before it is tagged, with its neighbours and the readings of all three. */
export interface TokenContext {
  tokens: readonly PlainToken[];
  at: number;
  token: PlainToken;
  /** The readings of the token itself. */
  word: WordReadings;
  before: PlainToken | undefined;
  next: PlainToken | undefined;
  /** Undefined for a mark. */
  readingsBefore: WordReadings | undefined;
  readingsNext: WordReadings | undefined;
  /** Whether it is the first of the sentence, of a quotation or of a part after a colon or dash. */
  isFirst: boolean;
}

/** Returns the one reading of a token that is not a word: a number or a punctuation mark. */
export function readMark({ text, lower }: PlainToken): WordReadings {
  return /^\d/.test(text) ? createCertainReading('NUM', lower) : createCertainReading('MARK', text);
}

const opensQuote = (token: PlainToken | undefined) => token !== undefined && /^[‘'’]$/.test(token.text);

/** Whether an apostrophe makes an owner of the plural before it: "the wolves’ chances"; not “‘yes’”. */
function isOwnerMark(tokens: readonly PlainToken[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !mark || !next?.isWord || !/^['’]$/.test(mark.text)) return false;
  if (!/s$/.test(before.lower) || before.end !== mark.start || mark.end === next.start) return false;
  return !tokens.slice(0, at).some(opensQuote);
}

/** Whether a hyphen joins a number with a word: "a 90-day ticket". */
function joinsNumber(tokens: readonly PlainToken[], at: number): boolean {
  const [number, hyphen, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (hyphen?.text !== '-' || !number || !next?.isWord || !/^\d/.test(number.text)) return false;
  return number.end === hyphen.start && hyphen.end === next.start;
}

/** Returns the one reading of a mark by the tokens around it. */
export function readMarkAmong(tokens: readonly PlainToken[], at: number, token: PlainToken): WordReadings {
  if (isOwnerMark(tokens, at)) return createCertainReading('POSS', token.text);
  return joinsNumber(tokens, at) ? createCertainReading('ADJ', token.text) : readMark(token);
}

/** Collects what the reading of a token depends on. */
export function createTokenContext(
  tokens: readonly PlainToken[],
  at: number,
  token: PlainToken,
): TokenContext {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return {
    tokens,
    at,
    token,
    word: readWord(token.lower),
    before,
    next,
    readingsBefore: before?.isWord ? readWord(before.lower) : undefined,
    readingsNext: next?.isWord ? readWord(next.lower) : next && readMark(next),
    isFirst: !before || (!before.isWord && /^["“‘'(:–—-]$/.test(before.text)),
  };
}
