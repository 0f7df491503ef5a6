/** How much of something a task asks for. */
export interface Amount {
  least: number;
  most: number;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "six", "90–110", "six to eight", "four or five", "60". */
export const AMOUNT = (() => {
  const number = `(?:\\d{1,3}|${NUMBER_WORDS.join('|')})`;
  return `(${number})(?:(?: ?[–-] ?| to | or )(${number}))?`;
})();

function numberOf(written: string): number {
  const place = NUMBER_WORDS.indexOf(written.toLowerCase());
  return place < 0 ? Number(written) : place + 1;
}

/** What the two groups of `AMOUNT` have matched. */
export function amountOf(first: string, second: string | undefined): Amount {
  const least = numberOf(first);
  return { least, most: second === undefined ? least : numberOf(second) };
}

/** "six", "90–110", "four to five": as the learner reads it. */
export function writtenAmount({ least, most }: Amount): string {
  if (least !== most) return least > 12 ? `${least}–${most}` : `${inWords(least)} to ${inWords(most)}`;
  return inWords(least);
}

export function inWords(count: number): string {
  return NUMBER_WORDS[count - 1] ?? String(count);
}
