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
const PARTS = ['expected', 'given', 'asked'] as const;
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
 * Finds the sentence of a teaching point that is about an item: the one that shares most words with it, where words
 * that stand in every sentence count little. The first where none shares any; empty where there is no explanation.
 *
 * @returns what finds it for a missed item, as plain text with the point's heading before it
 */
export function rulesOf(point: TeachingPoint | undefined): (item: MissedItem) => string {
  if (!point) return () => '';
  const heading = plainText(point.heading);
  const sentences = sentencesOf(plainText(point.explanation)).map((text) => ({ text, stems: stemsOf(text) }));
  const holding = new Map<string, number>();
  for (const { stems } of sentences)
    for (const word of stems) holding.set(word, (holding.get(word) ?? 0) + 1);

  return (item) => {
    const words = PARTS.flatMap((part) =>
      [...stemsOf(item[part].replace(OFFER, ' '))].flatMap((word) => {
        const count = holding.get(word);
        return count === undefined ? [] : [{ word, weight: WEIGHTS[part] / count }];
      }),
    );
    let best = { text: sentences[0]?.text ?? '', score: 0 };
    for (const { text, stems } of sentences) {
      const score = words.reduce((sum, { word, weight }) => (stems.has(word) ? sum + weight : sum), 0);
      if (score > best.score) best = { text, score };
    }
    return [heading, best.text].filter(Boolean).join(': ').slice(0, RULE_CHARACTERS);
  };
}

/** The same for one item alone. */
export function fittingRule(point: TeachingPoint | undefined, item: MissedItem): string {
  return rulesOf(point)(item);
}

/** The line of a prompt that has the item's number, or all of it where no line has one; plain text. */
export function taskOfItem(prompt: string, item: number): string {
  const numbered = prompt.split('\n').find((line) => line.trim().startsWith(`(${item})`));
  return plainText(numbered?.replace(/^\s*\(\d+\)\s*/, '') ?? prompt);
}
