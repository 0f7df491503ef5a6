/* What the two files of rules about pronouns share: explanations, and the word lists of their patterns. */

import { PERSONS } from './word-groups.ts';

export const OBJECT_FORM_EXPLANATION = {
  simple: 'After “{last}” we say “{right}”. “{wrong}” is for who does it.',
  full: "“{right}” is the object form. It is needed after “{last}”, where “{wrong}” can't stand.",
};
export const SUBJECT_FORM_EXPLANATION = {
  simple: 'Before the verb, as its subject, we say “{right}”, not “{wrong}”.',
  full: 'The subject of the verb needs the subject form: “{right}”, not “{wrong}”.',
};
export const POSSESSIVE_EXPLANATION = {
  simple: 'No thing comes after it, so we say “{right}”, not “{wrong}”.',
  full: '“{wrong}” needs a noun after it. It stands alone here, so it is “{right}”.',
};
export const ITS_EXPLANATION = {
  simple: "“It's” means “it is”. For what belongs to it, we write “its”.",
  full: "“It's” is short for “it is”. The possessive is “its”, without an apostrophe.",
};
export const POSSESSIVE_APOSTROPHE_EXPLANATION = {
  simple: '“{right}” already shows the owner, so it has no apostrophe.',
  full: 'The possessive pronoun “{right}” has no apostrophe.',
};

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = OBJECT_FORM_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = { persons: PERSONS };
