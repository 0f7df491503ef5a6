/*
 * Corrects comparatives, superlatives and the words beside them: “more happy” → “happier”, “older then me” →
 * “older than me”, “one of the most biggest” → “one of the biggest”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `-the <more ~%rightWithMore|%alsoNouns a=%shortAdjectives> ~NOUN|NOUNS|and|or`: “he is [more big]”, but not
 * “the more big” or “more cold water”. The adjective is one of the list `shortAdjectives` and kept as `a`.
 *   <…>              the wrong words, which `fix` replaces
 *   in|of            one of these words
 *   ADJ?             this, or nothing
 *   ANY*             none to four of these
 *   ~%rightWithMore  the next word is not this; takes no word itself
 *   -the             the word before is not this; takes no word itself
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @have            any form of “have”: have, has, had, having
 *   %rightWithMore   a word of the list `rightWithMore` in `lists` below: “blue”
 *   c=COMP           this word, which `fix` and the reasons quote as {c} (so also a, s)
 *   {a:er}           its comparative: “bigger”
 *   {a:est}          its superlative: “biggest”
 *   unless           patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”, SUPER “biggest”, ADV “slowly”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {next} the word after the mark, {before}
 *   what the pattern asks for before the mark, {after} what the pattern asks for after the mark.
 */

import { LONG_ADJECTIVES, SHORT_ADJECTIVES } from '../lexicon/adjectives.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { explain, type RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastWord,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { getClauseAfter, mayBeFiniteVerb } from './clause.ts';
import { COMPARISON_FORM_RULES } from './comparison-forms.ts';
import { COUNTRIES, SPORTS } from './word-groups.ts';

/** Short adjectives that also take “more”. Right: “more friendly”, “more common”. */
const RIGHT_WITH_MORE_OR_ER = parseWordList(
  'friendly lovely lively quiet simple clever polite gentle narrow bored common fun real right wrong tired strict proud lonely likely silly few',
);
/** Adjectives and adverbs without a comparative in -er or with “more” that a rule could give. */
const NEVER_COMPARED = parseWordList(
  'such own same different other only main long far early late likely able similar',
);
/**
 * Members of the list of long adjectives that don't take “most”, because they compare already or never do.
 */
const NO_LONG_POSITIVES = parseWordList('other best better worse worst such different only own same');
const ADVERBS_OF_MANNER = parseWordList('well often quickly slowly carefully');

/** Words in -er that also stand without a comparison. Right: “later that evening”, “the upper of the two”. */
const NOT_COMPARING = new Set('later earlier other further farther lower upper inner outer elder'.split(' '));
const SUBJECTS = new Set('i you he she it we they'.split(' '));
/** Words after “of” that show a comparison. Wrong: “older of me”. */
const COMPARED_WITH = new Set('me mine yours hers ours him you my us them theirs'.split(' '));

/** Whether “than” is meant. Wrong: “taller that me”. Right: “later that evening”. */
function isCompared(match: Match, sentence: Sentence): boolean {
  const head = getFirstWord(match, sentence);
  const next = getLastWord(match, sentence);
  const link = getFirstMarkedWord(match, sentence);
  // "If it is cheaper then buy it", "I was younger then and free", "things were better then than now".
  if (link === 'then') return !isTime(match, sentence);
  if (NOT_COMPARING.has(head)) return false;
  switch (link) {
    case 'that':
      // "It is cheaper that we walk", "it is better that the child sleeps", "more things that my sister
      // made".
      return !SUBJECTS.has(next) && !hasVerbBehind(match, sentence);
    case 'as':
      // "Better as a child", "more as well", "it got darker as the night came", "he is better as the boss".
      return (
        !['a', 'an', 'well', 'soon', 'usual', 'we', 'they', 'it'].includes(next) &&
        !hasVerbBehind(match, sentence) &&
        !hasRole(match, sentence)
      );
    default:
      // "Older of me" compares; "the older of them" and "it's better of you" do not.
      return COMPARED_WITH.has(next) && head !== 'better' && getWordBeforeMatch(match, sentence) !== 'the';
  }
}

/** "It is easier as you get older", "more clothes that my friends like": the link begins a clause. */
function hasVerbBehind({ marked }: Pick<Match, 'marked'>, sentence: Sentence): boolean {
  const clause = getClauseAfter(sentence, marked.to);
  const isVerb = (word: Token | undefined) =>
    mayBeFiniteVerb(word) || (word?.tags.has('VERB') === true && !word.tags.has('NOUN'));
  if (SUBJECTS.has(clause[0]?.lower ?? '')) {
    // "Better as I thought", "older as I am" compare.
    if (/^(?:think|expect|hope|imagine|know)$/.test(clause[1]?.base ?? '')) return false;
    const isShort = /^(?:be|do|have|can|could)$/.test(clause[1]?.base ?? '') && clause.length < 3;
    return !isShort && clause.slice(1).some(isVerb);
  }
  // "Bigger as the flat I had" compares; "darker as the night came" does not.
  const nounAt = clause.findIndex(
    (word, at) => hasTag(word, 'NOUN', 'NOUNS', 'NAME') && !hasTag(clause[at + 1], 'NOUN', 'NOUNS'),
  );
  // "Smaller as my brother's room" compares.
  const isOwner = clause[nounAt + 1]?.lower === "'s" && !hasVerbAfterOwner(clause[nounAt + 2]);
  return !isOwner && isVerb(clause[nounAt + 1]);
}

/** Whether "'s" before the word is "is". False for "my brother's room" and "my brother's." */
function hasVerbAfterOwner(next: Token | undefined): boolean {
  return next?.isWord === true && !hasTag(next, 'NOUN', 'NOUNS');
}

/** "Then" means "at that time" or "in that case". */
function isTime({ from, marked }: Match, sentence: Sentence): boolean {
  const [next, second] = sentence.slice(marked.to, marked.to + 2);
  const opensCondition = /^(?:if|when|since|once)$/.test(getOpeningWord(sentence));
  if (opensCondition && (next?.tags.has('VERB') || hasVerbBehind({ marked }, sentence))) return true;
  if (!next?.isWord) return true;
  if (/^(?:and|but|or|because|so|than)$/.test(next.lower)) return true;
  // "I was happier then we laughed" joins two clauses; "he is older then I am" compares.
  const isClause =
    SUBJECTS.has(next.lower) &&
    !/^(?:am|are|is|was|were|do|does|did|can|have|has|had|thought|think|expected|hoped|imagined)$/.test(
      second?.lower ?? '',
    );
  return (isClause && second?.isWord === true) || sentence[from - 1]?.lower === 'or';
}

const ROLES =
  /^(?:boss|teacher|friend|friends|parent|mother|father|manager|leader|doctor|nurse|student|player|captain)$/;

/** "I like her better as my teacher": what she is. */
function hasRole({ marked }: Match, sentence: Sentence): boolean {
  const [first, second, third] = sentence.slice(marked.to, marked.to + 3);
  const noun = second?.lower === 'own' || second?.tags.has('ADJ') ? third : second;
  return (
    first !== undefined && ROLES.test(noun?.lower ?? '') && hasVerbOfRole(sentence.slice(0, marked.from))
  );
}

/** "He is happier as his own boss", but not "she is taller as my teacher". */
function hasVerbOfRole(opening: Sentence): boolean {
  return opening.some(({ lower }) =>
    /^(?:better|happier|worse|like|likes|liked|work|works|earn|earns)$/.test(lower),
  );
}

const MORE_THAN_ALL = {
  simple: 'It is more than all the others, so we say “{right}”.',
  full: 'What is compared with all others takes the superlative: “{right}”.',
};

/** Rules for comparatives, superlatives, “than” and “as”; and the rules of comparison-forms.ts. */
export const COMPARISON_RULES: RuleSet = {
  kind: 'comparison',
  explanation: {
    simple: 'When we compare, we say “{right}”.',
    full: 'The comparison needs “{right}”, not “{wrong}”.',
  },
  lists: {
    shortAdjectives: SHORT_ADJECTIVES.filter((word) => !RIGHT_WITH_MORE_OR_ER.includes(word)),
    countries: COUNTRIES,
    sports: SPORTS,
    /** Right: “more red than blue”. */
    rightWithMore: parseWordList('blue red green white black brown steep sore'),
    /** Right: “more light”, “more cold”, where they are nouns. */
    alsoNouns: parseWordList('light cold dark sweet calm quiet'),
    comparable: [...SHORT_ADJECTIVES, ...LONG_ADJECTIVES, ...ADVERBS_OF_MANNER].filter(
      (word) => !NEVER_COMPARED.includes(word),
    ),
    /** "There is more fresh air": more of it. */
    amounts: parseWordList(
      'air water food work fruit weather money time tea coffee bread milk fish meat juice music space snow rain help news information land light energy stuff evidence life',
    ),
    /** "The days were longer that summer." */
    timeNouns: parseWordList(
      'time day night morning evening afternoon week weekend month year summer winter spring autumn way',
    ),
    longAdjectives: LONG_ADJECTIVES.filter((word) => !NO_LONG_POSITIVES.includes(word)),
  },
  rules: [
    // She is [more good → better] than me in maths.
    {
      id: 'comparison-15',
      find: [
        "-there BEFIN|'s|be|been|@become|@feel|@get|much|even <more a=good|bad|far> ~NOUN|NOUNS|ADJ|and|or|people",
        "-there BEFIN|'s|@get|@become|@feel <more a=good|bad> ~NOUN|NOUNS|and|or|ADJ|in",
      ],
      // Right: "I was more bad than good."
      when: (match, sentence) => !comparesAdjectives(match, sentence),
      fix: '{a:er}',
      explanation: {
        simple: '“{a}” changes to another word when we compare: “{right}”, without “more”.',
        full: '“{a}” is irregular: its comparative is “{right}”, without “more”.',
      },
    },
    // He is the [most good → best] player.
    {
      id: 'comparison-16',
      find: [
        'the|my|your|his|her|our|their <most a=good|bad> ~NOUNS|people|children',
        "BEFIN|'s|of the <most a=good|bad> NOUNS|people|children",
        'is|are|was <most a=good|bad> in|of',
      ],
      fix: '{a:est}',
      explanation: {
        simple: '“{a}” changes to another word when we compare: “{right}”, without “most”.',
        full: '“{a}” is irregular: its superlative is “{right}”, without “most”.',
      },
    },
    // Right as well: "It got more and more cold", so `alsoNouns`.
    // The noise became [more and more strong → stronger and stronger].
    {
      id: 'comparison-17',
      find: [
        '<more and more ~%rightWithMore|%alsoNouns a=%shortAdjectives|good|bad> $|,|and|but|so|because|when|while|until|every|each|now|in|at|on|with|for|as|than',
        '@become|@get|@grow <more and more ~%rightWithMore|%alsoNouns a=%shortAdjectives|good|bad> ~NOUN|NOUNS|people|children|ADJ',
      ],
      fix: '{a:er} and {a:er}',
      explanation: {
        simple: 'When a change goes on, we compare twice, without “more”: “{right}”.',
        full: 'For a change that goes on, the comparative of “{a}” is said twice, without “more”: “{right}”.',
      },
    },
    // She is [more happy → happier] now.
    {
      id: 'comparison-01',
      find: [
        '<more ~%rightWithMore a=%shortAdjectives> than',
        // Right: "any more big halls".
        '-the|any|no <more ~%rightWithMore|%alsoNouns a=%shortAdjectives> ~NOUN|NOUNS|and|or|than',
        '-the <more ~%rightWithMore|%alsoNouns a=%shortAdjectives> and|or SUBJ|POSS|the|a',
        "-there BEFIN|'s|a <more ~%rightWithMore|%alsoNouns a=%shortAdjectives> ~NOUNS|%amounts NOUN",
      ],
      // Right: "I was more sad than angry."
      when: (match, sentence) => !comparesAdjectives(match, sentence),
      fix: '{a:er}',
      explanation: {
        simple: '“{a}” is a short word, so it compares without “more”: “{right}”.',
        full: 'The short adjective “{a}” makes its comparative without “more”: “{right}”.',
      },
    },
    // He is the [most tall → tallest] boy.
    {
      id: 'comparison-02',
      find: [
        'the|my|your|his|her|our|their <most a=%shortAdjectives> ~NOUNS|people|children',
        '-@have|@get|with the <most a=%shortAdjectives> NOUNS in|of',
        // Right: "Which country has the most old people?"
        "BEFIN|'s|of the <most a=%shortAdjectives> NOUNS|people|children",
        'is|are|was <most a=%shortAdjectives> in|of',
      ],
      fix: '{a:est}',
      explanation: {
        simple: '“{a}” is a short word, so it compares without “most”: “{right}”.',
        full: 'The short adjective “{a}” makes its superlative without “most”: “{right}”.',
      },
    },
    // It is [more better → better].
    {
      id: 'comparison-03',
      // Right: "There are no more earlier trains."
      find: [
        '-the <more ~earlier|later|lower|further|older|younger|smaller c=COMP>',
        // Right: "There are more older people now", "we got more lower down".
        '-the <more c=older|younger|smaller> ~NOUNS|people|ones|children',
      ],
      fix: '{c}',
      explanation: {
        simple: '“{c}” compares already, so we leave out “more”.',
        full: '“{c}” is a comparative already, so it takes no “more”.',
      },
    },
    // It is the [most biggest → biggest] house.
    {
      id: 'comparison-04',
      find: '<most|more s=SUPER>',
      fix: '{s}',
      explanation: {
        simple: '“{s}” says “most” already, so it stands alone.',
        full: '“{s}” is a superlative already, so no “more” or “most” stands before it.',
      },
    },
    // He is the [taller → tallest] boy in the class.
    {
      id: 'comparison-05',
      find: [
        // Right: "The younger generation in the country", "the bigger house in the picture".
        'the <c=COMP> NOUN? in the world',
        "BEFIN|'s|be|been the <c=COMP> NOUN? in the|POSS class|city|country|family|team|school|street|group",
        "BEFIN|'s the <c=COMP> city|town|country|river|mountain|lake|island|building in %countries",
        "BEFIN|'s|be|been the <c=COMP> of all",
        "BEFIN|'s|be|been the <c=COMP> of my|our|the family|class|team|school|group|brothers|sisters|friends|world|country|city",
        'the <c=COMP> of all|the class|family|team|group|world|city|country|town|school',
        "BEFIN|'s|be|been the <c=better|worse|bigger|taller|older|younger|smaller|longer> NOUN|person|thing of my|our|all",
        "BEFIN|'s|be|been the <c=better|worse|bigger|taller|older|younger|smaller|longer> NOUN|person|thing in|of the|my|our class|family|team|group|world|city|country|town|school|house",
        "the <c=better> NOUN|thing|person that? SUBJ have|had|has|'ve|ever|know",
      ],
      fix: '{c:est}',
      explanation: {
        simple: 'There are more than two in this group, so we say “{right}”.',
        full: 'In a group of more than two, the form is the superlative: “{right}”.',
      },
      unless: ['the two', 'of the two|pair'],
    },
    // What I liked [more → most] was the end.
    {
      id: 'comparison-18',
      find: '^c what|all SUBJ like|likes|liked|love|loved|enjoy|enjoyed|hate|hated|remember <more> is|was|are|were',
      fix: 'most',
      explanation: MORE_THAN_ALL,
    },
    // It was the [better → best] day of my life.
    {
      id: 'comparison-19',
      find: [
        'the <better> day|week|year|holiday|trip|birthday|moment|party|experience|summer|book|film of the|my|his|her|our|their year|life|world|lives|summer|holiday|week',
      ],
      fix: 'best',
      explanation: MORE_THAN_ALL,
    },
    // He is older [then → than] me.
    {
      id: 'comparison-06',
      find: [
        'COMP <that|then|as|of|from> POSS|OBJ|the|NAME|this|mine|yours|his|hers|ours|theirs|in|SUBJ|last|before|usual|a|ING',
        'COMP NOUN|NOUNS? <then|that> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a',
        '-one|and more|less ADJ|ADV|NOUN|NOUNS|money|time|people <that|then|as> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a|you|i|ING|NOUNS|it',
        'COMP <that> ~%timeNouns NOUN|NOUNS|%sports $|in|for|because',
        'more ADJ <that> ~%timeNouns NOUN|NOUNS|%sports $|in|for|because',
        '@like|@love|@enjoy ANY ANY? ANY? more|better <that> ~%timeNouns NOUN|NOUNS|%sports $|because',
        'COMP <then|as> ANY',
        'COMP to VERB ANY* <then> to',
        'more|less ADJ <then> ANY',
        'more|less <then> DIGITS|NUM|a|half|POSS',
        'rather|other <then>',
      ],
      fix: 'than',
      explanation: {
        simple: 'After “{before}” we say “than”, not “{wrong}”.',
        full: 'The comparison with “{before}” takes “than”, not “{wrong}”.',
      },
      when: isCompared,
    },
    // He is as tall [than → as] me.
    {
      id: 'comparison-07',
      find: [
        'as ADJ|ADV|well|much|many <than|then> ANY',
        'as ADJ|ADV|well|much|many <like|that> POSS|me|mine|yours|him|his|her|us|you|them|NAME $',
        'as ADJ <like> POSS NOUN|NOUNS|ADJ',
        'as ADJ NOUN? <than> ANY',
        'so ADJ <like|than> POSS|OBJ|NAME|the',
        'as ADJ NOUN|NOUNS <like> POSS|me|NAME',
        'same ADJ? NOUN? <than|like> POSS|me|mine|yours|his|him|her|you|NAME|the|hers|i|in',
      ],
      fix: 'as',
      explanation: {
        simple: 'After “{before}” we say “as”, not “{wrong}”.',
        full: '“{before}” compares with “as”, not with “{wrong}”.',
      },
    },
    // She is [tall than → taller than] me.
    {
      id: 'comparison-08',
      find: [
        "BEFIN|'s <a=%comparable than> ANY",
        "BEFIN|'s not? very|much|so? <a=big|small|tall|good|old|young|fast|cheap|easy|hard|long|short|strong|hot|cold|nice|happy|clever|rich|heavy than> ANY",
        'NOUN|NOUNS <a=%comparable than> mine|yours|his|hers|ours|theirs|POSS',
        '@run|@work|@speak|@sing|@drive|@play <a=fast|hard|good|slow|well|long than>',
        'NUM|DIGITS|a hours|hour|minutes|days|weeks|week|months|years|year <a=late|early|old|young|long than>',
      ],
      fix: '{a:er} than',
      explanation: {
        simple: '“Than” compares two, so we say “{right}”.',
        full: 'Before “than” stands the comparative: “{right}”.',
      },
      unless: [
        'more|less|rather|other|as|different|COMP ANY? than',
        'more|less ANY* than',
        'more|less ANY* ANY* than',
      ],
    },
    // It is [very → much] better than mine.
    {
      id: 'comparison-09',
      find: ['<very|so> COMP than', '<very> COMP', '<very|so> more|less ADJ'],
      fix: 'much',
      explanation: {
        simple: 'Before “{next}”, which compares, we say “much”, not “{wrong}”.',
        full: 'The comparative “{after}” takes “much”; “{wrong}” goes with plain adjectives.',
      },
    },
    ...COMPARISON_FORM_RULES,
    // It is the [more important → most important] city in the country.
    {
      id: 'comparison-11',
      find: [
        'the <more a=%longAdjectives> NOUN? in the world|class|city|country|family|school|town',
        'by far the <more a=%longAdjectives>',
        "the <more a=%longAdjectives> NOUN|person|thing that? SUBJ have|has|had|'ve|ever",
        "BEFIN|'s the <more a=%longAdjectives> NOUN|person|thing of|in my|our|all|the ~two|pair",
      ],
      fix: 'most {a}',
      explanation: {
        simple: 'There are more than two in this group, so we say “{right}”.',
        full: 'In a group of more than two, the form is the superlative: “{right}”.',
      },
    },
    // Lisbon is the [more old → oldest] city in my country.
    {
      id: 'comparison-14',
      find: [
        'the <more a=%shortAdjectives> NOUN|person|thing in|of the|my|our|this world|class|country|city|family|school|town|team|group|village',
        "the <more a=%shortAdjectives> NOUN|person|thing that? SUBJ have|has|had|'ve|ever",
      ],
      fix: '{a:est}',
      explanation: {
        simple: 'There are more than two in this group, so we say “{right}”.',
        full: 'In a group of more than two, the short adjective “{a}” takes -est: “{right}”.',
      },
    },
    // I prefer tea [than → to] coffee.
    {
      id: 'comparison-12',
      find: '@prefer ANY ANY? <than|that> ING|NOUN|NOUNS|NAME',
      fix: 'to',
      explanation: {
        simple: 'With “prefer”, we put “to” between the two, not “{wrong}”.',
        full: '“Prefer” compares with “to”, not with “{wrong}”.',
      },
      unless: ['rather|to prefer|VERB', 'more|less than'],
    },
    // It is similar [than → to] mine.
    {
      id: 'comparison-13',
      find: 'similar <than|like> ANY',
      fix: 'to',
      explanation: explain('“Similar” goes with “to”, not with “{wrong}”.'),
    },
  ],
};

/** "I was more sad than angry": two adjectives of one thing. */
function comparesAdjectives({ to }: Match, sentence: Sentence): boolean {
  const [adjective, next] = sentence.slice(to, to + 2);
  if (/^(?:usual|normal|other|ever|average)$/.test(adjective?.lower ?? '')) return false;
  return sentence[to - 1]?.lower === 'than' && adjective?.tags.has('ADJ') === true && !next?.isWord;
}
