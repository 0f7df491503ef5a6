import type { TeachingPoint } from '../domain/lesson-plan.ts';
import { plainText } from '../domain/plan/plain-text.ts';
import { wordsOf } from './marking/target-words.ts';

/** What an item of an exercise says, and what is right and was given there. */
export interface MissedItem {
  asked: string;
  expected: string;
  given: string;
}

const RULE_CHARACTERS = 300;
/** What is right tells most about the rule. */
const WEIGHTS = { expected: 3, given: 1, asked: 1 } as const;
/** What an item offers in brackets is as much what is wrong as what is right. */
const OFFER = /\([^()]*\)/g;

function sentencesOf(explanation: string): readonly string[] {
  return explanation
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A word without its commonest endings, so that "wishes" meets "wish". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:'s|ies|es|s|ing|ed|d)$/, '') : word;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stem));
}

/**
 * The sentence of the teaching point that is about an item: the one that shares most words with it, where words that
 * stand in every sentence count little. The first where none shares any; empty where there is no explanation.
 *
 * @returns plain text, with the point's heading before it
 */
export function fittingRule(point: TeachingPoint | undefined, item: MissedItem): string {
  if (!point) return '';
  const sentences = sentencesOf(plainText(point.explanation));
  const stems = sentences.map(stemsOf);
  const rarity = (word: string) => {
    const holding = stems.filter((words) => words.has(word)).length;
    return holding === 0 ? 0 : 1 / holding;
  };
  const scoreOf = (words: ReadonlySet<string>) =>
    (['expected', 'given', 'asked'] as const).reduce((sum, part) => {
      const shared = [...stemsOf(item[part].replace(OFFER, ' '))].filter((word) => words.has(word));
      return sum + WEIGHTS[part] * shared.reduce((all, word) => all + rarity(word), 0);
    }, 0);
  let best = { sentence: sentences[0] ?? '', score: 0 };
  for (const [place, words] of stems.entries()) {
    const score = scoreOf(words);
    if (score > best.score) best = { sentence: sentences[place] ?? '', score };
  }
  return [plainText(point.heading), best.sentence].filter(Boolean).join(': ').slice(0, RULE_CHARACTERS);
}

/** The line of a prompt that has the item's number, or all of it where no line has one; plain text. */
export function taskOfItem(prompt: string, item: number): string {
  const numbered = prompt.split('\n').find((line) => line.trim().startsWith(`(${item})`));
  return plainText(numbered?.replace(/^\s*\(\d+\)\s*/, '') ?? prompt);
}
