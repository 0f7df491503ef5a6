/** What stands between two answers to one item that are both right. */
export const BETWEEN_ANSWERS = ' / ';
/** No item has more; what goes beyond is not looked at. */
const MOST_ALTERNATIVES = 100;

/** The right answers of one entry of a key, the best one first. */
export function acceptedAnswers(entry: string): readonly string[] {
  return entry.split(BETWEEN_ANSWERS, MOST_ALTERNATIVES);
}

/** What stands between the answers to the gaps of one item: "got, had gone". */
export const BETWEEN_GAPS = ', ';

/** The parts of an item around its gaps: one part more than there are gaps. */
export function aroundGaps(text: string): readonly string[] {
  return text.split(/_{2,}/);
}
