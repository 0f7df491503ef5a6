import { countTextWords } from './word-count.ts';

/** The speed of a learner who reads or remembers a line. */
const WORDS_PER_MINUTE = 100;
/** The pause before a learner starts, in milliseconds. */
const START_DELAY_MS = 1_500;

/**
 * How long a learner needs to say a line, in milliseconds.
 * @param rate the playback rate of the other speakers; a learner who slows them down needs more time
 */
export function estimateSpeakingMs(line: string, rate: number): number {
  return Math.round((START_DELAY_MS + (countTextWords(line) * 60_000) / WORDS_PER_MINUTE) / rate);
}
