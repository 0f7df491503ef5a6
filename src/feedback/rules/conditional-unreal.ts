/*
 * Corrects the verbs of conditions and wishes that are not so: “if I would have time” → “if I had time”, “I
 * wish I have a dog” → “I wish I had a dog”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `if ${SUBJECT} MIDADV? <would|'d be>`: “if I always [would be]”.
 *   <…>       the wrong words, which `fix` replaces
 *   were|had  one of these words
 *   it?       this, or nothing
 *   ~EN       the next word is not this; takes no word itself
 *   ^         the sentence begins here
 *   $         the sentence ends here
 *   @see      any form of “see”: see, sees, saw, seen, seeing
 *   %persons  a word of the list `persons` in conditional.ts: “mother”
 *   v=EN      this word, which `fix` and the reasons quote as {v}
 *   {v:past}  its past form: “went”
 *   {v:en}    its past participle: “gone”
 *   unless    patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { joinLowerCase, namesPastTime } from './clause.ts';

const IDEA_EXPLANATION: RuleExplanation = {
  simple: 'This is only an idea, so after “if” we use the past: “{right}”, not “{wrong}”.',
  full: 'In an unreal condition, “if” takes a past form: “{right}”, not “{wrong}”.',
};
const WOULD_EXPLANATION: RuleExplanation = {
  simple: 'This is only an idea, so with “if” and the past we say “{right}”.',
  full: 'The part with “if” has a past form, so the result takes “would”: “{right}”.',
};
const WOULD_HAVE_EXPLANATION: RuleExplanation = {
  simple: 'It did not happen, so after “if” and “had” we say “{right}”.',
  full: 'The part with “if” tells of a past that did not happen, so the result is “{right}”.',
};

const SUBJECT = 'SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people';

const STATES = /^(?:know|live|need|feel|speak|understand|like|love|want|own|look)$/;

/**
 * Right: “If I had saved more, I would be rich”, whose result is now. Wrong: “If I had stayed, I would have a
 * good time”, where “a” after the verb shows a result of then.
 */
function isPresentResult(match: Match, sentence: Sentence): boolean {
  // "If I had studied more, I would know the answer."
  if (STATES.test(getLastMarkedWord(match, sentence))) return true;
  return (
    ['have', 'be'].includes(getLastMarkedWord(match, sentence)) && getWordAfterMark(match, sentence) !== 'a'
  );
}

/** “If he left at six, he will be here soon”, “if you had a good time, you will come again”. */
function mayHaveHappened({ from, marked }: Match, sentence: Sentence): boolean {
  const condition = sentence.slice(from, marked.from);
  if (namesPastTime(condition)) return true;
  const text = joinLowerCase(condition);
  return (
    condition.some(({ base }) => /^(?:finish|leave|arrive|miss|read|sleep|eat|get)$/.test(base)) ||
    /\b(?:breakfast|lunch|dinner|fun|good time|late)\b/.test(text) ||
    /\bat \w+ ,/.test(text)
  );
}

/** Right: “She said that if we had met, it wouldn't bring luck”, which may be about the time of speaking. */
function followsReport(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(0, match.from)
    .some(({ lower }) => ['said', 'told', 'thought', 'knew', 'explained'].includes(lower));
}

/** A condition or wish that is not so: “If I [would have → had] time”, “I wish I [have → had] a dog”. */
export const UNREAL_CONDITION_RULES: readonly LearnerRule[] = [
  // If I [would have → had] known, I would have come.
  {
    id: 'conditional-07',
    find: [`if ${SUBJECT} MIDADV? <would|'d v=have> EN`, `if ${SUBJECT} MIDADV? <wouldn't v=have> EN`],
    fix: 'had',
    explanation: {
      simple: 'It did not happen: after “if” we say “had”, without “would”.',
      full: 'For a past that did not happen, “if” takes “had” and a past participle, without “would”.',
    },
    unless: 'ask|asked|wonder|wondered|know|knew',
  },
  // I would be grateful if you [will → would] send it.
  {
    id: 'conditional-23',
    find: "would|'d be very|so|really|most|extremely? grateful|thankful|glad|happy|pleased if SUBJ <will>",
    fix: 'would',
    explanation: {
      simple: 'After “I would be …”, a polite wish takes “would” or “could”, too.',
      full: 'A polite request with “would be grateful if” goes on with “would” or “could”, not “will”.',
    },
  },
  // If I [am → were] you, I would see a doctor.
  {
    id: 'conditional-20',
    find: ["if i <am|'m> you ,|$|i", "if i <am|'m> in your place|shoes|position"],
    fix: 'were',
    explanation: IDEA_EXPLANATION,
  },
  // What would you do if you [win → won] a million?
  {
    id: 'conditional-21',
    find: `^ what|where|who|how|which ANY? ANY? would SUBJ VERB ANY? ANY? ANY? if ${SUBJECT} MIDADV? ~PAST|like|mind <v=VERB|VERBS|have|has|am|are|is> ~EN`,
    fix: '{v:past}',
    explanation: IDEA_EXPLANATION,
    unless: 'would ANY say|recommend|suggest|advise|call|describe',
  },
  // If I [would be → were] rich, I would buy it.
  {
    id: 'conditional-09',
    find: [`if ${SUBJECT} MIDADV? <would|'d be>`],
    fix: 'were',
    explanation: IDEA_EXPLANATION,
    unless: [
      '@ask|@wonder|@know|@see|@tell|@say OBJ|NAME? if',
      'grateful|great|nice|sure|certain|doubt|doubted|about|love|like it? if',
      'if you would be',
    ],
  },
  // If I had a car, I [will drive → would drive].
  {
    id: 'conditional-10',
    find: [
      `if ${SUBJECT} ~had MIDADV? ~VERB PAST ANY? ANY? ANY? ANY? , ${SUBJECT} <will v=VERB|be>`,
      `if ${SUBJECT} were|was|didn't|had ANY? ANY? ANY? ANY? ANY? , ${SUBJECT} <will v=VERB|be>`,
      `if ${SUBJECT} had a|more|time|enough|money|POSS|the ANY? ANY? ANY? , ${SUBJECT} <will v=VERB|be>`,
    ],
    fix: 'would {v}',
    explanation: WOULD_EXPLANATION,
    when: (match, sentence) => !mayHaveHappened(match, sentence),
  },
  // I [will buy → would buy] it if I had money.
  {
    id: 'conditional-11',
    find: [
      `^ ${SUBJECT} <will v=VERB|be> ANY? ANY? ANY? ANY? if ${SUBJECT} were|had|didn't|won|knew`,
      `${SUBJECT} <will v=VERB|be> ANY? ANY? ANY? if ${SUBJECT} were|had`,
    ],
    fix: 'would {v}',
    explanation: WOULD_EXPLANATION,
    // Right: "She will tell us if they were there."
    when: (match) =>
      !/^(?:know|tell|ask|check|find|see|hear|remember|say)$/.test(match.captures.get('v')?.[0]?.lower ?? ''),
  },
  // If I had known, I [would come → would have come].
  {
    id: 'conditional-12',
    find: [
      `if ${SUBJECT} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT} <would not|MIDADV? v=VERB>`,
      `if ${SUBJECT} had|hadn't not|MIDADV? EN|been ANY ANY ANY ANY ANY ANY? ANY? , ${SUBJECT} <would not|MIDADV? v=VERB>`,
    ],
    fix: 'would have {v:en}',
    explanation: WOULD_HAVE_EXPLANATION,
    unless: 'now|today',
    when: (match, sentence) => !isPresentResult(match, sentence),
  },
  // If she had studied, she [wouldn't fail → wouldn't have failed].
  {
    id: 'conditional-13',
    find: [
      `if ${SUBJECT} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT} <wouldn't ~have|be v=VERB>`,
    ],
    fix: "wouldn't have {v:en}",
    explanation: WOULD_HAVE_EXPLANATION,
    unless: 'now|today',
    when: (match, sentence) => !followsReport(match, sentence) && !isPresentResult(match, sentence),
  },
  // If I had known, I [will have → would have] come.
  {
    id: 'conditional-14',
    find: [
      `if ${SUBJECT} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT} <will have> EN`,
    ],
    fix: 'would have',
    explanation: WOULD_HAVE_EXPLANATION,
  },
  // If I had known, I [had come → would have come].
  {
    id: 'conditional-15',
    find: [`if ${SUBJECT} had|hadn't EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT} <had|could|will v=EN>`],
    fix: 'would have {v}',
    explanation: WOULD_HAVE_EXPLANATION,
  },
  // I wish I [would have → had] known.
  {
    id: 'conditional-18',
    find: ['wish|wishes i|he|she|we|they|it <would have> EN'],
    fix: 'had',
    explanation: {
      simple: 'For what is over, after “wish” we say “had”, without “would”.',
      full: 'After “wish”, a past that was different takes “had” and a past participle.',
    },
  },
];
