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
