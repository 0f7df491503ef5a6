import { PERSONS } from './word-groups.ts';

export const OBJECT_FORM_EXPLANATION = {
  simple: 'After the verb or a small word say me, him, her, us, them.',
  full: 'After a verb or a preposition stands the object form: me, him, her, us, them.',
};
export const SUBJECT_FORM_EXPLANATION = {
  simple: 'Who does it? Say I, he, she, we, they: Tom and I.',
  full: 'The subject takes the subject form: I, he, she, we, they; one names oneself last.',
};
export const POSSESSIVE_EXPLANATION = {
  simple: 'My, your, her stand before a thing; mine, yours, hers stand alone.',
  full: 'Possessive adjectives (my, her) stand before a noun; possessive pronouns (mine, hers) stand alone.',
};
export const ITS_EXPLANATION = {
  simple: '"It\'s" means "it is". "Its" means "of it".',
  full: '"It\'s" is short for "it is" or "it has"; the possessive "its" has no apostrophe.',
};
export const POSSESSIVE_APOSTROPHE_EXPLANATION = {
  simple: 'Hers, ours, yours, theirs have no apostrophe.',
  full: 'Possessive pronouns take no apostrophe: hers, ours, yours, theirs, its.',
};

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = OBJECT_FORM_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = { persons: PERSONS };
