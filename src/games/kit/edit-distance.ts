const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** A shorter entry is one edit away from too many words to tell which was meant. */
const MIN_TYPO_LENGTH = 3;

/**
 * Every text that is one edit away from `text`, the likelier edits first: two swapped letters, a letter
 * removed, a letter added, a letter replaced (Damerau, 1964). `text` itself is not included.
 */
export function listOneEditVariants(text: string): readonly string[] {
  const parts = [...text, ''].map((_, at) => [text.slice(0, at), text.slice(at)] as const);
  const variants = [
    ...parts.map(([head, tail]) => head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)),
    ...parts.map(([head, tail]) => head + tail.slice(1)),
    ...parts.flatMap(([head, tail]) => ALPHABET.map((letter) => head + letter + tail)),
    ...parts.flatMap(([head, tail]) =>
      tail === '' ? [] : ALPHABET.map((letter) => head + letter + tail.slice(1)),
    ),
  ];
  return [...new Set(variants)].filter((variant) => variant !== text);
}

/** A shorter answer is one edit away from too many others. */
const MIN_MISSPELLING_LENGTH = 4;

/** Whether `listOneEditVariants(right)` has `text`, without building the list. */
export function isOneEditAway(text: string, right: string): boolean {
  const shorter = Math.min(text.length, right.length);
  let head = 0;
  while (head < shorter && text[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && text.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  // What differs between the common start and the common end.
  const written = text.slice(head, text.length - tail);
  const meant = right.slice(head, right.length - tail);
  if (written.length === 2) return meant.length === 2 && written === `${meant[1]}${meant[0]}`;
  if (written === '') return meant.length === 1;
  return ALPHABET.includes(written) && meant.length <= 1;
}

/** Whether `text` is one edit away from `right`, and `right` is long enough to be sure. */
export function isMisspelling(text: string, right: string): boolean {
  return right.length >= MIN_MISSPELLING_LENGTH && isOneEditAway(text, right);
}

/** The accepted word one edit away that was probably meant, taught words first; `null` if there is none. */
export function findIntendedWord(
  entry: string,
  { fits, isTaught }: { fits: (word: string) => boolean; isTaught: (word: string) => boolean },
): string | null {
  if (entry.length < MIN_TYPO_LENGTH) return null;
  const candidates = listOneEditVariants(entry).filter(fits);
  return candidates.find(isTaught) ?? candidates[0] ?? null;
}
