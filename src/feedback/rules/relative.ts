import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { PERSONS } from './word-groups.ts';

const RELATIVE_PRONOUN_EXPLANATION = {
  simple: 'For people say who or that; for things say which or that.',
  full: 'The relative pronoun is "who" for people and "which" for things; "that" stands for both; "whose" shows possession.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `%persons|NOUN <who's> NOUN is|was|has`: “the boy [who's] dog is ill”.
 * `@live` any form of it; `%persons` a word of the list; CAPITALS kinds of words (SUBJ “I”, VERBS verb in -s,
 * NOUNS plural noun); `x?` x or nothing; `~x` x does not follow; `$` sentence end.
 */
export const RELATIVE_RULES: RuleSet = {
  kind: 'relative',
  explanation: RELATIVE_PRONOUN_EXPLANATION,
  lists: {
    persons: [
      ...PERSONS.filter((word) => !['dog', 'cat', 'bird', 'model'].includes(word)),
      'people',
      'men',
      'women',
      'children',
      'friends',
      'boys',
      'girls',
      'students',
      'teachers',
      'parents',
      'man',
      'someone',
      'somebody',
      'anyone',
      'everyone',
      'nobody',
      'players',
      'workers',
      'tourists',
      'guests',
      'doctors',
      'neighbours',
      'neighbors',
      'colleagues',
      'kids',
      'visitors',
      'passengers',
      'brothers',
      'sisters',
      'customers',
    ],
    things:
      'book car house film movie song city town country place game phone computer bag shop restaurant school job story problem question bus train hotel museum photo picture letter email dress shirt shoes river building bridge lesson class subject sport language website app box table room key gift present thing things books cars films houses songs games cake meal food animal street park market festival'.split(
        ' ',
      ),
  },
  rules: [
    // I like people [which → who] laugh.
    {
      id: 'relative-01',
      find: [
        '%persons <which>',
        '%persons , <which> VERB|VERBS|PAST|is|was|are|has',
        '%persons <what>',
        'those|all|everybody|anybody <which> VERB|VERBS|are|is|PAST|have',
      ],
      fix: 'who',
      explanation: {
        simple: '“{before}” means a person or people, so we say “who”, not “{wrong}”.',
        full: 'A person takes “who”, so the clause after “{before}” begins with “who”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        sentence[match.from]?.lower !== 'model' &&
        !mayTellOfSentence(match, sentence) &&
        !mayTellOfNounBefore(match, sentence) &&
        !/^(?:to|ask|asked|tell|told|know|show|asks|tells|shows)$/.test(
          sentence[match.from - 2]?.lower ?? '',
        ) &&
        !/^(?:ask|asked|tell|told|tells|show|teach|asks)$/.test(sentence[match.from - 1]?.lower ?? ''),
    },
    // This is the car [who → that] I want.
    {
      id: 'relative-02',
      find: [
        'the|a|an|this|that|these|those|POSS ADJ? %things <who|what> VERB|VERBS|PAST|BEFIN|HAVE|SUBJ|MODAL',
        'the|a|an|this|that|these|those ADJ? NOUN|NOUNS <what> SUBJ|VERB|PAST|BEFIN',
        'something|everything|anything|all <what> SUBJ|is|was',
      ],
      fix: 'that',
      explanation: {
        simple: 'After a thing, here “{last}”, we say “that”, not “{wrong}”.',
        full: 'The relative pronoun after “{last}” is “that”, because “{wrong}” does not refer to a thing before it.',
      },
      when: (match, sentence) =>
        !/^(?:persons|man)$/.test(getWordBeforeMark(match, sentence)) &&
        // "Nobody in the house who could cook": the rule over groups asks whether a person stands before.
        !(
          getFirstMarkedWord(match, sentence) === 'who' &&
          /^(?:in|with|at|from|on|of|by|near)$/.test(sentence[match.from - 1]?.lower ?? '')
        ) &&
        !(
          getFirstMarkedWord(match, sentence) === 'what' &&
          /^(?:ask|asked|tell|told|show|teach|asking|telling|explain|explained)$/.test(
            sentence[match.from - 1]?.lower ?? '',
          )
        ) &&
        !/^(?:of|about)$/.test(getWordBeforeMark(match, sentence)) &&
        !sentence.slice(0, match.from).some(({ base }) => base === 'make'),
    },
    // My brother, [that → who] lives in Rome, is a cook.
    {
      id: 'relative-03',
      find: ['%persons , <that> VERB|VERBS|PAST|is|was|has', '%persons , <that> can|will'],
      fix: 'who',
      explanation: {
        simple: 'After a comma, a person takes “who”, not “that”.',
        full: 'After a comma, extra information about a person begins with “who”, not “that”.',
      },
      when: (match, sentence) => !mayTellOfSentence(match, sentence),
    },
    // My house, [that → which] is old, is cold.
    {
      id: 'relative-04',
      find: ['%things|NAME , <that> is|was|VERBS'],
      fix: 'which',
      explanation: {
        simple: 'After a comma, a thing takes “which”, not “that”.',
        full: 'After a comma, extra information about a thing begins with “which”, not “that”.',
      },
      // "It is the tone, rather than the story, that stays with me" puts one part first.
      when: (match, sentence) =>
        !sentence[match.from]?.tags.has('NAME') &&
        !(
          sentence.slice(0, match.from).filter(({ text }) => text === ',').length > 0 &&
          /^(?:is|was|'s)$/.test(sentence[1]?.lower ?? '')
        ),
    },
    // I know a man [which his → whose] dog is big.
    {
      id: 'relative-05',
      find: [
        '%persons|NOUN|NOUNS|person <who|which|that p=his|her|their|its> NOUN|NOUNS is|are|was|were|has|have',
        "%persons|NOUN <who's> NOUN is|was|has",
        "%persons|NOUN <who 's> NOUN is|was|VERBS|PAST|rang",
      ],
      fix: 'whose',
      explanation: {
        simple: '“Whose” means “of this person or thing” and comes before “{next}”.',
        full: '“Whose” shows possession before “{next}”. It takes the place of “{wrong}”.',
      },
      when: (match, sentence) =>
        !/^(?:said|says|say|think|thinks|know|told|hope|thought|believe|so|is)$/.test(
          sentence[match.from]?.lower ?? '',
        ) &&
        (getFirstMarkedWord(match, sentence) !== 'that' ||
          (/^(?:the|a)$/.test(sentence[match.from - 1]?.lower ?? '') &&
            !/^(?:fact|idea|thought|news|hope|way|time|belief|feeling|opinion)$/.test(
              sentence[match.from]?.lower ?? '',
            ))),
    },
    // The man who [he → ] lives here is kind.
    {
      id: 'relative-06',
      find: [
        '%persons who|that <he|she|they> VERBS|VERB|PAST|is|was',
        'NOUN|NOUNS who|that <it|they|he> is|was',
      ],
      fix: '',
      explanation: {
        simple: '“{last}” already tells who or what it is, so we leave out “{wrong}”.',
        full: '“{last}” is the subject of its clause, so the pronoun “{wrong}” is left out.',
      },
      when: (match, sentence) =>
        sentence[match.from]?.lower !== 'so' &&
        sentence
          .slice(match.from, match.marked.from)
          .some(({ lower }) => lower === 'who' || lower === 'which') &&
        !sentence
          .slice(match.from, match.marked.from)
          .some(
            ({ text, lower }) =>
              text === ',' ||
              lower === 'that' ||
              lower === 'when' ||
              lower === 'because' ||
              lower === 'if' ||
              lower === 'and',
          ),
    },
    // The book that I bought [it → ] is good.
    {
      id: 'relative-07',
      find: [
        'who|that|which SUBJ VERB|PAST|met|saw|bought|know|love|like|made|told <him|her|it|them> is|was|are|were|$',
        'the ADJ? %things|NOUN|%persons that|which|who SUBJ ~think|said|told VERB|PAST <it|him|them|her> ',
      ],
      fix: '',
      explanation: {
        simple: '“{wrong}” repeats what we said before, so we leave it out.',
        full: 'The relative pronoun is the object of its clause already, so “{wrong}” is left out.',
      },
      when: (match, sentence) => {
        const at = sentence[match.from]?.lower;
        if (sentence[match.marked.to]?.text === ',') return false;
        return at === 'the'
          ? !/^(?:with|for|to|about|a|the|so|way|day|time|reason|moment|first|fact)$/.test(
              sentence[match.from + 1]?.lower ?? '',
            ) &&
              sentence[match.marked.to]?.tags.has('NOUN') !== true &&
              !/^(?:to|and|up|off|a|the)$/.test(getWordAfterMark(match, sentence))
          : match.from > 1 && /^(?:the|a)$/.test(sentence[match.from - 2]?.lower ?? '');
      },
    },
    // This is the house [which → where] I live.
    {
      id: 'relative-08',
      when: (match, sentence) =>
        !sentence
          .slice(match.marked.to, match.to + 3)
          .some(({ lower }) => /^(?:in|at|on|from|to|with|near|by|through|up)$/.test(lower)),
      find: [
        'place|city|town|house|school|country|village|hotel|restaurant|room <which|that> SUBJ|POSS|people @live|was|were|@born|@stay|@study|@work|@grow $',
        'place|city|town|house|school|country|village|hotel|restaurant|room <which> SUBJ @live|was|@stay|@study|@work|@grow|@meet',
        'place|city|town|house|country|village|hotel <which|that> SUBJ was|were born',
        'place|city|town|house|country|village|hotel|school <that> SUBJ @live|@study|@work|@stay $',
      ],
      fix: 'where',
      explanation: {
        simple: '“{last}” is a place, so we say “where”, not “{wrong}”.',
        full: 'After a place, here “{last}”, the clause begins with “where”, which means “in which”.',
      },
    },
    // I remember the day [which → when] we met.
    {
      id: 'relative-09',
      find: ['day|year|time|moment <which|where> SUBJ'],
      fix: 'when',
      explanation: {
        simple: '“{last}” is a time, so we say “when”, not “{wrong}”.',
        full: 'After a time, here “{last}”, the clause begins with “when”, not “{wrong}”.',
      },
    },
    // I have a friend [lives → who lives] in Rome.
    {
      id: 'relative-10',
      find: [
        'there is|are a|NUM|many|some ADJ? %persons <v=lives|works|speaks|likes|wants|plays|comes> ANY',
        'i have a ADJ? %persons <v=lives|works|speaks|likes|plays|studies|is> ANY',
      ],
      fix: 'who {v}',
      explanation: {
        simple: '“{last}” and “{v}” need “who” between them.',
        full: "The relative pronoun is the subject of “{v}”, so it can't be left out: “{right}”.",
      },
    },
  ],
};

/** Words of amount and kind before "of", of which no clause tells: "a lot of people which". */
const AMOUNTS =
  /^(?:lot|lots|number|couple|plenty|most|all|half|rest|majority|group|groups|kind|kinds|sort|sorts|type|types|part|team|crowd)$/;

/** "He hired a cook, which was a mistake", "I met my boss, that is why": said of all that stands before. */
function mayTellOfSentence({ marked }: Match, sentence: Sentence): boolean {
  if (sentence[marked.from - 1]?.text !== ',') return false;
  const [be, next, ...rest] = sentence.slice(marked.to, marked.to + 5);
  if (!be || !next || !/^(?:is|was)$/.test(be.lower)) return false;
  if (/^(?:why|what|how|when|where|because|great|good|fine|true|nice|right)$/.test(next.lower)) return true;
  return /^(?:an?|the)$/.test(next.lower) && rest.some(({ lower }) => OF_EVENTS.test(lower));
}

const OF_EVENTS =
  /^(?:mistake|surprise|problem|idea|reason|shame|pity|relief|lot|first|thing|bit|pleasure|challenge|point)$/;

/** "The position of museum guide, which": the clause can tell of the noun before "of". */
function mayTellOfNounBefore({ from }: Match, sentence: Sentence): boolean {
  let at = from - 1;
  while (at > from - 4 && sentence[at] && sentence[at]?.lower !== 'of') {
    const { lower, tags } = sentence[at] as Sentence[number];
    const isInGroup =
      /^(?:the|an?)$/.test(lower) ||
      FUNCTION_WORDS.POSS.has(lower) ||
      tags.has('NOUN') ||
      tags.has('ADJ') ||
      tags.has('NAME');
    if (!isInGroup) return false;
    at--;
  }
  const noun = sentence[at]?.lower === 'of' ? sentence[at - 1] : undefined;
  if (!noun || isFunctionWord(noun.lower)) return false;
  // "Proud of my sister which", "think of the man which": no noun; a word without tags may be one.
  const isNoun = noun.tags.has('NOUN') || noun.tags.has('NOUNS') || noun.tags.size === 0;
  if (!isNoun) return false;
  return !AMOUNTS.test(noun.lower) && !PERSONS.includes(noun.lower);
}
