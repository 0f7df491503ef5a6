const FRACTION = /(?:^|-)(?:halves|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?|hundredths?)$/;

/**
 * Whether a word in lower case is a fraction: "third", "three-quarters". Not "half", nor "seventh" and other
 * rare ones.
 */
export function isFraction(lower: string): boolean {
  return FRACTION.test(lower);
}
