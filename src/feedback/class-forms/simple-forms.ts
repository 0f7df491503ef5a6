import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { PERSONS } from '../rules/word-groups.ts';
import { type ClassForm, OBJECT } from './class-form.ts';

/*
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `did not MIDADV? ~VERB <v=PAST>`: “she did not [went]”. The verb is kept as `v`.
 * `%persons` a word of the list; CAPITALS kinds of words (NOUNS plural noun, VERBS verb in -s, EN past
 * participle, MIDADV “always”); `x?` x or nothing; `x*` up to four; `~x` x does not follow; `^` sentence
 * start; `$` sentence end.
 */

const lists = { persons: PERSONS };

export const BE: ClassForm = {
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

export const PRESENT_SIMPLE: ClassForm = {
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

export const CAN: ClassForm = {
  kind: 'verb-form',
  explanation: explain('“Can” never has an -s.'),
  lists,
  rules: [{ id: 'can-cans', find: 'HESHE|NAME|%persons <cans> VERB', fix: 'can' }],
};

const FURNITURE = parseWordList(`
table chair bed sofa lamp desk cupboard shelf window door kitchen bathroom park school shop supermarket cinema museum tree
`);

export const THERE_IS: ClassForm = {
  kind: 'agreement',
  explanation: explain('There is more than one thing, so we ask “are there”.'),
  lists: { furniture: FURNITURE },
  rules: [
    {
      id: 'there-is-is-there-any',
      find: '<is> there any|many|NUM ADJ? ~news|maths|politics|means|VERBS NOUNS',
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

export const PAST_SIMPLE: ClassForm = {
  kind: 'tense',
  explanation: explain('After “did” the verb has its short form: “{right}”.'),
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

export const GOING_TO: ClassForm = {
  kind: 'verb-form',
  explanation: explain('“Gonna” is “going to” already, so there is only one “to”.'),
  rules: [{ id: 'going-to-gonna', find: '<gonna to> VERB', fix: 'going to' }],
};

export const OBLIGATION: ClassForm = {
  kind: 'verb-form',
  explanation: explain('“Must” never has an -s.'),
  lists,
  rules: [{ id: 'obligation-musts', find: 'HESHE|NAME|%persons <musts> VERB', fix: 'must' }],
};

export const WILL: ClassForm = {
  kind: 'verb-form',
  explanation: explain('“Will” never has an -s.'),
  lists,
  rules: [{ id: 'will-wills', find: 'HESHE|NAME|%persons <wills> VERB', fix: 'will' }],
};

const HAVE = "have|has|'ve|haven't|hasn't";

export const PRESENT_PERFECT: ClassForm = {
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

export const PAST_PERFECT: ClassForm = {
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

export const POSSIBILITY: ClassForm = {
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
