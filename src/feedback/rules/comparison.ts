import { LONG_ADJECTIVES, SHORT_ADJECTIVES } from '../lexicon/adjectives.ts';
import { toComparative, toSuperlative } from '../lexicon/inflection.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { explain, type RuleExplanation, type RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getLastWord,
  getWordAfterMark,
  getWordBeforeMark,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

/** "More tall" is wrong, "more friendly" is not. */
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
/** Right beside "drier" and "shier". */
for (const rightForm of ['dryer', 'shyer', 'shyest', 'slyer', 'flyer']) WRONG_FORMS.delete(rightForm);

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `a <more a=%short> NOUN`: “a [more big] house”. The adjective is one of the list `short` and kept as `a`.
 * `@run` any form of it; `%short` a word of the list; CAPITALS kinds of words (ANY any word, POSS “my”, NOUNS
 * plural noun); `x?` x or nothing; `~x` x does not follow; `-x` x does not precede; `^` sentence start; `$`
 * sentence end.
 */
export const COMPARISON_RULES: RuleSet = {
  kind: 'comparison',
  explanation: {
    simple: 'When we compare, we say “{right}”.',
    full: 'The comparison needs “{right}”, not “{wrong}”.',
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
    // She is [more happy → happier] now.
    {
      id: 'comparison-01',
      find: [
        '<more a=%short> ~NOUN|NOUNS|and|or',
        '<more a=%short> than',
        "BEFIN|'s|much|a <more a=%short> NOUN",
        'a <more a=%short> NOUN',
      ],
      fix: '{a:er}',
      explanation: {
        simple: '“{a}” compares without “more”: “{right}”.',
        full: 'The short adjective “{a}” makes its comparative without “more”: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:blue|red|green|white|black|brown|steep)$/.test(getLastMarkedWord(match, sentence)) &&
        (getWordAfterMark(match, sentence) === 'than' ||
          !/^(?:light|cold|dark|steep|sweet|calm|quiet)$/.test(getLastMarkedWord(match, sentence))) &&
        ((!(sentence[match.marked.to]?.tags.has('NOUNS') === true) &&
          getWordBeforeMark(match, sentence) !== 'the') ||
          getLastWord(match, sentence) === 'than'),
    },
    // He is the [most tall → tallest] boy.
    {
      id: 'comparison-02',
      find: [
        'the|my|your|his|her|our|their <most a=%short>',
        'is|are|was <most a=%short> in|of',
        'in|one of? the <most a=%short>',
      ],
      fix: '{a:est}',
      explanation: {
        simple: '“{a}” makes this form without “most”: “{right}”.',
        full: 'The short adjective “{a}” makes its superlative without “most”: “{right}”.',
      },
    },
    // It is [more better → better].
    {
      id: 'comparison-03',
      find: ['<more c=COMP>', '<more c=better|worse>', 'most|the <more c=COMP>'],
      fix: '{c}',
      explanation: {
        simple: '“{c}” compares already, so we leave out “more”.',
        full: '“{c}” is a comparative already, so it takes no “more”.',
      },
      when: (match, sentence) =>
        !/^(?:later|earlier|other|further|farther)$/.test(getLastMarkedWord(match, sentence)) &&
        getWordBeforeMark(match, sentence) !== 'the',
    },
    // It is the [most biggest → biggest] house.
    {
      id: 'comparison-04',
      find: ['<most s=SUPER>', '<more s=SUPER>', '<most s=best|worst>'],
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
        'the <c=COMP> NOUN? in the world|class|city|country|family|team|school|street|group',
        'the <c=COMP> of all|the',
        'the <c=better|worse|bigger|taller|older|younger|smaller|longer> NOUN|person|thing in|of the|my|all',
        'the <c=better> NOUN|thing|person i|that',
      ],
      fix: '{c:est}',
      explanation: {
        simple: 'There are more than two in this group, so we say “{right}”.',
        full: 'In a group of more than two, the form is the superlative: “{right}”.',
      },
      unless: ['the two', 'of the two|pair'],
    },
    // He is older [then → than] me.
    {
      id: 'comparison-06',
      find: [
        'COMP <that|then|as|of|from> POSS|OBJ|the|NAME|this|mine|yours|his|hers|ours|theirs|in|SUBJ|last|before|usual|a|ING',
        'COMP NOUN|NOUNS? <then|that> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a',
        '-one more|less ADJ|ADV|NOUN|NOUNS|money|time|people <that|then|as> POSS|me|the|NAME|this|mine|yours|his|hers|ours|theirs|in|him|her|last|before|a|you|i|ING|NOUNS|it',
        'COMP <then|as> ANY',
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
      when: (match, sentence) =>
        !(
          getFirstMarkedWord(match, sentence) === 'that' &&
          /^(?:i|you|he|she|we|they)$/.test(getLastWord(match, sentence)) &&
          getFirstWord(match, sentence) === 'same'
        ) &&
        !(
          getFirstMarkedWord(match, sentence) === 'that' &&
          getFirstWord(match, sentence) !== 'as' &&
          getFirstWord(match, sentence) !== 'same'
        ),
    },
    // She is [tall than → taller than] me.
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
    // [More → The more] I read, the more I learn.
    {
      id: 'comparison-10',
      find: [
        '^ <more> SUBJ VERB|VERBS ANY? ANY? , the? more',
        '-the <more> i VERB ANY? ANY? , the more',
        'the more SUBJ VERB|VERBS ANY? ANY? , <more>',
      ],
      fix: 'the more',
      explanation: {
        simple: 'Both parts begin with “the”, and then “more”.',
        full: 'Two things that change together begin both with “the”, and then “more”.',
      },
    },
    ...[...WRONG_FORMS].map(([wrong, right]) => ({
      id: `comparison-form/${wrong}`,
      find: `<${wrong}>`,
      fix: right,
      explanation: explainForm(wrong, right),
    })),
    // It is the [more important → most important] city in the country.
    {
      id: 'comparison-11',
      find: 'the <more a=%long> NOUN? in the world|class|city|country|family|school|town',
      fix: 'most {a}',
      explanation: {
        simple: 'There are more than two in this group, so we say “{right}”.',
        full: 'In a group of more than two, the form is the superlative: “{right}”.',
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

/** Why a comparative or superlative is formed in this way. */
function explainForm(wrong: string, right: string): RuleExplanation {
  const ending = wrong.endsWith('st') ? '-est' : '-er';
  const degree = ending === '-est' ? 'superlative' : 'comparative';
  const [, long] = /^(?:more|most) (.+)$/.exec(right) ?? [];
  if (long)
    return {
      simple: `“${long}” does not take ${ending}. We say “{right}”.`,
      full: `“${long}” has no form in ${ending}: its ${degree} is “{right}”.`,
    };
  const [base] = /^(?:good|bad|far)(?=d?er|d?est)/.exec(wrong) ?? [];
  if (base)
    return {
      simple: `“${base}” changes when we compare: “{right}”.`,
      full: `The ${degree} of “${base}” is irregular: “{right}”.`,
    };
  if (/^(?:better|best|worse|worst)$/.test(right))
    return {
      simple: 'This word compares already, without another ending: “{right}”.',
      full: `The ${degree} is irregular and takes no other ending: “{right}”.`,
    };
  if (right.endsWith(`i${ending.slice(1)}`))
    return {
      simple: `Before ${ending}, -y changes to -i: “{right}”.`,
      full: `After a consonant, -y becomes -i before ${ending}: “{right}”.`,
    };
  if (/(.)\1e(?:r|st)$/.test(right) && right.length === wrong.length + 1)
    return {
      simple: `Before ${ending}, we write the last letter two times: “{right}”.`,
      full: `After one short vowel, the last letter is doubled before ${ending}: “{right}”.`,
    };
  return {
    simple: 'There is no word “{wrong}”. When we compare, we say “{right}”.',
    full: `There is no form “{wrong}”: the ${degree} is “{right}”.`,
  };
}

/** Whether the marked word stands for "than": "taller [that] me", not "the later that evening". */
function isCompared(match: Match, sentence: Sentence): boolean {
  const link = getFirstMarkedWord(match, sentence);
  const next = getLastWord(match, sentence);
  const head = getFirstWord(match, sentence);
  if (/^(?:later|earlier|other|further|farther|lower|upper|inner|outer|elder)$/.test(head) && link !== 'then')
    return false;
  // "It is better that you go."
  if (head === 'better' && link === 'that' && /^(?:i|you|he|she|we|they|it|the|my|his|this)$/.test(next))
    return false;
  // "Better as a child", "more as well".
  if (link === 'as' && /^(?:a|an|well|soon|we|they|it)$/.test(next)) return false;
  // "Older of me" compares; "the older of the two" does not.
  if (link === 'of' || link === 'from')
    return /^(?:me|mine|yours|hers|ours|him|you|my|us|them|theirs)$/.test(next);
  if (link === 'that' && /^(?:i|we|you|they|he|she|it)$/.test(next)) return false;
  return true;
}
