const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in words below 100, without a hyphen: "twenty five". */
const NUMBER = new RegExp(
  `\\b(?:(${TENS.join('|')})(?: (${ONES.slice(1, 10).join('|')}))?|(${ONES.join('|')}))\\b`,
  'g',
);
/** Hundreds, after smaller numbers are in figures: "3 hundred and 25", "a hundred". */
const HUNDREDS = /\b(?:(\d)|an?) hundred\b(?: and (\d{1,2})\b)?/g;

/**
 * Writes the numbers of a text up to 999 in figures: "three times" as "3 times".
 *
 * @param text in lower case, without hyphens
 */
export function toFigures(text: string): string {
  return text
    .replace(NUMBER, (_, tens?: string, ones = 'zero', below = 'zero') =>
      String(tens === undefined ? ONES.indexOf(below) : (TENS.indexOf(tens) + 2) * 10 + ONES.indexOf(ones)),
    )
    .replace(HUNDREDS, (_, hundreds = '1', more = '0') => String(Number(hundreds) * 100 + Number(more)));
}

/** Whether a task is about writing numbers in words or figures. */
export function asksForNumberWords(task: string): boolean {
  return /\b(?:in (?:words|letters|figures|digits)|as (?:words|figures)|spell\w*)\b/i.test(task);
}
