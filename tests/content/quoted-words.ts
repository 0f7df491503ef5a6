/** Checks that explanations quote the English words that they talk about: We say "make a mistake". */

/** The sign that replaces a quotation in a masked text. */
const QUOTATION = '□';

/** A text in which each quotation is one sign. */
export function maskQuotations(text: string): string {
  return text.replace(/"[^"]*"/g, QUOTATION);
}

/**
 * Whether a text has an open double quotation mark, two without a text between them, or marks of another
 * kind.
 */
export function hasOddQuotations(text: string): boolean {
  return (
    text.split('"').length % 2 === 0 ||
    /[‘’“”«»]|(?:^|[\s(])'[a-z ]+'(?![a-z])/.test(text) ||
    /""|\w"\w/.test(text)
  );
}

/** Words that are hardly ever the subject of a sentence, except when the sentence is about the word. */
const FUNCTION_WORDS =
  "am|is|are|was|were|be|been|isn't|aren't|wasn't|weren't|do|does|did|don't|doesn't|didn't|have|has|had|haven't|hasn't|can|can't|could|couldn't|will|won't|would|wouldn't|shall|should|shouldn't|must|mustn't|may|might|him|his|hers|me|my|mine|us|our|ours|your|yours|them|their|theirs|its|the|an|any|every|at|in|on|by|for|of|with|from|about|into|since|ago|until|during|while|if|unless|although|despite|because|so|such|enough|than|as|ever|never|always|already|yet|still|just|also|neither|nor|or|but|too|very|not";
/** Verb phrases that are mostly said of words. */
const SAID_OF_WORDS =
  "says|takes|means|needs|goes with|comes (?:before|after|between|at the)|never takes|is (?:only )?for|is short for|can't (?:stand|follow|come before)|stands (?:before|after|alone)|has no (?:-s|plural)|doesn't (?:take|follow|go)|does not (?:take|follow|go|stand)";
const WORD_AS_SUBJECT = new RegExp(`(?:^|[.!?:;] )(?:${FUNCTION_WORDS}) (?:${SAID_OF_WORDS})\\b`, 'i');
/** "You comes before the verb": the wrong form of the verb shows that the sentence is about the word. */
const PRONOUN_AS_SUBJECT =
  /(?:^|[.!?:;] )(?:I|you|we|they) (?:says|takes|means|needs|goes|comes|is|has|does)\b/i;
const WORD_AFTER_SIGNAL =
  /\b(?:we (?:use|need)|the verb is|changes to|(?:verb|noun|tag|question|sentence) has) (?:am|is|are|was|were|do|does|did|don't|have|has|had|can|can't|will|would|be|at|on|by|of|from|with|than|if|when|who|which|whose)(?=[.,:;])/i;
/** "We say" before anything but a quotation or a word for what is said. */
const UNQUOTED_SAYING = new RegExp(
  `\\bwe (?:don't |never |can |also |always )?say (?!${QUOTATION}|(?:that|it|this|so|no|yes|what|which|who|where|how|when|them|nothing|something)\\b|-|the (?:noun|number|place|same|time)\\b|more\\b)\\w`,
  'i',
);
const REPEATED_WORD = /\b([a-z']+) \1\b/i;
const UNQUOTED_WORDS = [
  REPEATED_WORD,
  WORD_AS_SUBJECT,
  PRONOUN_AS_SUBJECT,
  WORD_AFTER_SIGNAL,
  UNQUOTED_SAYING,
] as const;

/** The texts that talk about an English word without quoting it, as far as a pattern can decide. */
export function findUnquotedWords(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => UNQUOTED_WORDS.some((pattern) => pattern.test(maskQuotations(text))));
}
