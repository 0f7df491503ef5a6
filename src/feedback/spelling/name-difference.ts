/*
 * Where a misspelling differs from the word, in a few words: "with “bb”", "with “ei”, not “ie”". Only a
 * difference of one kind at one place is named.
 */

/**
 * Finds the letters that differ when the common beginning and end are taken away, and the letters of the
 * right word before and after them.
 */
function findDifference(wrong: string, right: string) {
  let start = 0;
  while (start < Math.min(wrong.length, right.length) && wrong[start] === right[start]) start++;
  let end = 0;
  while (
    end < Math.min(wrong.length, right.length) - start &&
    wrong[wrong.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  return {
    written: wrong.slice(start, wrong.length - end),
    meant: right.slice(start, right.length - end),
    before: right[start - 1] ?? '',
    after: right[right.length - end] ?? '',
  };
}

const isSwapped = (written: string, meant: string) =>
  written.length === 2 && written[0] === meant[1] && written[1] === meant[0];

/** The most letters that are written for one sound or left out together: "dne" in "Wednesday". */
const MAX_LETTERS_OF_SOUND = 3;

/** Whether one spelling of a sound stands for another: “f” for “ph”, “a” for “e”, “ea” for “ie”. */
function isOtherSpelling(written: string, meant: string): boolean {
  const [shorter, longer] = [written.length, meant.length].sort() as [number, number];
  if (shorter === 1) return longer <= MAX_LETTERS_OF_SOUND;
  return shorter === 2 && longer === 2 && /^[aeiou]+$/.test(written + meant);
}

/** Whether a letter stands beside the same letter, so that it is doubled. */
const isDoubled = (letter: string, { before, after }: { before: string; after: string }) =>
  letter === before || letter === after;

/** Endings before which a y after a consonant changes, with what it becomes: "pastries", "studied". */
const ENDINGS_AFTER_Y = [
  ['s', 'ie'],
  ['ed', 'i'],
] as const;

/**
 * Names what is different in the right word, in words that follow it: rabbit “with “bb””; undefined where
 * there is more than one difference.
 */
export function nameDifference(wrong: string, right: string): string | undefined {
  if (!/^[a-z]+$/.test(wrong) || !/^[a-z]+$/.test(right)) return undefined;
  const ending = ENDINGS_AFTER_Y.find(([after]) => wrong.endsWith(`y${after}`));
  if (ending && `${wrong.slice(0, -1 - ending[0].length)}${ending[1]}${ending[0]}` === right)
    return `because “y” becomes “${ending[1]}” before “${ending[0]}”`;
  const difference = findDifference(wrong, right);
  const { written, meant, before, after } = difference;
  if (written === '' && meant.length === 1)
    return isDoubled(meant, difference) ? `with “${meant}${meant}”` : nameMissing();
  if (meant === '' && written.length === 1)
    return isDoubled(written, difference) ? `with one “${written}”` : `without “${written}”${namePlace()}`;
  if (isSwapped(written, meant) || isOtherSpelling(written, meant))
    return `with “${meant}”, not “${written}”`;
  return undefined;

  function nameMissing(): string {
    if (after === '') return `with “${meant}” at the end`;
    return before === '' ? `with “${meant}” at the beginning` : `with “${meant}” after “${before}”`;
  }

  /** Where a letter of the wrong word is that the right one does not have. */
  function namePlace(): string {
    if (after === '') return ' at the end';
    return before === '' ? ' at the beginning' : ` after “${before}”`;
  }
}
