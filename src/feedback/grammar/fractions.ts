const FRACTION = /(?:^|-)(?:halves|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?|hundredths?)$/;

/** Whether a word in lower case is a part of a whole: "three-quarters", "two thirds"; not "half". */
export function isFraction(lower: string): boolean {
  return FRACTION.test(lower);
}
