import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const REPORTING_VERBS = parseWordList(
  'know wonder remember understand see ask tell explain forget say guess imagine decide think',
);
const ADVERB_POSITION_EXPLANATION = {
  simple: 'Always, often, never … stand before the verb (I always go) but after am, is, are.',
  full: 'Adverbs of frequency stand before the main verb, but after "be" and after the first auxiliary.',
};
const ADJECTIVE_POSITION_EXPLANATION = {
  simple: '“{adjective}” describes “{noun}”, so it comes before it: “{right}”.',
  full: 'An adjective stands before its noun: “{right}”.',
};

const SIZE = 'big|small|large|little|tall|short|long|huge|tiny|new|old|young|round|square|fat|thin';
const COLOUR = 'red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange';
const OPINION =
  'beautiful|nice|lovely|ugly|wonderful|great|horrible|good|bad|pretty|fantastic|interesting|comfortable|expensive|delicious';
const ORIGIN_OR_MATERIAL =
  'wooden|plastic|metal|golden|silver|leather|cotton|italian|french|spanish|chinese|german|japanese|american|english|indian|turkish|mexican';

const COMMON_VERBS =
  'go|eat|drink|play|get|watch|come|read|work|study|visit|listen|have|make|do|take|wake|live|walk|speak|see|help|meet|wear|use|drive|cook|write|buy|call|sleep|run|like|love|' +
  'goes|eats|drinks|plays|gets|watches|comes|reads|works|studies|visits|listens|has|makes|does|takes|wakes|lives|walks|speaks|sees|helps|meets|wears|uses|drives|cooks|writes|buys|calls|sleeps|runs';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@ask OBJ|NAME|the NOUN? where|what|when|why|how <did subject=SUBJ verb=VERB>`: “he asked me where [did I
 * go]”. Two of the marked words are kept as `subject` and `verb`.
 * `@tell` any form of it; CAPITALS kinds of words (NOUNS plural noun, POSS “my”, OBJ “me”); `x?` x or
 * nothing; `~x` x does not follow; `-x` x does not precede; `^` sentence start; `^c` clause start; `$`
 * sentence end.
 */
export const WORD_ORDER_RULES: RuleSet = {
  kind: 'word-order',
  explanation: ADVERB_POSITION_EXPLANATION,
  lists: { reporting: REPORTING_VERBS },
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
      explanation: {
        simple: 'This question is inside another sentence, so “{be}” comes later: “{right}”.',
        full: 'An indirect question has the order of a statement, the subject before the verb: “{right}”.',
      },
      when: isIndirectQuestion,
    },
    // I wonder what [can we → we can] do.
    {
      id: 'word-order-02',
      find: [
        '@%reporting|sure|idea OBJ? where|what|when|why|how|who <auxiliary=is|are|was|were|can|will|should|could|would|have|has subject=he|she|it|they|we|you|i|NAME|POSS|the noun=NOUN|NOUNS?> ING|EN|VERB|ADJ|going|not',
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
    // She [drinks often → often drinks] tea.
    {
      id: 'word-order-07',
      find: [
        `-am|is|are|was|were|'m|'re|'s|been SUBJ|NAME|NOUN|NOUNS <verb=${COMMON_VERBS} adverb=always|usually|often|sometimes|never|rarely|seldom|normally|generally|also|already|probably|hardly> ~EN|been|$|a|late|,`,
      ],
      fix: '{adverb} {verb}',
      explanation: {
        simple: '“{adverb:lower}” comes before the verb: “{right}”.',
        full: 'The adverb “{adverb:lower}” stands between the subject and the main verb: “{right}”.',
      },
      // Right: "I have always eaten here".
      when: (match, sentence) =>
        !['have', 'has'].includes(getFirstMarkedWord(match, sentence)) ||
        ['a', 'an', 'the', 'my', 'to', 'some'].includes(getWordAfterMark(match, sentence)),
    },
    // He [always is → is always] late.
    {
      id: 'word-order-08',
      find: [
        '^c SUBJ|NAME|NOUN|NOUNS <adverb=always|usually|often|never|rarely|seldom|also auxiliary=am|is|are|was|were> ~VERB',
        '^c SUBJ <adverb=always|usually|often|never|also auxiliary=can|will|must|should>',
      ],
      fix: '{auxiliary} {adverb}',
      explanation: {
        simple: '“{adverb}” comes after “{auxiliary}”: “{right}”.',
        full: 'The adverb “{adverb}” stands after “{auxiliary}”, not before it: “{right}”.',
      },
      // Right: "Are you always here?" and, at the end of a sentence, "I never can."
      when: (match, sentence) => !isQuestion(sentence) && sentence.length > match.to + 1,
    },
    // [Always I go → I always go] by bus.
    {
      id: 'word-order-09',
      find: ['^ <adverb=always|never subject=i|he|she|we|they|you|NAME verb=VERB|VERBS>'],
      fix: '{subject} {adverb} {verb}',
      explanation: {
        simple: '“{adverb:lower}” comes before the verb: “{right}”.',
        full: 'The adverb “{adverb:lower}” stands between the subject and the main verb: “{right}”.',
      },
      when: (match, sentence) =>
        !isQuestion(sentence) &&
        !['do', 'does', 'have', 'has', 'did', 'had'].includes(getLastMarkedWord(match, sentence)),
    },
    // I [visited yesterday my aunt → visited my aunt yesterday].
    {
      id: 'word-order-12',
      find: [
        '<verb=@visit|@see|@meet|@buy|@eat|@do|@read|@play|@watch|@have|@make|@finish time=yesterday|today|tomorrow|tonight determiner=POSS|the|a|an|NAME|some|NUM adjective=ADJ? noun=NOUN|NOUNS?> ',
        '<verb=@go|@come|@travel|@move|@fly time=yesterday|today|tomorrow|tonight preposition=to determiner=the|POSS? noun=NOUN|NOUNS|NAME>',
      ],
      fix: '{verb} {preposition} {determiner} {adjective} {noun} {time}',
      explanation: {
        simple: 'First say what or where, then when: “{right}”.',
        full: 'A time does not stand between a verb and its object or place: “{right}”.',
      },
    },
    // I [go every day to school → go to school every day].
    {
      id: 'word-order-13',
      find: [
        '<verb=@go|@come|@travel which=every|last|next period=day|week|year|summer|morning|month|weekend|monday|sunday|saturday preposition=to determiner=the|POSS|ART? place=NOUN|NOUNS|NAME>',
      ],
      fix: '{verb} {preposition} {determiner} {place} {which} {period}',
      explanation: {
        simple: 'First say where, then when: “{right}”.',
        full: 'The place stands before the time: “{right}”.',
      },
    },
    // I have a [car red → red car].
    {
      id: 'word-order-14',
      find: [
        `a|an|the|POSS|NUM|this|these|some|two|got|wear|with|of? <noun=NOUN|NOUNS adjective=${COLOUR}>`,
        `a|an|POSS|NUM|some|many|these <noun=NOUN|NOUNS adjective=beautiful|expensive|interesting|difficult|important|new|old|big|small|tall|nice|good|famous|delicious|comfortable|modern|young|strong|friendly|funny|happy|special|traditional|dangerous|intelligent> ~than|for|to|and|about|at|with|of|enough|NOUN|NOUNS|in|when`,
      ],
      fix: '{adjective} {noun}',
      unless: 'day|days|week|weeks|month|months|hours|minutes|century|centuries|decade|decades old',
      explanation: ADJECTIVE_POSITION_EXPLANATION,
      when: isAdjectiveAfterNoun,
    },
    // He has [a house very big → a very big house].
    {
      id: 'word-order-23',
      find: [
        '@see|@watch|@read|@buy|@have|@visit|@meet|@eat|@do|@spend|in|with <a|an noun=NOUN degree=very|really adjective=ADJ> $|,|.|!|and|but|because|yesterday|last|in|at|on|when|with',
      ],
      fix: 'a {degree} {adjective} {noun}',
      explanation: {
        simple: 'The describing words stand before the thing: “{right}”.',
        full: 'An adjective with its adverb stands before the noun: “{right}”.',
      },
      // "The man I saw a moment very briefly": a time is no thing.
      when: (match, sentence) =>
        !/^(?:day|time|moment|week|month|year|bit|lot|little|minute|while|work)$/.test(
          match.captures.get('noun')?.[0]?.lower ?? '',
        ) && sentence[match.marked.to - 1]?.tags.has('ADV') !== true,
    },
    // She sent [to us → us] a letter.
    {
      id: 'word-order-24',
      find: [
        '@give|@send|@lend|@show <to o=me|him|her|us|them> a|an|some|POSS ADJ? NOUN|NOUNS $|,|.|!|and|but|for|on|in|at|when|yesterday|last|because',
      ],
      fix: '{o}',
      explanation: {
        simple: 'The person stands before the thing without “to”: “{last} {right}”.',
        full: 'A person directly after the verb has no “to”: “{last} {right}”.',
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
        `a|an|the|POSS|this|that|NUM|some|two <second=${COLOUR}|${SIZE} first=${OPINION}> NOUN|NOUNS`,
        `a|an|the|POSS|this|that|NUM|two <second=${ORIGIN_OR_MATERIAL} first=${SIZE}|${COLOUR}|${OPINION}> NOUN|NOUNS`,
      ],
      fix: '{first} {second}',
      explanation: {
        simple: '“{first}” comes before “{second}”: opinions come first, materials and countries last.',
        full: 'Adjectives have an order: opinion, size, colour, and last origin or material. So it is “{right}”.',
      },
      when: (match, sentence) =>
        // "Little", "old" and others can belong to the noun: "a little good food".
        !/^(?:little|old|new|round|short)$/.test(getFirstMarkedWord(match, sentence)) ||
        /^(?:beautiful|nice|lovely|ugly|wonderful|horrible|interesting)$/.test(
          getLastMarkedWord(match, sentence),
        ),
    },
    // He is not [enough old → old enough].
    {
      id: 'word-order-17',
      find: ['is|are|was|were|too|so|very? <enough=enough adjective=ADJ|ADV> ~NOUN|NOUNS|people'],
      fix: '{adjective} {enough}',
      explanation: {
        simple: '“enough” comes after “{adjective}”: “{right}”.',
        full: '“Enough” follows an adjective or adverb: “{right}”.',
      },
      when: (match, sentence) =>
        /^(?:is|are|was|were|not|'m|'s|'re|isn't|aren't|wasn't|am|weren't|be|been)$/.test(
          getWordBeforeMark(match, sentence),
        ) || sentence[match.marked.to - 1]?.tags.has('ADV') === true,
    },
    // Give [it me → it to me].
    {
      id: 'word-order-18',
      find: ['@give|@send|@show|@tell|@bring|@lend <thing=it|them person=me|him|us>'],
      fix: '{thing} to {person}',
      explanation: {
        simple: 'First comes the thing, “{thing}”, then “to” and the person: “{right}”.',
        full: 'With two pronouns, the thing stands first, then “to” and the person: “{right}”.',
      },
    },
    // Turn [off it → it off].
    {
      id: 'word-order-19',
      find: [
        '@turn|@switch|@put|@take|@pick|@throw|@wake|@give|@fill <particle=on|off|up|away|out|in pronoun=it|them|him> ~NOUN',
        '@turn|@switch <particle=on|off pronoun=it>',
      ],
      fix: '{pronoun} {particle}',
      explanation: {
        simple: '“{pronoun}” comes between the two words: “{last} {right}”.',
        full: 'A pronoun stands between the verb and its particle: “{last} {right}”.',
      },
      when: (match, sentence) =>
        !/^(?:quantity|amount|much|many|what|put)$/.test(sentence[match.from - 2]?.lower ?? '') &&
        !(getFirstMarkedWord(match, sentence) === 'in' && getFirstWord(match, sentence) !== 'fill') &&
        !(
          getFirstMarkedWord(match, sentence) === 'on' &&
          /^(?:put|take|pick|throw|took)$/.test(getFirstWord(match, sentence))
        ),
    },
    // [Never I have → Never have I] seen it.
    {
      id: 'word-order-20',
      find: [
        '^ <adverb=never|rarely|seldom|hardly subject=i|you|he|she|we|they auxiliary=have|has|had> ever|EN',
      ],
      fix: '{adverb} {auxiliary} {subject}',
      explanation: {
        simple: 'When “{adverb:lower}” is first, the order is that of a question: “{right}”.',
        full: 'With “{adverb:lower}” at the beginning, the auxiliary stands before the subject: “{right}”.',
      },
    },
    // Not only [he won → did he win], he also sang.
    {
      id: 'word-order-21',
      find: ['^ not only <subject=i|he|she|we|they|you verb=PAST>'],
      fix: 'did {subject} {verb:base}',
      explanation: {
        simple: 'After “not only” at the start, the order is that of a question: “{right}”.',
        full: '“Not only” at the beginning needs the order of a question, with “did”: “{right}”.',
      },
    },
    // Not only [she is → is she] kind, she also helps.
    {
      id: 'word-order-22',
      find: ['^ not only <subject=i|he|she|we|they|you auxiliary=is|are|was|were|has|have|can>'],
      fix: '{auxiliary} {subject}',
      explanation: {
        simple: 'After “not only” at the start, the order is that of a question: “{right}”.',
        full: '“Not only” at the beginning needs the order of a question, the verb before the subject: “{right}”.',
      },
    },
  ],
};

function isQuestion(sentence: Sentence): boolean {
  return sentence.at(-1)?.text === '?';
}

/** Determiners that need a noun after them. */
const NEEDS_NOUN = new Set([...FUNCTION_WORDS.POSS, 'the']);

/** Whether the question is indirect, not direct ("What do you know?") and not a quotation. */
function isIndirectQuestion(match: Match, sentence: Sentence): boolean {
  // In "who is the tallest" the subject may lack its noun, or have an unknown adjective.
  const subject = match.captures.get('subject')?.[0]?.lower ?? '';
  if (NEEDS_NOUN.has(subject) && !match.captures.get('noun')?.length) return false;
  const reportingVerb = getFirstWord(match, sentence);
  if (match.from === 0 && !/^(?:tell|ask|explain|guess|imagine|remember)$/.test(reportingVerb)) return false;
  if (sentence.slice(match.from, match.marked.from).some(({ text }) => /[,:"“]/.test(text))) return false;
  if (
    /^(?:say|says|said|think|see)$/.test(reportingVerb) &&
    !/^(?:don't|didn't|can't|not|doesn't|couldn't|me|to)$/.test(getWordBeforeMatch(match, sentence))
  )
    return false;
  return true;
}

/** After these an adjective may follow the object: "paint the door red". */
const VERBS_WITH_OBJECT_COMPLEMENT =
  /\b(?:paint|painted|painting|dye|dyed|turn|turned|make|made|makes|keep|kept|find|found|finds|call|called|think|colour|color|coloured|want|wants|considered|leave|left|get|drink|drinks|drank|take|takes|serve|serves|served)\b/;

/**
 * Whether the adjective describes the noun before it, and neither its verb nor another noun needs it there.
 */
function isAdjectiveAfterNoun(match: Match, sentence: Sentence): boolean {
  const before = getWordBeforeMark(match, sentence);
  const next = sentence[match.marked.to];
  if (
    !/^(?:a|an|the|my|your|his|her|our|their|two|three|four|some|this|these|of|with|got|wear|wears|wearing|many|that)$/.test(
      before,
    )
  )
    return false;
  const noun = sentence[match.marked.from];
  // "My room small, but I like it": the verb is missing.
  if (match.marked.from === 1 && /^(?:but|because|so|,|[.!])$/.test(next?.text ?? '.')) return false;
  if (
    !noun ||
    noun.tags.has('ADJ') ||
    /^(?:dark|light|bright|pale|navy|the|something|anything|nothing|lot|bit|part|colour|color|year|years|metre|metres|meters|time)$/.test(
      noun.lower,
    )
  )
    return false;
  const opening = sentence
    .slice(0, match.marked.from)
    .map(({ lower }) => lower)
    .join(' ');
  if (VERBS_WITH_OBJECT_COMPLEMENT.test(opening)) return false;
  return !next || !(next.tags.has('NOUN') || next.tags.has('NOUNS') || next.tags.has('NAME'));
}
