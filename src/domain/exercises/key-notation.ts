/** What stands between two answers to one item that are both right. */
export const ANSWER_SEPARATOR = ' / ';
/** No item has more; what goes beyond is not looked at. */
const MOST_ALTERNATIVES = 100;

/** The right answers of one entry of a key, the best one first. */
export function parseAcceptedAnswers(entry: string): readonly string[] {
  return entry.split(ANSWER_SEPARATOR, MOST_ALTERNATIVES);
}

/** What stands between the answers to the gaps of one item: "got, had gone". */
export const GAP_SEPARATOR = ', ';

/** The parts of an item around its gaps: one part more than there are gaps. */
export function splitAtGaps(text: string): readonly string[] {
  return text.split(/_{2,}/);
}
