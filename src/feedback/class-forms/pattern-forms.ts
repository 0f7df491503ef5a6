import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { CLAUSE_END, type ClassForm } from './class-form.ts';

/*
 * Rules that look, in the answers to a class, for mistakes with the form that the class teaches.
 *
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `<more good> than ~bad|harm|ill`: “[more good] than tea”, but not “more good than harm”.
 * `x|y` one of them; `x?` x or nothing; `x*` up to four; `@stop` any form of it; `%short` a word of the list;
 * CAPITALS kinds of words (COMP comparative, ING -ing form, SUBJ “I”, MIDADV “always”, ANY any word); `=X`
 * of this kind only; `a=x` the word is kept as `a`, of which `{a:er}` is the comparative; `~x` x does not
 * follow; `^` sentence start, `^c` clause start. In a reason, `{last}` is the word before the mark.
 */

export const COMPARISON: ClassForm = {
  kind: 'comparison',
  explanation: explain('This word changes when we compare: “{right}”, not “{wrong}”.'),
  rules: [
    { id: 'comparison-more-good', find: '<more good> than ~bad|harm|ill', fix: 'better' },
    { id: 'comparison-more-bad', find: '<more bad> than ~good', fix: 'worse' },
  ],
};

/** Short adjectives, which compare with -er. */
const SHORT = parseWordList(`
cold hot warm cool big small tall short long easy hard cheap old young fast slow high low strong weak dark happy rich poor late
`);

export const THE_MORE: ClassForm = {
  kind: 'comparison',
  explanation: explain('Both parts compare, so we say “{right}”, not “{wrong}”.'),
  lists: {
    short: SHORT,
    sooner: ['sooner', 'later', 'earlier', 'more', 'less', 'longer', 'faster', 'fewer'],
  },
  rules: [
    { id: 'the-more-best', find: '^ the COMP|%sooner , the <best>', fix: 'better' },
    { id: 'the-more-worst', find: '^ the COMP|%sooner , the <worst>', fix: 'worse' },
    { id: 'the-more-most', find: '^ the <most> SUBJ ANY ANY? ANY? , the more|COMP|most', fix: 'more' },
    {
      id: 'the-more-plain',
      find: '^ the COMP|more|less ANY* , the <a=good|bad|%short> SUBJ',
      fix: '{a:er}',
    },
    { id: 'the-more-double', find: ', the <more c=COMP>', fix: '{c}' },
  ],
};

const DEEDS = parseWordList(`
lock close open take bring buy call send post turn switch meet see visit tell say pay do make write read eat drink leave sell
`);
const DEED_OBJECT = 'ART|POSS|OBJ|it';

export const GERUND_OR_INFINITIVE: ClassForm = {
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

export const VERBS_WITH_TWO_PATTERNS: ClassForm = {
  kind: 'verb-pattern',
  explanation: explain(
    'Say “to” and the verb for what is still to do, or the verb with -ing for what you did or remember.',
  ),
  lists: { deeds: DEEDS },
  rules: [
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

export const ARTICLES: ClassForm = {
  kind: 'article',
  explanation: explain('We mean it in general, so it has no “the”: “{right}”.'),
  rules: [
    {
      id: 'articles-general',
      find: "^c <the n=life|nature|love|happiness|freedom> is|isn't sometimes|always|often|never|not|very|hard|beautiful|short|important|difficult|wonderful",
      fix: '{n}',
    },
  ],
};

export const WISHES: ClassForm = {
  kind: 'verb-pattern',
  explanation: explain('After “would rather” the verb has its short form: “{right}”.'),
  rules: [{ id: 'wishes-rather-ing', find: "would|'d rather not? <v==ING>", fix: '{v:base}' }],
};
