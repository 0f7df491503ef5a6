/*
 * Corrects a noun in the singular where more than one is meant: “two book” → “two books”, “a lot of friend” →
 * “a lot of friends”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `one of POSS|the|these|those ADJ* SUPER? ADJ* <n=NOUN> ~NOUN|NOUNS|-|'s`: “one of my best [friend]”. A noun
 * behind the mark would make it a compound.
 *   <…>         the wrong words, which `fix` replaces
 *   all|most    one of these words
 *   of?         this, or nothing
 *   ADJ*        none to four of these
 *   ~ADJ        the next word is not this; takes no word itself
 *   -BEFIN|we|…  the word before is none of these; takes no word itself
 *   $           the sentence ends here
 *   @have       any form of “have”: have, has, had, having
 *   %uncounted  a word of the list `uncounted` in `lists` below: “money”
 *   n=NOUN      this word, which `fix` and the reasons quote as {n}
 *   {n:plural}  its plural: “dogs”
 *   VERBS “goes”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”, SUPER “biggest”, ADV “slowly”
 *   POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, BEFIN “am, is, was …”
 *   Reasons quote {right} the correction, {before} what the pattern asks for before the mark.
 */

import { getCountability } from '../lexicon/countability.ts';
import { isFunctionWord } from '../lexicon/function-words.ts';
import { UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { VERBS_ALSO_NOUNS } from '../lexicon/verbs.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordAfterMark, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';

/**
 * Nouns that are often uncountable, so that another word than the plural may be missing ("several time"), and
 * others that stand after a number in the singular: "two hundred", "five pm", "several present".
 */
const NOT_PLURAL_AFTER_NUMBER = parseWordList(
  'money milk water coffee tea information advice homework traffic sugar bread rice cheese meat butter music news furniture luggage work food aircraft series species help love sport space hair paper chocolate cake pizza fun energy point stuff crew competition time snow rain noise experience knowledge luck juice wine beer soup salad chicken history colour color culture light pollution progress research weather electricity oil sand rubbish trouble nature health happiness education technology equipment sleep practice fruit interest business life death beauty violence crime damage evidence support attention pressure stress training exercise confidence freedom respect patience cash salt pepper garlic ice gold wood grass fire sun toast effort wind protein sympathy self-discipline glass plastic metal cotton steel iron bronze stone air oxygen gas petrol smoke ' +
    'hundred thousand million present staff bus phone walk travel more less fish sheep deer people left half dozen current am pm percent per kg km cm mm art home school',
);

/** A step for a countable noun in the singular that can be no plural, adjective or verb in -s as well. */
const SINGULAR_NOUN = '~NOUNS|ADJ|VERBS|EN|ADV|%uncounted n=NOUN';

/** A noun in the singular where more than one is meant: "two book", "a lot of friend". */
export const PLURAL_AFTER_NUMBER_RULES: RuleSet = {
  kind: 'plural',
  explanation: {
    simple: 'After “{q}” we speak of more than one: “{right}”.',
    full: 'After “{q}” the noun is plural: “{right}”.',
  },
  lists: {
    units: parseWordList(
      'year month week day hour minute second kilometre kilometer metre meter mile euro dollar pound',
    ),
    groups: parseWordList(
      'team crew staff family class band group public audience choir youth jury committee',
    ),
    uncounted: [...NOT_PLURAL_AFTER_NUMBER, ...UNCOUNTABLE_NOUNS],
  },
  rules: [
    // She has many [book → books].
    {
      id: 'plural-01',
      find: [
        `-top|category q=NUM|DIGITS|many|several|both|few|various ADJ? <${SINGULAR_NOUN}> ~NOUN|NOUNS|-|'s|o'clock|old|fahrenheit|celsius`,
        `q=NUM|DIGITS|many|several|both|few ADJ ADJ <${SINGULAR_NOUN}> ~NOUN|NOUNS|-|'s`,
        `a q=few ADJ? <${SINGULAR_NOUN}> ~NOUN|NOUNS|-`,
        'q=NUM|DIGITS|many|several|few <~ADJ n=%units> ~-|NOUN|old',
        '@be q=NUM|DIGITS <n=year|month|week|day> old $|,|and|but|now|when|because',
        `q=these|those ADJ* <${SINGULAR_NOUN}> ~NOUN|NOUNS|-|'s|is|was|has`,
        'q=many|several|various|NUM <n=kind|type> of NOUN|NOUNS|ADJ',
        // Right: "a different kind of exam", "a very different kind of life".
        "-a|an|the|this|that|no|any|some|one|another|is|was|'s|POSS|very|quite|so|rather|completely|totally|really|slightly|entirely q=different <n=kind|type> of NOUN|NOUNS|ADJ",
      ],
      fix: '{n:plural}',
      // Right: "a one in four chance", "50 per 100,000 head", "two key cultural sights".
      unless: ['one in NUM|DIGITS chance', 'DIGITS head of', 'NUM|DIGITS|many|several|both|few key ADJ'],
      when: (match, sentence) => needsPlural(match, sentence) && !isNumberInName(match, sentence),
    },
    // I have a lot of [friend → friends].
    {
      id: 'plural-18',
      find: `q=lot|couple of ADJ? <${SINGULAR_NOUN}> ~NOUN|NOUNS|-`,
      fix: '{n:plural}',
      explanation: {
        simple: 'We can count {n:plural}, so after “a {q} of” we say “{right}”.',
        full: 'After “a {q} of”, a noun that we can count is plural: “{right}”.',
      },
      when: needsPlural,
    },
    // She is one of my best [friend → friends].
    {
      id: 'plural-19',
      find: [
        `-page|part|chapter|day|number|lesson|question one of POSS|the|these|those ADJ* SUPER? ADJ* <~%groups ${SINGULAR_NOUN}> ~NOUN|NOUNS|-|'s`,
        `one of the most ADJ <${SINGULAR_NOUN}> ~NOUN|NOUNS|-`,
      ],
      fix: '{n:plural}',
      explanation: {
        simple: '“One of” means one of many, so we say “{right}”.',
        full: '“One of” chooses from several, so the noun is plural: “{right}”.',
      },
      when: needsPlural,
    },
    // I brush my [tooth → teeth].
    {
      id: 'plural-20',
      find: [
        '@have|with big|small|brown|blue|green|dark|beautiful|black|light|grey|long|short|white <n=eye|ear|leg|tooth> $|,|and|because|but',
        '@brush|@clean POSS <n=tooth> ~NOUN',
        '@wash POSS <n=hand> $|,|and|before|after|with',
      ],
      fix: '{n:plural}',
      explanation: {
        simple: 'We have more than one {n}, so we say “{right}”.',
        full: 'A body has more than one {n}, so the noun is plural: “{right}”.',
      },
      when: needsPlural,
    },
    // She enjoys drawing [picture → pictures].
    {
      id: 'plural-21',
      find: '@like|@love|@enjoy|@hate to? @draw|@paint|@take|@read|@watch|@write|@collect <n=picture|photo|book|novel|comic|story|poem|film|movie|stamp|coin|postcard|sticker> $|,|and|or|very|in|on|at|with|because|but|every|when|of',
      fix: '{n:plural}',
      explanation: {
        simple: 'You like more than one {n}, so we say “{right}”.',
        full: 'Not one {n} is meant but {n:plural} in general, so the noun is plural.',
      },
    },
    // I am afraid of [dog → dogs].
    {
      id: 'plural-22',
      find: 'afraid|scared|frightened|terrified of <n=dog|spider|snake|cat|mouse|rat|horse|bird|insect|height|ghost|shark|bee|wasp|clown|needle|storm> $|,|and|because|but',
      fix: '{n:plural}',
      explanation: {
        simple: 'The fear is of all {n:plural}, so we say “{right}”.',
        full: 'The fear is of {n:plural} in general, so the noun is plural: “{right}”.',
      },
      when: needsPlural,
    },
    // I like all [kind → kinds] of music.
    {
      id: 'plural-02',
      find: [
        `some of POSS|the|my <~%groups ${SINGULAR_NOUN}> are|were|have`,
        `all|most of? the|my|our <~%groups ${SINGULAR_NOUN}> are|were|have`,
        `all|both|most|some|many of? POSS|the|these|those <n=friend|student|colleague|sister|brother|cousin|classmate|tourist|worker|player|neighbour|visitor|guest> ~NOUN|NOUNS|VERBS|-|'s|and`,
        '@play computer|video|board|card <n=game> $|,|and|with|in|because|on|at|every|after',
        '-BEFIN|we|they|you|it|that|this|us|them all <n=kind|type|sort> of NOUN|NOUNS|ADJ',
        `many of the|my|our|these <${SINGULAR_NOUN}> ~NOUN`,
      ],
      fix: '{n:plural}',
      explanation: {
        simple: 'We mean more than one {n} here, so we say “{right}”.',
        full: 'More than one {n} is meant here, so the noun is plural: “{right}”.',
      },
      when: needsPlural,
    },
  ],
};

/** Right: "the 007 film": a zero begins a name, and not a number. */
function isNumberInName({ marked }: Match, sentence: Sentence): boolean {
  return /^0\d/.test(sentence[marked.from - 1]?.text ?? '');
}

function needsPlural(match: Match, sentence: Sentence): boolean {
  return (
    canLackPluralEnding(sentence[match.marked.from]) &&
    !isPartOfCompound(match, sentence) &&
    !isHeight(match, sentence) &&
    !isAmount(match, sentence) &&
    !isOtherNumber(match, sentence) &&
    !isYear(match, sentence) &&
    !isTimeOrRange(match, sentence) &&
    !isBothOfTwo(match, sentence)
  );
}

/** Right: "the nineteen fifty-three colleague", where the numbers are a year. */
function isYear({ from }: Match, sentence: Sentence): boolean {
  const [century, years] = [sentence[from - 1]?.lower ?? '', sentence[from]?.lower ?? ''];
  return /^(?:(?:six|seven|eigh|nine)teen|twenty)$/.test(century) && years.includes('-');
}

const NOUNS_IN_ING = new Set(
  parseWordList(
    'building meeting painting wedding feeling drawing evening morning thing ring king spring string',
  ),
);

/** Whether the noun can lack its plural ending. False for "politics", "swimming" and names. */
function canLackPluralEnding(noun: Token | undefined): boolean {
  if (!noun || /^\p{Lu}/u.test(noun.text)) return false;
  return !/(?:[^s]s|ing)$/.test(noun.lower) || NOUNS_IN_ING.has(noun.lower);
}

/** Right: "Two insect bites", where the marked noun is the first part of another one. */
function isPartOfCompound({ marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (next?.lower === "'s") return true;
  if (!next?.isWord || isFunctionWord(next.lower)) return false;
  const tags = ['NOUN', 'NOUNS', 'VERBS', 'ING'] as const;
  if (next.tags.size === 0 || tags.some((tag) => next.tags.has(tag))) return true;
  // Not in "A lot of student come", where the next word is a verb only.
  return next.tags.has('VERB') && VERBS_ALSO_NOUNS.has(next.lower);
}

/** Right: "Six foot two". */
function isHeight({ marked }: Match, sentence: Sentence): boolean {
  const number =
    /^(?:deep|tall|high|long|wide|thick|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)$/;
  return sentence[marked.from]?.lower === 'foot' && number.test(sentence[marked.to]?.lower ?? '');
}

/** Nouns that are nearly always counted after "a lot of", though they are uncountable elsewhere. */
const COUNTED_IN_A_LOT =
  /^(?:question|game|place|plant|apple|banana|orange|vegetable|subject|example|meal|habit|email|holiday|party|day|evening|night|moment|joke|video|visit|sight|picture|island|museum|event|figure|problem|song|hour|dish)$/;

/**
 * Right: "A lot of dust", "lots of choice", "a lot of blood": there can be much of what the noun names,
 * unless it is counted.
 */
function isAmount(match: Match, sentence: Sentence): boolean {
  if (!/^lots?$/.test(getFirstWord(match, sentence))) return false;
  const noun = sentence[match.marked.from]?.lower ?? '';
  if (COUNTED_IN_A_LOT.test(noun)) return false;
  return getCountability(noun) !== 'countable' || /^(?:battery|film)$/.test(noun);
}

/** Words and marks before a number that names something: "page 7", "May 12", "£20". */
const BEFORE_NAMING_NUMBER =
  /^(?:at|number|page|room|unit|chapter|of|january|february|march|april|may|june|july|august|september|october|november|december|exercise|level|part|class|grade|question|bus|line|platform|gate|step|day|:|-|\$|£|€|flat|floor|highway|on)$/;

/**
 * Right: "1 book", "in 2019 people …", "the 3rd day", "Category 3 storm": the digits don't count the noun.
 */
function isOtherNumber(match: Match, sentence: Sentence): boolean {
  const digits = sentence[match.from]?.text ?? '';
  if (!/^\d/.test(digits)) return false;
  return (
    digits === '1' ||
    isEndOfScore(match, sentence) ||
    /^(?:19|20)\d\d$/.test(digits) ||
    /[.:]|(?:st|nd|rd|th)$/.test(digits) ||
    isNumberOfNoun(sentence[match.from - 1]) ||
    BEFORE_NAMING_NUMBER.test(getWordBeforeMatch(match, sentence))
  );
}

/** Right: "6–2", "24/7": the digits are the end of a score or of a fraction. */
function isEndOfScore({ from }: Match, sentence: Sentence): boolean {
  return /^[-–—/:]$/.test(sentence[from - 1]?.text ?? '') && /^\d/.test(sentence[from - 2]?.text ?? '');
}

/** Whether a number names the noun before it: "Category 3", "L2". */
function isNumberOfNoun(before: Token | undefined): boolean {
  return (
    before?.tags.has('NAME') === true ||
    before?.tags.has('NOUN') === true ||
    /^\p{Lu}/u.test(before?.text ?? '')
  );
}

/** Right: "At seven dinner is ready", "from two to six": after a preposition the number can be a time. */
function isTimeOrRange(match: Match, sentence: Sentence): boolean {
  const hours = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
  const beforeHours =
    /^(?:at|by|before|after|until|till|past|to|page|number|room|from|about|around|unit|for)$/;
  const countedNouns =
    /^(?:year|month|week|day|night|weekend|hour|minute|second|metre|kilometre|euro|dollar|book|friend|dog|cat|child|student|person|boy|girl|man|woman|brother|sister|ticket|apple|egg|chair|table|car|picture|country|city|job|lesson|question|problem|thing|reason|place)$/;
  return (
    hours.test(getFirstWord(match, sentence)) &&
    beforeHours.test(getWordBeforeMatch(match, sentence)) &&
    !countedNouns.test(sentence[match.marked.from]?.lower ?? '')
  );
}

/** Right: "Both brother and sister". */
function isBothOfTwo(match: Match, sentence: Sentence): boolean {
  return getFirstWord(match, sentence) === 'both' && getWordAfterMark(match, sentence) === 'and';
}
