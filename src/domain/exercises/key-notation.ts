/** Between two accepted answers to one item. */
export const ANSWER_SEPARATOR = ' / ';
/** Further ones are ignored. */
const MAX_ALTERNATIVES = 100;

/** The accepted answers in one entry of a key, the best one first. */
export function parseAcceptedAnswers(entry: string): readonly string[] {
  return entry.split(ANSWER_SEPARATOR, MAX_ALTERNATIVES);
}

/** Between the answers to the gaps of one item: "got, had gone". */
export const GAP_SEPARATOR = ', ';

/** The parts of an item around its gaps: one more than there are gaps. */
export function splitAtGaps(text: string): readonly string[] {
  return text.split(/_{2,}/);
}
