import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord } from '../patterns/marked-words.ts';
import { isOnlyFiniteVerb, joinLowerCase } from './clause.ts';
import {
  DEFAULT_EXPLANATION,
  explainBorn,
  explainHabit,
  explainPossession,
  explainStateVerb,
  hasEarlierPast,
  PERFECT_EXPLANATION,
  WORD_LISTS,
} from './tense-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `HESHE|NAME|NOUN <v=@%activities> ANY? ANY? ANY? right now`: “he [reads] a book right now”: any form of a
 * verb of the list `activities`, kept as `v`.
 * `%activities` a word of the list; CAPITALS kinds of words (ANY any word, MIDADV “always”, ING -ing form);
 * `x?` x or nothing; `x*` up to four; `~x` x does not follow; `^` sentence start; `$` sentence end.
 */
export const TENSE_PERFECT_RULES: RuleSet = {
  kind: 'tense',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // I [am knowing → know] him.
    {
      id: 'tense-perfect-01',
      find: ["i|you|we|they <am|are|'m|'re a=MIDADV|not? v=%states>"],
      fix: '{a} {v:base}',
      explanation: explainStateVerb(),
    },
    // She [is knowing → knows] him.
    {
      id: 'tense-perfect-02',
      find: [
        "he|she|NAME|%persons <is|'s a=MIDADV|not? v=%states>",
        'it|NOUN <is v=belonging|costing|consisting|seeming|containing>',
      ],
      fix: '{a} {v:s}',
      explanation: explainStateVerb(),
    },
    // I [was knowing → knew] him.
    {
      id: 'tense-perfect-03',
      find: ['SUBJ <was|were v=%states>'],
      fix: '{v:past}',
      explanation: explainStateVerb(),
      unless: 'if|wish',
    },
    // [Are you wanting → Do you want] tea?
    {
      id: 'tense-perfect-04',
      find: ['<are you v=%states>'],
      fix: 'do you {v:base}',
      explanation: explainStateVerb(),
    },
    // I['m having →  have] a dog.
    {
      id: 'tense-perfect-05',
      find: ["i|you|we|they <am|are|'m|'re having> a|an|NUM|POSS|many|some|no|DIGITS ADJ* %possessions"],
      fix: 'have',
      explanation: explainPossession(),
      // "Having my hair cut" is right: another person does it.
      unless: ['baby|fun', 'having a ADJ time', 'having a|an|NUM|POSS ADJ* NOUN|NOUNS EN'],
    },
    // She [is having → has] a big car.
    {
      id: 'tense-perfect-06',
      find: ["HESHE|NAME|%persons <is|'s having> a|an|NUM|many|no|DIGITS ADJ* %possessions"],
      fix: 'has',
      explanation: explainPossession(),
      unless: 'having a|an|NUM ADJ* NOUN|NOUNS EN',
    },
    // When we arrived, the train [has → had] already left.
    {
      id: 'tense-perfect-07',
      find: ['<has|have> MIDADV? v=EN $', '<has|have> already|just|never MIDADV? EN'],
      fix: 'had',
      explanation: {
        simple: 'It happened before the other thing in the past, so we say “had”.',
        full: 'What happened before another moment in the past takes the past perfect: “had”.',
      },
      when: (match, sentence) => hasEarlierPast(sentence, match.from),
    },
    // This is the first time I [eat → have eaten] sushi.
    {
      id: 'tense-perfect-08',
      find: ['first|second|third|fourth|last time that? s=SUBJ MIDADV? ~have|PAST <v=VERB>'],
      fix: 'have {v:en}',
      explanation: {
        simple: 'This counts the times up to now, so we say “{right}”.',
        full: 'The sentence counts the times up to now, so it takes the present perfect: “{right}”.',
      },
      when: (match, sentence) => /\b(?:is|'s)\b/.test(joinLowerCase(sentence.slice(0, match.from))),
    },
    // It is the first time I [am eating → have eaten] sushi.
    {
      id: 'tense-perfect-09',
      find: ["first|second|third|fourth|last time that? s=SUBJ <am|are|'m|'re v=ING>"],
      fix: 'have {v:en}',
      explanation: {
        simple: 'This counts the times up to now, so we say “{right}”.',
        full: 'The sentence counts the times up to now, so it takes the present perfect: “{right}”.',
      },
      when: (match, sentence) => /\b(?:is|'s)\b/.test(joinLowerCase(sentence.slice(0, match.from))),
    },
    // It is the first time she [drives → has driven] a car.
    {
      id: 'tense-perfect-10',
      find: [
        "first|second|third|fourth time that? s=SUBJ <is|'s v=ING>",
        'first|second|third|fourth time that? s=HESHE MIDADV? ~has <v=VERBS>',
      ],
      fix: 'has {v:en}',
      explanation: {
        simple: 'This counts the times up to now, so we say “{right}”.',
        full: 'The sentence counts the times up to now, so it takes the present perfect: “{right}”.',
      },
      when: (match, sentence) => /\b(?:is|'s)\b/.test(joinLowerCase(sentence.slice(0, match.from))),
    },
    // I [am born → was born] in May.
    {
      id: 'tense-perfect-11',
      find: [
        "i|he|she|NAME|%persons <am|is|'m|'s|have|has born>",
        '^ i <born>',
        'i|he|she|NAME|%persons <born> in|on',
      ],
      fix: 'was born',
      explanation: explainBorn(),
      // "The child born in May is called June": a participle that says which child.
      when: (match, sentence) =>
        match.marked.to - match.marked.from > 1 ||
        !sentence[match.marked.from - 1]?.tags.has('NOUN') ||
        isOnlyFiniteVerb(match, sentence),
    },
    // They [are born → were born] in Rome.
    {
      id: 'tense-perfect-12',
      find: ["we|they|you|NOUNS <are|'re|have born> in|on", 'we|they|you <born> in|on'],
      fix: 'were born',
      explanation: explainBorn(),
    },
    // When [are you born → were you born]?
    {
      id: 'tense-perfect-13',
      find: ['when|where <are|do s=you born>', 'when|where <did s=you born>'],
      fix: 'were you born',
      explanation: explainBorn(),
    },
    // They [play → are playing] outside at the moment.
    {
      id: 'tense-perfect-14',
      find: [
        'i|you|we|they MIDADV? ~NOUN <v=%activities> ANY? ANY? ANY? right now',
        'i|you|we|they <v=%activities> ANY? ANY? ANY? at the moment',
        'i|you|we|they ~NOUN <v=%activities> ANY? ANY? at this moment',
      ],
      fix: 'are {v:ing}',
      explanation: {
        simple: 'It is happening now, so we say “{right}”.',
        full: 'What is going on now takes the present continuous: “{right}”.',
      },
      when: (match, sentence) =>
        getFirstWord(match, sentence) !== 'i' &&
        !/\b(?:can|will|must|should|do|don't)\b/.test(joinLowerCase(sentence)),
    },
    // I [read → am reading] a book at the moment.
    {
      id: 'tense-perfect-15',
      find: [
        'i <v=%activities> ANY? ANY? ANY? right now',
        'i <v=%activities> ANY? ANY? ANY? at the|this moment',
      ],
      fix: 'am {v:ing}',
      explanation: {
        simple: 'It is happening now, so we say “{right}”.',
        full: 'What is going on now takes the present continuous: “{right}”.',
      },
    },
    // She [sleeps → is sleeping] at the moment.
    {
      id: 'tense-perfect-16',
      find: [
        'HESHE|NAME|NOUN <v=@%activities> ANY? ANY? ANY? right now',
        'HESHE|NAME|NOUN <v=@%activities> ANY? ANY? ANY? at the|this moment',
      ],
      fix: 'is {v:ing}',
      explanation: {
        simple: 'It is happening now, so we say “{right}”.',
        full: 'What is going on now takes the present continuous: “{right}”.',
      },
      when: (match, sentence) => sentence[match.marked.from]?.tags.has('VERBS') === true,
    },
    // I [am watching → watch] TV every day.
    {
      id: 'tense-perfect-17',
      find: [
        "i|you|we|they <am|are|'m|'re ~going|doing v=ING> ANY? ANY? ANY? ANY? every day|morning|evening|night|week|summer|weekend|year|afternoon|sunday|monday|saturday|friday|month",
      ],
      fix: '{v:base}',
      explanation: explainHabit(),
      unless: 'this|these|currently|now|getting|becoming|was|were|COMP',
    },
    // She [is playing → plays] tennis every week.
    {
      id: 'tense-perfect-18',
      find: [
        "HESHE|NAME|%persons <is|'s ~going|doing v=ING> ANY? ANY? ANY? ANY? every day|morning|evening|night|week|summer|weekend|year|afternoon|sunday|monday|saturday|friday|month",
      ],
      fix: '{v:s}',
      explanation: explainHabit(),
      // A change goes on: "The number is rising every year."
      unless:
        'this|these|currently|now|getting|becoming|rising|growing|increasing|falling|decreasing|shrinking|improving|changing|spreading|COMP',
    },
    // We usually [are eating → eat] at six.
    {
      id: 'tense-perfect-19',
      find: [
        "i|you|we|they <am|are|'m|'re usually|often|sometimes|never v=ING>",
        "i|you|we|they usually|often|sometimes|never <am|are|'m|'re v=ING>",
        "^ usually|sometimes|normally ,? i|you|we|they <am|are|'m|'re v=ING>",
      ],
      fix: '{v:base}',
      explanation: explainHabit(),
    },
    // Tomorrow I [went → will go] to Rome.
    {
      id: 'tense-perfect-20',
      find: [
        '^ tomorrow ,? s=i|we|he|she|they ~had|would|could <v=PAST>',
        '^ next week|month|year|summer|weekend ,? s=i|we|he|she|they ~had|would|could <v=PAST>',
      ],
      fix: 'will {v:base}',
      explanation: {
        simple: 'The time is in the future, so we say “{right}”.',
        full: 'The sentence names a time in the future, so it needs a future form: “{right}”.',
      },
    },
    // I [live → have lived] here all my life.
    {
      id: 'tense-perfect-21',
      find: 'i|we|you|they ~have|do <v=VERB> here? ANY? ANY? all POSS life',
      fix: 'have {v:en}',
      explanation: PERFECT_EXPLANATION,
      unless: 'to|will|can|want|would',
    },
  ],
};
