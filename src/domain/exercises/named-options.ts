import {
  type AnswerOption,
  coversAnswers,
  createOption,
  normaliseAnswer,
  parseLetteredOptions,
} from './answer-form.ts';

/** More options are not seen at a glance. */
const MAX_OPTIONS = 10;
/** A longer text is not an entry of a list of options. */
const MAX_OPTION_WORDS = 6;

/**
 * The options that a task names for its items: "Choose: at school, in bed, on the train.", "Fact (F) or
 * opinion (O)?", "Complete with for or since." Empty if it names none, or if they lack the answer to an item.
 *
 * @param task plain text
 * @param items the accepted answers per item
 */
export function findNamedOptions(
  task: string,
  items: readonly (readonly string[])[],
): readonly AnswerOption[] {
  const candidates = [
    parseLetteredOptions(task),
    parseOptionsWithLetters(task),
    ...listCandidateTexts(task).map((text) => parseList(text, items)),
  ];
  return (
    candidates.find((options) => options.length <= MAX_OPTIONS && coversAnswers(options, items)) ??
    findNamedAnswers(task, items)
  );
}

/** "start (S), middle (M) or end (E)" */
const WITH_LETTER = /([\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,4})\s\(["“]?(\p{Lu})["”]?\)/gu;
/** "Write C (customer) or S (person who works in the shop)." */
const AFTER_LETTER = /(?<!\p{L})(\p{Lu})\s\(([^()]{2,60})\)/gu;

function parseOptionsWithLetters(task: string): readonly AnswerOption[] {
  const lettersFirst = [...task.matchAll(AFTER_LETTER)].map(([, value = '', label = '']) => ({
    value,
    label,
  }));
  if (lettersFirst.length > 1) return lettersFirst;
  return [...task.matchAll(WITH_LETTER)].map(([, label = '', value = '']) => ({
    value,
    label: label.replace(/^.*\b(?:or|it|is|and|choose|write)\s/i, ''),
  }));
}

/** The texts that may be a list: what follows a colon or a word such as "with", and each whole sentence. */
function listCandidateTexts(task: string): readonly string[] {
  return removeQuotations(task)
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

/** Removes long quotations, which are texts to read; a word or two in quotation marks may be an option. */
function removeQuotations(task: string): string {
  return task.replace(/["“]([^"”]*)["”]/g, (_, quoted: string) =>
    quoted.split(/\s+/).length > MAX_OPTION_WORDS ? ' ' : quoted.replace(/[.?!]/g, ''),
  );
}

/**
 * The entries of a list such as "at school, in bed or on the train"; empty if the text is no list. The
 * accepted answers tell where the first entry begins and the last one ends, if the list is a part of a
 * sentence.
 */
function parseList(text: string, items: readonly (readonly string[])[]): readonly AnswerOption[] {
  const entries = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/,\s*(?:or\s|and\s)?|\s+or\s+|\s+and\s+|\s*\/\s*|;\s*/)
    .map((entry) => entry.replace(/^[\s"“”*(]+|[\s"“”*).?!:]+$/g, '').trim())
    .filter(Boolean);
  const [first = '', ...others] = entries;
  const answers = items.flat().map(normaliseAnswer);
  // The first entry may follow other words of its sentence: "Does it sound polite or rude?"
  const ending = answers.find((answer) => normaliseAnswer(first).endsWith(` ${answer}`));
  const opening = ending === undefined ? first : first.slice(-ending.length);
  // "Polite or rude?": its first letter is a capital only because it begins the sentence.
  const isSentenceStart = others.length > 0 && others.every((entry) => /^\p{Ll}/u.test(entry));
  // Other words of its sentence may follow the last entry: "Is it true or false for you?"
  const last = others.at(-1) ?? '';
  const beginning = answers.find((answer) => normaliseAnswer(last).startsWith(`${answer} `));
  const list = [
    isSentenceStart && /^.\p{Ll}|^.$/u.test(opening)
      ? opening.charAt(0).toLowerCase() + opening.slice(1)
      : opening,
    ...others.slice(0, -1),
    beginning === undefined ? last : last.slice(0, beginning.length),
  ].filter(Boolean);
  const isList = list.every((entry) => entry.split(/\s+/).length <= MAX_OPTION_WORDS);
  return isList ? removeDuplicates(list).map(createOption) : [];
}

/** The answers themselves, if the task names each of them and there are fewer than items. */
function findNamedAnswers(task: string, items: readonly (readonly string[])[]): readonly AnswerOption[] {
  const words = ` ${normaliseAnswer(removeQuotations(task))} `;
  const firsts = items.map(([first = '']) => first);
  const options = removeDuplicates(firsts);
  const isNamed = options.every((option) => words.includes(` ${normaliseAnswer(option)} `));
  return isNamed && options.length > 1 && options.length < firsts.length ? options.map(createOption) : [];
}

function removeDuplicates(texts: readonly string[]): readonly string[] {
  return texts.filter(
    (text, index) => texts.findIndex((other) => normaliseAnswer(other) === normaliseAnswer(text)) === index,
  );
}
