import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { PERSONS } from '../rules/word-groups.ts';
import { CLAUSE_END, type FormRules, OBJECT } from './class-form.ts';

/*
 * Rules for classes about clauses: conditionals, relative clauses, reported speech, the passive, “have it
 * done”. A pattern reads word by word, and `fix` replaces what `<` and `>` enclose. “I would [to go → go]” is
 * found by `would <to v=VERB>` with the fix `{v}`.
 *
 *   a|b     one of these words
 *   %list   a word of the list with this name
 *   x?      x or nothing
 *   !x      one word that is not x
 *   ~x      the next word is not x
 *   ^       the sentence begins here
 *   $       the sentence ends here
 *   v=x     x, kept as `v` for the fix, where `{v:en}` is its past participle and `{v:base}` is its base form
 *   VERB    a base form: go
 *   VERBS   a third person: goes
 *   PAST    a past tense: went
 *   EN      a past participle: gone
 *   NOUN    a singular noun: dog
 *   NOUNS   a plural noun: dogs
 *   NAME    a name: Ana
 *   ADJ     an adjective: big
 *   SUBJ    a subject pronoun: she
 *   OBJ     an object pronoun: her
 *   POSS    my, your
 *   ART     a, an, the
 *   NUM     a number: two
 *   MIDADV  an adverb before the verb: always
 *
 * In an explanation, `{right}` is the correction, `{wrong}` the marked words, `{last}` the word before the
 * mark. All of the notation is explained in ../patterns/learner-rule.ts.
 */

const lists = { persons: PERSONS };

/** “I would [to go → go].” */
export const SECOND_CONDITIONAL: FormRules = {
  kind: 'conditional',
  explanation: explain('“Would” takes the verb without “to”: “would {right}”.'),
  rules: [{ id: 'second-conditional-would-to', find: "would|'d|wouldn't <to v=VERB>", fix: '{v}' }],
};

/**
 * Verbs that are not nouns without an article. Wrong: “if she had study”. Right, so not here: “if she had
 * help”.
 */
const VERBS_NOT_NOUNS = parseWordList(`
go know see ask listen learn eat buy speak take study arrive tell think forget wear choose
`);

/** “If I had [know → known], …” “I would [of → have] gone.” */
export const THIRD_CONDITIONAL: FormRules = {
  kind: 'conditional',
  explanation: explain('After “{last}” the verb has its third form: “{right}”.'),
  lists: { notNouns: VERBS_NOT_NOUNS },
  rules: [
    {
      id: 'third-conditional-had',
      find: `if|unless SUBJ|NAME had|hadn't not? MIDADV? ~EN <v=%notNouns> ${OBJECT}|${CLAUSE_END}|hard|harder|more|earlier`,
      fix: '{v:en}',
    },
    {
      id: 'third-conditional-would-have',
      find: `would|could|might|wouldn't|couldn't not? have MIDADV? ~EN <v=%notNouns> ${OBJECT}|${CLAUSE_END}`,
      fix: '{v:en}',
    },
    {
      id: 'third-conditional-of',
      find: "would|could|should|might|wouldn't|couldn't|shouldn't not? <of> been|EN|PAST",
      fix: 'have',
      explanation: explain('It only sounds like “of”: after “would” we write “have”.'),
    },
  ],
};

/** Things, for which “who” is wrong. */
const THINGS = parseWordList(`
film films movie movies song songs book books game games shoe shoes car cars house houses phone phones app apps website websites
programme programmes city cities
`);

/** “The film [who → that] was long.” “The town where I live [in → ].” */
export const RELATIVE_CLAUSES: FormRules = {
  kind: 'relative',
  explanation: explain('“Who” is for people. For a thing we say “that”.'),
  lists: { things: THINGS },
  rules: [
    { id: 'relative-clauses-who', find: '%things <who> VERB|VERBS|PAST|is|are|was|were', fix: 'that' },
    {
      id: 'relative-clauses-where-in-it',
      find: 'where SUBJ MIDADV? live|lived|lives|work|worked|works|stay|stayed|sleep|slept|study|studied <in|at|on it>',
      fix: '',
      explanation: explain('“Where” says the place already, so “{wrong}” is too much.'),
    },
  ],
};

/** “My car, [that → which] is old, …” “Ana, [who's → whose] son is ill, …” */
export const EXTRA_CLAUSES: FormRules = {
  kind: 'relative',
  explanation: explain('Between commas, extra information about a thing begins with “which”, not “{wrong}”.'),
  lists: { ...lists, things: THINGS },
  rules: [
    {
      id: 'extra-clauses-that',
      find: '^ POSS ADJ? ~%persons NOUN , <that> is|was|has|VERBS !,',
      fix: 'which',
    },
    { id: 'extra-clauses-who', find: '^ POSS ADJ? %things , <who> is|are|was|were|VERBS|PAST', fix: 'which' },
    {
      id: 'extra-clauses-whos',
      find: ", <who 's> NOUN|NOUNS is|was|are|were",
      fix: 'whose',
      explanation: explain('“Who’s” is “who is”. What belongs to it comes after “whose”.'),
    },
  ],
};

/** “She asked me [that I help → to help].” */
export const ASKING_AND_TELLING: FormRules = {
  kind: 'verb-pattern',
  explanation: explain('You ask a person “to do” something: “{right}”.'),
  rules: [
    {
      id: 'asking-and-telling-that',
      find: 'ask|asks|asked OBJ <that SUBJ v=VERB|VERBS>',
      fix: 'to {v:base}',
    },
  ],
};

/** “He asked me [that if → if] I was ill.” */
export const REPORTED_SPEECH: FormRules = {
  kind: 'reporting',
  explanation: explain('A question inside a sentence begins with “if” alone, without “that”.'),
  rules: [
    {
      id: 'reported-speech-that-if',
      find: 'ask|asks|asked OBJ <that w=if|whether>',
      fix: '{w}',
    },
  ],
};

/** Verbs whose base form never comes after “be”. */
const PASSIVE_VERBS = parseWordList(`
speak write take give build sell buy send steal choose eat grow know teach see tell bring invite repair publish discover invent
create destroy elect serve deliver finish paint sign translate
`);

/** “It was [write → written] in 1900.” “It was written [from → by] the king.” */
export const PASSIVE: FormRules = {
  kind: 'verb-form',
  explanation: explain('The passive is “be” and the third form of the verb: “{last} {right}”.'),
  lists: { ...lists, passiveVerbs: PASSIVE_VERBS },
  rules: [
    {
      id: 'passive-base',
      find: `is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't not? MIDADV? ~EN <v=%passiveVerbs> ${CLAUSE_END}`,
      fix: '{v:en}',
      unless: ['what|all|thing|aim|job|plan|step|idea|goal', 'do|did|does is|was'],
    },
    {
      id: 'passive-is-been',
      find: 'is|are|was|were <been> EN',
      explanation: explain('Say “being” for what is going on, or “has been” for what is done.'),
    },
    {
      id: 'passive-from',
      find: 'closed|written|painted|invented|discovered|directed|designed|arrested|stopped|founded|sung|composed|built <from> the|a|POSS %persons|police|government|army|mayor|king',
      fix: 'by',
      explanation: explain('The one who did it comes after “by”, not after “{wrong}”.'),
    },
  ],
};

/** Verbs of what other people do for us. */
const SERVICES = parseWordList(`
renew repair clean paint check fix dye test deliver install service wash print translate do
`);
/** The past participles of most of these. */
const SERVICE_FORMS = parseWordList(`
renewed repaired cleaned painted checked fixed dyed tested delivered installed washed printed translated
`);

/** “I had my car [repair → repaired].” “I [cut my hair → had my hair cut] at the hairdresser's.” */
export const HAVE_DONE: FormRules = {
  kind: 'verb-form',
  explanation: explain('Others do it for us: “have” + the thing + the third form of the verb: “{right}”.'),
  lists: { services: SERVICES, served: SERVICE_FORMS },
  rules: [
    {
      id: 'have-done-base',
      find: `have|has|had|having|get|gets|got|getting POSS ADJ? NOUN|NOUNS <v=%services> ${CLAUSE_END}`,
      fix: '{v:en}',
    },
    {
      id: 'have-done-order',
      find: 'SUBJ|NAME <h=had|have|has v=%served d=POSS|the n=NOUN> by a|an',
      fix: '{h} {d} {n} {v}',
    },
    {
      id: 'have-done-hair',
      find: "SUBJ|NAME <cut d=POSS n=hair> at|in the|a hairdresser|hairdresser's|barber|barber's|salon|hairdressers 's? yesterday|last",
      fix: 'had {d} {n} cut',
    },
  ],
};
