/*
 * Corrects full verbs that are made negative without “don't”, “doesn't” or “didn't”: “I no like it” → “I
 * don't like it”, “she knows not” → “she doesn't know”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `HESHE|NAME <has no enough>`: “she [has no enough] money”.
 *   <…>                the wrong words, which `fix` replaces
 *   no|not             one of these words
 *   ~by                the next word is not this; takes no word itself
 *   -%beforeSubject|…  the word before is none of these; takes no word itself
 *   ^                  the sentence begins here
 *   ^c                 a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   ANY?               any word, or nothing
 *   %beforeSubject     a word of the list `beforeSubject` in `lists` below: “do”
 *   v=VERB             this word, which `fix` and the reasons quote as {v} (so also n)
 *   {v:base}           its base form: “go”
 *   {v:ing}            its -ing form: “going”
 *   inPast             the `fix` where the text tells of the past
 *   VERB “go”, VERBS “goes”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   HESHE “he, she, it”, POSS “my, your …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { findStatementStart } from '../patterns/sentence-boundaries.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import { asksForBaseForm } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const NO_BEFORE_ENOUGH = {
  simple: 'The “not” comes with the verb: “{right}”.',
  full: '“Enough” takes no “no” before it. The verb is negative: “{right}”.',
};
const NO_BEFORE_VERB = {
  simple: 'To say “not”, this verb needs the help of “do”: “{right}”.',
  full: 'With “not”, this verb needs a form of “do”: “{right}”, not “{wrong}”.',
};

const ONE_DAY_EXPLANATION = {
  simple: 'This is about one day, not every day, so we say “{right}”.',
  full: 'This is about one day, not a habit, so the verb is in the present continuous: “{right}”.',
};

/** Verbs of what is planned for a day. Wrong: "I not come today". */
const PLANNED = 'come|go|work|join|travel|leave';
const ONE_DAY = 'today|tonight|tomorrow';
const UP_TO_ONE_DAY = `ANY? ANY? ANY? ANY? ${ONE_DAY}`;

/** Verbs that learners put before "not". Wrong: "I know not the answer". */
const VERBS_BEFORE_NOT = 'go|work|like|know|want|speak|understand|live|think|see';
const THIRD_PERSONS_BEFORE_NOT = 'goes|works|likes|knows|wants|speaks|understands|lives|thinks|sees';
/** What "not" can belong to after it. Right: "They like not only French", "we live not far". */
const AFTER_RIGHT_NOT =
  ',|only|to|what|who|how|why|where|ADJ|ING|everyone|everybody|everything|all|many|much|enough|a|one|every|just|because';

/** Full verbs that are made negative without "don't", "doesn't" or "didn't". */
export const NEGATION_DO_RULES: RuleSet = {
  kind: 'negation',
  explanation: NO_BEFORE_VERB,
  lists: {
    // Words before a subject that "not" can follow. Right: "Do they not come?", "if they not only come".
    beforeSubject: 'do does did can could will would should must may why or if had'.split(' '),
    persons: PERSONS,
  },
  rules: [
    // I [have no enough → don't have enough] time.
    {
      id: 'negation-01',
      find: ['i|you|we|they <have no enough>'],
      fix: "don't have enough",
      explanation: NO_BEFORE_ENOUGH,
      inPast: "didn't have enough",
    },
    // She [has no enough → doesn't have enough] money.
    {
      id: 'negation-02',
      find: ['HESHE|NAME <has no enough>'],
      fix: "doesn't have enough",
      explanation: NO_BEFORE_ENOUGH,
      inPast: "didn't have enough",
    },
    // I [not come → am not coming] to school today because I am sick.
    {
      id: 'negation-52',
      find: [
        `-%beforeSubject i <no|not v=${PLANNED}> ${UP_TO_ONE_DAY}`,
        `^c ${ONE_DAY} ,? i <no|not v=${PLANNED}>`,
      ],
      fix: 'am not {v:ing}',
      explanation: ONE_DAY_EXPLANATION,
      inPast: "didn't {v:base}",
      when: (match, sentence) => !canBareVerbFollow(match, sentence),
    },
    // We [not go → aren't going] to school tomorrow.
    {
      id: 'negation-53',
      find: [
        `-%beforeSubject you|we|they <no|not v=${PLANNED}> ${UP_TO_ONE_DAY}`,
        `^c ${ONE_DAY} ,? you|we|they <no|not v=${PLANNED}>`,
      ],
      fix: "aren't {v:ing}",
      explanation: ONE_DAY_EXPLANATION,
      inPast: "didn't {v:base}",
      when: (match, sentence) => !canBareVerbFollow(match, sentence),
    },
    // She [not come → isn't coming] to school today because she is sick.
    {
      id: 'negation-54',
      find: [
        `-%beforeSubject he|she|%persons <no|not v=${PLANNED}|comes|goes|works|joins|travels|leaves> ${UP_TO_ONE_DAY}`,
        `^c ${ONE_DAY} ,? POSS? he|she|%persons <no|not v=${PLANNED}|comes|goes|works|joins|travels|leaves>`,
      ],
      fix: "isn't {v:ing}",
      explanation: ONE_DAY_EXPLANATION,
      inPast: "didn't {v:base}",
      when: (match, sentence) => !canBareVerbFollow(match, sentence),
    },
    // I [no like → don't like] it.
    {
      id: 'negation-03',
      find: [
        '-%beforeSubject|is|are|were|have i|you|we|they|NOUNS|people <no|not ~matter v=VERB>',
        '-%beforeSubject|is|are|were|have i|we|they|you <no ~matter v=VERB|have>',
      ],
      fix: "don't {v:base}",
      inPast: "didn't {v:base}",
      when: (match, sentence) => !canBareVerbFollow(match, sentence) && !followsOf(match, sentence),
    },
    // She [no like → doesn't like] fish.
    {
      id: 'negation-04',
      find: '-%beforeSubject|is|was|has HESHE|NAME|NOUN <no|not ~matter|see|hear v=VERB|VERBS>',
      fix: "doesn't {v:base}",
      inPast: "didn't {v:base}",
      when: (match, sentence) => !canBareVerbFollow(match, sentence),
    },
    // I [not went → didn't go] to school.
    {
      id: 'negation-49',
      find: '-%beforeSubject|or|nor|than|as|is|was|whether|not i|you|he|she|it|we|they <not|no v=PAST> ~by',
      fix: "didn't {v:base}",
    },
    // I [know not → don't know] the answer.
    {
      id: 'negation-05',
      find: `i|you|we|they|people|NOUNS <v=${VERBS_BEFORE_NOT} n=not> ~${AFTER_RIGHT_NOT}`,
      when: (match, sentence) => !isContrast(match, sentence),
      fix: "don't {v:base}",
      explanation: {
        simple: 'To say “not”, this verb needs the help of “do” before it: “{right}”.',
        full: '“Not” needs “do” before it with this verb: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
    },
    // She [knows not → doesn't know] the answer.
    {
      id: 'negation-38',
      find: `~people HESHE|NAME|NOUN <v=${VERBS_BEFORE_NOT}|${THIRD_PERSONS_BEFORE_NOT} n=not> ~${AFTER_RIGHT_NOT}`,
      when: (match, sentence) => !isContrast(match, sentence),
      fix: "doesn't {v:base}",
      explanation: {
        simple: 'To say “not”, this verb needs the help of “do” before it: “{right}”.',
        full: '“Not” needs “does” before it with this verb: “{right}”, not “{wrong}”.',
      },
      inPast: "didn't {v:base}",
    },
    // [Not go → Don't go] there.
    {
      id: 'negation-23',
      find: [
        // Right: "No smoke without fire", "no talk of money".
        '^ <no v=go|eat|speak|forget> ANY',
        '^ <no v=run|touch|smoke|talk|worry|open|close|walk|swim> the|this|that|my|your|it|me|them|here|there|about',
        '^ <not v=go|run|touch|eat|talk|speak|worry|forget|close|walk|swim>',
        '^ <not v=open> the|this|that|my|your|it',
      ],
      when: (_match, sentence) => sentence.at(-1)?.text !== '?',
      fix: "don't {v}",
      explanation: {
        simple: "To tell a person not to do it, we begin with “don't”: “{right}”.",
        full: "A negative order begins with “don't” and the base form: “{right}”.",
      },
    },
    // I [have no → don't have] to go.
    {
      id: 'negation-28',
      find: 'i|you|we|they <have no> to',
      fix: "don't have",
      explanation: {
        simple: '“Have to” takes “not” with “do”: “{right}”.',
        full: '“Have to” makes its negative with “do”, not with “no”: “{right}”.',
      },
    },
    // She [has no → doesn't have] to work today.
    {
      id: 'negation-46',
      find: 'HESHE <has no> to',
      fix: "doesn't have",
      explanation: {
        simple: '“Has to” takes “not” with “does”: “{right}”.',
        full: '“Have to” makes its negative with “do”, not with “no”: “{right}”.',
      },
    },
  ],
};

/** Right: "Can the man really not see?", "I suggest that he not go": the verb after "not" has no -s. */
function canBareVerbFollow({ from }: Match, sentence: Sentence): boolean {
  const opening = sentence.slice(0, from);
  return (
    asksForBaseForm(opening) ||
    sentence
      .slice(findStatementStart(sentence, from), from)
      .some(({ lower }) =>
        /^(?:do|does|did|can|will|is|are|should|would|could|might|must|may|shall|rather|better)$/.test(lower),
      )
  );
}

/** In words: how far before a plural the "of" may stand that makes it no subject. */
const WORDS_AFTER_OF = 2;

/** Not marked: "the light of the stairs not work", where the subject is "the light". */
function followsOf({ from }: Match, sentence: Sentence): boolean {
  return sentence.slice(Math.max(0, from - WORDS_AFTER_OF), from).some(({ lower }) => lower === 'of');
}

/** "I think not", "I want not money but time": "not" belongs to what follows it. */
function isContrast({ marked }: Match, sentence: Sentence): boolean {
  const rest = sentence.slice(marked.to);
  const isAnswer = sentence[marked.from]?.lower === 'think' && !rest[0]?.isWord;
  const contrasts = ({ lower }: Token, at: number) =>
    lower === 'but' && !FUNCTION_WORDS.SUBJ.has(rest[at + 1]?.lower ?? '');
  return isAnswer || rest.some(contrasts);
}
