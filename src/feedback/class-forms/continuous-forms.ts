import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { PERSONS } from '../rules/word-groups.ts';
import { type FormRules, OBJECT, PERSON } from './class-form.ts';

/*
 * Rules for classes about the continuous and the future perfect. A pattern reads word by word, and `fix`
 * replaces what `<` and `>` enclose. “I will have [finish → finished]” is found by `will have <v=%finished>`
 * with the fix `{v:en}`.
 *
 *   a|b     one of these words
 *   %list   a word of the list with this name
 *   @%list  any form of a verb of the list
 *   =VERB   a word that can only be a verb: go, not work
 *   x?      x or nothing
 *   x*      x up to four times
 *   ~x      the next word is not x
 *   &x      the next word is x
 *   ^       the sentence begins here
 *   v=x     x, kept as `v` for the fix, where `{v:en}` is its past participle and `{v:ing}` is its -ing form
 *   VERB    a base form: go
 *   VERBS   a third person: goes
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
 * In an explanation, `{right}` is the correction. All of the notation is explained in
 * ../patterns/learner-rule.ts.
 */

/**
 * Verbs of what people do for a time. After “be”, their base forms say nothing of a person: “she was cook” is
 * wrong.
 */
export const ACTIVITIES = parseWordList(`
work walk wait talk dance swim study drive sleep drink eat cook play sing sit stand travel listen watch write wash shop smoke
shout cry laugh jog ski fish paint draw help learn teach live stay speak think look build fly carry prepare relax wear discuss
enjoy plan try clean call
`);
/** Things with which “have” is something that one does, without an article, and with one. */
const MEALS = 'breakfast|lunch|dinner|supper|fun';
const OCCASIONS = 'shower|bath|party|rest|meeting|coffee|tea|break|picnic|lesson|drink|meal|chat|nap';

/**
 * Creates the rules for “They are [play → playing]”.
 *
 * @param form the beginning of the rules' ids
 * @param be the forms of “be” that the class is about
 */
function createContinuousRules(form: string, be: string): FormRules['rules'] {
  return [
    {
      id: `${form}-activity`,
      find: `${PERSON} ${be} not? MIDADV? ~EN|clean|live <v=%activities> ~deprived|shy`,
      fix: '{v:ing}',
      // Not marked: “They are not work friends.”
      unless: 'work NOUN|NOUNS',
    },
    {
      id: `${form}-with-s`,
      find: `${PERSON} ${be} not? MIDADV? ~NOUNS &@%activities <v=VERBS>`,
      fix: '{v:ing}',
    },
    {
      id: `${form}-object`,
      find: `${PERSON} ${be} not? MIDADV? <v=read|make|do|take|buy|get|bring|open|close|clean|visit> ${OBJECT}`,
      fix: '{v:ing}',
      unless: 'what|all|thing',
    },
    {
      id: `${form}-having`,
      find: [
        `${PERSON} ${be} not? MIDADV? <v=have> ${MEALS}`,
        `${PERSON} ${be} not? MIDADV? <v=have> a|an|the|POSS ADJ? ${OCCASIONS}`,
      ],
      fix: 'having',
    },
    {
      id: `${form}-weather`,
      find: `it ${be} not? MIDADV? <v=rain|snow> again|all|hard|heavily|now|outside|when`,
      fix: '{v:ing}',
    },
  ];
}

const lists = { persons: PERSONS, activities: ACTIVITIES };

/** “They are [play → playing].” */
export const PRESENT_CONTINUOUS: FormRules = {
  kind: 'verb-form',
  explanation: explain('What is going on now needs the verb with -ing: “{right}”.'),
  lists,
  rules: createContinuousRules('present-continuous', "am|is|are|'m|'re|isn't|aren't"),
};

/** “They were [play → playing].” */
export const PAST_CONTINUOUS: FormRules = {
  kind: 'verb-form',
  explanation: explain('What was going on needs the verb with -ing: “{right}”.'),
  lists,
  rules: createContinuousRules('past-continuous', "was|were|wasn't|weren't"),
};

/** “I have been [wait → waiting].” “He [is been → has been] waiting.” */
export const PERFECT_CONTINUOUS: FormRules = {
  kind: 'verb-form',
  explanation: explain('After “been” the verb has -ing: “{right}”.'),
  lists,
  rules: [
    {
      id: 'perfect-continuous-base',
      find: [
        "have|has|had|'ve|haven't|hasn't|hadn't not? MIDADV? been ~EN|clean <v=%activities>",
        'have|has SUBJ been ~EN|clean <v=%activities>',
      ],
      fix: '{v:ing}',
    },
    {
      id: 'perfect-continuous-rain',
      find: "it has|'s|had been <v=rain|snow>",
      fix: '{v:ing}',
    },
    {
      id: 'perfect-continuous-is-been',
      find: 'HESHE|NAME|%persons|INDEF1 MIDADV? <is been> ING',
      fix: 'has been',
      explanation: explain('“Been” goes with “have” or “has”: “{right}”.'),
    },
    {
      id: 'perfect-continuous-are-been',
      find: 'you|we|they|NOUNS MIDADV? <are been> ING',
      fix: 'have been',
      explanation: explain('“Been” goes with “have” or “has”: “{right}”.'),
    },
  ],
};

const WILL = "will|'ll|won't";

/** “By May I will have [finish → finished].” “At nine I will be [sleep → sleeping].” */
export const FUTURE_PERFECT_AND_CONTINUOUS: FormRules = {
  kind: 'verb-form',
  explanation: explain('“Will have” takes the third form of the verb: “will have {right}”.'),
  lists: {
    ...lists,
    finished: parseWordList('finish graduate complete arrive learn become begin'),
    done: parseWordList('start visit paint clean cook save change answer repair move watch pass reach plan'),
  },
  rules: [
    {
      id: 'future-perfect-and-continuous-base',
      find: [
        `${WILL} not? MIDADV? have MIDADV? ~EN <v==VERB> ~to`,
        `${WILL} not? MIDADV? have MIDADV? ~EN <v=%finished>`,
        `${WILL} not? MIDADV? have MIDADV? ~EN <v=%done> ${OBJECT}`,
      ],
      fix: '{v:en}',
    },
    {
      id: 'future-perfect-and-continuous-ing',
      find: `${WILL} not? MIDADV? have MIDADV? <v=ING> ART|POSS|it|them`,
      fix: '{v:en}',
    },
    {
      id: 'future-perfect-and-continuous-been',
      find: `${WILL} not? MIDADV? <been> ING|EN`,
      fix: 'have been',
      explanation: explain('After “will” we say “have been”.'),
    },
    {
      id: 'future-perfect-and-continuous-by-then',
      find: '^ by ANY ANY? ANY? SUBJ <will ~have|be v=VERB> ANY* already',
      fix: 'will have {v:en}',
      explanation: explain('By that time it is already done: “{right}”.'),
    },
    {
      id: 'future-perfect-and-continuous-activity',
      find: `${PERSON} ${WILL} not? MIDADV? be MIDADV? ~EN|clean <v=%activities>`,
      fix: '{v:ing}',
      explanation: explain(
        'What is going on at that time takes “will be” and the verb with -ing: “{right}”.',
      ),
    },
    {
      id: 'future-perfect-and-continuous-having',
      find: `${PERSON} ${WILL} be <have> ${MEALS}`,
      fix: 'having',
      explanation: explain(
        'What is going on at that time takes “will be” and the verb with -ing: “{right}”.',
      ),
    },
  ],
};
