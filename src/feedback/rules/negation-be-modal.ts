/*
 * Corrects the negative of “be”, of “can” and “must”, and of “there is”, all of which take no “do”: “I don't
 * am tired” → “I am not tired”, “he not can swim” → “he cannot swim”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `there <no|not b=is|are|was|were>`: “there [no is] milk”. The verb is kept as `b`.
 *   <…>                 the wrong words, which `fix` replaces
 *   are|be              one of these words
 *   any|many|enough|…*  none to four of these
 *   ~ANY                the next word is not this; takes no word itself
 *   -if|why|or|whether  the word before is none of these; takes no word itself
 *   ^                   the sentence begins here
 *   @be                 any form of “be”
 *   %persons            a word of the list `persons` in `lists` below: “mother”
 *   b=is|are|was|were   this word, which `fix` and the reasons quote as {b} (so also n, m)
 *   unless              patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { PERSONS } from './word-groups.ts';

const BE_WITHOUT_DO = {
  simple: '“Am”, “is” and “are” take “not” without “do”: “{right}”.',
  full: '“Be” makes its negative without “do”: “{right}”, not “{wrong}”.',
};
const PAST_BE_WITHOUT_DID = {
  simple: '“Was” and “were” take “not” without “do” or “did”: “{right}”.',
  full: '“Be” makes its negative without “do” or “did”: “{right}”, not “{wrong}”.',
};

/** Words before a "not" that belongs to them. Right: "why not", "this or not", "whether or not we can". */
const OPENINGS_OF_CHOICES = 'if|why|or|whether';
/** Subjects of "is" and of "are". */
const ONE = 'HESHE|NAME|NOUN|%persons|this|there|everyone|everybody';
const MANY = 'you|we|they|NOUNS|people|children|there';
/**
 * Words of other clauses. Right: "Those who say they didn't were wrong", "whether it did or didn't is
 * unclear".
 */
const OTHER_CLAUSES = 'who|whoever|what|whether';

/** Words that "no" may stand before. Right: "It is no longer here", "he is no better". */
const AFTER_RIGHT_NO = 'longer|different|better|good|worse|doubt|other';

/** The negative of "be", of "can", "must" and their like, and of "there is": all without "do". */
export const NEGATION_BE_MODAL_RULES: RuleSet = {
  kind: 'negation',
  explanation: BE_WITHOUT_DO,
  lists: { persons: PERSONS },
  rules: [
    // There is [no → not] enough space.
    {
      id: 'negation-50',
      find: '@be|have|has|had|got <no> enough NOUN|NOUNS|ADJ|to|for',
      fix: 'not',
      explanation: {
        simple: 'Before “enough” we say “not”, not “no”.',
        full: '“Enough” takes “not” before it: “not enough”, not “no enough”.',
      },
    },
    // It will [be not → not be] open.
    {
      id: 'negation-55',
      find: 'will|would|can|could|should|must|may|might <be not> EN|ADJ|a|the|at|here|there|in ~only',
      fix: 'not be',
      explanation: {
        simple: '“Not” comes before “be” here: “{last} not be”.',
        full: '“Not” follows the modal verb directly: “{last} not be”.',
      },
    },
    // He [is no → is not] happy.
    {
      id: 'negation-06',
      find: [
        'SUBJ|NAME|%persons|NOUN|NOUNS <n=not m=could|will|would|should|must|am|is|are|was|were|have|has>',
        'SUBJ|NAME|%persons <n=no m=could|will|would|should|must|am|is|are|was|were>',
        'SUBJ|NAME|%persons <m=can|could|will|should|must n=no> VERB',
        // Right: "The answer is no in most cases."
        '~answer|answers|reply SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> ~NOUN|NOUNS ADJ|EN ~ANY',
        '~answer|answers|reply SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> at|in|from',
        '~answer|answers|reply SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> very|too|so ADJ',
        '~answer|answers|reply SUBJ|NAME|%persons|NOUN|NOUNS <m=am|is|are|was|were n=no> ~NOUN|NOUNS ADJ to|for|and|but|because|,|in|with|when|at|here|there',
      ].map(exceptRightNegatives),
      fix: '{m} not',
      explanation: {
        simple: '“Not” comes after “{m}”: “{right}”.',
        full: '“{m}” makes its own negative: “not” stands directly after it, “{right}”.',
      },
    },
    // She [not can → cannot] come.
    {
      id: 'negation-35',
      find: [
        'SUBJ|NAME|%persons|NOUN|NOUNS <not can>',
        'SUBJ|NAME|%persons <no can>',
        'SUBJ|NAME|%persons <can no> VERB',
      ].map(exceptRightNegatives),
      fix: 'cannot',
      explanation: {
        simple: '“Can” and “not” are one word, with “can” first: “cannot”.',
        full: '“Can” makes its own negative, which is written as one word: “cannot”.',
      },
    },
    // You [don't must → must not] smoke here.
    {
      id: 'negation-18',
      // Right: "If you don't, will you help me?"
      find: ["<don't|doesn't|didn't m=should|will|would> ~SUBJ", "you <don't m=must> ~SUBJ"],
      fix: '{m} not',
      explanation: {
        simple: "“{m}” takes “not” without “don't”, “doesn't” or “didn't”: “{right}”.",
        full: '“{m}” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // We [don't must → don't have to] pay.
    {
      id: 'negation-51',
      find: "-you <d=don't|doesn't must> ~SUBJ",
      fix: '{d} have to',
      explanation: {
        simple: '“Must not” is for what is not allowed. When there is no need, we say “{right}”.',
        full: '“Must not” forbids. For what there is no need to do, it is “{right}”.',
      },
    },
    // I [don't can → can't] swim.
    {
      id: 'negation-36',
      find: "<don't|doesn't can> ~SUBJ",
      fix: "can't",
      explanation: {
        simple: "“Can” takes “not” without “don't” or “doesn't”: “{right}”.",
        full: '“Can” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // He [didn't can → couldn't] come.
    {
      id: 'negation-37',
      find: ["<didn't can> ~SUBJ", "<don't|doesn't|didn't could> ~SUBJ"],
      fix: "couldn't",
      explanation: {
        simple: "“Could” takes “not” without “didn't”: “{right}”.",
        full: '“Could” is a modal verb. It makes its negative without “do”: “{right}”.',
      },
    },
    // I [don't am → am not] tired.
    {
      id: 'negation-19',
      find: "i <don't|doesn't am|is|are|be> ~VERB",
      fix: 'am not',
    },
    // He [doesn't is → isn't] here.
    {
      id: 'negation-20',
      find: [`${ONE} <doesn't|don't is>`, "^ that <doesn't|don't is>", `${ONE} <don't|doesn't be>`],
      unless: OTHER_CLAUSES,
      fix: "isn't",
    },
    // They [don't are → aren't] here.
    {
      id: 'negation-21',
      find: `${MANY} <don't|doesn't are>`,
      unless: OTHER_CLAUSES,
      fix: "aren't",
    },
    // He [didn't is → wasn't] at home.
    {
      id: 'negation-42',
      find: [
        `i|${ONE} <doesn't|don't|didn't was>`,
        "^ that <doesn't|don't|didn't was>",
        `${ONE} <didn't is>`,
        `i|${ONE} <didn't be>`,
      ],
      unless: OTHER_CLAUSES,
      fix: "wasn't",
      explanation: PAST_BE_WITHOUT_DID,
    },
    // They [didn't were → weren't] at home.
    {
      id: 'negation-43',
      find: [
        `${MANY} <doesn't|don't|didn't were>`,
        `you|we|they <doesn't|don't|didn't was>`,
        `${MANY} <didn't are|be>`,
      ],
      unless: OTHER_CLAUSES,
      fix: "weren't",
      explanation: PAST_BE_WITHOUT_DID,
    },
    // I [amn't → am not] sure.
    {
      id: 'negation-22',
      find: "i <amn't|isn't>",
      fix: 'am not',
      explanation: {
        simple: 'With “I” we say “am not”.',
        full: "“I” goes with “am”, and “am not” has no short form in -n't: “am not”.",
      },
    },
    // There [no is → is no] milk.
    {
      id: 'negation-27',
      find: 'there <no|not b=is|are|was|were>',
      fix: '{b} no',
      explanation: {
        simple: 'After “there”, the verb comes first and then “no”: “{right}”.',
        full: 'In a “there” sentence the verb stands before “no”: “{right}”.',
      },
    },
  ],
};

/** Adds to the pattern that no word before or after it makes "no" or "not" right. */
function exceptRightNegatives(pattern: string): string {
  return `-${OPENINGS_OF_CHOICES} ${pattern.replace('>', `> ~${AFTER_RIGHT_NO}`)}`;
}
