import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getLastMarkedWord, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const REPORTING_VERBS = parseWordList(
  'know wonder remember understand see ask tell explain forget say guess imagine decide think',
);
const INDIRECT_QUESTION_EXPLANATION = {
  simple: "Inside another sentence the question turns back: I don't know where the station is.",
  full: 'An indirect question has the word order of a statement: subject before verb, without do, does or did.',
};
const ADVERB_POSITION_EXPLANATION = {
  simple: 'Always, often, never … stand before the verb (I always go) but after am, is, are.',
  full: 'Adverbs of frequency stand before the main verb, but after "be" and after the first auxiliary.',
};
const OBJECT_POSITION_EXPLANATION = {
  simple: 'First the verb and what belongs to it, then "very much" or "well": I like it very much.',
  full: 'Nothing stands between a verb and its object: the adverb goes to the end.',
};
const ADJECTIVE_POSITION_EXPLANATION = {
  simple: 'The describing word stands before the thing: a red car.',
  full: 'An adjective stands before its noun.',
};

const SIZE = 'big|small|large|little|tall|short|long|huge|tiny|new|old|young|round|square|fat|thin';
const COLOUR = 'red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange';
const OPINION =
  'beautiful|nice|lovely|ugly|wonderful|great|horrible|good|bad|pretty|fantastic|interesting|comfortable|expensive|delicious';
const MATERIAL =
  'wooden|plastic|metal|golden|silver|leather|cotton|italian|french|spanish|chinese|german|japanese|american|english|indian|turkish|mexican';

export const WORD_ORDER_RULES: RuleSet = {
  kind: 'word-order',
  explanation: ADVERB_POSITION_EXPLANATION,
  lists: { asking: REPORTING_VERBS },
  rules: [
    {
      find: [
        '@%asking|sure|idea OBJ? ~that where|what|when|why|how|who <b=is|are|was|were|am s=POSS|the|this|that|NAME|he|she|it|they|we|you|i a=ADJ? n=NOUN|NOUNS?> ~ING|EN|of|ADJ|VERB',
        '@%asking|sure|idea OBJ? what NOUN <b=is|are|was s=it|the|this|that|he|she|they n=NOUN|NOUNS?>',
        '@%asking|sure|idea OBJ? how ADJ|much|old|far|long|many NOUNS? <b=is|are|was|were s=POSS|the|this|that|NAME|he|she|it|they n=NOUN|NOUNS?>',
      ],
      fix: '{s} {a} {n} {b}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: [
        '@%asking|sure|idea OBJ? where|what|when|why|how|who <b=is|are|was|were|can|will|should|could|would|have|has s=he|she|it|they|we|you|i|NAME|POSS|the n=NOUN|NOUNS?> ING|EN|VERB|ADJ|going|not',
      ],
      fix: '{s} {n} {b}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: [
        '@%asking|sure|idea OBJ|NAME? where|what|when|why|how|who <do s=i|you|we|they|POSS|the n=NOUN|NOUNS? v=VERB>',
        '@%asking|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long|often NOUNS? <do s=i|you|we|they v=VERB>',
        '@%asking|sure|idea OBJ|NAME? where|what|when|why|how|who <do s=i|you|we|they>',
      ],
      fix: '{s} {n} {v}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: [
        '@%asking|sure|idea OBJ|NAME? where|what|when|why|how|who <does s=HESHE|NAME|POSS|the|this|that n=NOUN? v=VERB>',
        '@%asking|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long|often NOUNS? <does s=HESHE|NAME|the|this n=NOUN? v=VERB>',
      ],
      fix: '{s} {n} {v:s}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: '@tell|@know|@ask|@wonder OBJ? <does s=POSS|the|this|that n=NOUN v=VERB|VERBS>',
      fix: 'if {s} {n} {v:s}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: [
        '@%asking|sure|idea OBJ|NAME? where|what|when|why|how|who|if <did s=SUBJ|NAME|POSS|the|this|that n=NOUN|NOUNS? v=VERB>',
        '@%asking|sure|idea OBJ|NAME? what|which|how NOUN|ADJ|many|much|long NOUNS? <did s=SUBJ|NAME|the n=NOUN? v=VERB>',
        '@ask OBJ|NAME|the NOUN? where|what|when|why|how <did s=SUBJ v=VERB>',
      ],
      fix: '{s} {n} {v:past}',
      explanation: INDIRECT_QUESTION_EXPLANATION,
      when: isIndirectQuestion,
    },
    {
      find: [
        "-am|is|are|was|were|'m|'re|'s|been SUBJ|NAME|NOUN|NOUNS <v=go|eat|drink|play|get|watch|come|read|work|study|visit|listen|have|make|do|take|wake|live|walk|speak|see|help|meet|wear|use|drive|cook|write|buy|call|sleep|run|like|love|goes|eats|drinks|plays|gets|watches|comes|reads|works|studies|visits|listens|has|makes|does|takes|wakes|lives|walks|speaks|sees|helps|meets|wears|uses|drives|cooks|writes|buys|calls|sleeps|runs f=always|usually|often|sometimes|never|rarely|seldom|normally|generally|also|already|probably|hardly> ~EN|been|$|a|late|,",
      ],
      fix: '{f} {v}',
      when: (match, sentence) =>
        !/^(?:have|has)$/.test(getFirstMarkedWord(match, sentence)) ||
        !sentence[match.marked.to]?.tags.has('EN'),
    },
    {
      find: [
        '^c SUBJ|NAME|NOUN|NOUNS <f=always|usually|often|never|rarely|seldom|also b=am|is|are|was|were> ~VERB',
        '^c SUBJ <f=always|usually|often|never|also b=can|will|must|should>',
      ],
      fix: '{b} {f}',
      when: (match, sentence) => sentence.at(-1)?.text !== '?' && sentence.length > match.to + 1,
    },
    {
      find: ['^ <f=always|never s=i|he|she|we|they|you|NAME v=VERB|VERBS>'],
      fix: '{s} {f} {v}',
      when: (match, sentence) =>
        sentence.at(-1)?.text !== '?' &&
        !/^(?:do|does|have|has|did|had)$/.test(getLastMarkedWord(match, sentence)),
    },
    {
      find: [
        '<v=@like|@love|@enjoy|@hate|@want|@miss|@need d=very e=much t=the|this|that|these|those|a|an|POSS ~same a=ADJ? n=NOUN|NOUNS>',
        '<v=@like|@love|@enjoy|@hate|@want|@miss|@need d=very e=much t=it|him|them|NAME|NOUN|NOUNS|ING|music>',
        '<v=@like d=a e=lot t=the|this|these|those|POSS a=ADJ? n=NOUN|NOUNS>',
        '<v=@like d=a e=lot t=it|him|them|NAME|NOUNS|ING>',
        '<v=@like d=so e=much t=the|this|these|those|POSS a=ADJ? n=NOUN|NOUNS>',
        '<v=@like d=so e=much t=it|NOUN|NOUNS|ING>',
      ],
      fix: '{v} {t} {a} {n} {d} {e}',
      explanation: OBJECT_POSITION_EXPLANATION,
      when: (match, sentence) => !sentence.slice(match.marked.to).some(({ lower }) => lower === 'than'),
    },
    {
      find: [
        '<v=@speak|@play|@know|@sing|@dance|@understand|@cook|@write|@do|@drive|@read|@learn|@remember|@explain|@see|@hear|@use d=very|really|so|too|quite? e=well|badly|good|fluently|slowly|quickly|carefully|perfectly t=the|my|your|his|her|a|this|POSS? u=ADJ|NAME|english|french|spanish|german|NOUN|NOUNS|him|her|them|it|me>',
        '<v=@eat|@drink|@open|@close|@clean|@wash|@finish|@read|@do|@make|@write|@answer d=very|too|so? e=quickly|slowly|carefully|fast|quietly t=the|my|your|his|her|a|this u=ADJ? w=NOUN|NOUNS>',
      ],
      fix: '{v} {t} {u} {w} {d} {e}',
      explanation: OBJECT_POSITION_EXPLANATION,
      when: (match, sentence) =>
        !(getLastMarkedWord(match, sentence) === 'her' && sentence[match.marked.to]?.tags.has('NOUN')) &&
        !/^(?:done|known|read|written|made|good|used)$/.test(getFirstMarkedWord(match, sentence)) &&
        !(
          match.captures.get('e')?.[0]?.lower === 'good' &&
          !match.captures.get('d')?.length &&
          /\b(?:do|play|speak|cook|write|read|know|see|sing|hear|use|make|learn|drive)/.test(
            getFirstMarkedWord(match, sentence),
          )
        ) &&
        !(match.captures.get('e')?.[0]?.lower === 'good' && getFirstMarkedWord(match, sentence) === 'cook'),
    },
    {
      find: [
        '<v=@visit|@see|@meet|@buy|@eat|@do|@read|@play|@watch|@have|@make|@finish t=yesterday|today|tomorrow|tonight u=POSS|the|a|an|NAME|some|NUM w=ADJ? n=NOUN|NOUNS?> ',
        '<v=@go|@come|@travel|@move|@fly t=yesterday|today|tomorrow|tonight u=to w=the|POSS? n=NOUN|NOUNS|NAME>',
        '<v=@go|@come|@travel t=every|last|next u=day|week|year|summer|morning|month|weekend|monday|sunday|saturday w=to n=the|POSS|ART? o=NOUN|NOUNS|NAME>',
      ],
      fix: '{v} {u} {w} {n} {t}',
      explanation: {
        simple: 'The time stands at the end or at the start: I went to Rome yesterday.',
        full: 'Place comes before time; a time stands at the beginning or end of the sentence.',
      },
      when: (match) => !match.captures.has('o'),
    },
    {
      find: [
        '<v=@go|@come|@travel t=every|last|next u=day|week|year|summer|morning|month|weekend|monday|sunday|saturday w=to n=the|POSS|ART? o=NOUN|NOUNS|NAME>',
      ],
      fix: '{v} {w} {n} {o} {t} {u}',
      explanation: {
        simple: 'The time stands at the end or at the start: I went to Rome yesterday.',
        full: 'Place comes before time; a time stands at the beginning or end of the sentence.',
      },
    },
    {
      find: [
        `a|an|the|POSS|NUM|this|these|some|two|got|wear|with|of? <n=NOUN|NOUNS a=${COLOUR}>`,
        `a|an|POSS|NUM|some|many|these <n=NOUN|NOUNS a=beautiful|expensive|interesting|difficult|important|new|old|big|small|tall|nice|good|famous|delicious|comfortable|modern|young|strong|friendly|funny|happy|special|traditional|dangerous|intelligent> ~than|for|to|and|about|at|with|of|enough|NOUN|NOUNS|in|when`,
      ],
      fix: '{a} {n}',
      unless: 'day|days|week|weeks|month|months|hours|minutes old',
      explanation: ADJECTIVE_POSITION_EXPLANATION,
      when: isAdjectiveAfterNoun,
    },
    {
      find: [`a|an|the|POSS|this|that|NUM|some|two <c=${COLOUR} s=${SIZE}> NOUN|NOUNS`],
      fix: '{s} {c}',
      explanation: explainAdjectiveOrder(),
    },
    {
      find: [
        `a|an|the|POSS|this|that|NUM|some|two <c=${COLOUR}|${SIZE} s=${OPINION}> NOUN|NOUNS`,
        `a|an|the|POSS|this|that|NUM|two <c=${MATERIAL} s=${SIZE}|${COLOUR}|${OPINION}> NOUN|NOUNS`,
      ],
      fix: '{s} {c}',
      explanation: explainAdjectiveOrder(),
      when: (match, sentence) =>
        !/^(?:little|old|new|round|short)$/.test(getFirstMarkedWord(match, sentence)) ||
        /^(?:beautiful|nice|lovely|ugly|wonderful|horrible|interesting)$/.test(
          getLastMarkedWord(match, sentence),
        ),
    },
    {
      find: ['is|are|was|were|too|so|very? <e=enough a=ADJ|ADV> ~NOUN|NOUNS|people'],
      fix: '{a} {e}',
      explanation: {
        simple: '"Enough" stands after the describing word: big enough.',
        full: '"Enough" follows an adjective or adverb (old enough) and precedes a noun (enough time).',
      },
      when: (match, sentence) =>
        /^(?:is|are|was|were|not|'m|'s|'re|isn't|aren't|wasn't|am|weren't|be|been)$/.test(
          getWordBeforeMark(match, sentence),
        ) || sentence[match.marked.to - 1]?.tags.has('ADV') === true,
    },
    {
      find: ['@give|@send|@show|@tell|@bring|@lend|@buy <n=it|them o=me|him|us>'],
      fix: '{n} to {o}',
      explanation: {
        simple: 'Say: give it to me.',
        full: 'Two pronouns after a verb: the thing first, then "to" and the person.',
      },
    },
    {
      find: [
        '@turn|@switch|@put|@take|@pick|@throw|@wake|@give|@fill <p=on|off|up|away|out|in o=it|them|him> ~NOUN',
        '@turn|@switch <p=on|off o=it>',
      ],
      fix: '{o} {p}',
      explanation: {
        simple: 'It, him, them stand in the middle: turn it off.',
        full: 'A pronoun stands between a phrasal verb and its particle: turn it off.',
      },
      when: (match, sentence) =>
        !(getFirstMarkedWord(match, sentence) === 'in' && sentence[match.from]?.lower !== 'fill') &&
        !(
          getFirstMarkedWord(match, sentence) === 'on' &&
          /^(?:put|take|pick|throw|took)$/.test(sentence[match.from]?.lower ?? '') &&
          sentence[match.marked.to]?.isWord === true
        ),
    },
    {
      find: ['^ <only|never|rarely|seldom|hardly s=i|you|he|she|we|they h=have|has|had> ever|EN'],
      fix: 'never {h} {s}',
      when: (match, sentence) => getFirstMarkedWord(match, sentence) !== 'only',
      explanation: {
        simple: 'After "never" at the start the verb comes first.',
        full: 'A negative adverb at the beginning inverts subject and auxiliary.',
      },
    },
    {
      find: ['^ not only <s=i|he|she|we|they|you v=PAST>'],
      fix: 'did {s} {v:base}',
      explanation: {
        simple: 'After "not only" at the start say did: Not only did he …',
        full: '"Not only" at the beginning inverts subject and auxiliary.',
      },
    },
    {
      find: ['^ not only <s=i|he|she|we|they|you b=is|are|was|were|has|have|can>'],
      fix: '{b} {s}',
      explanation: {
        simple: 'After "not only" at the start the verb comes first.',
        full: '"Not only" at the beginning inverts subject and auxiliary.',
      },
    },
  ],
};

function explainAdjectiveOrder() {
  return {
    simple: 'First what we think, then size and age, then colour: a nice big red bag.',
    full: 'Adjectives follow an order: opinion, size, age, colour, origin, material.',
  };
}

/** Whether the question is indirect, not direct ("What do you know?") and not a quotation. */
const NEEDS_NOUN = new Set([...FUNCTION_WORDS.POSS, 'the']);

function isIndirectQuestion(match: Match, sentence: Sentence): boolean {
  // In "who is the tallest" the subject may lack its noun, or have an unknown adjective.
  const subject = match.captures.get('s')?.[0]?.lower ?? '';
  if (NEEDS_NOUN.has(subject) && !match.captures.get('n')?.length) return false;
  const asking = sentence[match.from]?.lower ?? '';
  if (match.from === 0 && !/^(?:tell|ask|explain|guess|imagine|remember)$/.test(asking)) return false;
  if (sentence.slice(match.from, match.marked.from).some(({ text }) => /[,:"“]/.test(text))) return false;
  if (
    /^(?:say|says|said|think|see)$/.test(asking) &&
    !/^(?:don't|didn't|can't|not|doesn't|couldn't|me|to)$/.test(sentence[match.from - 1]?.lower ?? '')
  )
    return false;
  return true;
}

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
  if (
    /\b(?:paint|painted|painting|dye|dyed|turn|turned|make|made|makes|keep|kept|find|found|finds|call|called|think|colour|color|coloured|want|wants|considered|leave|left|get)\b/.test(
      opening,
    )
  )
    return false;
  return !next || !(next.tags.has('NOUN') || next.tags.has('NOUNS') || next.tags.has('NAME'));
}
