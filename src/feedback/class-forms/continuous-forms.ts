import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import { PERSONS } from '../rules/word-groups.ts';
import { type ClassForm, OBJECT, PERSON } from './class-form.ts';

/*
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `${WILL} not? MIDADV? have MIDADV? ~EN <v=%finished>`: “by May I will have [finish]”, kept as `v`.
 * `%finished` a word of the list, `@%list` any form of one; CAPITALS kinds of words (EN past participle,
 * VERBS verb in -s, MIDADV “always”); `x?` x or nothing; `~x` x does not follow; `&x` x follows.
 */

/** What people do for a time. None of them is said of a person behind "be" in its base form. */
export const ACTIVITIES = parseWordList(`
work walk wait talk dance swim study drive sleep drink eat cook play sing sit stand travel listen watch write wash shop smoke
shout cry laugh jog ski fish paint draw help learn teach live stay speak think look build fly carry prepare relax wear discuss
enjoy plan try clean call
`);
/** "Have" with these is something that one does. */
const MEALS = 'breakfast|lunch|dinner|supper|fun';
const OCCASIONS = 'shower|bath|party|rest|meeting|coffee|tea|break|picnic|lesson|drink|meal|chat|nap';

/** "They are play" in the form of `be`; the form is part of the rule's id. */
function createContinuousRules(form: string, be: string): ClassForm['rules'] {
  return [
    {
      id: `${form}-activity`,
      find: `${PERSON} ${be} not? MIDADV? ~EN|clean|live <v=%activities> ~deprived|shy`,
      fix: '{v:ing}',
      // "They are not work friends."
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

export const PRESENT_CONTINUOUS: ClassForm = {
  kind: 'verb-form',
  explanation: explain('What is going on now needs the verb with -ing: “{right}”.'),
  lists,
  rules: createContinuousRules('present-continuous', "am|is|are|'m|'re|isn't|aren't"),
};

export const PAST_CONTINUOUS: ClassForm = {
  kind: 'verb-form',
  explanation: explain('What was going on needs the verb with -ing: “{right}”.'),
  lists,
  rules: createContinuousRules('past-continuous', "was|were|wasn't|weren't"),
};

export const PERFECT_CONTINUOUS: ClassForm = {
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

export const FUTURE_PERFECT_AND_CONTINUOUS: ClassForm = {
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
