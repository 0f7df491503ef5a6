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
/** Most answers have none. */
const SHORT_FORM_HINT = /'|cannot/;
/** After these words "'s" is "is" or "has", and never the possessive. */
const IS_OR_HAS = /\b(he|she|it|that|this|there|here|what|who|where|when|how)'s\b/g;

/** British spellings with the American ones that are as right; an answer and its key are read alike. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(\w{2,})our(s|ed|ing|ful|ite|ites|able|hood|hoods)?\b/g, '$1or$2'],
  [/\b(\w{4,})is(e|es|ed|ing|ation|ations)\b/g, '$1iz$2'],
  [/\b(anal|paral|catal)ys(e|es|ed|ing)\b/g, '$1yz$2'],
  [/\b(cent|met|kilomet|theat|lit|fib)re(s)?\b/g, '$1er$2'],
  [/\b(travel|cancel|model|label|signal|quarrel|fuel)l(ed|ing|er|ers)\b/g, '$1$2'],
  [/\b(catal|dial|monol)ogue(s)?\b/g, '$1og$2'],
  [/\bprogramme(s)?\b/g, 'program$1'],
  [/\bgrey(s|er|est)?\b/g, 'gray$1'],
  [/\bjewellery\b/g, 'jewelry'],
];

/** Answers that learners write as their first letter. */
const BY_LETTER: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no']);

/** One answer in the words of several textbooks. */
const NOT_SAID = ['not in the text', 'not in text', 'not said', 'not given', 'not stated', 'does not say'];

/**
 * Lower case, plain apostrophes, long forms, one spelling, no punctuation, single spaces: how answers are compared
 * (specification, section 5).
 */
function normaliseAnswer(answer: string): string {
  const plain = answer.toLowerCase().replace(/[’‘`]/g, "'");
  return [...(SHORT_FORM_HINT.test(plain) ? SHORT_FORMS : []), ...SPELLINGS]
    .reduce((text, [from, to]) => text.replace(from, to), plain)
    .replace(/[^\p{L}\p{N}'\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How the answers to a task are compared. */
type Normalizer = (answer: string) => string;

/** All that an answer can be read as: "it's" as "it is" and as "it has". */
function listReadings(answer: string, asComparable: Normalizer): readonly string[] {
  const text = asComparable(answer);
  if (!text.includes("'s")) return [text];
  return [...new Set([text, text.replace(IS_OR_HAS, '$1 is'), text.replace(IS_OR_HAS, '$1 has')])];
}

/** What a task gives its answers, read once for all of them. */
export interface TaskText {
  /** Its words, without the options and hints in brackets. "Not" turns an answer round, so it is never one. */
  words: ReadonlySet<string>;
  /** Its lines as they would be compared, for who copies one whole. */
  lines: ReadonlySet<string>;
  /** Numbers in words and in figures are the same, where it does not ask how they are written. */
  normalise: Normalizer;
}

/** Reads what a task gives. */
export function readTaskText(prompt: string): TaskText {
  const normalise = asksForNumberWords(prompt)
    ? normaliseAnswer
    : (answer: string) => toFigures(normaliseAnswer(answer));
  const bare = listReadings(prompt.replace(/\([^()]*\)/g, ' '), normalise);
  const words = new Set(bare.flatMap((text) => text.split(' ')));
  words.delete('not');
  const lines = prompt.split('\n').map((line) => normalise(line.replace(/^\(\d+\)/, '')));
  return { words, lines: new Set(lines), normalise };
}

/** What stands before and after the place of an answer in the sentence of its item. */
export type SurroundingText = readonly [string, string];

/**
 * Tells right answers to an item: one of the accepted answers, alone or in the sentence that it completes. Where the
 * item has no sentence with a place for it, only words of the task may stand around it: "have bought" is not "bought".
 * The task copied whole is no answer.
 */
export function createAcceptanceTest(
  accepted: readonly string[],
  task: TaskText,
  around?: SurroundingText,
): (given: string) => boolean {
  const { normalise } = task;
  const rights = new Set(accepted.flatMap((right) => listReadings(right, normalise)));
  rights.delete('');
  if (NOT_SAID.some((right) => rights.has(right))) for (const right of NOT_SAID) rights.add(right);
  const letters = new Set(
    [...rights].filter((right) => BY_LETTER.has(right)).map((right) => right.charAt(0)),
  );
  const inPlace = around && createSentenceTest(around, accepted, normalise);
  return (given) => {
    const answers = listReadings(given, normalise);
    if (answers.some((answer) => rights.has(answer) || letters.has(answer))) return true;
    if (answers.some((answer) => task.lines.has(answer))) return false;
    return answers.some((answer) =>
      inPlace ? inPlace(answer) : [...rights].some((right) => isWithinTaskWords(answer, right, task.words)),
    );
  };
}

/** Tells the sentence with an accepted answer in its place, or a part of it around that. */
function createSentenceTest(
  [before, after]: SurroundingText,
  accepted: readonly string[],
  asComparable: Normalizer,
): (answer: string) => boolean {
  const [head, tail] = [asComparable(before).length, asComparable(after).length];
  const sentences = accepted.flatMap((right) =>
    listReadings(`${before} ${right} ${after}`.replace(/\s+(?=['’])/g, ''), asComparable).map(
      (text) => ` ${text} `,
    ),
  );
  return (answer) => {
    const run = ` ${answer} `;
    return sentences.some((sentence) => {
      const at = sentence.indexOf(run);
      return at >= 0 && at <= head + 1 && at + run.length >= sentence.length - tail - 1;
    });
  };
}

function isWithinTaskWords(answer: string, right: string, task: ReadonlySet<string>): boolean {
  const padded = ` ${answer} `;
  const at = padded.indexOf(` ${right} `);
  if (at < 0) return false;
  const around = `${padded.slice(0, at)} ${padded.slice(at + right.length + 1)}`.split(' ').filter(Boolean);
  return around.every((word) => task.has(word));
}
