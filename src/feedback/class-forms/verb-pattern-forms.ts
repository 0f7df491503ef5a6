import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { CLAUSE_END, type FormRules } from './class-form.ts';

/*
 * Rules for classes about the verb after another verb. A pattern reads word by word, and `fix` replaces what
 * `<` and `>` enclose. “I enjoy [swim → swimming]” is found by `@enjoy <v=swim>` with the fix `{v:ing}`.
 *
 *   a|b     one of these words
 *   @stop   any form of the verb “stop”
 *   %list   a word of the list with this name
 *   =ING    a word that can only be an -ing form: going, not building
 *   x?      x or nothing
 *   x*      x up to four times
 *   ~x      the next word is not x
 *   ^       the sentence begins here
 *   $       the sentence ends here
 *   v=x     x, kept as `v` for the fix, where `{v:ing}` is its -ing form and `{v:base}` is its base form
 *   VERB    a base form: go
 *   ING     an -ing form: going
 *   OBJ     an object pronoun: her
 *   POSS    my, your
 *   ART     a, an, the
 *   MIDADV  an adverb before the verb: always
 *   ANY     any word
 *
 * In an explanation, `{right}` is the correction, `{last}` the word before the mark. All of the notation is
 * explained in ../patterns/learner-rule.ts.
 */

/** What is done to something, such as a door, a letter or a person. */
const DEEDS = parseWordList(`
lock close open take bring buy call send post turn switch meet see visit tell say pay do make write read eat drink leave sell
`);
/** What the object of such a verb begins with. */
const DEED_OBJECT = 'ART|POSS|OBJ|it';

/**
 * “I enjoy [swim → swimming].” The verbs are often nouns as well, so that only a class's answers are checked.
 */
export const GERUND_OR_INFINITIVE: FormRules = {
  kind: 'verb-pattern',
  explanation: explain('After “{last}” the verb has -ing: “{right}”.'),
  rules: [
    {
      id: 'gerund-or-infinitive-stop',
      find: `@stop|@enjoy|@finish|@avoid <v=smoke|talk|eat|cry|laugh|worry|write|watch|read|use|swim|run> ~from ${CLAUSE_END}`,
      fix: '{v:ing}',
    },
  ],
};

/** “Remember [close → to close] it.” “I remember [to see → seeing] it last year.” */
export const VERBS_WITH_TWO_PATTERNS: FormRules = {
  kind: 'verb-pattern',
  explanation: explain(
    'Say “to” and the verb for what is still to do, or the verb with -ing for what you did or remember.',
  ),
  lists: { deeds: DEEDS },
  rules: [
    // No correction: “I forgot close it” may mean “closing” or “to close”.
    { id: 'verbs-with-two-patterns-base', find: `@remember|@forget|@regret <v=%deeds> ${DEED_OBJECT}` },
    {
      id: 'verbs-with-two-patterns-try',
      find: `tried|tries|trying <v=%deeds> ${DEED_OBJECT}`,
      fix: 'to {v}',
    },
    {
      id: 'verbs-with-two-patterns-memory',
      find: 'i|we|he|she|they MIDADV? remember|remembers <to v=VERB> ANY* last year|night|week|month|summer|winter|time',
      fix: '{v:ing}',
      explanation: explain('A memory takes the verb with -ing: “{right}”.'),
    },
    {
      id: 'verbs-with-two-patterns-never-forget',
      find: 'never forget <to v=VERB> ANY* last year|night|week|month|summer|winter|time',
      fix: '{v:ing}',
      explanation: explain('A memory takes the verb with -ing: “{right}”.'),
    },
    {
      id: 'verbs-with-two-patterns-do-not-forget',
      find: `^ don't forget <v==ING> ${DEED_OBJECT}`,
      fix: 'to {v:base}',
      explanation: explain('What is still to do takes “to”: “{right}”.'),
    },
  ],
};

/** “I'd rather [staying → stay].” */
export const WISHES: FormRules = {
  kind: 'verb-pattern',
  explanation: explain('After “would rather” the verb has its first form: “{right}”.'),
  rules: [{ id: 'wishes-rather-ing', find: "would|'d rather not? <v==ING>", fix: '{v:base}' }],
};
