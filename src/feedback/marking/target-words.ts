/** Endings that a word takes in a sentence, with what they stand on. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/(.)\1(?:ing|ed)$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ed$/, ''],
  [/ed$/, 'e'],
];

function formsOf(word: string): Set<string> {
  return new Set([
    word,
    ...ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, to]) => word.replace(ending, to)),
  ]);
}

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

function haveFormInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((form) => form.length > 1 && other.has(form));
}

/** Words of a dictionary entry that stand for others: "look forward to something". */
const PLACEHOLDER = /^(?:to|a|an|the|something|somebody|someone|sth|sb)$/;

/**
 * Which of a class's words or phrases a text uses, in any regular form: "packed" for "to pack".
 *
 * @param targets as the vocabulary table or the Quick Check has them
 */
export function usedTargets(text: string, targets: readonly string[]): string[] {
  const words = wordsOf(text).map(formsOf);
  return targets.filter((target) => {
    const parts = wordsOf(target.replace(/\([^)]*\)/g, ' '));
    const core = parts
      .filter((part, index) => !PLACEHOLDER.test(part) || (index > 0 && index < parts.length - 1))
      .map(formsOf);
    if (core.length === 0) return false;
    return words.some((_, at) =>
      core.every((forms, index) => haveFormInCommon(forms, words[at + index] ?? new Set())),
    );
  });
}

/** Whether two lists of words have one in common, in any regular form. */
export function shareAWord(some: readonly string[], others: readonly string[]): boolean {
  const forms = new Set(some.flatMap((word) => [...formsOf(word)]));
  return others.some((word) => haveFormInCommon(formsOf(word), forms));
}
