import { foldTypedAnswer, foldTypedText, removeAccents } from '../../domain/typed-text.ts';
import { asksForNumberWords, toFigures } from './number-words.ts';

/** Short forms that stand for one long form only. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\blet's\b/g, 'let us'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
];
/** A quick test, since most answers have no short form. */
const SHORT_FORM_HINT = /'|cannot/;
/** After these words "'s" is "is" or "has", and never the possessive. */
const IS_OR_HAS = /\b(he|she|it|that|this|there|here|what|who|where|when|how)'s\b/g;

/**
 * British spellings with their American ones. Given and accepted answers are both converted, and then
 * compared.
 */
const SPELLINGS: readonly [RegExp, string][] = [
  // colour, neighbourhood
  [/\b(\w{2,})our(s|ed|ing|ful|ite|ites|able|hood|hoods)?\b/g, '$1or$2'],
  // organise, organisation
  [/\b(\w{4,})is(e|es|ed|ing|ation|ations)\b/g, '$1iz$2'],
  // analyse
  [/\b(anal|paral|catal)ys(e|es|ed|ing)\b/g, '$1yz$2'],
  // centre
  [/\b(cent|met|kilomet|theat|lit|fib)re(s)?\b/g, '$1er$2'],
  // travelling
  [/\b(travel|cancel|model|label|signal|quarrel|fuel)l(ed|ing|er|ers)\b/g, '$1$2'],
  // dialogue
  [/\b(catal|dial|monol)ogue(s)?\b/g, '$1og$2'],
  [/\bprogramme(s)?\b/g, 'program$1'],
  [/\bgrey(s|er|est)?\b/g, 'gray$1'],
  [/\bjewellery\b/g, 'jewelry'],
];

/** Answers of which the first letter is enough. */
const ABBREVIATED_ANSWERS: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no']);

/** Equivalent answers for a statement that the text does not decide. */
const NOT_STATED = ['not in the text', 'not in text', 'not said', 'not given', 'not stated', 'does not say'];

/**
 * Writes short forms in full where they stand for one long form only, in lower-case text with plain marks.
 */
export function expandShortForms(text: string): string {
  if (!SHORT_FORM_HINT.test(text)) return text;
  return SHORT_FORMS.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

/** Writes an answer in lower case with plain characters, contractions in full, and American spelling. */
function normaliseAnswer(answer: string): string {
  const plain = expandShortForms(removeAccents(foldTypedText(answer)));
  const converted = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), plain);
  return foldTypedAnswer(converted);
}

/** Writes an answer in the form in which the answers to a task are compared. */
type Normalizer = (answer: string) => string;

/** Lists all that an answer can mean: "it's" is "it is" or "it has". */
function listReadings(answer: string, normalise: Normalizer): readonly string[] {
  const text = normalise(answer);
  if (!text.includes("'s")) return [text];
  return [...new Set([text, text.replace(IS_OR_HAS, '$1 is'), text.replace(IS_OR_HAS, '$1 has')])];
}

/** A task's text, parsed once for all its answers. */
export interface TaskText {
  /** Its words, without those in brackets, and without "not", which would reverse an answer. */
  words: ReadonlySet<string>;
  /** Its normalised lines: an answer that only copies one is wrong. */
  lines: ReadonlySet<string>;
  /** Treats numbers in words and figures alike, unless the task is about writing numbers. */
  normalise: Normalizer;
}

/**
 * Prepares a task's text for the comparison of answers.
 *
 * @param prompt with its items, one a line
 */
export function readTaskText(prompt: string): TaskText {
  const normalise = asksForNumberWords(prompt)
    ? normaliseAnswer
    : (answer: string) => toFigures(normaliseAnswer(answer));
  const readings = listReadings(prompt.replace(/\([^()]*\)/g, ' '), normalise);
  const words = new Set(readings.flatMap((text) => text.split(' ')));
  words.delete('not');
  const lines = prompt.split('\n').map((line) => normalise(line.replace(/^\(\d+\)/, '')));
  return { words, lines: new Set(lines), normalise };
}

/** The text before and after the gap in the sentence of an item. */
export type SurroundingText = readonly [before: string, after: string];

/**
 * Creates a test for right answers to an item: an accepted answer, alone or in the sentence that it
 * completes. In an item without a gap only words of the task may be around it: "have bought" is not "bought".
 */
export function createAcceptanceTest(
  accepted: readonly string[],
  task: TaskText,
  surroundingText?: SurroundingText,
): (given: string) => boolean {
  const { normalise } = task;
  const rights = new Set(accepted.flatMap((right) => listReadings(right, normalise)));
  rights.delete('');
  if (NOT_STATED.some((right) => rights.has(right))) for (const right of NOT_STATED) rights.add(right);
  const letters = new Set(
    [...rights].filter((right) => ABBREVIATED_ANSWERS.has(right)).map((right) => right.charAt(0)),
  );
  const fitsSentence = surroundingText && createSentenceTest(surroundingText, accepted, normalise);
  return (given) => {
    const answers = listReadings(given, normalise);
    if (answers.some((answer) => rights.has(answer) || letters.has(answer))) return true;
    if (answers.some((answer) => task.lines.has(answer))) return false;
    return answers.some((answer) =>
      fitsSentence
        ? fitsSentence(answer)
        : [...rights].some((right) => isWithinTaskWords(answer, right, task.words)),
    );
  };
}

/**
 * Creates a test for the item's sentence with an accepted answer in the gap, or a part of it around the gap.
 */
function createSentenceTest(
  [before, after]: SurroundingText,
  accepted: readonly string[],
  normalise: Normalizer,
): (answer: string) => boolean {
  const [lengthBefore, lengthAfter] = [normalise(before).length, normalise(after).length];
  const sentences = accepted.flatMap((right) =>
    listReadings(`${before} ${right} ${after}`.replace(/\s+(?=['’])/g, ''), normalise).map(
      (text) => ` ${text} `,
    ),
  );
  return (answer) => {
    const padded = ` ${answer} `;
    return sentences.some((sentence) => {
      const at = sentence.indexOf(padded);
      return at >= 0 && at <= lengthBefore + 1 && at + padded.length >= sentence.length - lengthAfter - 1;
    });
  };
}

/** Whether an answer is an accepted one with nothing but words of the task around it. */
function isWithinTaskWords(answer: string, right: string, taskWords: ReadonlySet<string>): boolean {
  const padded = ` ${answer} `;
  const at = padded.indexOf(` ${right} `);
  if (at < 0) return false;
  const otherWords = `${padded.slice(0, at)} ${padded.slice(at + right.length + 1)}`
    .split(' ')
    .filter(Boolean);
  return otherWords.every((word) => taskWords.has(word));
}
