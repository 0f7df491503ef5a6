const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** An entry that is shorter than this is one slip away from too many words to tell which was meant. */
const MIN_TYPO_LENGTH = 3;

/**
 * Every text that is one slip away from `text`, the likelier slips first: two letters that changed places, a
 * letter too many, a letter too few, a wrong letter (Damerau, 1964). `text` itself is not among them.
 */
export function listOneEditVariants(text: string): readonly string[] {
  const parts = [...text, ''].map((_, at) => [text.slice(0, at), text.slice(at)] as const);
  const slips = [
    ...parts.map(([head, tail]) => head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2)),
    ...parts.map(([head, tail]) => head + tail.slice(1)),
    ...parts.flatMap(([head, tail]) => ALPHABET.map((letter) => head + letter + tail)),
    ...parts.flatMap(([head, tail]) =>
      tail === '' ? [] : ALPHABET.map((letter) => head + letter + tail.slice(1)),
    ),
  ];
  return [...new Set(slips)].filter((slip) => slip !== text);
}

/** A shorter answer is one slip away from too many others. */
const MIN_MISSPELLING_LENGTH = 4;

/** Whether `text` is among those of `listOneEditVariants(right)`, told without writing them all down. */
export function isOneEditAway(text: string, right: string): boolean {
  const shorter = Math.min(text.length, right.length);
  let head = 0;
  while (head < shorter && text[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && text.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  // What is left between what both begin and what both end with.
  const written = text.slice(head, text.length - tail);
  const meant = right.slice(head, right.length - tail);
  if (written.length === 2) return meant.length === 2 && written === `${meant[1]}${meant[0]}`;
  if (written === '') return meant.length === 1;
  return ALPHABET.includes(written) && meant.length <= 1;
}

/** Whether `text` is `right` but for one slip, and `right` long enough to tell that. */
export function isMisspelling(text: string, right: string): boolean {
  return right.length >= MIN_MISSPELLING_LENGTH && isOneEditAway(text, right);
}

/**
 * The word that was probably meant: of those one slip away that would be taken, one that learners are taught
 * before any other; `null` when there is none.
 */
export function findIntendedWord(
  entry: string,
  { fits, isTaught }: { fits: (word: string) => boolean; isTaught: (word: string) => boolean },
): string | null {
  if (entry.length < MIN_TYPO_LENGTH) return null;
  const candidates = listOneEditVariants(entry).filter(fits);
  return candidates.find(isTaught) ?? candidates[0] ?? null;
}
