import { LONG_ADJECTIVES, SHORT_ADJECTIVES } from '../lexicon/adjectives.ts';
import { toComparative, toSuperlative } from '../lexicon/inflection.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getLastMarkedWord, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const NEVER_WITH_MORE = SHORT_ADJECTIVES.filter(
  (word) =>
    !parseWordList(
      'friendly lovely lively quiet simple clever polite gentle narrow bored common fun real right wrong tired strict proud lonely likely silly few',
    ).includes(word),
);

/** Wrong comparatives and superlatives with their corrections. */
const WRONG_FORMS = new Map<string, string>();
for (const word of parseWordList(
  'interesting beautiful important expensive difficult dangerous comfortable popular famous careful useful intelligent modern boring exciting tired bored special often delicious wonderful handsome helpful crowded normal correct honest active',
)) {
  WRONG_FORMS.set(`${word}er`.replace(/eer$/, 'er'), `more ${word}`);
  WRONG_FORMS.set(`${word}est`, `most ${word}`);
}
for (const pair of parseWordList(
  'gooder/better goodest/best badder/worse baddest/worst worser/worse worsest/worst bestest/best betterer/better littler/smaller bigger-er/bigger farer/farther farest/farthest funner/more-fun funnest/most-fun moderner/more-modern hardlier/harder betters/better',
)) {
  const [wrong = '', right = ''] = pair.split('/');
  WRONG_FORMS.set(wrong, right.replace('-', ' '));
}
/** Misspelt forms of short words: biger, happyer, hoter. */
for (const word of SHORT_ADJECTIVES) {
  for (const [suffix, right] of [
    ['er', toComparative(word)],
    ['est', toSuperlative(word)],
  ] as const) {
    const wrong = `${word}${suffix}`.replace(/ee(r|st)$/, 'e$1');
    if (wrong !== right && !right.startsWith('mo') && !['fewest', 'fewer'].includes(wrong))
      WRONG_FORMS.set(wrong, right);
  }
}
for (const fine of ['dryer', 'shyer', 'shyest', 'slyer', 'goodest', 'flyer'])
  if (fine !== 'goodest') WRONG_FORMS.delete(fine);

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const COMPARISON_RULES: RuleSet = {
  kind: 'comparison',
  explanation: {
    simple: 'Short words take -er and -est. Long words take “more” and “most”.',
    full: 'One-syllable adjectives, and those in -y, take -er and -est; longer ones take "more" and "most"; never both.',
  },
  lists: {
    short: NEVER_WITH_MORE,
    all: [...SHORT_ADJECTIVES, ...LONG_ADJECTIVES, 'well', 'often', 'quickly', 'slowly', 'carefully'].filter(
      (word) =>
        ![
          'such',
          'own',
          'same',
          'different',
          'other',
          'only',
          'main',
          'long',
          'far',
          'early',
          'late',
          'likely',
          'able',
        ].includes(word),
    ),
    long: LONG_ADJECTIVES.filter(
      (word) =>
        !['other', 'best', 'better', 'worse', 'worst', 'such', 'different', 'only', 'own', 'same'].includes(
          word,
        ),
    ),
  },
  rules: [
    {
      id: 'comparison-01',
      find: [
        '<more a=%short> ~NOUN|NOUNS|and|or',
        '<more a=%short> than',
        "BEFIN|'s|much|a <more a=%short> NOUN",
        'a <more a=%short> NOUN',
      ],
      fix: '{a:er}',
      when: (match, sentence) =>
        !/^(?:blue|red|green|white|black|brown|steep)$/.test(getLastMarkedWord(match, sentence)) &&
        (sentence[match.marked.to]?.lower === 'than' ||
          !/^(?:light|cold|dark|steep|sweet|calm|quiet)$/.test(getLastMarkedWord(match, sentence))) &&
        ((!(sentence[match.marked.to]?.tags.has('NOUNS') === true) &&
          !/^(?:the)$/.test(getWordBeforeMark(match, sentence))) ||
          sentence[match.to - 1]?.lower === 'than'),
    },
    {
      id: 'comparison-02',
      find: [
        'the|my|your|his|her|our|their <most a=%short>',
        'is|are|was <most a=%short> in|of',
        'in|one of? the <most a=%short>',
      ],
      fix: '{a:est}',
    },
    {
      id: 'comparison-03',
      find: ['<more c=COMP>', '<more c=better|worse>', 'most|the <more c=COMP>'],
      fix: '{c}',
      when: (match, sentence) =>
        !/^(?:later|earlier|other|further|farther)$/.test(getLastMarkedWord(match, sentence)) &&
        getWordBeforeMark(match, sentence) !== 'the',
    },
    {
      id: 'comparison-04',
      find: ['<most s=SUPER>', '<more s=SUPER>', '<most s=best|worst>'],
      fix: '{s}',
    },
    {
      id: 'comparison-05',
      find: [
        'the <c=COMP> NOUN? in the world|class|city|country|family|team|school|street|group',
        'the <c=COMP> of all|the',
        'the <c=better|worse|bigger|taller|older|younger|smaller|longer> NOUN|person|thing in|of the|my|all',
        'the <c=better> NOUN|thing|person i|that',
      ],
      fix: '{c:est}',
      explanation: {
        simple: 'More than two: say -est (the biggest in the class).',
        full: 'In a group of more than two, English takes the superlative.',
      },
      unless: ['the two', 'of the two|pair'],
    },
    {
      id: 'comparison-06',
      find: [
        'COMP <that|then|as|of|from|to> POSS|OBJ|the|NAME|this|mine|yours|his|hers|ours|theirs|in|SUBJ|last|before|usual|a|ING',
        'COMP NOUN|NOUNS? <then|that> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a',
        '-one more|less ADJ|ADV|NOUN|NOUNS|money|time|people <that|then|as> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a|you|i|ING|NOUNS|it',
        'COMP <then|as> ANY',
        'more|less ADJ <then> ANY',
        'more|less <then> DIGITS|NUM|a|half|POSS',
        'rather|other <then>',
      ],
      fix: 'than',
      explanation: {
        simple: 'To compare, say "than": bigger than me.',
        full: 'After a comparative comes "than".',
      },
      when: isCompared,
    },
    {
      id: 'comparison-07',
      find: [
        'as ADJ|ADV|well|much|many <than|then> ANY',
        'as ADJ|ADV|well|much|many <like|that> POSS|me|mine|yours|him|his|her|us|you|them|NAME $',
        'as ADJ NOUN? <than> ANY',
        'so ADJ <like|than> POSS|OBJ|NAME|the',
        'as ADJ NOUN|NOUNS <like> POSS|me|NAME',
        'same ADJ? NOUN? <than|like> POSS|me|mine|yours|his|him|her|you|NAME|the|hers|i|in',
      ],
      fix: 'as',
      explanation: {
        simple: 'For two things that are the same, we use “as … as”.',
        full: 'Equality is "as … as" and "the same as".',
      },
      when: (match, sentence) =>
        !(
          /^that$/.test(getFirstMarkedWord(match, sentence)) &&
          /^(?:i|you|he|she|we|they)$/.test(sentence[match.to - 1]?.lower ?? '') &&
          sentence[match.from]?.lower === 'same'
        ) &&
        !(
          getFirstMarkedWord(match, sentence) === 'that' &&
          sentence[match.from]?.lower !== 'as' &&
          sentence[match.from]?.lower !== 'same'
        ),
    },
    {
      id: 'comparison-08',
      find: [
        "BEFIN|'s <a=%all than> ANY",
        "BEFIN|'s not? very|much|so? <a=big|small|tall|good|old|young|fast|cheap|easy|hard|long|short|strong|hot|cold|nice|happy|clever|rich|heavy than> ANY",
        'NOUN|NOUNS <a=%all than> mine|yours|his|hers|ours|theirs|POSS',
        '@run|@work|@speak|@sing|@drive|@play <a=fast|hard|good|slow|well|long than>',
      ],
      fix: '{a:er} than',
      explanation: {
        simple: 'Before "than" the word needs -er or more: bigger than, more important than.',
        full: 'Before "than" the adjective is in the comparative.',
      },
      unless: [
        'more|less|rather|other|as|different|COMP ANY? than',
        'more|less ANY* than',
        'more|less ANY* ANY* than',
      ],
    },
    {
      id: 'comparison-09',
      find: ['<very|so> COMP than', '<very> COMP', '<very|so> more|less ADJ'],
      fix: 'much',
      explanation: {
        simple: 'Before bigger or better say "much", not "very".',
        full: 'A comparative is strengthened with "much", "a lot" or "far", not with "very".',
      },
    },
    {
      id: 'comparison-10',
      find: [
        '^ <more> SUBJ VERB|VERBS ANY? ANY? , the? more',
        '-the <more> i VERB ANY? ANY? , the more',
        'the more SUBJ VERB|VERBS ANY? ANY? , <more>',
      ],
      fix: 'the more',
      explanation: {
        simple: 'Both parts begin with “the”: the more …, the more ….',
        full: 'The pattern is "the more …, the more …".',
      },
    },
    ...[...WRONG_FORMS].map(([wrong, right]) => ({
      id: `comparison-form/${wrong}`,
      find: `<${wrong}>`,
      fix: right,
    })),
    {
      id: 'comparison-11',
      find: 'the <more a=%long> NOUN? in the world|class|city|country|family|school|town',
      fix: 'most {a}',
      explanation: {
        simple: 'More than two: say "the most".',
        full: 'In a group of more than two, English takes the superlative with "most".',
      },
    },
    {
      id: 'comparison-12',
      find: '@prefer ANY ANY? <than|that> ING|NOUN|NOUNS|NAME',
      fix: 'to',
      explanation: {
        simple: 'We prefer one thing to another.',
        full: 'After "prefer" comes "to": prefer tea to coffee.',
      },
      unless: ['rather|to prefer|VERB', 'more|less than'],
    },
    { id: 'comparison-13', find: 'similar <than|like> ANY', fix: 'to' },
  ],
};

function isCompared(match: Match, sentence: Sentence): boolean {
  const link = getFirstMarkedWord(match, sentence);
  const next = sentence[match.to - 1]?.lower ?? '';
  const head = sentence[match.from]?.lower ?? '';
  if (/^(?:later|earlier|other|further|farther|lower|upper|inner|outer|elder)$/.test(head) && link !== 'then')
    return false;
  if (head === 'better' && link === 'that' && /^(?:i|you|he|she|we|they|it|the|my|his|this)$/.test(next))
    return false;
  if (
    link === 'as' &&
    /^(?:a|an|well|the|soon|i|you|we|they|he|she|it)$/.test(next) &&
    !/^(?:the|i|you|he|she)$/.test(next)
  )
    return false;
  if (link === 'of' || link === 'to' || link === 'from')
    return /^(?:me|mine|yours|hers|ours|him|you|my|us|them|theirs)$/.test(next) && link !== 'to';
  if (link === 'that' && /^(?:i|we|you|they|he|she|it)$/.test(next)) return false;
  return true;
}
