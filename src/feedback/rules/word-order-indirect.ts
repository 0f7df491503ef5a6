/*
 * Corrects questions inside another sentence, which have the order of a statement: “I don't know where is the
 * station” → “I don't know where the station is”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@ask OBJ|NAME|the NOUN? where|what|when|why|how <did subject=SUBJ verb=VERB>`: “he asked me where [did I
 * go]”. Two of the marked words are kept as `subject` and `verb`.
 *   <…>             the wrong words, which `fix` replaces
 *   a|an            one of these words
 *   OBJ?            this, or nothing
 *   ~that           the next word is not this; takes no word itself
 *   @ask            any form of “ask”: ask, asks, asked, asking
 *   @%reporting     any form of a verb of the list `reporting` in `lists` below: know, knows, knew, known,
 *                   knowing
 *   adjective=ADJ?  this word, which `fix` and the reasons quote as {adjective} (so also be, subject, noun,
 *                   auxiliary, verb); empty where the pattern took no word
 *   {verb:s}        its form in -s: “goes”
 *   {verb:past}     its past form: “went”
 *   VERB “go”, VERBS “goes”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   Reasons quote {right} the correction.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const VERB_LAST_EXPLANATION = {
  simple: 'This question is inside another sentence, so “{be}” comes later: “{right}”.',
  full: 'An indirect question has the order of a statement, the subject before the verb: “{right}”.',
};

/** Questions inside another sentence, which have the order of a statement: "I know where she lives". */
export const WORD_ORDER_INDIRECT_RULES: RuleSet = {
  kind: 'word-order',
  explanation: VERB_LAST_EXPLANATION,
  lists: {
    reporting: parseWordList(
      'know wonder remember understand see ask tell explain forget say guess imagine decide think',
    ),
  },
  rules: [
    // I don't know where [is the station → the station is].
    {
      id: 'word-order-01',
      find: [
        '@%reporting|sure|idea OBJ? ~that where|what|when|why|how|who <be=is|are|was|were|am subject=POSS|the|this|that|NAME|he|she|it|they|we|you|i adjective=ADJ? noun=NOUN|NOUNS?> ~ING|EN|of|ADJ|VERB',
        '@%reporting|sure|idea OBJ? what NOUN <be=is|are|was subject=it|the|this|that|he|she|they noun=NOUN|NOUNS?>',
        '@%reporting|sure|idea OBJ? how ADJ|much|old|far|long|many NOUNS? <be=is|are|was|were subject=POSS|the|this|that|NAME|he|she|it|they noun=NOUN|NOUNS?>',
      ],
      fix: '{subject} {adjective} {noun} {be}',
      when: isIndirectQuestion,
    },
    // I wonder what [can we → we can] do.
    {
      id: 'word-order-02',
      find: [
        '@%reporting|sure|idea OBJ? where|what|when|why|how|who <auxiliary=is|are|was|were|can|will|should|could|would|have|has subject=he|she|it|they|we|you|i|NAME|POSS|the noun=NOUN|NOUNS?> ING|EN|VERB|ADJ|going|not',
        '@%reporting|sure|idea OBJ? whether|if <auxiliary=can|will|could|would subject=he|she|it|they|we|you|i noun=NOUN?> VERB',
      ],
      fix: '{subject} {noun} {auxiliary}',
      explanation: {
        simple: 'This question is inside another sentence, so “{auxiliary}” comes later: “{right}”.',
        full: 'An indirect question has the order of a statement, the subject before the verb: “{right}”.',
      },
      when: isIndirectQuestion,
    },
    // I don't know where [do they live → they live].
    {
      id: 'word-order-03',
      find: [
        '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who <do subject=i|you|we|they|POSS|the noun=NOUN|NOUNS? verb=VERB>',
        '@%reporting|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long|often NOUNS? <do subject=i|you|we|they verb=VERB>',
        '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who <do subject=i|you|we|they>',
      ],
      fix: '{subject} {noun} {verb}',
      explanation: {
        simple: 'This question is inside another sentence, so it has no “do”: “{right}”.',
        full: 'An indirect question has the order of a statement, without “do”: “{right}”.',
      },
      when: isIndirectQuestion,
    },
    // I don't know where [does she live → she lives].
    {
      id: 'word-order-04',
      find: [
        '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who <does subject=HESHE|NAME|POSS|the|this|that noun=NOUN? verb=VERB>',
        '@%reporting|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long|often NOUNS? <does subject=HESHE|NAME|the|this noun=NOUN? verb=VERB>',
      ],
      fix: '{subject} {noun} {verb:s}',
      explanation: {
        simple: 'This question is inside another sentence, so it has no “does”: “{right}”.',
        full: 'An indirect question has the order of a statement, without “does”: “{right}”.',
      },
      when: isIndirectQuestion,
    },
    // Could you tell me [does the price include → if the price includes] breakfast?
    {
      id: 'word-order-05',
      find: '@tell|@know|@ask|@wonder OBJ? <does subject=POSS|the|this|that noun=NOUN verb=VERB|VERBS>',
      fix: 'if {subject} {noun} {verb:s}',
      explanation: {
        simple: 'Inside another sentence this question begins with “if” and has no “does”.',
        full: 'An indirect yes/no question begins with “if” and has no “does”: “{right}”.',
      },
      when: isIndirectQuestion,
    },
    // He asked me where [did I live → I lived].
    {
      id: 'word-order-06',
      find: [
        '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who|if <did subject=SUBJ|NAME|POSS|the|this|that noun=NOUN|NOUNS? verb=VERB>',
        '@%reporting|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long NOUNS? <did subject=SUBJ|NAME|the noun=NOUN? verb=VERB>',
        '@ask OBJ|NAME|the NOUN? where|what|when|why|how <did subject=SUBJ verb=VERB>',
      ],
      fix: '{subject} {noun} {verb:past}',
      explanation: {
        simple: 'This question is inside another sentence, so it has no “did”: “{right}”.',
        full: 'An indirect question has the order of a statement, without “did”: “{right}”.',
      },
      when: isIndirectQuestion,
    },
  ],
};

/** Whether the match is a question inside a statement. Wrong: "I know where is she". */
function isIndirectQuestion(match: Match, sentence: Sentence): boolean {
  return (
    hasWholeSubject(match) &&
    !isDirectQuestionAfter(match, sentence) &&
    !isAboutWho(match, sentence) &&
    !isQuotation(match, sentence) &&
    !isOpinionInQuestion(match, sentence)
  );
}

/** Not marked: "ask who is the tallest", because "the" without a noun cannot be moved alone. */
function hasWholeSubject({ captures }: Match): boolean {
  const subject = captures.get('subject')?.[0]?.lower ?? '';
  const needsNoun = subject === 'the' || FUNCTION_WORDS.POSS.has(subject);
  if (needsNoun && captures.get('adjective')?.some(({ tags }) => tags.has('SUPER'))) return false;
  return !needsNoun || Boolean(captures.get('noun')?.length);
}

/** "Do you know who is the boss?": "who" is the subject. */
function isAboutWho({ marked }: Match, sentence: Sentence): boolean {
  return sentence[marked.from - 1]?.lower === 'who' && sentence[marked.from + 1]?.lower === 'the';
}

/**
 * Not marked: "See what is it?". Only after "tell", "ask" and their like at the start is it an indirect
 * question.
 */
function isDirectQuestionAfter(match: Match, sentence: Sentence): boolean {
  const canBeOrder = /^(?:tell|ask|explain|guess|imagine|remember)$/;
  return sentence[match.from]?.canStartSentence === true && !canBeOrder.test(getFirstWord(match, sentence));
}

/** Right: "He asked: where is she?" */
function isQuotation({ from, marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(from, marked.from).some(({ text }) => /[,:"“]/.test(text));
}

/** Right: "What do you think is the reason?" Wrong: "I didn't see where was it." */
function isOpinionInQuestion(match: Match, sentence: Sentence): boolean {
  const opinionVerbs = /^(?:say|says|said|think|see)$/;
  const beforeReport = /^(?:don't|didn't|can't|not|doesn't|couldn't|me|to)$/;
  return (
    opinionVerbs.test(getFirstWord(match, sentence)) &&
    !beforeReport.test(getWordBeforeMatch(match, sentence))
  );
}
