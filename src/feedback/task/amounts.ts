/** How many words, sentences or the like a task asks for; both numbers are the same for "six". */
export interface Amount {
  min: number;
  max: number;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The source of a pattern for "six", "60", "90–110", "six to eight", "four or five", with a group for each
 * number.
 */
export const AMOUNT_PATTERN = (() => {
  const number = `(?:\\d{1,3}|${NUMBER_WORDS.join('|')})`;
  return `(${number})(?:(?: ?[–-] ?| to | or )(${number}))?`;
})();

function parseNumber(written: string): number {
  const index = NUMBER_WORDS.indexOf(written.toLowerCase());
  return index < 0 ? Number(written) : index + 1;
}

/** Parses the two captured groups of `AMOUNT_PATTERN`. */
export function parseAmount(first: string, second: string | undefined): Amount {
  const min = parseNumber(first);
  return { min, max: second === undefined ? min : parseNumber(second) };
}

/** Writes an amount for the learner: "six", "90–110", "four to five". */
export function formatAmount({ min, max }: Amount): string {
  if (min !== max)
    return min > NUMBER_WORDS.length
      ? `${min}–${max}`
      : `${formatNumberWord(min)} to ${formatNumberWord(max)}`;
  return formatNumberWord(min);
}

/** Writes a number in words up to twelve, above in figures. */
export function formatNumberWord(count: number): string {
  return NUMBER_WORDS[count - 1] ?? String(count);
}
