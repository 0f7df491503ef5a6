import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordBeforeMark } from '../patterns/marked-words.ts';
import {
  DEFAULT_EXPLANATION,
  needsDefiniteArticle,
  needsIndefiniteArticle,
  WORD_LISTS,
} from './missing-article-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@listen to <n=radio> ~NOUN|NOUNS|station|programme`: “I listened to [radio]”, but not “to radio stations”.
 * The noun is kept as `n`.
 * `@have` any form of it; `%countable` a word of the list; CAPITALS kinds of words (NOUNS plural noun, BEFIN
 * “is”, VERBS verb in -s); `=X` of this kind only; `x*` up to four; `~x` x does not follow; `-x` x does not
 * precede; `^` sentence start; `$` sentence end.
 */
export const MISSING_ARTICLE_THE_RULES: RuleSet = {
  kind: 'missing-article',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    {
      id: 'missing-article-the-01',
      find: [
        "^ <n=%countable> is|was|isn't|wasn't|has|had|can|will|MIDADV VERBS|EN|ADJ|ING|a|an|in|on|at|very|not|DET|under|so|too|VERB|my",
        '^ <n=%countable> ~NOUN|NOUNS|ADJ|VERB|NAME|EN =VERBS|PAST',
        "because|when|if|but <n=%countable> is|was|has|isn't|wasn't|can|will",
      ],
      fix: 'the {n:lower}',
      explanation: {
        simple: 'We speak of one {n:lower}, so it needs “the” or “a”: “{right}”.',
        full: '“{n:lower}” is countable and singular, so it needs an article: “{right}”.',
      },
      when: (match, sentence) =>
        !sentence.slice(0, match.marked.from).some(({ text }) => /\d/.test(text)) &&
        !/^(?:grandfather|grandmother|voice|friend|school|home|dinner|beginner|man|time|orange|student|chicken|god|word|tradition|cinema|exercise)$/.test(
          getFirstMarkedWord(match, sentence),
        ) &&
        sentence.at(-1)?.text === '.',
    },
    {
      id: 'missing-article-the-02',
      find: [
        "BEFIN|'s|in|of|@have|@know|@see|@want|@buy|@visit|@find|@read|on|from|to|with|for|@climb|@meet|@choose <s=SUPER> ADJ* NOUN|NOUNS|one|part",
        "BEFIN|'s <s=SUPER> in|of|person|thing|place|ADJ|NOUN",
        "BEFIN|'s|of|in|to|visit|see <s=most a=%long> NOUN|NOUNS|in|of|person|thing|place|person|people",
        'SUBJ|NAME|NOUN <s=SUPER> NOUN in',
      ],
      fix: 'the {s} {a}',
      explanation: {
        simple: '“{s}” tells which one of all, so it takes “the”.',
        full: 'A superlative takes the definite article: “{right}”.',
      },
      when: (match, sentence) => needsDefiniteArticle(match, sentence),
    },
    {
      id: 'missing-article-the-03',
      find: ['one of <s=SUPER> NOUNS|ADJ', 'one of <s=most a=ADJ> NOUNS'],
      fix: 'the {s} {a}',
      explanation: {
        simple: '“{s}” tells which one of all, so it takes “the”.',
        full: 'A superlative takes the definite article: “{right}”.',
      },
    },
    {
      id: 'missing-article-the-04',
      find: [
        '-the|this|that|these|those|very|much|our|my|his|her|their|one <same> NOUN|NOUNS|as|ADJ|time|way|thing|one|$',
        'is|are|was|at|in|to|on|have|has|had|@like|@wear|@do|@go|@live <same> ',
      ],
      fix: 'the same',
      explanation: {
        simple: '“Same” tells which one we mean, so it takes “the”.',
        full: '“Same” takes the definite article, because it names a certain one.',
      },
      when: (match, sentence) =>
        // "Same time as usual?" leaves out more than an article.
        !(match.marked.from === 0 && sentence.at(-1)?.text === '?') &&
        !/^[:,]$/.test(sentence[match.marked.from - 1]?.text ?? '') &&
        !/^(?:the|this|that|these|those|very|my|much|our|exact|exactly)$/.test(
          getWordBeforeMark(match, sentence),
        ),
    },
    {
      id: 'missing-article-the-05',
      find: [
        "BEFIN|'s|for|@take|@win|@be|of|at|in|on|@remember|@do <n=first|second|third|last|next|only> time|day|one|person|place|train|bus|lesson|thing|class|house|student|child|girl|boy|question|floor|part|chapter|week",
      ],
      fix: 'the {n}',
      explanation: {
        simple: '“{n}” tells which one we mean, so it takes “the”.',
        full: '“{n}” tells which one is meant, so it takes the definite article.',
      },
      when: (match, sentence) =>
        !(
          /^(?:at|in|for)$/.test(sentence[match.from]?.lower ?? '') &&
          /^(?:place|class)$/.test(sentence[match.to - 1]?.lower ?? '')
        ) &&
        !/^(?:next|last)$/.test(getFirstMarkedWord(match, sentence)) &&
        sentence[match.to - 1]?.lower !== 'place' &&
        !(getFirstMarkedWord(match, sentence) === 'only'),
    },
    {
      id: 'missing-article-the-06',
      find: ['-a|the|whole|an|parking <lot of>'],
      fix: 'a lot of',
      explanation: {
        simple: '“Lot” takes “a” before it and “of” after it.',
        full: 'The phrase is “a lot of” or “lots of”.',
      },
      when: (match, sentence) =>
        !/^(?:a|the|whole|an|this|that|parking|quite)$/.test(sentence[match.from - 1]?.lower ?? '') &&
        !sentence[match.from - 1]?.tags.has('ADJ'),
    },
    {
      id: 'missing-article-the-07',
      find: 'for|after|in|takes|took|take|waited <long time>',
      fix: 'a long time',
      explanation: {
        simple: 'A “long time” is one thing, so it takes “a”.',
        full: '“Time” in this sense is countable, so it takes “a”: “{right}”.',
      },
    },
    {
      id: 'missing-article-the-08',
      find: '<couple of> NOUNS',
      fix: 'a couple of',
      explanation: {
        simple: '“Couple” takes “a” before it: “{right}”.',
        full: '“Couple” is a singular noun, so it needs its article: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:a|the|this|that|last|first|next|young|old|every|each|first)$/.test(
          sentence[match.from - 1]?.lower ?? '',
        ),
    },
    {
      id: 'missing-article-the-09',
      find: '<few n=days|minutes|weeks|years|hours|months> ago|later',
      fix: 'a few {n}',
      explanation: {
        simple: '“Few” alone means “not many”. For “some” we say “{right}”.',
        full: '“Few” alone means “not many”; for “some” it is “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:a|the|very|last|first|next|past)$/.test(sentence[match.from - 1]?.lower ?? ''),
    },
    {
      id: 'missing-article-the-10',
      find: 'half <n=hour>',
      fix: 'an {n}',
      explanation: {
        simple: 'Thirty minutes are “half {right}”.',
        full: '“Half” stands before the article: “half {right}”.',
      },
      when: (match, sentence) =>
        !/^(?:a|an|the|every|last|next|first|each|this|that|one|and)$/.test(
          sentence[match.from - 1]?.lower ?? '',
        ),
    },
    {
      id: 'missing-article-the-11',
      find: ['times|once|twice <n=day|week|month|year> ~NOUN'],
      fix: 'a {n}',
      explanation: {
        simple: 'To tell how often in one {n}, we say “{right}”.',
        full: 'How often in a {n} takes “a”: “{right}”.',
      },
    },
    {
      id: 'missing-article-the-12',
      find: [
        '-a|one|the|NUM|DIGITS|several|few|two|many|hundred|- <n=hundred|thousand|million> NOUNS|people',
      ],
      fix: 'a {n}',
      explanation: {
        simple: 'Without a number before it, “{n}” needs “a”: “{right}”.',
        full: '“{n}” needs a number or “a” before it: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:a|an|one|the|some|several|few|many|every|per|first|last|next|those|these|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(
          sentence[match.from - 1]?.lower ?? '',
        ) &&
        !/\d/.test(sentence[match.from - 1]?.text ?? '') &&
        !sentence[match.from - 1]?.lower.includes('-'),
    },
    {
      id: 'missing-article-the-13',
      find: [
        'in|to|from|of|@visit|@love|@like|BEFIN <n=usa|uk|us|netherlands|philippines> ~NOUN',
        'in|to|from|@visit <n=united s=states|kingdom|nations>',
        'in|to|from <n=czech s=republic>',
      ],
      fix: 'the {n} {s}',
      explanation: {
        simple: 'This name takes “the”: “{right}”.',
        full: 'A name with a word like “state”, “kingdom” or “island” in it takes “the”: “{right}”.',
      },
      when: (match, sentence) =>
        getFirstMarkedWord(match, sentence) !== 'us' || sentence[match.marked.from]?.text === 'US',
    },
    {
      id: 'missing-article-the-14',
      find: ['at <age> of'],
      fix: 'the age',
      explanation: {
        simple: '“Of” tells which age we mean, so it takes “the”.',
        full: '“Of” tells which age is meant, so it takes the definite article: “{right}”.',
      },
    },
    {
      id: 'missing-article-the-15',
      find: ['@listen to <n=radio> ~NOUN|NOUNS|station|programme', '@play <n=drums>'],
      fix: 'the {n}',
      explanation: {
        simple: 'After “{before}” we say “{right}”.',
        full: 'The phrase “{before} {right}” takes the definite article.',
      },
    },
    {
      id: 'missing-article-the-16',
      find: ['@be|@stay|@lie in <n=middle|centre>', 'to|in|at <n=end|beginning|start> of'],
      fix: 'the {n}',
      explanation: {
        simple: 'There is only one {n} here, so it takes “the”: “{right}”.',
        full: 'There is only one {n} here, so it takes the definite article: “{right}”.',
      },
    },
    {
      id: 'missing-article-the-17',
      find: [
        "SUBJ|NAME BEFIN|'s <a=good|bad|great|nice|new|old|young|best|big|small f=friend|person|boy|girl|man|woman|student|teacher|child> ~NOUN|NOUNS",
      ],
      fix: 'a {a} {f}',
      explanation: {
        simple: 'We speak of one {f}, so we say “{right}”.',
        full: '“{f}” is countable and singular, so it needs an article: “{right}”.',
      },
      // "Bruno, Nadia's new friend, turned round."
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        !(sentence[match.marked.from - 1]?.lower === "'s" && sentence[match.marked.to]?.text === ','),
    },
  ],
};
