/*
 * Corrects questions that lack “do”, “does” or “did”: “You like pizza?” → “Do you like pizza?”, “Where lives
 * your brother?” → “Where does your brother live?”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ where|when|why|how|what <s=SUBJ|NAME ~had|did v=PAST> ~to`: “Where [you bought] it?” The two marked
 * words are kept as `s` and `v`.
 *   <…>         the wrong words, which `fix` replaces
 *   what|which  one of these words
 *   MIDADV?     this, or nothing
 *   ~to         the next word is not this; takes no word itself
 *   ^           the sentence begins here
 *   %persons    a word of the list `persons` in `lists` below: “mother”
 *   =VERB       a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   s=you       this word, which `fix` and the reasons quote as {s} (so also m, v, n); empty where the
 *               pattern took no word
 *   v==VERB     a word for =VERB, quoted as {v}
 *   {v:base}    its base form: “go”
 *   unless      patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, POSS “my, your …”
 *   NUM “two, three …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import { toPastForm, toThirdPerson } from '../lexicon/inflection.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { isQuestion, isQuestionWithoutComma } from './question-sentence.ts';
import { PERSONS } from './word-groups.ts';

const DO_EXPLANATION = {
  simple: 'This question needs “do” before the person or thing: “{right}”.',
  full: 'The present simple asks with “do” before the subject: “{right}”.',
};
const DOES_EXPLANATION = {
  simple: 'This question needs “does”, and then the verb has no -s: “{right}”.',
  full: 'The present simple asks with “does”, which has the -s, so the verb has none: “{right}”.',
};
const DID_EXPLANATION = {
  simple: '“{v}” is past, so the question needs “did”: “{right}”.',
  full: 'The past simple asks with “did”, which shows the past already: “{right}”.',
};

/** A sentence of up to this many tokens that begins with "what means" is a question in any case. */
const MAX_SHORT_QUESTION = 6;

/** Verbs that learners put before the subject. Wrong: "Where lives your brother?" */
const INVERTED_VERBS = ['live', 'work', 'go', 'come', 'start', 'begin', 'like', 'want', 'play', 'eat'];

/** Questions that lack "do", "does" or "did". */
export const QUESTION_DO_RULES: RuleSet = {
  kind: 'question',
  explanation: DO_EXPLANATION,
  lists: {
    persons: PERSONS,
    invertedPresent: INVERTED_VERBS.flatMap((verb) => [verb, toThirdPerson(verb)]),
    invertedPast: INVERTED_VERBS.map(toPastForm),
  },
  rules: [
    // Where [you live → do you live]?
    {
      id: 'question-01',
      find: [
        '^ where|when|why|how|what <s=you|we|they|i m=MIDADV? v=VERB>',
        '^ what|which|how NOUN|NOUNS|ADJ|time|long|often NOUN|NOUNS? <s=you|we|they|i ~to v=VERB>',
        '^ how long|often|far|much|many NOUNS|NOUN? <s=you|we|they|i v=VERB>',
        '^ what|which|how many|much? ADJ? NOUN|NOUNS and NOUN|NOUNS <s=you|we|they|i v=VERB>',
        '^ what kind|type|sort|kinds of ADJ? NOUN|NOUNS <s=you|we|they|i v=VERB>',
        '^ where|when|why|how|what <s=your|the|these|those n=NOUNS v==VERB>',
        '^ where|when|why|how <s=people m=MIDADV? v=VERB>',
        '^ where|when|why|how <s=NOUNS m=MIDADV? v==VERB>',
      ],
      fix: 'do {s} {n} {m} {v:base}',
      when: isQuestion,
    },
    // What [he do → does he do]?
    {
      id: 'question-02',
      find: [
        '^ where|when|why|how|what <s=HESHE|NAME ~is|has|does m=MIDADV? v=VERB|VERBS>',
        '^ what|which NOUN|NOUNS <s=HESHE|NAME ~is|has|does v=VERB|VERBS>',
        '^ how long|often|far|much|many NOUNS|NOUN? <s=HESHE|NAME ~is|has|does v=VERB|VERBS>',
      ],
      fix: 'does {s} {m} {v:base}',
      explanation: DOES_EXPLANATION,
      when: isQuestion,
    },
    // Where [your brother works → does your brother work]?
    {
      id: 'question-03',
      find: '^ where|when|why|how|what <s=your|the|this|that|his|her|my n=NOUN|%persons ~NOUN|NOUNS|is v=VERBS|VERB> ~of',
      fix: 'does {s} {n} {v:base}',
      explanation: DOES_EXPLANATION,
      when: (match, sentence) => isQuestion(match, sentence) && !hasFormOfBe(match, sentence),
    },
    // Where [you went → did you go]?
    {
      id: 'question-04',
      find: [
        '^ where|when|why|how|what <s=SUBJ|NAME ~had|did v=PAST> ~to',
        '^ what|which NOUN|NOUNS <s=SUBJ|NAME ~had|did v=PAST>',
        '^ how long|often|much|many NOUNS|NOUN? <s=SUBJ|NAME ~had|did v=PAST>',
        '^ where|when|why|how <s=your|the|this|his|her n=NOUN|NOUNS ~NOUN|had|did v=PAST>',
      ],
      fix: 'did {s} {n} {v:base}',
      explanation: DID_EXPLANATION,
      when: isQuestion,
    },
    // What [means it → does it mean]?
    {
      id: 'question-05',
      find: [
        '^ what|how|where|when <v=means|mean s=this|that|it n=NOUN|NOUNS?>',
        '^ what <v=means s=the|these|those|POSS n=NOUN|NOUNS>',
        '^ what <v=means|mean s=NAME|NOUN>',
      ],
      fix: 'does {s} {n} mean',
      explanation: {
        simple: 'First comes “does”, then what we ask about, then “mean”: “{right}”.',
        full: 'The question needs “does” before the subject, and “mean” comes after it: “{right}”.',
      },
      // Learners may leave out the question mark: "What means this word."
      when: (match, sentence) => isQuestion(match, sentence) || sentence.length <= MAX_SHORT_QUESTION,
      // Right: "What means the world to you?"
      unless: ['what it means', 'to you|me|him|her|us|them'],
    },
    // When [starts the film → does the film start]?
    {
      id: 'question-06',
      find: [
        // Right: "How come your dad is here?", "what eats the birds?"
        '^ where|when|why|how ~come <v=%invertedPresent s=your|my|the|this|his|her n=NOUN>',
        '^ where|when|why <v=%invertedPresent s=he|she|it>',
        // Right: "How goes it?".
        '^ how ~come|goes <v=%invertedPresent s=he|she|it>',
        '^ what <v=%invertedPresent s=he|she>',
        '^ how much <v=cost|costs s=this|that|it>',
        '^ how much <v=cost|costs s=the|a|an|this|your n=NOUN>',
      ],
      fix: 'does {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “does”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “does”: “{right}”.",
      },
      when: isQuestion,
    },
    // Where [live you → do you live]?
    {
      id: 'question-21',
      find: [
        '^ where|when|why|how ~come <v=%invertedPresent s=you|they|we>',
        '^ what <v=%invertedPresent s=you|they|we>',
        '^ where|when|why|how ~come <v=%invertedPresent s=your|my|the|these|those|his|her n=NOUNS|people|children>',
      ],
      fix: 'do {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “do”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “do”: “{right}”.",
      },
      when: isQuestion,
    },
    // When [started the film → did the film start]?
    {
      id: 'question-22',
      find: [
        // Right: "What started the fire?"
        '^ where|when|why|how <v=%invertedPast s=your|my|the|this|his|her|these|those n=NOUN|NOUNS>',
        '^ where|when|why|how <v=%invertedPast s=you|he|she|they|it|we>',
        '^ what <v=%invertedPast s=he|she|they|we>',
      ],
      fix: 'did {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “did”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “did”: “{right}”.",
      },
      when: isQuestion,
    },
    // [You like → Do you like] pizza?
    {
      id: 'question-07',
      find: [
        '^ <s=you|we|they v=have> any|a|an|NUM|some|much|many|your',
        '^ <s=you|we|they v=like|want|know|live|need|speak|play|go|understand|remember|think|work|love|eat|drink|see|study|smoke|prefer|watch|have|believe|drive|agree> ANY',
        '^ <s=you v=VERB> ANY',
      ],
      fix: 'do {s} {v:base}',
      when: isQuestionWithoutComma,
    },
    // [She likes → Does she like] tea?
    {
      id: 'question-08',
      find: [
        '^ <s=he|she|it|NAME ~is|has|does|was v=VERBS> ANY',
        '^ <s=your|his|her|the n=NOUN|%persons ~NOUN|is|has|does|was v=VERBS>',
      ],
      fix: 'does {s} {n} {v:base}',
      explanation: DOES_EXPLANATION,
      // Right: "He likes what?", "it works or not?"
      unless: ['what|where|who|when|why ?', 'or not ?'],
      when: isQuestionWithoutComma,
    },
  ],
};

/** Not marked: "What the teacher says is true?", where the words up to "is" are the subject. */
function hasFormOfBe({ marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(marked.from).some(({ lower }) => /^(?:is|are|was)$/.test(lower));
}
