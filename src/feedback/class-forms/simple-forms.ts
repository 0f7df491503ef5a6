import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { PERSONS } from '../rules/word-groups.ts';
import { type FormRules, OBJECT } from './class-form.ts';

/*
 * Rules for classes about simple forms of verbs, and about “the”. A pattern reads word by word, and `fix`
 * replaces what `<` and `>` enclose. “She did not [went → go]” is found by `did not <v=PAST>` with the fix
 * `{v:base}`.
 *
 *   a|b     one of these words
 *   %list   a word of the list with this name
 *   =VERB   a word that can only be a verb: go, not work
 *   =ING    a word that can only be an -ing form: going, not building
 *   x?      x or nothing
 *   x*      x up to four times
 *   ~x      the next word is not x
 *   ^       the sentence begins here
 *   ^c      a clause begins here
 *   $       the sentence ends here
 *   v=x     x, kept as `v` for the fix, where `{v:en}` is its past participle and `{v:base}` is its base form
 *   VERB    a base form: go
 *   VERBS   a third person: goes
 *   PAST    a past tense: went
 *   EN      a past participle: gone
 *   ING     an -ing form: going
 *   NOUN    a singular noun: dog
 *   NOUNS   a plural noun: dogs
 *   NAME    a name: Ana
 *   ADJ     an adjective: big
 *   SUBJ    a subject pronoun: she
 *   HESHE   he, she, it
 *   OBJ     an object pronoun: her
 *   POSS    my, your
 *   ART     a, an, the
 *   NUM     a number: two
 *   INDEF1  everyone, something
 *   MIDADV  an adverb before the verb: always
 *   ANY     any word
 *
 * In an explanation, `{right}` is the correction, `{before}` the words of the pattern before it. All of the
 * notation is explained in ../patterns/learner-rule.ts.
 */

const lists = { persons: PERSONS };

/** “My father [is have → has] a car.” “[Your are → You are] nice.” */
export const BE: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Have” is the verb here, so the form of “be” goes: “{right}”.'),
  lists,
  rules: [
    { id: 'be-is-have', find: 'HESHE|NAME|%persons|NOUN <is have> a|an|NUM|no|POSS', fix: 'has' },
    { id: 'be-are-have', find: 'you|we|they|NOUNS <are have> a|an|NUM|no|POSS', fix: 'have' },
    { id: 'be-am-have', find: 'i <am have> a|an|NUM|no|POSS', fix: 'have' },
    {
      id: 'be-your-are',
      find: '^ <your are>',
      fix: 'you are',
      explanation: explain('“Your” needs a thing after it. The person is “you”.'),
    },
  ],
};

/** “I [am like → like] music.” “She [haves → has] a dog.” */
export const PRESENT_SIMPLE: FormRules = {
  kind: 'verb-form',
  explanation: explain('What is always or often true needs no “am”: “I {right}”.'),
  lists,
  rules: [
    {
      id: 'present-simple-i-am',
      find: [
        'i <am v=want|need|love|hate|know|go|eat|get|live|speak|think>',
        'i <am v=like> NOUNS|ING|pizza|music|football|chocolate|tea|coffee|milk|fish|sport|school|english',
      ],
      fix: '{v}',
    },
    {
      id: 'present-simple-haves',
      find: 'HESHE|NAME|%persons|NOUN <haves>',
      fix: 'has',
      explanation: explain('With “he”, “she” and “it”, “have” becomes “has”.'),
    },
  ],
};

/** “She [cans → can] swim.” */
export const CAN: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Can” never has an -s.'),
  lists,
  rules: [{ id: 'can-cans', find: 'HESHE|NAME|%persons <cans> VERB', fix: 'can' }],
};

/** Things that stand in a room, a house or a town. */
const FURNITURE = parseWordList(`
table chair bed sofa lamp desk cupboard shelf window door kitchen bathroom park school shop supermarket cinema museum tree
`);

/** “[Is → Are] there any shops?” “[Have → There is] a table in my room.” */
export const THERE_IS: FormRules = {
  kind: 'agreement',
  explanation: explain('There is more than one thing, so we ask “are there”.'),
  lists: { furniture: FURNITURE },
  rules: [
    {
      id: 'there-is-is-there-any',
      find: '<is> there any|many|NUM ADJ? ~news|maths|politics|means|VERBS|NOUN NOUNS ~NOUN',
      fix: 'are',
    },
    {
      id: 'there-is-have-a',
      find: '^ <have|has> a|an ADJ? %furniture in|on|near|next|behind|under',
      fix: 'there is',
      explanation: explain('To say what is in a place, we say “{right}”.'),
    },
    {
      id: 'there-is-have-two',
      find: '^ <have|has> NUM|many|some ADJ? NOUNS in|on|near|next|behind|under',
      fix: 'there are',
      explanation: explain('To say what is in a place, we say “{right}”.'),
    },
  ],
};

/** “She did not [went → go].” “I [wasn't go → didn't go].” */
export const PAST_SIMPLE: FormRules = {
  kind: 'tense',
  explanation: explain('After “did” the verb has its first form: “{right}”.'),
  lists: {
    ...lists,
    actions: parseWordList(`
go do see eat have know take give find buy speak write think feel sleep stay
`),
  },
  rules: [
    { id: 'past-simple-did-not', find: 'did not MIDADV? ~VERB <v=PAST>', fix: '{v:base}' },
    {
      id: 'past-simple-were-not',
      find: "SUBJ <wasn't|weren't v=%actions>",
      fix: "didn't {v}",
      explanation: explain('A verb makes its “not” with “didn’t”: “{right}”.'),
    },
  ],
};

/** “I'm [gonna to → going to] work.” */
export const GOING_TO: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Gonna” is “going to” already, so there is only one “to”.'),
  rules: [{ id: 'going-to-gonna', find: '<gonna to> VERB', fix: 'going to' }],
};

/** “He [musts → must] work.” */
export const OBLIGATION: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Must” never has an -s.'),
  lists,
  rules: [{ id: 'obligation-musts', find: 'HESHE|NAME|%persons <musts> VERB', fix: 'must' }],
};

/** “She [wills → will] come.” */
export const WILL: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Will” never has an -s.'),
  lists,
  rules: [{ id: 'will-wills', find: 'HESHE|NAME|%persons <wills> VERB', fix: 'will' }],
};

/** Forms of “have” before a past participle. */
const HAVE = "have|has|'ve|haven't|hasn't";

/** “I have never [been see → seen] it.” “[Did you ever been → Have you ever been] to Rome?” */
export const PRESENT_PERFECT: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Have” takes the third form of the verb: “have {right}”.'),
  rules: [
    {
      id: 'present-perfect-been',
      find: `${HAVE} never|ever|already|not <been v=see|eat|drink|try|visit|go|play|drive|ride|make|do>`,
      fix: '{v:en}',
    },
    {
      id: 'present-perfect-base',
      find: [`${HAVE} never|ever|already|just ~EN|to <v==VERB>`, '^ have|has SUBJ ever ~EN <v=VERB>'],
      fix: '{v:en}',
    },
    {
      id: 'present-perfect-did-you-been',
      find: '<did s=i|you|we|they a=ever? been>',
      fix: 'have {s} {a} been',
      explanation: explain('“Been” goes with “have” or “has”: “{right}”.'),
    },
    {
      id: 'present-perfect-did-she-been',
      find: '<did s=HESHE a=ever? been>',
      fix: 'has {s} {a} been',
      explanation: explain('“Been” goes with “have” or “has”: “{right}”.'),
    },
  ],
};

/** “When I came, she [has → had] left.” “I had [see → seen] it.” */
export const PAST_PERFECT: FormRules = {
  kind: 'tense',
  explanation: explain('It happened before the other thing in the past, so it is “had”.'),
  rules: [
    {
      id: 'past-perfect-has',
      find: '^ when|after SUBJ|NAME ~VERB PAST ANY* , SUBJ|NAME|INDEF1 <has|have> MIDADV? EN',
      fix: 'had',
    },
    {
      id: 'past-perfect-base',
      find: `had MIDADV? ~EN|to|NOUN <v=VERB> ${OBJECT}|when|before|by|,|$`,
      fix: '{v:en}',
      explanation: explain('“Had” takes the third form of the verb: “had {right}”.'),
    },
  ],
};

/** “He may [coming → be coming].” */
export const POSSIBILITY: FormRules = {
  kind: 'verb-form',
  explanation: explain('After “{before}”, -ing needs “be”: “{right}”.'),
  lists,
  rules: [
    {
      id: 'possibility-ing',
      find: 'SUBJ|NAME|%persons|there may|might|could not? <v==ING>',
      fix: 'be {v}',
    },
  ],
};

/** “[The life → Life] is hard.” */
export const ARTICLES: FormRules = {
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
