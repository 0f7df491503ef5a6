import type { RuleSet } from '../patterns/learner-rule.ts';

/*
 * What learners write instead of the form that their class has just taught. In such a class a word has the
 * reading of the form: "they were cook" is an attempt at "were cooking". These rules would be too bold for
 * any text, so that they run only in classes of their form, behind all others. The notation of the patterns
 * is explained in ../patterns/learner-rule.ts.
 */

/** The rules of one form. Their ids begin with the name of the form. */
export type ClassForm = RuleSet;

/** People, of whom no bare noun can be said: "she was cook" is no "she was queen". */
export const PERSON =
  'i|you|he|she|we|they|NAME|%persons|children|people|kids|friends|parents|boys|girls|students';
/** What begins the object of a verb. */
export const OBJECT = 'ART|POSS|OBJ|NUM|some|everything';
/** What ends a clause, or adds when and where. */
export const CLAUSE_END =
  '$|,|and|but|because|when|while|at|in|on|by|for|with|to|here|there|yesterday|today|tomorrow|tonight|last|next|every|once|twice|again|already|now|before|after|since';
