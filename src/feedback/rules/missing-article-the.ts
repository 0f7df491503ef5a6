/*
 * Corrects a known or single thing without “the”: “we went to cinema” → “we went to the cinema”, “sun is hot”
 * → “the sun is hot”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@listen to <n=radio> ~NOUN|NOUNS|station|programme`: “I listened to [radio]”, but not “to radio stations”.
 * The noun is kept as `n`.
 *   <…>              the wrong words, which `fix` replaces
 *   on|to            one of these words
 *   OBJ?             this, or nothing
 *   ADJ*             none to four of these
 *   ~NOUN            the next word is not this; takes no word itself
 *   -DET|POSS|ADJ|…  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   @go              any form of “go”: go, goes, went, gone, going
 *   %outingPlaces    a word of the list `outingPlaces` in missing-article-words.ts: “cinema”
 *   =VERBS           a word that is nothing else: “goes”, not “walks”, which is a noun as well
 *   a=ADJ            this word, which `fix` and the reasons quote as {a} (so also n, s)
 *   {n:lower}        it with a small letter: “but”
 *   unless           patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”, ADV “slowly”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”
 *   MIDADV “always, just …”, ANY any word
 *   Reasons quote {right} the correction, {before} what the pattern asks for before the mark.
 */

import { ANIMALS_OF_STORIES, NOUNS_ALSO_NAMES, NOUNS_ALSO_SURNAMES } from '../lexicon/nouns.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { isQuestion } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  DEFINITE_EXPLANATION,
  INDEFINITE_EXPLANATION,
  isParticipleOfNoun,
  needsDefiniteArticle,
  startsLowerCase,
  WORD_LISTS,
} from './missing-article-words.ts';

/** Nouns that can begin a sentence without an article. Right: "School is …", "Grandfather was …". */
const NOUNS_SAID_WITHOUT_ARTICLE = new Set(
  'grandfather grandmother voice friend school home dinner beginner man time orange student chicken god word tradition cinema exercise competition'.split(
    ' ',
  ),
);

/** Not marked: "Exercise 3: answer is …", because notes leave out their articles. */
function hasNumberBefore(match: Match, sentence: Sentence): boolean {
  return sentence.slice(0, match.marked.from).some(({ text }) => /\d/.test(text));
}

/** Not marked: "Hotel is expensive", which is meant as "hotels are expensive". */
function tellsOfWholeKind({ marked }: Match, sentence: Sentence): boolean {
  const opinion = sentence.slice(marked.to, marked.to + 3).map(({ lower }) => lower);
  return /^is (?:very |so |too |more |quite |really )?(?:expensive|cheap|cheaper|dear|useful|dangerous|safe|safer|important|necessary|better|faster|slower|healthy|popular|comfortable|convenient)\b/.test(
    opinion.join(' '),
  );
}

/** Right: "door after door", "side by side". */
function isRepeated(match: Match, sentence: Sentence): boolean {
  return /^(?:after|by)$/.test(getWordAfterMark(match, sentence));
}

/** Right: “They said earth covers the roots”: inside a sentence it may be the substance. */
function isEarthInside(match: Match, sentence: Sentence): boolean {
  return !sentence[match.from]?.canStartSentence && getFirstMarkedWord(match, sentence) === 'earth';
}

/** Right: “But Sun was ready”, a name in a story: inside a sentence it has a capital letter. */
function hasCapitalInside({ marked }: Match, sentence: Sentence): boolean {
  return marked.from > 0 && !startsLowerCase(sentence, marked.from);
}

/** Words after a name of a person: “Ball said”, “Hall has agreed”, “Lake had not heard”. */
const isDoneByPerson =
  /^(?:said|says|thinks|thought|believes|believed|told|asked|heard|agreed|decided|wrote)$/;

/** Right: “Apple has sold millions”, “Turner was born here”, “Hall has agreed”, “But Lion fell asleep”. */
function isUsedAsName(match: Match, sentence: Sentence): boolean {
  const { from, to } = match.marked;
  if (startsLowerCase(sentence, from)) return false;
  const noun = getFirstMarkedWord(match, sentence);
  if (from > 0 || NOUNS_ALSO_NAMES.has(noun) || ANIMALS_OF_STORIES.has(noun)) return true;
  const does = sentence.slice(to, to + 3).some(({ lower }) => isDoneByPerson.test(lower));
  return does && NOUNS_ALSO_SURNAMES.has(noun);
}

/** Not marked: “Same time as usual?”, which leaves out more than an article. */
function isShortQuestion(match: Match, sentence: Sentence): boolean {
  return match.marked.from === 0 && isQuestion(sentence);
}

/** Right: “At first class was boring”, where “at first” is a time. */
function isAtFirstBeforeClass(match: Match, sentence: Sentence): boolean {
  return (
    ['at', 'in', 'for'].includes(getWordBeforeMark(match, sentence)) &&
    getWordAfterMark(match, sentence) === 'class'
  );
}

/**
 * Whether an earlier verb of the sentence is in the past. Wrong: “It was funny, and next week I called”.
 * Right: “She said she was busy, but next year she planned to travel”, where her words are reported.
 */
function followsPastVerb({ marked }: Match, sentence: Sentence): boolean {
  const before = sentence.slice(0, marked.from);
  const isReported = before.some(({ lower }) => /^(?:said|told|thought|knew|hoped|asked)$/.test(lower));
  return (
    !isReported &&
    before.some(({ lower, tags }) => /^(?:was|were)$/.test(lower) || (tags.has('PAST') && !tags.has('VERB')))
  );
}

/** Right: “They told us”, the pronoun. */
function isPronounUs(match: Match, sentence: Sentence): boolean {
  return getFirstMarkedWord(match, sentence) === 'us' && sentence[match.marked.from]?.text !== 'US';
}

/** A known or single thing without “the”: "we went to [cinema → the cinema]". */
export const MISSING_ARTICLE_THE_RULES: RuleSet = {
  kind: 'missing-article',
  explanation: INDEFINITE_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // She works in [hotel → a hotel].
    {
      id: 'missing-article-a-15',
      find: [
        '@work OBJ|NAME? at|in <n=%workplaces> ~NOUN|NOUNS|NAME|-|of',
        '@work as|like a|an? ADJ? NOUN NOUN? at|in <n=%workplaces> ~NOUN|NOUNS|NAME|-|of',
        'job|work at|in <n=%workplaces> ~NOUN|NOUNS|NAME|-|of',
        '@stay in|at <n=hotel> ~NOUN|NOUNS|NAME|-|of',
        '@live in|near <n=forest|park> ~NOUN|NOUNS|NAME|-|of',
      ],
      fix: '{n:a}',
      explanation: {
        simple: "It is one {n}, and you don't say which one: “{right}”.",
        full: 'Which {n} it is has not been said before, so it takes “a” or “an”: “{right}”.',
      },
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from),
    },
    // I met her in [park → the park].
    {
      id: 'missing-article-a-11',
      find: [
        '@go|@come|@walk|@drive|@run|@get|@travel|@take OBJ? ADV? back? to <~restaurant n=%outingPlaces> ~NOUN|NOUNS|NAME|ING|-',
        '@be|@stay|@meet|@wait|@live|@eat|@arrive OBJ|NAME? at|in|near <n=%outingPlaces> ~NOUN|NOUNS|NAME|-',
        // Right: "He works in theatre", the trade.
        '@work OBJ|NAME? at|in|near <~theatre|theater|cinema n=%outingPlaces> ~NOUN|NOUNS|NAME|-',
        '@go|@run|@walk|@come into <~office n=%outingPlaces|room|house|classroom|shop>',
        'OBJ|NOUN|NOUNS|NAME in|at|near|to|from|behind <n=%outingPlaces> $',
        'near|behind|opposite|outside|inside <~school|church|university|college n=%outingPlaces|house|station> $',
      ],
      fix: 'the {n}',
      explanation: DEFINITE_EXPLANATION,
      // Right: "a place to park", where it is a verb.
      unless: [
        'place|somewhere|anywhere|nowhere|space|where|way to park',
        'term|terms|time|year|years|period in office',
      ],
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from),
    },
    // My flat is near [school → the school].
    {
      id: 'missing-article-a-17',
      find: 'near|behind|opposite|outside|inside <n=school|church|university|college> $',
      fix: 'the {n}',
      explanation: {
        simple: 'Here we mean the building, so “{n}” has “the”: “{right}”.',
        full: '“{n}” means the building here, not what one does there, so it takes “the”: “{right}”.',
      },
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from),
    },
    // The cat is on [table → the table].
    {
      id: 'missing-article-a-13',
      find: [
        'on|under|behind <n=table|floor|wall|sofa|roof|chair|door|desk|bridge|ground|beach|bus|train|plane|fridge|ceiling|moon|internet> ~NOUN|NOUNS|ING|-|NAME|to|DIGITS|NUM',
        'in <n=sky|sun|kitchen|garden|bathroom|bedroom|countryside|forest|street|park|living-room|box|bag|fridge|corner|world|dark|mountains|picture|photo|library> ~NOUN|NOUNS|-|NAME|ING',
        'over|around|round|of|in <n=world> ~NOUN|NOUNS|war|cup|peace|history|music',
        '-a|an|the|this|that|our|POSS @see|@change|@discover|@explore|@save <n=world> $|,|and|because|with',
        '@use|@surf|on <n=internet> ~NOUN|NOUNS',
        'by|to <n=river|seaside|lake> $',
        'from|to <n=airport|station>',
        'at <n=door|station|airport|bus-stop|cinema|party> ~NOUN|NOUNS|NAME|-|to',
        '@look at <n=picture|photo|board|sky|moon>',
        '-DET|POSS|ADJ|one|NUM @open|@close|@shut <n=door|window> ~NOUN|NOUNS',
        '@answer|@pick <n=phone|door|question>',
        '-DET|POSS|ADJ|one|NUM @clean|@paint <n=house|kitchen|room|car|bathroom|floor>',
      ],
      fix: 'the {n}',
      explanation: {
        simple: 'We know which {n} you mean, so we say “{right}”.',
        full: 'It is clear which {n} is meant, so it takes the definite article: “{right}”.',
      },
      when: (match, sentence) =>
        startsLowerCase(sentence, match.marked.from) &&
        !isRepeated(match, sentence) &&
        !isParticipleOfNoun(match.marked.from - 1, sentence),
      unless: ['from top to bottom', 'in bad|good', 'by sea', 'door to door'],
    },
    // I get up early in [morning → the morning].
    {
      id: 'missing-article-a-16',
      find: [
        'on|to <n=left|right> $',
        'in <n=middle|centre|summertime> ~age|NOUN|NOUNS|-|NAME|ING',
        'in <n=past> ~ANY|-',
        'at <n=end|beginning|weekend|moment|top|bottom> ~NOUN|NOUNS|NAME|-|to',
        'in <n=middle|centre|center|end> of',
        'in <n=morning|afternoon|evening> ~dress|class|classes|assembly|prayer|prayers|light|traffic|clothes',
      ],
      fix: 'the {n}',
      explanation: {
        simple: 'The words “{before} the {n}” go together, with “the”.',
        full: 'The phrase “{before} the {n}” takes the definite article.',
      },
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from) && !isRepeated(match, sentence),
      unless: 'from top to bottom',
    },
    // It was funny, and [next week → the next week] I called him.
    {
      id: 'missing-article-the-18',
      find: 'and|but|so|, <next n=week|month|year|summer|winter|weekend> ,? i|we|he|she|they ~had|would|could|was|were PAST',
      fix: 'the next {n}',
      explanation: {
        simple: '“Next {n}” comes after now. In a story about the past, we say “the next {n}”.',
        full: '“Next {n}” counts from now; from a time in the past it is “the next {n}”.',
      },
      when: followsPastVerb,
    },
    // [Sun → The sun] is hot.
    {
      id: 'missing-article-a-14',
      find: [
        "^c <n=sun|moon|sky|weather|internet> is|was|isn't|wasn't|shines|goes|rises|looks|has|makes|sets|will|started|shone|gives|helps|can",
        '^ -that <n=sun|moon|sky|earth> MIDADV? VERBS|PAST',
        "because|when|and|if|but|that|though <n=sun|moon|sky|internet> ~NOUNS is|was|VERBS|will|isn't|has",
        'like|see|under|@watch|@love|@enjoy <n=sun|moon|sea|sky> $',
      ],
      fix: 'the {n:lower}',
      explanation: {
        simple: 'We mean the {n:lower} that we all know, so we say “{right}”.',
        full: 'The {n:lower} that everyone knows takes the definite article: “{right}”.',
      },
      when: (match, sentence) => !isEarthInside(match, sentence) && !hasCapitalInside(match, sentence),
    },
    // [Film → The film] was good.
    {
      id: 'missing-article-the-01',
      find: [
        "^ -that|no <n=%countableNouns> is|was|isn't|wasn't|has|had|can|will|MIDADV VERBS|EN|ADJ|ING|a|an|in|on|at|very|not|DET|under|so|too|VERB|my",
        '^ -that|no <n=%countableNouns> ~NOUN|NOUNS|ADJ|VERB|NAME|EN|calls =VERBS|PAST',
        "because|when|if|but <n=%countableNouns> is|was|has|isn't|wasn't|can|will",
      ],
      fix: 'the {n:lower}',
      explanation: {
        simple: 'We speak of one {n:lower}, so it needs “the” or “a”: “{right}”.',
        full: '“{n:lower}” is countable and singular, so it needs an article: “{right}”.',
      },
      when: (match, sentence) =>
        /^[.!)]$/.test(sentence.at(-1)?.text ?? '') &&
        !hasNumberBefore(match, sentence) &&
        !tellsOfWholeKind(match, sentence) &&
        !isUsedAsName(match, sentence) &&
        !NOUNS_SAID_WITHOUT_ARTICLE.has(getFirstMarkedWord(match, sentence)),
    },
    // It is [biggest → the biggest] city in Japan.
    {
      id: 'missing-article-the-02',
      find: [
        "BEFIN|'s|in|of|@have|@know|@see|@want|@buy|@visit|@find|@read|on|from|to|with|for|@climb|@meet|@choose <s=SUPER> ADJ* NOUN|NOUNS|one|part",
        "BEFIN|'s <~lowest|highest|heaviest|strongest|hottest|coldest|busiest s=SUPER> in|of|person|thing|place|ADJ|NOUN",
        "BEFIN|'s|of|in|to|visit|see <s=most a=%longAdjectives> NOUN|NOUNS|in|of|person|thing|place|person|people",
        'SUBJ|NAME|NOUN <s=SUPER> NOUN in',
      ],
      fix: 'the {s} {a}',
      explanation: {
        simple: '“{s}” compares with all the others, so it takes “the”.',
        full: 'A superlative takes the definite article: “{right}”.',
      },
      // Right: "She won a prize, for best new song."
      unless: 'award|prize|oscar|medal ,? for best|worst|funniest',
      when: needsDefiniteArticle,
    },
    // It is one of [best → the best] books.
    {
      id: 'missing-article-the-03',
      find: ['one of <s=SUPER> NOUNS|ADJ', 'one of <s=most a=ADJ> NOUNS'],
      fix: 'the {s} {a}',
      explanation: {
        simple: '“{s}” compares with all the others, so it takes “the”.',
        full: 'A superlative takes the definite article: “{right}”.',
      },
    },
    // We go to [same → the same] school.
    {
      id: 'missing-article-the-04',
      find: [
        '-the|this|that|these|those|very|much|our|my|his|her|their|one|exact|exactly|:|, <same> NOUN|NOUNS|as|ADJ|time|way|thing|one|$',
        'is|are|was|at|in|to|on|have|has|had|@like|@wear|@do|@go|@live <same>',
      ],
      fix: 'the same',
      explanation: {
        simple: '“Same” tells which one we mean, so it takes “the”.',
        full: '“Same” takes the definite article, because it names a certain one.',
      },
      when: (match, sentence) => !isShortQuestion(match, sentence),
    },
    // It was [first → the first] time.
    {
      id: 'missing-article-the-05',
      find: [
        'BEFIN|for|@take|@win|@be|of|at|in|on|@remember|@do <n=first|second|third> time|day|one|person|train|bus|lesson|thing|class|house|student|child|girl|boy|question|floor|part|chapter|week',
      ],
      fix: 'the {n}',
      explanation: {
        simple: '“{n}” tells which one we mean, so it takes “the”.',
        full: '“{n}” tells which one is meant, so it takes the definite article.',
      },
      when: (match, sentence) => !isAtFirstBeforeClass(match, sentence),
    },
    // I live in [USA → the USA].
    {
      id: 'missing-article-the-13',
      find: [
        'in|to|from|of|@visit|@love|@like|BEFIN <n=usa|uk|us|netherlands|philippines> ~NOUN|NOUNS|data',
        'in|to|from|@visit <n=united s=states|kingdom|nations> ~NOUN|NOUNS|data',
        'in|to|from <n=czech s=republic>',
      ],
      fix: 'the {n} {s}',
      explanation: {
        simple: 'Most names have no “the”, but this one does: “{right}”.',
        full: 'Plural names, and those with “kingdom” or “republic”, take “the”: “{right}”.',
      },
      when: (match, sentence) => !isPronounUs(match, sentence),
    },
    // He left at [age → the age] of ten.
    {
      id: 'missing-article-the-14',
      find: ['at <age> of'],
      fix: 'the age',
      explanation: {
        simple: '“Of” tells which age we mean, so it takes “the”.',
        full: '“Of” tells which age is meant, so it takes the definite article: “{right}”.',
      },
    },
    // I listen to [radio → the radio].
    {
      id: 'missing-article-the-15',
      find: ['@listen to <n=radio> ~NOUN|NOUNS|station|programme', '@play <n=drums>'],
      fix: 'the {n}',
      explanation: {
        simple: 'The words “{before} {right}” go together, with “the”.',
        full: 'The phrase “{before} {right}” takes the definite article.',
      },
    },
    // I will go at [end → the end] of May.
    {
      id: 'missing-article-the-16',
      find: ['@be|@stay|@lie in <n=middle|centre>', 'to|in|at <n=end|beginning|start> of'],
      fix: 'the {n}',
      explanation: {
        simple: 'There is only one {n} here, so it takes “the”: “{right}”.',
        full: 'There is only one {n} here, so it takes the definite article: “{right}”.',
      },
    },
  ],
};
