import type { RuleFile } from '../patterns/learner-rule.ts';
import { PERSONS } from './word-groups.ts';

const S = 'SUBJ|NAME|%persons|NOUN|NOUNS|everyone|someone|people';
const LATER = 'when|before|after|until|till|unless|once';

/** Rules about the two halves of a conditional sentence. */
export const CONDITIONAL: RuleFile = {
  kind: 'conditional',
  why: {
    simple: 'After if and when there is no will: If it rains, we will stay at home.',
    full: 'In a clause with "if" or a conjunction of time, the present stands for the future: no "will".',
  },
  lists: { persons: PERSONS },
  rules: [
    {
      find: [
        `if|unless POSS|the|a? ADJ? i|you|we|they|NOUNS|people <will|'ll v=VERB>`,
        `${LATER} POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
        `as soon as POSS|the? i|you|we|they|NOUNS <will|'ll v=VERB>`,
      ],
      fix: '{v}',
      when: isAboutLater,
      examples: [
        'If I [will see→see] him, I will tell him.',
        'I will call you when I [will get→get] home.',
        'I will wait until you [will come→come].',
      ],
    },
    {
      find: [
        `if|unless POSS|the|a? ADJ? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
        `${LATER} POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
        `as soon as POSS|the? HESHE|INDEF1|NAME|NOUN <will|'ll v=VERB>`,
      ],
      fix: '{v:s}',
      when: isAboutLater,
      examples: [
        'If it [will rain→rains], we will stay.',
        'I will tell her when she [will come→comes].',
        'Wait until the film [will start→starts].',
      ],
    },
    {
      find: [
        `if|unless HESHE|INDEF1|NAME|NOUN <will|'ll be>`,
        `${LATER} HESHE|INDEF1|NAME|NOUN <will|'ll be>`,
        "as soon as HESHE|INDEF1|NAME|NOUN <will|'ll be>",
      ],
      fix: 'is',
      when: isAboutLater,
      examples: ['If it [will be→is] sunny, we will go.'],
    },
    {
      find: [
        `if|unless i|you|we|they|NOUNS <will|'ll be>`,
        `${LATER} i|you|we|they|NOUNS <will|'ll be>`,
        "as soon as i|you|we|they|NOUNS <will|'ll be>",
      ],
      fix: 'are',
      when: isAboutLater,
      examples: ['If you [will be→are] late, call me.'],
    },
    {
      find: [`if|unless i|you|we|they|NOUNS|people <won't v=VERB|be>`],
      fix: "don't {v}",
      when: isAboutLater,
      examples: ["If you [won't hurry→don't hurry], we will be late."],
    },
    {
      find: [`if|unless HESHE|NAME|NOUN <won't v=VERB|be>`],
      fix: "doesn't {v}",
      when: isAboutLater,
      examples: ["If he [won't come→doesn't come], we will go."],
    },
    {
      find: [`if ${S} MIDADV? <would|'d v=have> EN`, `if ${S} MIDADV? <wouldn't v=have> EN`],
      fix: 'had',
      why: UNREAL(),
      unless: 'ask|asked|wonder|wondered|know|knew',
      examples: ['If I [would have→had] known, I would have come.'],
    },
    {
      find: [`if ${S} MIDADV? <would|'d v=VERB> ~better`, 'if the|POSS|my NOUN|NOUNS <would v=VERB>'],
      fix: '{v:past}',
      why: UNREAL(),
      unless: ['@ask|@wonder|@know|@see|@tell|@say OBJ|NAME? if', 'if you would like|mind|be', 'grateful if'],
      when: (match, sentence) => sentence[match.marked.to - 1]?.lower !== 'like',
      examples: [
        'If I [would win→won] a lot of money, I would travel.',
        'If she [would have→had] time, she would come.',
      ],
    },
    {
      find: [`if ${S} MIDADV? <would|'d be> `],
      fix: 'were',
      why: UNREAL(),
      unless: [
        '@ask|@wonder|@know|@see|@tell|@say OBJ|NAME? if',
        'grateful|great|nice if',
        'if you would be',
      ],
      examples: ['If I [would be→were] rich, I would buy it.'],
    },
    {
      find: [
        `if ${S} ~had MIDADV? ~VERB PAST ANY? ANY? ANY? ANY? , ${S} <will v=VERB|be>`,
        `if ${S} were|was|didn't|had ANY? ANY? ANY? ANY? ANY? , ${S} <will v=VERB|be>`,
        `if ${S} had a|more|time|enough|money|POSS|the ANY? ANY? ANY? , ${S} <will v=VERB|be>`,
      ],
      fix: 'would {v}',
      why: UNREAL(),
      examples: [
        'If I had a car, I [will drive→would drive].',
        'If he were here, he [will help→would help].',
      ],
    },
    {
      find: [
        `^ ${S} <will v=VERB|be> ANY? ANY? ANY? ANY? if ${S} were|had|didn't|won|knew`,
        `${S} <will v=VERB|be> ANY? ANY? ANY? if ${S} were|had`,
      ],
      fix: 'would {v}',
      why: UNREAL(),
      examples: ['I [will buy→would buy] it if I had money.'],
    },
    {
      find: [
        `if ${S} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${S} <would not|MIDADV? v=VERB>`,
        `if ${S} had|hadn't not|MIDADV? EN|been ANY ANY ANY ANY ANY ANY? ANY? , ${S} <would not|MIDADV? v=VERB>`,
      ],
      fix: 'would have {v:en}',
      why: THIRD(),
      when: (match, sentence) =>
        !/^(?:have|be)$/.test(sentence[match.marked.to - 1]?.lower ?? '') ||
        sentence[match.marked.to]?.lower === 'a',
      unless: 'now|today',
      examples: ['If I had known, I [would come→would have come].'],
    },
    {
      find: [`if ${S} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${S} <wouldn't v=VERB>`],
      fix: "wouldn't have {v:en}",
      why: THIRD(),
      when: (match, sentence) => !/^(?:have|be)$/.test(sentence[match.marked.to - 1]?.lower ?? ''),
      unless: 'now|today',
      examples: ["If she had studied, she [wouldn't fail→wouldn't have failed]."],
    },
    {
      find: [`if ${S} had|hadn't not|MIDADV? EN|been ANY? ANY? ANY? ANY? ANY? , ${S} <will have> EN`],
      fix: 'would have',
      why: THIRD(),
      examples: ['If I had known, I [will have→would have] come.'],
    },
    {
      find: [`if ${S} had|hadn't EN|been ANY? ANY? ANY? ANY? ANY? , ${S} <had|could|will v=EN>`],
      fix: 'would have {v}',
      why: THIRD(),
      examples: ['If I had known, I [had come→would have come].'],
    },
    {
      find: [
        `if i|you|we|they MIDADV? ~were|had|PAST v=VERB ANY? ANY? ANY? ANY? , ${S} <would w=VERB|be> `,
        'if it|he|she VERBS ANY? ANY? ANY? , SUBJ|NAME <would w=VERB|be>',
      ],
      fix: 'will {w}',
      why: {
        simple: 'If + present: then say will: If it rains, I will stay.',
        full: 'After "if" with the present comes "will"; "would" goes with the past.',
      },
      when: (match, sentence) =>
        !/^(?:like|prefer)$/.test(sentence[match.marked.to - 1]?.lower ?? '') &&
        !/^(?:want)$/.test(sentence[match.from + 2]?.lower ?? ''),
      examples: ['If it rains, we [would stay→will stay] at home.'],
    },
    {
      find: [
        'wish i|he|she|we|they|you|NAME <v=have|can|am|know|speak|live|is|are>',
        'wish i|we|they|he|she|it <will> ',
      ],
      fix: '{v:past}',
      why: {
        simple: 'After "I wish" say the past: I wish I had a dog.',
        full: 'After "wish" comes the past (had, could, were) for what is not so.',
      },
      when: (match, sentence) => match.names.has('v') && sentence[match.from + 1]?.lower !== 'you',
      examples: ['I wish I [have→had] a dog.'],
    },
    {
      find: ['wish|wishes i|he|she|we|they|it <would have> EN'],
      fix: 'had',
      why: UNREAL(),
      examples: ['I wish I [would have→had] known.'],
    },
    {
      find: 'in case SUBJ|NAME <will v=VERB>',
      fix: '{v:s}',
      when: (match, sentence) => /^(?:it|he|she)$/.test(sentence[match.marked.from - 1]?.lower ?? ''),
      examples: ['Take a coat in case it [will rain→rains].'],
    },
  ],
  right: [
    'I wonder if it will rain.',
    "I don't know when he will come.",
    'If you will excuse me, I must go.',
    'When will you come?',
    'She asked if I would help.',
    'If I were you, I would ask.',
    'Tell me when you will be there.',
    'If I had known, I would have come.',
    'I would be grateful if you would help.',
    'If you had listened, you would know it now.',
    'Ask her if she will come.',
  ],
};

function UNREAL() {
  return {
    simple: 'After "if" say the past, not would: If I had time, I would come.',
    full: 'In an unreal condition "if" takes the past; "would" stands in the other half only.',
  };
}

function THIRD() {
  return {
    simple: 'Both in the past: If I had known, I would have come.',
    full: 'For a past that did not happen: if + past perfect, then "would have" + past participle.',
  };
}

/** "I wonder if it will rain" and "I don't know when he will come" are questions, not conditions. */
function isAboutLater(
  match: { from: number },
  sentence: readonly { lower: string; text: string }[],
): boolean {
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
