/*
 * Corrects “will” and “would” with conditions and times that can come true: “if it will rain, we will stay” →
 * “if it rains, we will stay”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `if|unless HESHE|NAME|NOUN <won't v=VERB|be>`: “if he [won't come]”. The verb is kept as `v`.
 *   <…>        the wrong words, which `fix` replaces
 *   if|unless  one of these words
 *   it?        this, or nothing
 *   ~want      the next word is not this; takes no word itself
 *   ^          the sentence begins here
 *   %persons   a word of the list `persons` in conditional.ts: “mother”
 *   v=VERB     this word, which `fix` and the reasons quote as {v} (so also w)
 *   {v:s}      its form in -s: “goes”
 *   unless     patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, POSS “my, your …”, INDEF1 “everyone, nothing …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';

export const NO_WILL_EXPLANATION: RuleExplanation = {
  simple: 'After a word like “if” or “when” we use the present, not “will”: “{right}”.',
  full: 'In a clause with “if” or a word of time, the present stands for the future: “{right}”.',
};

const TIME_CONJUNCTIONS = 'when|before|after|until|till|unless|once';
const SUBJECT = 'SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people';

/**
 * Right: “I wonder if it will rain”, “the day when we will meet”: a question or a relative clause follows.
 */
const BEFORE_RIGHT_WILL =
  /\b(?:know|knows|knowing|wonder|wonders|wondering|wondered|ask|asked|asks|asking|see|sure|unsure|decided?|decides|hear|heard|say|says|tell|tells|telling|told|doubt|guess|remember|idea|about|day|time|moment|question|understand|imagine|predict|matter|explain\w*|announce\w*|show\w*|check|find out|depends|clear|plan|forgot|forget|certain|discuss|talk)\b(?! (?:him|her|them|you|it))/;
/** Of these, those that can have an object before the question. Right: “Ask him if he will come.” */
const BEFORE_RIGHT_WILL_ALSO_WITH_OBJECT = /\b(?:know|ask(?:s|ed|ing)?|tell|wonder(?:s|ing)?)\b/;
const QUESTION_TO_PERSON = /\bask (?:him|her|them|you) if\b/;
/**
 * Wrong: “I will tell him when he will come”, which means a time. Right: “we will see when it will happen”.
 */
const FUTURE_OF_TELLING = /\b(?:will|'ll) (?:tell|see) (?:him|her|them|you|it)\b/;
const FUTURE = /\b(?:will|'ll)\b/;
/** Right: “In 2050, when I will be old, …”, which tells more of a time named before. */
const AFTER_NAMED_TIME = /(?:\d|\b(?:tomorrow|year|week|month|summer|winter|\w*day|evening|future|then)) ,$/;
/** Right: “She asks what I ate and when I will sleep”, which joins two questions. */
const AFTER_ANOTHER_QUESTION = /\b(?:what|where|why|how|who)\b.* and$/;
/** How many words before the match are read. */
const OPENING_WORDS = 4;
/** "If you come to Rome, I would love to see you": said politely of what is possible. */
const COMMENTING = 'like|prefer|love|say|recommend|suggest|advise|appreciate';

/** Right: “If you will excuse me”, “if you will forgive me”. */
function isPoliteRequest(match: Match, sentence: Sentence): boolean {
  return ['excuse', 'forgive', 'pardon'].includes(sentence[match.from + 3]?.lower ?? '');
}

/** Wrong in another way: “We eat and after we will watch a film”, where “after” means “then”. */
function meansAfterwards(match: Match, sentence: Sentence): boolean {
  if (getFirstWord(match, sentence) !== 'after') return false;
  const before = getWordBeforeMatch(match, sentence);
  const hasMainClauseAfter = sentence.slice(match.to).some(({ lower }) => lower === ',');
  return !hasMainClauseAfter && (match.from === 0 || ['and', 'then', ','].includes(before));
}

/**
 * Whether the clause is a condition or a time. Right, as an indirect question: “I wonder if it will rain”.
 */
function isFutureCondition(match: Match, sentence: Sentence): boolean {
  const opening = joinLowerCase(sentence.slice(Math.max(0, match.from - OPENING_WORDS), match.from));
  if (AFTER_ANOTHER_QUESTION.test(opening) || meansAfterwards(match, sentence)) return false;
  if (BEFORE_RIGHT_WILL.test(opening) && !FUTURE_OF_TELLING.test(opening)) return false;
  if (AFTER_NAMED_TIME.test(opening)) return false;
  if (QUESTION_TO_PERSON.test(joinLowerCase(sentence))) return false;
  if (BEFORE_RIGHT_WILL_ALSO_WITH_OBJECT.test(opening) && !FUTURE.test(opening)) return false;
  return !isPoliteRequest(match, sentence);
}

/** “Will” or “would” with a condition that can come true: “If it [will rain → rains], we will stay”. */
export const FUTURE_CONDITION_RULES: readonly LearnerRule[] = [
  // I will wait until you [will come → come].
  {
    id: 'conditional-01',
    find: [
      `if|unless POSS|the|a? ADJ? i|you|we|they|NOUNS|people ever? <will|'ll v=VERB>`,
      `${TIME_CONJUNCTIONS} POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
      `as soon as POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
    ],
    fix: '{v}',
    explanation: NO_WILL_EXPLANATION,
    // Right: "If you will wait here, …" asks politely.
    unless: [
      'grateful|glad|pleased|happy if',
      'appreciate it? if',
      'if you will wait|follow|excuse|step|sign|allow',
    ],
    when: isFutureCondition,
  },
  // If it [will rain → rains], we will stay.
  {
    id: 'conditional-02',
    find: [
      `if|unless POSS|the|a? ADJ? HESHE|INDEF1|NAME|NOUN ever? <will|'ll v=VERB>`,
      `${TIME_CONJUNCTIONS} POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
      `as soon as POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
    ],
    fix: '{v:s}',
    explanation: NO_WILL_EXPLANATION,
    when: isFutureCondition,
  },
  // If it [will be → is] sunny, we will go.
  {
    id: 'conditional-03',
    find: [
      `if|unless HESHE|INDEF1|NAME|NOUN <will|'ll be>`,
      `${TIME_CONJUNCTIONS} HESHE|INDEF1|NAME|NOUN <will|'ll be>`,
      "as soon as HESHE|INDEF1|NAME|NOUN <will|'ll be>",
    ],
    fix: 'is',
    explanation: NO_WILL_EXPLANATION,
    when: isFutureCondition,
  },
  // If you [will be → are] late, call me.
  {
    id: 'conditional-04',
    find: [
      `if|unless you|we|they|NOUNS <will|'ll be>`,
      `${TIME_CONJUNCTIONS} you|we|they|NOUNS <will|'ll be>`,
      "as soon as you|we|they|NOUNS <will|'ll be>",
    ],
    fix: 'are',
    explanation: NO_WILL_EXPLANATION,
    when: isFutureCondition,
  },
  // If I [will be → am] late, I will call you.
  {
    id: 'conditional-22',
    find: [`if|unless i <will|'ll be>`, `${TIME_CONJUNCTIONS} i <will|'ll be>`, "as soon as i <will|'ll be>"],
    fix: 'am',
    explanation: NO_WILL_EXPLANATION,
    when: isFutureCondition,
  },
  // If it rains, we [would stay → will stay] at home.
  {
    id: 'conditional-16',
    find: [
      `if i|you|we|they ~want MIDADV? ~were|had|PAST v=VERB ANY? ANY? ANY? ANY? , ${SUBJECT} <would ~${COMMENTING} w=VERB|be>`,
      `if it|he|she VERBS ANY? ANY? ANY? , SUBJ|NAME <would ~${COMMENTING} w=VERB|be>`,
    ],
    fix: 'will {w}',
    // Wrong in another way: "If I have known, I would have helped" needs "had known".
    // Right: "If you have time, I would be happy to meet", "if you ask me, it would be better".
    unless: [
      'would have EN',
      '^ if you ask me',
      'would be happy|glad|nice|great|good|better|best|perfect|grateful|lovely|wonderful|interesting|delighted',
    ],
    explanation: {
      simple: 'After “if” we have the present here, so we say “will”: “{right}”.',
      full: 'The condition has a present verb, so the result takes “will”: “{right}”.',
    },
  },
  // Take a coat in case it [will rain → rains].
  {
    id: 'conditional-19',
    find: 'in case it|he|she <will v=VERB>',
    fix: '{v:s}',
    explanation: {
      simple: '“In case” talks about the future without “will”: “{right}”.',
      full: 'After “in case”, the present stands for the future: “{right}”, without “will”.',
    },
  },
];
