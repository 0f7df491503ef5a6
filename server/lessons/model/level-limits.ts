import {
  isAboveLevel,
  LISTED_LEVELS,
  listWordsExceptNames,
  measureShareAtLevel,
} from '../../../src/content/word-levels/word-levels.ts';
import type { Level } from '../../../src/domain/levels.ts';
import type { PlanReply } from './plan-reply.ts';

/**
 * How long a sentence of a class may be on the average, in words. The built-in classes stay under two thirds
 * of this.
 */
const MAX_WORDS_PER_SENTENCE: Record<Level, number> = { A1: 10, A2: 12, B1: 16, B2: 20, C1: 26, C2: 32 };

/**
 * At least this share of the running words stands at or below the level. Lower than what the built-in classes
 * keep, since a model also uses words that the list, which was made from our classes, does not hold.
 */
const MIN_SHARE_AT_LEVEL = 0.75;
/** How many words the model is told to do without. */
const NAMED_WORDS = 12;

function proseOf({ warmUp, teachingPoint, text, vocabulary, exercises, speakingPrompt }: PlanReply): string {
  return [
    warmUp,
    teachingPoint.explanation,
    ...teachingPoint.examples,
    text?.body ?? '',
    ...vocabulary.flatMap(({ meaning, example }) => [meaning, example]),
    ...exercises.map(({ prompt }) => prompt),
    speakingPrompt,
  ].join('\n');
}

function wordsAbove(prose: string, level: Level): readonly string[] {
  const words = new Set(listWordsExceptNames(prose).map((word) => word.toLowerCase()));
  return [...words].filter((word) => isAboveLevel(word, level));
}

function sentenceFaults(prose: string, level: Level): string[] {
  const sentences = prose.split(/[.!?…]+["'”’)]*\s|\n/).filter((sentence) => /\p{L}/u.test(sentence));
  const average = listWordsExceptNames(prose).length / (sentences.length || 1);
  const limit = MAX_WORDS_PER_SENTENCE[level];
  return average > limit
    ? [`sentences: too long for ${level}, ${average.toFixed(0)} words on the average; at most ${limit}`]
    : [];
}

/**
 * What makes a class too hard for its level, in words that a model can use: sentences too long, or too many
 * words above the level. C1 and C2 have no word list.
 */
export function findLevelFaults(reply: PlanReply, level: Level): string[] {
  const prose = proseOf(reply);
  const isListed = LISTED_LEVELS.some((listed) => listed === level);
  if (!isListed || measureShareAtLevel(prose, level) >= MIN_SHARE_AT_LEVEL)
    return sentenceFaults(prose, level);
  const named = wordsAbove(prose, level).slice(0, NAMED_WORDS).join(', ');
  return [...sentenceFaults(prose, level), `words: too many are above ${level}; do without ${named}`];
}
