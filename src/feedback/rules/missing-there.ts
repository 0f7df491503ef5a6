/*
 * Corrects “there is” that is missing or said with “it” or “have”: “it has a hospital near my home” → “there
 * is a hospital near my home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c <it was> many people`: “[It was] many people”.
 *   <…>    the wrong words, which `fix` replaces
 *   to|in  one of these words
 *   ,?     this, or nothing
 *   ADJ*   none to four of these
 *   ~of    the next word is not this; takes no word itself
 *   ^      the sentence begins here
 *   ^c     a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   POSS “my, your …”
 *   Reasons quote {right} the correction.
 */

import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { isQuestion } from './question-sentence.ts';

const THERE_EXPLANATION: RuleExplanation = {
  simple: 'To say what is in a place, we use “{right}”.',
  full: 'For what exists in a place, English uses “there” and “be”: “{right}”.',
};

/** Places where the writer lives, works or learns: “near my house”. */
const HOMES = 'home|house|flat|apartment|village|town|city|place|school|street|neighbourhood|office';
/** Places that “in my …” or “near my …” names. */
const OWN_PLACES = `${HOMES}|room|country|area|region|bedroom|kitchen|garden|classroom`;
/** Words before a plural noun. */
const MANY = 'many|several|some|two|three|four|five|six|ten|lots';
/** Nouns of “Is there a … near here?”. */
const ASKED_PLACES =
  'bank|supermarket|shop|pharmacy|hospital|school|station|stop|park|restaurant|hotel|café|cafe|cinema|gym|pool|library|market|toilet|problem|museum|bakery|bar';
/**
 * Nouns for amounts of time, distance or money, and for “many things at once”. Right: “It was many years
 * ago”.
 */
const MEASURES =
  'years|year|months|weeks|days|hours|minutes|times|miles|kilometres|metres|euros|dollars|pounds|things|steps';

/** “There is” that is missing, or said with “it”: “[It has → There is] a hospital near my home”. */
export const MISSING_THERE_RULES: readonly LearnerRule[] = [
  // [It has → There is] a hospital near my home.
  {
    id: 'missing-word-24',
    find: [
      `^ <it has|have> a|an|one ADJ* NOUN NOUN? near|behind|opposite my|our ${HOMES}`,
      `^ <it has|have> a|an|one ADJ* NOUN NOUN? next to|in front of my|our ${HOMES}`,
    ],
    fix: 'there is',
    explanation: THERE_EXPLANATION,
  },
  // In my town [it has → there are] two cinemas.
  {
    id: 'missing-word-26',
    find: [
      `^ in|near my|our ${OWN_PLACES} ,? <it has|have> ${MANY} of? ADJ* NOUNS|people`,
      `^ in|near my|our ${OWN_PLACES} ,? <it has|have> a lot of ADJ* NOUNS|people`,
      `^ in|near my|our ${OWN_PLACES} <are having> ${MANY} of? ADJ* NOUNS|people`,
    ],
    fix: 'there are',
    explanation: THERE_EXPLANATION,
  },
  // In my room [have → there is] a bed.
  {
    id: 'missing-word-27',
    find: [
      `^ in|near my|our ${OWN_PLACES} ,? <it has|have> a|an|one ADJ* NOUN`,
      `^ in|near|behind|opposite my|our|the ${OWN_PLACES} <is having> a|an|one ADJ* NOUN`,
      `^ in|near my|our ${OWN_PLACES} <have> a|an|one ADJ* NOUN ~of`,
    ],
    fix: 'there is',
    explanation: THERE_EXPLANATION,
  },
  // In the past [had → there were] many factories here.
  {
    id: 'missing-word-28',
    find: [
      '^ in the past ,? <it? had> many|some|few|several|a ~a|an|one|the|lot ADJ* NOUNS|people',
      '^ in the past ,? <it? had> a lot of ADJ* NOUNS|people',
      '^ in the past ,? <it? had> many ADJ* NOUNS|people',
      '^ in the morning|evening|afternoon ,? <it had> many|some|few|several ADJ* NOUNS|people',
    ],
    fix: 'there were',
    explanation: THERE_EXPLANATION,
  },
  // [It is → There are] many people in the street.
  {
    id: 'missing-word-29',
    find: [
      `^c <it is|'s> many|several ADJ* ~${MEASURES} NOUNS|people ~and|ago`,
      `^c <it is|'s> a lot of ADJ* ~${MEASURES} NOUNS|people in|on|at|here|near|around`,
    ],
    fix: 'there are',
    explanation: THERE_EXPLANATION,
  },
  // [It was → There were] many people in the park.
  {
    id: 'missing-word-30',
    find: [
      `^c <it was> many|several ADJ* ~${MEASURES} NOUNS|people ~and|ago|before|later|since`,
      `^c <it was> a lot of ADJ* ~${MEASURES} NOUNS|people in|on|at|here|near|around`,
    ],
    fix: 'there were',
    explanation: THERE_EXPLANATION,
  },
  // [It was → There was] a lot of snow last winter.
  {
    id: 'missing-word-31',
    find: '^c <it was> a lot of|much|no|so|too much? snow|rain|traffic|noise|pollution|wind|food|ice ~to|for',
    fix: 'there was',
    explanation: THERE_EXPLANATION,
  },
  // [It is → There is] a lot of traffic in the city.
  {
    id: 'missing-word-32',
    find: "^c <it is|'s> a lot of|much|no|so|too much? snow|rain|traffic|noise|pollution|wind|ice ~to|for",
    fix: 'there is',
    explanation: THERE_EXPLANATION,
  },
  // [Is → Is there] a bank near here?
  {
    id: 'missing-word-33',
    find: `^ <is> a|an|any ADJ* NOUN? ${ASKED_PLACES} near|in|around|on here|POSS|the|this NOUN? ?`,
    fix: 'is there',
    explanation: THERE_EXPLANATION,
    when: isQuestion,
  },
];
