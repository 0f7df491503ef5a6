/*
 * Corrects a sentence or clause without its subject, or with a wrong one for what there is: “is raining” →
 * “it is raining”, “in my room is a bed” → “in my room there is a bed”, “it is many people” → “there is …”; and a
 * verb of liking without its object: “I like very much” → “I like it very much”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ in POSS NOUN|city|town|house|class ,? <v=is|are> ANY`: “In my city [are] …”. The verb is kept as `v`.
 *   <…>        the wrong words, which `fix` replaces
 *   i|we       one of these words
 *   ,?         this, or nothing
 *   ~one       the next word is not this; takes no word itself
 *   ^          the sentence begins here
 *   $          the sentence ends here
 *   v=am       this word, which `fix` and the reasons quote as {v}
 *   {v:lower}  it with a small letter: “but”
 *   unless     patterns; the rule is off in a sentence that has one of them anywhere
 *   ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   NUM “two, three …”, DIGITS “12”
 *   DEGREE “very, too …”, MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { isQuestion } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';

const MISSING_OBJECT_EXPLANATION = {
  simple: '“{v}” needs to say what: “{right}”.',
  full: 'The verb needs an object, here “it”: “{right}”.',
};
const MISSING_IT_EXPLANATION: RuleExplanation = {
  simple: 'English needs a word like “it” before the verb: “{right}”.',
  full: 'An English clause needs a subject; here it is “it”: “{right}”.',
};

/** Whether a question mark ends the sentence, also inside quotation marks. Right: “Is the door open?” */
function isAsked(sentence: Sentence): boolean {
  return isQuestion(sentence) || sentence.at(-2)?.text === '?';
}

/** Right: “I came home, but am tired”, where “I” stands before. */
function hasSubjectI(match: Match, sentence: Sentence): boolean {
  return sentence.slice(0, match.marked.from).some(({ lower }) => lower === 'i') && match.from > 0;
}

/** Words before a reported question. Wrong in another way: “Ask when is the class” has the wrong order. */
const BEFORE_REPORTED_QUESTION = new Set(['know', 'knows', 'about', 'asked', 'ask']);
const BE_OR_HAS = new Set(['is', 'was', "'s", 'has']);

/** Whether the clause after a conjunction, “think” or “know” has no subject. Wrong: “because is late”. */
function lacksSubject(match: Match, sentence: Sentence): boolean {
  const before = getWordBeforeMatch(match, sentence);
  if (match.from === 0 && isQuestion(sentence)) return false;
  switch (getFirstWord(match, sentence)) {
    case 'so':
      // Not marked: "They say so is better". Only after a comma "so" joins clauses.
      return before === ',';
    case 'but':
      // Right: "The room is small, but is very nice", with one subject for both.
      return (
        match.from === 0 ||
        (before === ',' && !sentence.slice(0, match.from).some(({ lower }) => BE_OR_HAS.has(lower)))
      );
    case 'think':
    case 'know':
      // Right: "What they think is important", with a clause as its subject.
      return (
        match.from === 0 ||
        (sentence[match.from - 1]?.canStartSentence === true &&
          ['i', 'you', 'we', 'they', 'people'].includes(before))
      );
    case 'when':
    case 'if':
      // Right: "And when is the class?"
      return !isQuestion(sentence) && !BEFORE_REPORTED_QUESTION.has(before);
    default:
      return !BEFORE_REPORTED_QUESTION.has(before);
  }
}

/** A clause without its subject or its object: “[Is → It is] raining”, “In my room [is → there is] a bed”. */
export const MISSING_SUBJECT_RULES: readonly LearnerRule[] = [
  // [Is → It is] raining.
  {
    id: 'missing-word-06',
    find: [
      '^ <v=is|was> a|an|the|very|too|so|not|my|raining|snowing|important|ADJ|ING|NUM|DIGITS|nice|sunny|because',
      "^ <v=isn't|wasn't> a|the|very|too|ADJ|my",
    ],
    fix: 'it {v:lower}',
    explanation: MISSING_IT_EXPLANATION,
    when: (match, sentence) => match.marked.from === 0 && !isAsked(sentence),
  },
  // For me [is → it is] difficult to get up early.
  {
    id: 'missing-word-17',
    find: [
      '^ in my|our opinion|view ,? <v=is|was> very|so|more|not? important|difficult|easy|hard|necessary|good|better|bad|impossible|possible|dangerous|useful|nice|interesting to|that',
      '^ for me|us|him|her|them|you ,? <v=is|was> very|so|more|not? important|difficult|easy|hard|necessary|good|better|impossible|possible|dangerous|useful|nice|interesting to|that',
      'because|but|so for me|us|him|her|them|you <v=is|was> very|so|more|not? important|difficult|easy|hard|necessary|good|better|impossible|possible|dangerous|useful|nice|interesting to|that',
    ],
    fix: 'it {v}',
    explanation: MISSING_IT_EXPLANATION,
  },
  // I think [is → it is] a good idea.
  {
    id: 'missing-word-07',
    find: 'because|when|if|but|think|so|know|although <v=is|was> a|an|the|very|too|so|not|my|ADJ|ING|raining|snowing|important|good|ADV|more|in|like|full|DEGREE',
    fix: 'it {v}',
    explanation: MISSING_IT_EXPLANATION,
    when: lacksSubject,
  },
  // [Rains → It rains] a lot.
  {
    id: 'missing-word-08',
    find: [
      '^ <v=rains|snows> ~one|came|come|fell|fall ANY',
      '^ in|at|during DET? NOUN|NAME ,? MIDADV? <v=rains|snows> ~NOUN',
      'because|when|if|but|and MIDADV? <v=rains|snows> $|a|here|there|,|very|every|all|in|too|so|heavily|outside|we|i',
    ],
    fix: 'it {v:lower}',
    explanation: {
      simple: 'For the weather, we put “it” before the verb: “{right}”.',
      full: 'Verbs of the weather take “it” as their subject: “{right}”.',
    },
    when: (_match, sentence) => !isQuestion(sentence),
  },
  // [Depends → It depends] on the price.
  {
    id: 'missing-word-40',
    find: '^ <v=seems|depends|takes> ~one|came|come|fell|fall ANY',
    fix: 'it {v:lower}',
    explanation: MISSING_IT_EXPLANATION,
    when: (_match, sentence) => !isQuestion(sentence),
  },
  // [Am → I am] from Spain.
  {
    id: 'missing-word-09',
    find: ['^ <v=am> ADJ|a|an|ING|from|in|very|not', 'because|but|and|, <v=am> ADJ|a|ING|from|very'],
    fix: 'I am',
    explanation: {
      simple: '“Am” needs “I” before it, to tell who: “{right}”.',
      full: 'An English clause needs a subject; here it is “I”: “{right}”.',
    },
    when: (match, sentence) => !isQuestion(sentence) && !hasSubjectI(match, sentence),
  },
  // My dog is small, but I [like → like it] very much.
  {
    id: 'missing-word-39',
    find: [
      '^ i|we <v=like|love|enjoy|liked|loved|enjoyed> very much $|,|and|because|at|there',
      'and|but|because|so i|we <v=like|love|enjoy|liked|loved|enjoyed> very much $',
      '^ did|do you <v=like|enjoy|love> $',
    ],
    fix: '{v} it',
    unless: ['which|that|who|what|whom|where', 'because i|we like|love|enjoy very much and', 'NOUNS'],
    explanation: MISSING_OBJECT_EXPLANATION,
  },
  // The cake was good and we [loved → loved it].
  {
    id: 'missing-word-41',
    find: [
      'but|and|because SUBJ really|also? <v=liked|loved|enjoyed|hated> $',
      "but SUBJ don't|didn't|doesn't really? <v=like|love|enjoy> $",
    ],
    fix: '{v} it',
    unless: ['which|that|who|what|whom|where|whatever|everything|all', 'NOUNS|people|children'],
    explanation: MISSING_OBJECT_EXPLANATION,
  },
  // [It → There] is many people here.
  {
    id: 'missing-word-11',
    find: '^ <it> is|was many|two|three|some|several ~years|months|weeks|days|hours|minutes|seconds|miles|kilometres|metres|euros|dollars|pounds NOUNS|people',
    fix: 'there',
    explanation: {
      simple: 'To say what there is, we begin with “there”, not “it”.',
      full: 'What exists in a place is told with “there”, not with “it”.',
    },
  },
];
