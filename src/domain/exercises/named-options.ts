import {
  type AnswerOption,
  coversAnswers,
  createOption,
  normaliseAnswer,
  parseLetteredOptions,
} from './answer-form.ts';

/** More than these are no choice at a glance, and longer ones are no words of a list. */
const MOST_OPTIONS = 10;
const LONGEST_OPTION = 6;

/**
 * What a task offers its items to choose from: "Choose: at school, in bed, on the train.", "Fact (F) or opinion (O)?",
 * "Complete with for or since." Empty where it names no such list, or one that lacks the answer to an item.
 *
 * @param task plain text
 * @param items the right answers of each
 */
export function findNamedOptions(
  task: string,
  items: readonly (readonly string[])[],
): readonly AnswerOption[] {
  const readings = [
    parseLetteredOptions(task),
    lettersIn(task),
    ...listCandidateTexts(task).map((stretch) => listIn(stretch, items)),
  ];
  return (
    readings.find((options) => options.length <= MOST_OPTIONS && coversAnswers(options, items)) ??
    keysIn(task, items)
  );
}

/** "start (S), middle (M) or end (E)" */
const WITH_LETTER = /([\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,4})\s\(["“]?(\p{Lu})["”]?\)/gu;
/** "Write C (customer) or S (person who works in the shop)." */
const AFTER_LETTER = /(?<!\p{L})(\p{Lu})\s\(([^()]{2,60})\)/gu;

function lettersIn(task: string): readonly AnswerOption[] {
  const behind = [...task.matchAll(AFTER_LETTER)].map(([, value = '', label = '']) => ({ value, label }));
  if (behind.length > 1) return behind;
  return [...task.matchAll(WITH_LETTER)].map(([, label = '', value = '']) => ({
    value,
    label: label.replace(/^.*\b(?:or|it|is|and|choose|write)\s/i, ''),
  }));
}

/** Where a list may stand: the pieces of the task's sentences behind a colon or a word such as "with", and all of each. */
function listCandidateTexts(task: string): readonly string[] {
  return withoutQuotations(task)
    .split(/(?<=[.?!])\s+/)
    .reverse()
    .flatMap((sentence) => [
      ...sentence.split(/:\s/).slice(1).reverse(),
      ...sentence
        .split(/\b(?:with|of these|choose|write|answer|use|put|is it|are|is)\b:?\s/i)
        .slice(1)
        .reverse(),
      sentence,
    ]);
}

/** What is quoted at length is a text to read; a word or two in quotation marks are what is to be written. */
function withoutQuotations(task: string): string {
  return task.replace(/["“]([^"”]*)["”]/g, (_, quoted: string) =>
    quoted.split(/\s+/).length > LONGEST_OPTION ? ' ' : quoted.replace(/[.?!]/g, ''),
  );
}

function listIn(stretch: string, items: readonly (readonly string[])[]): readonly AnswerOption[] {
  const entries = stretch
    .replace(/\([^()]*\)/g, ' ')
    .split(/,\s*(?:or\s|and\s)?|\s+or\s+|\s+and\s+|\s*\/\s*|;\s*/)
    .map((entry) => entry.replace(/^[\s"“”*(]+|[\s"“”*).?!:]+$/g, '').trim())
    .filter(Boolean);
  const [first = '', ...others] = entries;
  const answers = items.flat().map(normaliseAnswer);
  // The list follows other words of its sentence: "Does it sound polite or rude?"
  const ending = answers.find((answer) => normaliseAnswer(first).endsWith(` ${answer}`));
  const opening = ending === undefined ? first : first.slice(-ending.length);
  const isSentenceStart = others.length > 0 && others.every((entry) => /^\p{Ll}/u.test(entry));
  const last = others.at(-1) ?? '';
  const beginning = answers.find((answer) => normaliseAnswer(last).startsWith(`${answer} `));
  const list = [
    isSentenceStart && /^.\p{Ll}|^.$/u.test(opening)
      ? opening.charAt(0).toLowerCase() + opening.slice(1)
      : opening,
    ...others.slice(0, -1),
    beginning === undefined ? last : last.slice(0, beginning.length),
  ].filter(Boolean);
  const isList = list.every((entry) => entry.split(/\s+/).length <= LONGEST_OPTION);
  return isList ? unique(list).map(createOption) : [];
}

/** The answers themselves, where each stands in the task and they are few: the items are sorted by them. */
function keysIn(task: string, items: readonly (readonly string[])[]): readonly AnswerOption[] {
  const words = ` ${normaliseAnswer(withoutQuotations(task))} `;
  const firsts = items.map(([first = '']) => first);
  const options = unique(firsts);
  const isNamed = options.every((option) => words.includes(` ${normaliseAnswer(option)} `));
  return isNamed && options.length > 1 && options.length < firsts.length ? options.map(createOption) : [];
}

function unique(texts: readonly string[]): readonly string[] {
  return texts.filter(
    (text, index) => texts.findIndex((other) => normaliseAnswer(other) === normaliseAnswer(text)) === index,
  );
}
