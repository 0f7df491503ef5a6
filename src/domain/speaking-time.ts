import { countTextWords } from './word-count.ts';

/** How fast a learner speaks who reads a line or remembers it, in words a minute. */
const WORDS_A_MINUTE = 100;
/** Nobody begins at once, in milliseconds. */
const TO_BEGIN_MS = 1_500;

/**
 * How long a learner needs to say a line, in milliseconds.
 * @param rate how fast the others speak; who slows them down wants more time as well
 */
export function estimateSpeakingMs(line: string, rate: number): number {
  return Math.round((TO_BEGIN_MS + (countTextWords(line) * 60_000) / WORDS_A_MINUTE) / rate);
}
