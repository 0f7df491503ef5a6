import type { TeachingPoint } from '../domain/lesson-plan.ts';
import { toPlainText } from '../domain/plan/plain-text.ts';
import { splitIntoWords } from './marking/target-words.ts';

/** What an item of an exercise says, and what is right and was given there. */
export interface MissedItem {
  asked: string;
  expected: string;
  given: string;
}

const RULE_CHARACTERS = 300;
/** What sets the right answer apart tells most about the rule; a sentence about what was given speaks of the other. */
const WEIGHTS = { expected: 3, given: -1, asked: 1 } as const;
/** A word that stands in most sentences of English tells little, but for those that call for a form. */
const SMALL_WORD_WEIGHTS = { expected: 1.5, given: 0 } as const;
/** "Not finished" is no rule about "did not sleep". */
const IGNORED_WORDS = new Set(['not', 'no']);
const SIGNAL_WEIGHT = 2;
/** A sentence that is worth less is about something else. */
const LEAST_SCORE = 1.5;
/** What an item offers in brackets is as much what is wrong as what is right. */
const BRACKETED_HINT = /\([^()]*\)/g;

const SMALL_WORDS = new Set(
  'a an the i you he she it we they me him her us them my your his its our their this that these those and or but so of to in on at by with from for about as up out not no do does did be am is are was were been have has had can could will would there here what who which one some any very than'.split(
    ' ',
  ),
);
/** Words after which a form is asked for. */
const SIGNALS = new Set(
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
    .split(/(?<=[.!?])\s+(?=[\p{Lu}"“(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A word without its commonest endings, so that "wishes" meets "wish". */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:'s|ies|es|s|ing|ed|d)$/, '') : word;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(splitIntoWords(text).map(stem));
}

function subtractSets(
  words: ReadonlySet<string>,
  ...others: readonly ReadonlySet<string>[]
): readonly string[] {
  return [...words].filter((word) => others.every((other) => !other.has(word)));
}

/** What of an item tells which rule it is about. */
function tellingWords({ asked, expected, given }: MissedItem): readonly WeightedWord[] {
  const [right, wrong] = [stemsOf(expected), stemsOf(given)];
  const answered = (words: readonly string[], part: 'expected' | 'given') =>
    words.map((word) => ({ word, weight: (SMALL_WORDS.has(word) ? SMALL_WORD_WEIGHTS : WEIGHTS)[part] }));
  // A signal calls for the form, also where the learner repeats it: "Last night I haven't slept."
  const around = [...stemsOf(asked.replace(BRACKETED_HINT, ' '))].filter(
    (word) => SIGNALS.has(word) || !(wrong.has(word) || SMALL_WORDS.has(word)),
  );
  return [
    ...answered(
      subtractSets(right, wrong).filter((word) => !IGNORED_WORDS.has(word)),
      'expected',
    ),
    ...answered(subtractSets(wrong, right), 'given'),
    ...around.map((word) => ({ word, weight: SIGNALS.has(word) ? SIGNAL_WEIGHT : WEIGHTS.asked })),
  ];
}

/** Whether a sentence has an answer in it, word for word. */
function containsAnswer(sentence: string, answer: string): boolean {
  return ` ${splitIntoWords(sentence).join(' ')} `.includes(` ${splitIntoWords(answer).join(' ')} `);
}

/**
 * Finds the sentence of a teaching point that is about an item, by the words that they share: those that set the right
 * answer apart from what was given, and those around it. A word that stands in several sentences counts less in each.
 *
 * @returns what finds it for a missed item, as plain text; '' where no sentence is about it. Before the answer is shown
 * no sentence will do that has it.
 */
export function createRuleSentenceFinder(
  point: TeachingPoint | undefined,
): (item: MissedItem, isAnswerShown: boolean) => string {
  const sentences = splitSentences(toPlainText(point?.explanation ?? '')).map((text) => ({
    text,
    stems: stemsOf(text),
  }));
  const holding = new Map<string, number>();
  for (const { stems } of sentences)
    for (const word of stems) holding.set(word, (holding.get(word) ?? 0) + 1);

  return (item, isAnswerShown) => {
    const words = tellingWords(item);
    let best = { text: '', score: LEAST_SCORE };
    for (const { text, stems } of sentences) {
      if (!isAnswerShown && containsAnswer(text, item.expected)) continue;
      const score = words.reduce(
        (sum, { word, weight }) => (stems.has(word) ? sum + weight / (holding.get(word) ?? 1) : sum),
        0,
      );
      if (score > best.score || (best.text === '' && score === best.score)) best = { text, score };
    }
    return best.text.slice(0, RULE_CHARACTERS);
  };
}

/** The line of a prompt that has the item's number, or all of it where no line has one; plain text. */
export function getItemPrompt(prompt: string, item: number): string {
  const numbered = prompt.split('\n').find((line) => line.trim().startsWith(`(${item})`));
  return toPlainText(numbered?.replace(/^\s*\(\d+\)\s*/, '') ?? prompt);
}
