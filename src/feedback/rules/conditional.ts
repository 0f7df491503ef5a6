import type { RuleSet } from '../patterns/learner-rule.ts';
import { getLastMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { PERSONS } from './word-groups.ts';

const SUBJECT_PATTERN = 'SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people';
const TIME_CONJUNCTIONS = 'when|before|after|until|till|unless|once';

/** After "'d" they may be participles: "if she'd come" is "if she had come". */
const UNCHANGED_PARTICIPLES = [
  'come',
  'become',
  'run',
  'put',
  'let',
  'hit',
  'cut',
  'set',
  'hurt',
  'cost',
  'shut',
];

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `if ${SUBJECT_PATTERN} MIDADV? <would|'d v=VERB> ~better`: “if I always [would go]”. The verb is kept as
 * `v`, and “if you'd better” is left alone.
 * CAPITALS kinds of words (ANY any word, MIDADV “always”, EN past participle); `x?` x or nothing; `~x` x does
 * not follow; `^` sentence start; `$` sentence end.
 */
export const CONDITIONAL_RULES: RuleSet = {
  kind: 'conditional',
  explanation: {
    simple: 'This part says when or if it happens, so it has no “will”: “{right}”.',
    full: 'In a clause with “if” or a word of time, the present stands for the future: “{right}”.',
  },
  lists: { persons: PERSONS },
  rules: [
    // I will wait until you [will come → come].
    {
      id: 'conditional-01',
      find: [
        `if|unless POSS|the|a? ADJ? i|you|we|they|NOUNS|people <will|'ll v=VERB>`,
        `${TIME_CONJUNCTIONS} POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
        `as soon as POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
      ],
      fix: '{v}',
      // "If you will wait here, …" asks politely.
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
        `if|unless POSS|the|a? ADJ? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
        `${TIME_CONJUNCTIONS} POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
        `as soon as POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
      ],
      fix: '{v:s}',
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
      when: isFutureCondition,
    },
    // If you [will be → are] late, call me.
    {
      id: 'conditional-04',
      find: [
        `if|unless i|you|we|they|NOUNS <will|'ll be>`,
        `${TIME_CONJUNCTIONS} i|you|we|they|NOUNS <will|'ll be>`,
        "as soon as i|you|we|they|NOUNS <will|'ll be>",
      ],
      fix: 'are',
      when: isFutureCondition,
    },
    // If you [won't hurry → don't hurry], we will be late.
    {
      id: 'conditional-05',
      find: [`if|unless i|you|we|they|NOUNS|people <won't v=VERB|be>`],
      fix: "don't {v}",
      when: isFutureCondition,
    },
    // If he [won't come → doesn't come], we will go.
    {
      id: 'conditional-06',
      find: [`if|unless HESHE|NAME|NOUN <won't v=VERB|be>`],
      fix: "doesn't {v}",
      when: isFutureCondition,
    },
    // If I [would have → had] known, I would have come.
    {
      id: 'conditional-07',
      find: [
        `if ${SUBJECT_PATTERN} MIDADV? <would|'d v=have> EN`,
        `if ${SUBJECT_PATTERN} MIDADV? <wouldn't v=have> EN`,
      ],
      fix: 'had',
      explanation: {
        simple: 'It did not happen: after “if” we say “had”, without “would”.',
        full: 'For a past that did not happen, “if” takes “had” and a past participle, without “would”.',
      },
      unless: 'ask|asked|wonder|wondered|know|knew',
    },
    // If she [would have → had] time, she would come.
    {
      id: 'conditional-08',
      find: [
        `if ${SUBJECT_PATTERN} MIDADV? <would|'d v=VERB> ~better`,
        'if the|POSS|my NOUN|NOUNS <would v=VERB>',
      ],
      fix: '{v:past}',
      explanation: {
        simple: 'This is only an idea, so after “if” we say “{right}”, without “would”.',
        full: 'In an unreal condition, “if” takes a past form without “would”: “{right}”.',
      },
      unless: [
        '@ask|@wonder|@know|@see|@tell|@say OBJ|NAME? if',
        'if you would like|mind|be',
        'if it|that would help|be|work',
        'grateful if',
        'appreciate it? if',
      ],
      when: (match, sentence) =>
        !['like', 'prefer', 'mind', ...UNCHANGED_PARTICIPLES].includes(getLastMarkedWord(match, sentence)),
    },
    // If I [would be → were] rich, I would buy it.
    {
      id: 'conditional-09',
      find: [`if ${SUBJECT_PATTERN} MIDADV? <would|'d be> `],
      fix: 'were',
      explanation: {
        simple: 'This is only an idea, so after “if” we say “{right}”, without “would”.',
        full: 'In an unreal condition, “if” takes a past form without “would”: “{right}”.',
      },
      unless: [
        '@ask|@wonder|@know|@see|@tell|@say OBJ|NAME? if',
        'grateful|great|nice if',
        'if you would be',
      ],
    },
    // If I had a car, I [will drive → would drive].
    {
      id: 'conditional-10',
      find: [
        `if ${SUBJECT_PATTERN} ~had MIDADV? ~VERB PAST ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <will v=VERB|be>`,
        `if ${SUBJECT_PATTERN} were|was|didn't|had ANY? ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <will v=VERB|be>`,
        `if ${SUBJECT_PATTERN} had a|more|time|enough|money|POSS|the ANY? ANY? ANY? , ${SUBJECT_PATTERN} <will v=VERB|be>`,
      ],
      fix: 'would {v}',
      explanation: {
        simple: 'This is only an idea, so with “if” and the past we say “{right}”.',
        full: 'The part with “if” has a past form, so the result takes “would”: “{right}”.',
      },
    },
    // I [will buy → would buy] it if I had money.
    {
      id: 'conditional-11',
      find: [
        `^ ${SUBJECT_PATTERN} <will v=VERB|be> ANY? ANY? ANY? ANY? if ${SUBJECT_PATTERN} were|had|didn't|won|knew`,
        `${SUBJECT_PATTERN} <will v=VERB|be> ANY? ANY? ANY? if ${SUBJECT_PATTERN} were|had`,
      ],
      fix: 'would {v}',
      explanation: {
        simple: 'This is only an idea, so with “if” and the past we say “{right}”.',
        full: 'The part with “if” has a past form, so the result takes “would”: “{right}”.',
      },
    },
    // If I had known, I [would come → would have come].
    {
      id: 'conditional-12',
      find: [
        `if ${SUBJECT_PATTERN} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <would not|MIDADV? v=VERB>`,
        `if ${SUBJECT_PATTERN} had|hadn't not|MIDADV? EN|been ANY ANY ANY ANY ANY ANY? ANY? , ${SUBJECT_PATTERN} <would not|MIDADV? v=VERB>`,
      ],
      fix: 'would have {v:en}',
      explanation: {
        simple: 'It did not happen, so after “if” and “had” we say “{right}”.',
        full: 'The part with “if” tells of a past that did not happen, so the result is “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:have|be)$/.test(getLastMarkedWord(match, sentence)) ||
        getWordAfterMark(match, sentence) === 'a',
      unless: 'now|today',
    },
    // If she had studied, she [wouldn't fail → wouldn't have failed].
    {
      id: 'conditional-13',
      find: [
        `if ${SUBJECT_PATTERN} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <wouldn't v=VERB>`,
      ],
      fix: "wouldn't have {v:en}",
      explanation: {
        simple: 'It did not happen, so after “if” and “had” we say “{right}”.',
        full: 'The part with “if” tells of a past that did not happen, so the result is “{right}”.',
      },
      // What was said may be about the time of speaking: "She said … it wouldn't bring luck".
      when: (match, sentence) =>
        !/^(?:have|be)$/.test(getLastMarkedWord(match, sentence)) &&
        !sentence
          .slice(0, match.from)
          .some(({ lower }) => /^(?:said|told|thought|knew|explained)$/.test(lower)),
      unless: 'now|today',
    },
    // If I had known, I [will have → would have] come.
    {
      id: 'conditional-14',
      find: [
        `if ${SUBJECT_PATTERN} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <will have> EN`,
      ],
      fix: 'would have',
      explanation: {
        simple: 'It did not happen, so after “if” and “had” we say “{right}”.',
        full: 'The part with “if” tells of a past that did not happen, so the result is “{right}”.',
      },
    },
    // If I had known, I [had come → would have come].
    {
      id: 'conditional-15',
      find: [
        `if ${SUBJECT_PATTERN} had|hadn't EN|been ANY? ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <had|could|will v=EN>`,
      ],
      fix: 'would have {v}',
      explanation: {
        simple: 'It did not happen, so after “if” and “had” we say “{right}”.',
        full: 'The part with “if” tells of a past that did not happen, so the result is “{right}”.',
      },
    },
    // If it rains, we [would stay → will stay] at home.
    {
      id: 'conditional-16',
      find: [
        `if i|you|we|they MIDADV? ~were|had|PAST v=VERB ANY? ANY? ANY? ANY? , ${SUBJECT_PATTERN} <would w=VERB|be> `,
        'if it|he|she VERBS ANY? ANY? ANY? , SUBJ|NAME <would w=VERB|be>',
      ],
      fix: 'will {w}',
      explanation: {
        simple: 'After “if” we have the present here, so we say “will”: “{right}”.',
        full: 'The condition has a present verb, so the result takes “will”: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:like|prefer)$/.test(getLastMarkedWord(match, sentence)) &&
        !/^(?:want)$/.test(sentence[match.from + 2]?.lower ?? ''),
    },
    // I wish I [have → had] a dog.
    {
      id: 'conditional-17',
      find: [
        'wish i|he|she|we|they|you|NAME <v=have|can|am|know|speak|live|is|are>',
        'wish i|we|they|he|she|it <will> ',
      ],
      fix: '{v:past}',
      explanation: {
        simple: 'After “wish”, the past form tells what is not so now: “{right}”.',
        full: '“Wish” for what is not so now takes a past form: “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) => match.captures.has('v') && sentence[match.from + 1]?.lower !== 'you',
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
    // Take a coat in case it [will rain → rains].
    {
      id: 'conditional-19',
      find: 'in case SUBJ|NAME <will v=VERB>',
      fix: '{v:s}',
      explanation: {
        simple: '“In case” talks about the future without “will”: “{right}”.',
        full: 'After “in case”, the present stands for the future: “{right}”, without “will”.',
      },
      when: (match, sentence) => /^(?:it|he|she)$/.test(getWordBeforeMark(match, sentence)),
    },
  ],
};

/** Whether the clause is a condition or a time; "I wonder if it will rain" is an indirect question. */
function isFutureCondition(match: Match, sentence: Sentence): boolean {
  const opening = sentence
    .slice(Math.max(0, match.from - 4), match.from)
    .map(({ lower }) => lower)
    .join(' ');
  if (
    /\b(?:know|knows|wonder|wonders|ask|asked|asks|see|sure|decide|say|says|tell|told|doubt|guess|remember|idea|about|day|time|moment|question|understand|imagine|predict|matter)\b(?! (?:him|her|them|you|it))/.test(
      opening,
    ) &&
    !/\b(?:will|'ll) (?:tell|see|ask|know|say|decide)/.test(opening)
  )
    return false;
  if (/\b(?:know|ask|tell|wonder)\b/.test(opening) && !/\b(?:will|'ll)\b/.test(opening)) return false;
  return !/^(?:excuse|forgive|pardon)$/.test(sentence[match.from + 3]?.lower ?? '');
}
