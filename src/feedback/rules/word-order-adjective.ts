/*
 * Corrects the order of adjectives and their noun: “a car red” → “a red car”, “the wooden old table” → “the
 * old wooden table”, “he is not enough old” → “he is not old enough”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `%beforeNoun ~ADJ <noun=NOUN adjective=red|blue>`: “a [car red]”. The words are kept as `noun` and
 * `adjective`.
 *   <…>               the wrong words, which `fix` replaces
 *   a|an              one of these words
 *   a?                this, or nothing
 *   ~NOUN|NOUNS|NAME  the next word is none of these; takes no word itself
 *   -there            the word before is not this; takes no word itself
 *   $                 the sentence ends here
 *   @have             any form of “have”: have, has, had, having
 *   %beforeNoun       a word of the list `beforeNoun` in `lists` below: “a”
 *   adjective=ADJ     this word, which `fix` and the reasons quote as {adjective} (so also noun, degree,
 *                     colour, size, second …)
 *   unless            patterns; the rule is off in a sentence that has one of them anywhere
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   POSS “my, your …”
 *   NUM “two, three …”, ANY any word
 *   Reasons quote {right} the correction.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { CHANGE_VERBS, VERBS_WITH_OBJECT_COMPLEMENT } from './word-groups.ts';

const ADJECTIVE_POSITION_EXPLANATION = {
  simple: '“{adjective}” describes “{noun}”, so it comes before it: “{right}”.',
  full: 'An adjective stands before its noun: “{right}”.',
};

/** Sizes and ages that can belong to the noun or to "a little". Right: "a little good food". */
const SIZE_IN_NAMES = 'little|old|new|round|short';
const SIZE = `big|small|large|tall|long|huge|tiny|young|square|fat|thin|${SIZE_IN_NAMES}`;
const COLOUR = 'red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange';
/** Opinions that belong to no noun or amount, unlike “good” in “a good many”. */
const PLAIN_OPINION = 'beautiful|nice|lovely|ugly|wonderful|horrible|interesting';
const OPINION = `${PLAIN_OPINION}|great|good|bad|pretty|fantastic|comfortable|expensive|delicious`;
const ORIGIN_OR_MATERIAL =
  'wooden|plastic|metal|golden|silver|leather|cotton|italian|french|spanish|chinese|german|japanese|american|english|indian|turkish|mexican';

/** Parts of the body that “have” names without an article: “long hair”. */
const LOOKS = 'hair|eyes|legs|skin|teeth';

/** Adjectives and their nouns: which comes first, the order of two adjectives, and "enough". */
export const WORD_ORDER_ADJECTIVE_RULES: RuleSet = {
  kind: 'word-order',
  explanation: ADJECTIVE_POSITION_EXPLANATION,
  lists: {
    beforeNoun: parseWordList(
      'a an the my your his her our their two three four some this these that many of with got wear wears wearing',
    ),
    // Words before an adjective. Right: "a bit red", "something blue", "the light green", "ten years old".
    nounsBeforeAdjectives: parseWordList(
      'dark light bright pale navy the something anything nothing lot bit part colour color year years metre metres meters time',
    ),
    // Not marked: "a moment very brief", "a bit very cold", where the noun tells how long or how much.
    timesAndAmounts: parseWordList('day time moment week month year bit lot little minute while work'),
  },
  rules: [
    // He is tall, with the [hair black and curly → black and curly hair].
    {
      id: 'word-order-27',
      find: `%beforeNoun|with|@have ~ADJ|%nounsBeforeAdjectives <noun=NOUN|NOUNS adjective=${COLOUR}|${SIZE}|${OPINION} and second=${COLOUR}|${SIZE}|${OPINION}|long|straight|curly|modern|quiet> $|,|.|!|with|because`,
      fix: '{adjective} and {second} {noun}',
      explanation: {
        simple: 'The words that describe “{noun}” come before it: “{right}”.',
        full: 'Both adjectives stand before the noun: “{right}”.',
      },
      unless: 'black and white',
      when: (match, sentence) => !lacksVerb(match, sentence) && !mayDescribeObject(match, sentence),
    },
    // I have a [car red → red car].
    {
      id: 'word-order-14',
      find: [
        `%beforeNoun ~ADJ|%nounsBeforeAdjectives <noun=NOUN|NOUNS adjective=${COLOUR}> ~NOUN|NOUNS|NAME`,
        'a|an|my|your|his|her|our|their|two|three|four|some|many|these ~ADJ|%nounsBeforeAdjectives <noun=NOUN|NOUNS adjective=beautiful|expensive|interesting|difficult|important|new|old|big|small|tall|nice|good|famous|delicious|comfortable|modern|young|strong|friendly|funny|happy|special|traditional|dangerous|intelligent> ~than|for|to|and|about|at|with|of|enough|NOUN|NOUNS|NAME|in|when',
        `@have a? <noun=${LOOKS} adjective=long|short|dark|big|small|curly|straight|beautiful|pretty|nice> $|,|.|!|and|but`,
        `hair and <noun=eyes adjective=big|dark|beautiful|${COLOUR}> $|,|.|!|and|but`,
        '@have|with|in|@buy|@see|@live a|an ~ADJ|%nounsBeforeAdjectives <noun=house|flat|apartment|room|dog|cat|family|garden|car|city|town|village|bed|kitchen|table|bag adjective=big|small|beautiful|new|old|nice|modern|comfortable|large|little> and|with|in|for|to|near ~ADJ',
      ],
      fix: '{adjective} {noun}',
      // Right: "Why is the sky blue?", "the colours red, blue and green", "judge Brown".
      unless: [
        'day|days|week|weeks|month|months|hours|minutes|century|centuries|decade|decades old',
        'why|when is|are|was|were',
        'colours|colors|colour|color ANY',
        'judge|doctor|teacher|captain|uncle|aunt|president brown|green|black|white|gray',
      ],
      when: (match, sentence) =>
        !lacksVerb(match, sentence) &&
        !mayDescribeObject(match, sentence) &&
        !isNameOfTwoWords(match, sentence),
    },
    // He has [a house very big → a very big house].
    {
      id: 'word-order-23',
      find: 'is|was|@see|@watch|@read|@buy|@have|@visit|@meet|@eat|@do|@spend|in|with <a|an ~%timesAndAmounts noun=NOUN degree=very|really ~ADV|late|early|cheap|close|fast adjective=ADJ> $|,|.|!|and|but|because|yesterday|last|in|at|on|when|with',
      fix: 'a {degree} {adjective} {noun}',
      explanation: {
        simple: 'The describing words stand before the thing: “{right}”.',
        full: 'An adjective with its adverb stands before the noun: “{right}”.',
      },
    },
    // a [red big → big red] bag
    {
      id: 'word-order-15',
      find: [`a|an|the|POSS|this|that|NUM|some|two <colour=${COLOUR} size=${SIZE}> NOUN|NOUNS`],
      fix: '{size} {colour}',
      explanation: {
        simple: '“{size}” comes before the colour: “{right}”.',
        full: 'Adjectives of size or age stand before the colour: “{right}”.',
      },
    },
    // a [wooden old → old wooden] table
    {
      id: 'word-order-16',
      find: [
        `a|an|the|POSS|this|that|NUM|some|two <~${SIZE_IN_NAMES} second=${COLOUR}|${SIZE} first=${OPINION}> NOUN|NOUNS`,
        `a|an|the|POSS|this|that|NUM|some|two <second=${SIZE_IN_NAMES} first=${PLAIN_OPINION}> NOUN|NOUNS`,
        `a|an|the|POSS|this|that|NUM|two <second=${ORIGIN_OR_MATERIAL} first=${SIZE}|${COLOUR}|${OPINION}> NOUN|NOUNS`,
      ],
      // Right: "She has long beautiful hair."
      unless: ['big bad', 'golden brown|yellow|red', 'big|long|huge|tall|large beautiful|great|good|lovely'],
      fix: '{first} {second}',
      explanation: {
        simple: '“{first}” comes before “{second}”: opinions come first, materials and countries last.',
        full: 'Adjectives have an order: opinion, size, colour, and last origin or material. So it is “{right}”.',
      },
    },
    // He is not [enough old → old enough].
    {
      id: 'word-order-17',
      find: [
        "-there is|are|was|were|not|'m|'s|'re|isn't|aren't|wasn't|am|weren't|be|been <enough=enough adjective=ADJ|ADV> ~NOUN|NOUNS|people|acts",
        '<enough=enough adjective=ADV> ~NOUN|NOUNS|people',
      ],
      fix: '{adjective} {enough}',
      explanation: {
        simple: '“enough” comes after “{adjective}”: “{right}”.',
        full: '“Enough” follows an adjective or adverb: “{right}”.',
      },
    },
  ],
};

/** Right: "the people of Bell Green", the name of a place. */
function isNameOfTwoWords({ marked }: Match, sentence: Sentence): boolean {
  return sentence.slice(marked.from, marked.to).every(({ text }) => /^\p{Lu}/u.test(text));
}

/** Wrong in another way: "My room small, but I like it" lacks "is". */
function lacksVerb({ marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to]?.text ?? '.';
  return marked.from === 1 && /^(?:but|because|so|,|[.!])$/.test(next);
}

/**
 * Right: "They painted the door red", "he likes his coffee black", where the adjective says how the object
 * is.
 */
function mayDescribeObject({ marked }: Match, sentence: Sentence): boolean {
  const isOneOfMany = /^(?:a|an)$/.test(sentence[marked.from - 1]?.lower ?? '');
  const verbs = isOneOfMany ? CHANGE_VERBS : VERBS_WITH_OBJECT_COMPLEMENT;
  return sentence.slice(0, marked.from).some(({ base }) => verbs.has(base));
}
