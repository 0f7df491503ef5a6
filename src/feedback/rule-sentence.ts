import type { TeachingPoint } from '../domain/lesson-plan.ts';
import { toPlainText } from '../domain/plan/plain-text.ts';
import { splitIntoWords } from './marking/target-words.ts';

/** An item of an exercise that was answered wrong: its text, its right answer and the learner's answer. */
export interface MissedItem {
  asked: string;
  expected: string;
  given: string;
}

/** A longer sentence is cut. */
const RULE_CHARACTERS = 300;
/**
 * What a word adds to the score of a sentence that has it: a word of the right answer most; a word of the
 * wrong answer lowers the score, because a sentence about it is about another rule.
 */
const WEIGHTS = { expected: 3, given: -1, asked: 1 } as const;
/** The same for words that are common in all English sentences. */
const SMALL_WORD_WEIGHTS = { expected: 1.5, given: 0 } as const;
/**
 * Words of the right answer that do not count: "not finished" in a rule says nothing about "did not sleep".
 */
const IGNORED_WORDS = new Set(['not', 'no']);
/** What a signal word of the item adds, see below. */
const SIGNAL_WEIGHT = 2;
/** A sentence with a lower score is about something else. */
const MIN_SCORE = 1.5;
/** Brackets in an item hold both right and wrong options. */
const BRACKETED_HINT = /\([^()]*\)/g;

const SMALL_WORDS = new Set(
  'a an the i you he she it we they me him her us them my your his its our their this that these those and or but so of to in on at by with from for about as up out not no do does did be am is are was were been have has had can could will would there here what who which one some any very than'.split(
    ' ',
  ),
);
/** Words that ask for a certain form of the verb: "yesterday" for a past. */
const SIGNAL_WORDS = new Set(
  'yesterday ago last since already yet ever never just always usually often now tomorrow next every still if when while unless until wish'.split(
    ' ',
  ),
);

interface WeightedWord {
  word: string;
  weight: number;
}

function splitSentences(explanation: string): readonly string[] {
  return explanation
    .split(/(?<=[.!?]["”)]*)\s+(?=[\p{Lu}"“(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Takes a common ending off a word, so that "wishes" matches "wish". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:'s|ies|es|s|ing|ed|d)$/, '') : word;
}

function extractStems(text: string): ReadonlySet<string> {
  return new Set(splitIntoWords(text).map(stem));
}

function subtractSets(
  words: ReadonlySet<string>,
  ...others: readonly ReadonlySet<string>[]
): readonly string[] {
  return [...words].filter((word) => others.every((other) => !other.has(word)));
}

/** Returns the words of an item that a sentence about its rule may have, with their weights. */
function weighWords({ asked, expected, given }: MissedItem): readonly WeightedWord[] {
  const [right, wrong] = [extractStems(expected), extractStems(given)];
  const weighAnswerWords = (words: readonly string[], part: 'expected' | 'given') =>
    words.map((word) => ({ word, weight: (SMALL_WORDS.has(word) ? SMALL_WORD_WEIGHTS : WEIGHTS)[part] }));
  // A signal counts even when the answer repeats it: "Last night I haven't slept."
  const around = [...extractStems(asked.replace(BRACKETED_HINT, ' '))].filter(
    (word) => SIGNAL_WORDS.has(word) || !(wrong.has(word) || SMALL_WORDS.has(word)),
  );
  return [
    ...weighAnswerWords(
      subtractSets(right, wrong).filter((word) => !IGNORED_WORDS.has(word)),
      'expected',
    ),
    ...weighAnswerWords(subtractSets(wrong, right), 'given'),
    ...around.map((word) => ({ word, weight: SIGNAL_WORDS.has(word) ? SIGNAL_WEIGHT : WEIGHTS.asked })),
  ];
}

/** Whether a sentence contains an answer word for word. */
function containsAnswer(sentence: string, answer: string): boolean {
  return ` ${splitIntoWords(sentence).join(' ')} `.includes(` ${splitIntoWords(answer).join(' ')} `);
}

/**
 * Creates a function that finds the sentence of a teaching point that is about an item, by the words they
 * share. A word that several sentences have weighs less in each.
 *
 * @returns a function from a missed item to the sentence as plain text, '' when there is none. Sentences that
 * contain the answer are skipped until it is shown.
 */
export function createRuleSentenceFinder(
  point: TeachingPoint | undefined,
): (item: MissedItem, isAnswerShown: boolean) => string {
  const sentences = splitSentences(toPlainText(point?.explanation ?? '')).map((text) => ({
    text,
    stems: extractStems(text),
  }));
  const sentenceCounts = new Map<string, number>();
  for (const { stems } of sentences)
    for (const word of stems) sentenceCounts.set(word, (sentenceCounts.get(word) ?? 0) + 1);

  return (item, isAnswerShown) => {
    const words = weighWords(item);
    let best = { text: '', score: MIN_SCORE };
    for (const { text, stems } of sentences) {
      if (!isAnswerShown && containsAnswer(text, item.expected)) continue;
      const score = words.reduce(
        (sum, { word, weight }) => (stems.has(word) ? sum + weight / (sentenceCounts.get(word) ?? 1) : sum),
        0,
      );
      if (score > best.score || (best.text === '' && score === best.score)) best = { text, score };
    }
    return best.text.slice(0, RULE_CHARACTERS);
  };
}

/**
 * Returns the prompt's line with the item's number, or the whole prompt when no line has it, as plain text.
 */
export function getItemPrompt(prompt: string, item: number): string {
  const numbered = prompt.split('\n').find((line) => line.trim().startsWith(`(${item})`));
  return toPlainText(numbered?.replace(/^\s*\(\d+\)\s*/, '') ?? prompt);
}
