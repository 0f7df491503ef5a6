import type { RuleSet } from '../patterns/learner-rule.ts';

/*
 * Some classes teach one grammatical form, such as the past continuous. Each form has rules for what learners
 * write instead of it. They run only on the answers to classes of their form, because they would mark right
 * words in other texts: after a class on the past continuous, "they were cook" is an attempt at "were
 * cooking". The notation of the patterns is explained in ../patterns/learner-rule.ts.
 */

/** The rules of one form. Their ids begin with the name of the form. */
export type FormRules = RuleSet;

/** Words for people in a pattern. */
export const PERSON =
  'i|you|he|she|we|they|NAME|%persons|children|people|kids|friends|parents|boys|girls|students';
/** Words with which the object of a verb can begin. */
export const OBJECT = 'ART|POSS|OBJ|NUM|some|everything';
/** What comes after a clause, or with which it goes on to say when and where. */
export const CLAUSE_END =
  '$|,|and|but|because|when|while|at|in|on|by|for|with|to|here|there|yesterday|today|tomorrow|tonight|last|next|every|once|twice|again|already|now|before|after|since';
