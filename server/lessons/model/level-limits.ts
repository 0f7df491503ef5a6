import {
  isAboveLevel,
  LISTED_LEVELS,
  listWordsExceptNames,
  measureShareAtLevel,
} from '../../../src/content/word-levels/word-levels.ts';
import type { Level } from '../../../src/domain/levels.ts';
import type { PlanReply } from './plan-reply.ts';

/**
 * The maximum average length of a class's sentences, in words. The built-in classes stay below two thirds of
 * it.
 */
const MAX_WORDS_PER_SENTENCE: Record<Level, number> = { A1: 10, A2: 12, B1: 16, B2: 20, C1: 26, C2: 32 };

/**
 * The minimum share of running words at or below the level. Lower than that of the built-in classes, because
 * the word list was made from them and lacks other words.
 */
const MIN_SHARE_AT_LEVEL = 0.75;
/** How many of the words above the level are named to the model. */
const MAX_NAMED_WORDS = 12;

function collectProse({
  warmUp,
  teachingPoint,
  text,
  vocabulary,
  exercises,
  speakingPrompt,
}: PlanReply): string {
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

function findWordsAbove(prose: string, level: Level): readonly string[] {
  const words = new Set(listWordsExceptNames(prose).map((word) => word.toLowerCase()));
  return [...words].filter((word) => isAboveLevel(word, level));
}

function findSentenceFaults(prose: string, level: Level): string[] {
  const sentences = prose.split(/[.!?…]+["'”’)]*\s|\n/).filter((sentence) => /\p{L}/u.test(sentence));
  const average = listWordsExceptNames(prose).length / (sentences.length || 1);
  const limit = MAX_WORDS_PER_SENTENCE[level];
  return average > limit
    ? [`sentences: too long for ${level}, ${average.toFixed(0)} words on the average; at most ${limit}`]
    : [];
}

/**
 * The faults that make a class too hard for its level, worded for the model: sentences too long, or too many
 * words above the level. C1 and C2 have no word list.
 */
export function findLevelFaults(reply: PlanReply, level: Level): string[] {
  const prose = collectProse(reply);
  const isListed = LISTED_LEVELS.some((listed) => listed === level);
  if (!isListed || measureShareAtLevel(prose, level) >= MIN_SHARE_AT_LEVEL)
    return findSentenceFaults(prose, level);
  const named = findWordsAbove(prose, level).slice(0, MAX_NAMED_WORDS).join(', ');
  return [...findSentenceFaults(prose, level), `words: too many are above ${level}; do without ${named}`];
}
