/**
 * The forms of grammar that a class can teach. A unit of the curriculum names its form, its class carries the
 * name, and `feedback/class-forms` has what learners write instead of the form.
 */
export const GRAMMAR_FORMS = [
  'be',
  'present-simple',
  'can',
  'there-is',
  'present-continuous',
  'past-simple',
  'comparison',
  'going-to',
  'past-continuous',
  'present-perfect',
  'obligation',
  'will',
  'gerund-or-infinitive',
  'second-conditional',
  'relative-clauses',
  'past-perfect',
  'perfect-continuous',
  'possibility',
  'asking-and-telling',
  'passive',
  'reported-speech',
  'third-conditional',
  'future-perfect-and-continuous',
  'have-done',
  'extra-clauses',
  'verbs-with-two-patterns',
  'articles',
  'the-more',
  'wishes',
] as const;
export type GrammarForm = (typeof GRAMMAR_FORMS)[number];
