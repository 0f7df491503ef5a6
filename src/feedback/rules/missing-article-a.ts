import { JOB_NOUNS } from '../lexicon/nouns.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMark,
} from '../patterns/marked-words.ts';
import {
  DEFAULT_EXPLANATION,
  DEFINITE_EXPLANATION,
  isNotInCompound,
  needsIndefiniteArticle,
  startsLowerCase,
  WORD_LISTS,
} from './missing-article-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@become <n=%jobs> ~NOUN|NOUNS|'s|of`: “she became [doctor]”, but not “became doctor's …”. The noun is kept
 * as `n`.
 * `@have` any form of it; `%jobs` a word of the list; CAPITALS kinds of words (NOUNS plural noun, ING -ing
 * form, OBJ “me”); `x?` x or nothing; `x*` up to four; `~x` x does not follow; `-x` x does not precede; `^`
 * sentence start; `^c` clause start; `$` sentence end.
 */
export const MISSING_ARTICLE_A_RULES: RuleSet = {
  kind: 'missing-article',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    {
      id: 'missing-article-a-01',
      find: '@have|@want|@drink|@buy|@need|@get|@eat|@bring|@order|@like <n=glass|cup|bottle|piece|slice|kilo|packet|litre|bowl|pair|bar|can> of NOUN|NOUNS',
      fix: '{n:a}',
    },
    {
      id: 'missing-article-a-02',
      find: [
        'when|while|because|since|if i|he|she|NAME was <n=child|kid|teenager|baby|boy|girl|student> ~NOUN|NOUNS|of',
      ],
      fix: '{n:a}',
    },
    {
      id: 'missing-article-a-03',
      find: [
        "SUBJ|NAME|NOUN|who BEFIN not|still|also|now|already? <n=%jobs> ~NOUN|NOUNS|'s|-|of|than",
        "HESHE|who 's not|still|also|now|already? <n=%jobs> ~NOUN|NOUNS|'s|-|of|than",
        "would|to|will|can be <n=%jobs> ~NOUN|NOUNS|'s|-",
        "@become <n=%jobs> ~NOUN|NOUNS|'s|of",
        '@work as <n=%jobs>',
        'NOUN as <n=doctor|nurse|teacher|waiter|waitress|secretary|manager|driver|engineer|guide>',
      ],
      fix: '{n:a}',
      explanation: {
        simple: 'A job takes “a” or “an”: “{right}”.',
        full: 'A job is a countable noun, so it needs its article: “{right}”.',
      },
      when: (match, sentence) =>
        // "Her job is cook and cleaner".
        !/^(?:job|work|role)$/.test(sentence[match.from]?.lower ?? '') &&
        // "The air would be cleaner" compares.
        !(
          getFirstMarkedWord(match, sentence) === 'cleaner' &&
          !/^(?:i|he|she|mother|father|sister|brother|aunt|uncle)$/.test(sentence[match.from]?.lower ?? '')
        ) &&
        (!/^(?:are|were|'re)$/.test(getWordBeforeMark(match, sentence)) ||
          /^(?:you)$/.test(sentence[match.from]?.lower ?? '')),
    },
    {
      id: 'missing-article-a-04',
      find: [
        "SUBJ|NAME|NOUN|this|that|who|here|there|POSS BEFIN not|really|still|also|only? <d=very|really|so|such? a=ADJ e=ADJ? n=%countable> ~NOUN|NOUNS|'s|-|of|and",
        'this|that|it|he|she|NAME|NOUN is|was <a=ADJ n=%countable> of|and',
        "would|to|will|can be <a=ADJ n=%countable> ~NOUN|NOUNS|'s",
        '@become <a=ADJ n=%countable> ~NOUN|NOUNS',
      ],
      fix: 'a {d} {a} {e} {n}',
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isNotInCompound(match, sentence) &&
        // "Near window" lacks its article behind the preposition.
        !/^(?:near|opposite|inside|outside|past|like|worth)$/.test(getFirstMarkedWord(match, sentence)),
    },
    {
      id: 'missing-article-a-05',
      find: [
        "@have|have|has|had|got <a=ADJ* n=%single> ~NOUN|NOUNS|'s|-|ING|DIGITS|NUM|to",
        "-how|what|which|whose|the @%verbs <a=ADJ* n=%single> ~NOUN|NOUNS|'s|-|ING|DIGITS|NUM",
        "there is|was|'s <a=ADJ* n=%single> ~NOUN|NOUNS|'s|-",
        'with|without <a=ADJ n=%single> ~NOUN|NOUNS|-',
        "-how|what|which|whose @%verbs me|you|him|us|them <a=ADJ* n=%single> ~NOUN|NOUNS|'s|-|ING|DIGITS|NUM",
        '@be ING <a=ADJ* n=letter|book|newspaper|car|bike|film|movie|story|email|picture|dress|hat|house|song> ~NOUN|NOUNS',
      ],
      fix: 'a {a} {n}',
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isNotInCompound(match, sentence) &&
        !/^(?:word|party|lesson|message|page)$/.test(getLastMarkedWord(match, sentence)) &&
        // "A city with old building": many are meant.
        !(
          sentence[match.from]?.lower === 'with' &&
          /^(?:building|house|shop|street|tree|flower|mountain|cousin|friend|animal|room|person|museum)$/.test(
            getLastMarkedWord(match, sentence),
          )
        ) &&
        // "Rarely has opinion been so divided": the subject behind its auxiliary.
        !/^(?:been|never|always)$/.test(getWordAfterMark(match, sentence)) &&
        // "He was made manager": a role that one person has.
        !(
          getWordBeforeMark(match, sentence) === 'made' &&
          JOB_NOUNS.includes(getLastMarkedWord(match, sentence))
        ) &&
        // "I had better phone": no comparison.
        getFirstMarkedWord(match, sentence) !== 'better' &&
        !/^(?:the|a|an|my|your|his|her|our|their|no|any|some|this|that|of|whose|which|what|how)$/.test(
          sentence[match.from - 1]?.lower ?? '',
        ),
    },
    {
      id: 'missing-article-a-06',
      find: ["-DET|such|POSS|'s|NUM <such a=ADJ n=%countable|day|time> ~NOUN|NOUNS"],
      fix: 'such a {a} {n}',
    },
    {
      id: 'missing-article-a-07',
      find: [
        '^ <what a=ADJ n=%countable|day|idea|time|surprise|place|view> $',
        '^ <what n=day|pity|shame|surprise|mess> $',
      ],
      fix: 'what a {a} {n}',
      when: (_match, sentence) => sentence.some(({ text }) => text === '!'),
    },
    {
      id: 'missing-article-a-08',
      find: [
        '@have <a=good|great|nice|bad|wonderful|fantastic|lovely|terrible|safe|happy n=%events>',
        '@have <d=very|really a=good|great|nice n=%events>',
      ],
      fix: 'a {d} {a} {n}',
    },
    {
      id: 'missing-article-a-09',
      find: [
        '@take|@have <n=shower|bath|taxi|bus|train|photo|picture|break|walk|nap|look|rest|trip|headache|fever|cough|party|meeting|picnic|break|problem|question|dream|idea> ~NOUN|NOUNS|of|to|stop|station|time|-',
      ],
      fix: '{n:a}',
      when: (match, sentence) =>
        !/^(?:the|a|my|to)$/.test(sentence[match.from - 1]?.lower ?? '') ||
        sentence[match.from - 1]?.lower === 'to',
    },
    {
      id: 'missing-article-a-10',
      find: [
        '@go for <n=walk|run|swim|drink|drive|ride|meal|coffee|picnic>',
        '@go on <n=trip|journey|tour|diet|date|cruise|picnic>',
        '@make <n=mistake|cake|phone-call|list|plan|decision|joke|film|photo|wish|speech|cup|snowman|sandwich|difference> ~NOUN|NOUNS|of',
        '@do <n=course|test|quiz>',
        '@give OBJ <n=lift|call|hug|kiss|present|book|hand|chance|reason|example>',
        '@tell OBJ <n=joke|story|secret|lie>',
        '@ask OBJ? <n=question|favour|favor>',
      ],
      fix: '{n:a}',
    },
    {
      id: 'missing-article-a-11',
      find: [
        '@go|@come|@walk|@drive|@run|@get|@travel|@take OBJ? ADV? back? to <n=%outings> ~NOUN|NOUNS|NAME|ING|-',
        '@be|@stay|@meet|@work|@wait|@live|@eat|@arrive OBJ|NAME? at|in|near <n=%outings> ~NOUN|NOUNS|NAME|-',
        '@go|@run|@walk|@come into <n=%outings|room|house|classroom|shop>',
        'OBJ|NOUN|NOUNS|NAME in|at|near|to|from|behind <n=%outings> $',
        'near|behind|opposite|outside|inside <n=%outings|house|school|church|station> $',
      ],
      fix: 'the {n}',
      explanation: DEFINITE_EXPLANATION,
      // "A place to park" has a verb.
      unless: 'place|somewhere|anywhere|nowhere|space|where|way to park',
      when: (match, sentence) => startsLowerCase(sentence, match.marked.from),
    },
    {
      id: 'missing-article-a-12',
      find: [
        '@go|@come|@walk|@drive|@run OBJ? to <a=ADJ n=%outings|restaurant|shop|city|house|school|concert|party>',
        'to|in|at|near <a=ADJ e=ADJ? n=%countable> $',
        '@live in <a=ADJ n=house|city|flat|village|town|country|apartment|building|street>',
        '@live in <n=house|city|flat|village|apartment|country>',
        'in <n=city|village> ~NOUN|centre|center|hall',
      ],
      fix: 'a {a} {e} {n}',
      when: (match, sentence) =>
        needsIndefiniteArticle(match, sentence) &&
        isNotInCompound(match, sentence) &&
        // "We were in wrong train": there is one that is wrong here.
        !/^(?:wrong|right|same|main|whole|left|only)$/.test(getFirstMarkedWord(match, sentence)) &&
        // "In dry season": one that all know.
        getLastMarkedWord(match, sentence) !== 'season' &&
        startsLowerCase(sentence, match.marked.from),
    },
    {
      id: 'missing-article-a-13',
      find: [
        'on|under|behind <n=table|floor|wall|sofa|roof|chair|door|desk|bridge|ground|beach|bus|train|plane|fridge|ceiling|moon|internet> ~NOUN|NOUNS|ING|-|NAME|to|DIGITS|NUM',
        'on|to <n=left|right> $',
        'in <n=sky|sun|middle|kitchen|garden|bathroom|bedroom|countryside|forest|street|park|living-room|box|bag|fridge|past|centre|corner|world|morning|afternoon|evening|summertime|dark|mountains|picture|photo|library> ~NOUN|NOUNS|-|NAME|ING',
        'over|around|round|of|in <n=world> ~NOUN|NOUNS|war|cup|peace|history|music',
        '@use|@surf|on <n=internet> ~NOUN|NOUNS',
        'by|to <n=river|seaside|lake> $',
        'from|to <n=airport|station>',
        'at <n=end|beginning|weekend|moment|door|station|airport|bus-stop|cinema|party|top|bottom> ~NOUN|NOUNS|NAME|-|to',
        'in <n=middle|centre|center|end|front> of',
        'in <n=morning|afternoon|evening> ',
        '@look at <n=picture|photo|board|sky|moon>',
        '-DET|POSS|ADJ @open|@close|@shut <n=door|window> ~NOUN|NOUNS',
        '@answer|@pick <n=phone|door|question>',
        '-DET|POSS|ADJ @clean|@paint <n=house|kitchen|room|car|bathroom|floor>',
      ],
      fix: 'the {n}',
      explanation: DEFINITE_EXPLANATION,
      when: (match, sentence) =>
        startsLowerCase(sentence, match.marked.from) &&
        // "Door after door".
        !/^(?:after|by)$/.test(getWordAfterMark(match, sentence)) &&
        !(getFirstMarkedWord(match, sentence) === 'front') &&
        !(getFirstMarkedWord(match, sentence) === 'past' && sentence[match.marked.to]?.isWord === true),
      unless: ['from top to bottom', 'in bad|good', 'by sea', 'door to door'],
    },
    {
      id: 'missing-article-a-14',
      find: [
        "^c <n=sun|moon|sky|weather|internet|rain> is|was|isn't|wasn't|shines|goes|rises|looks|has|makes|sets|will|started|shone|gives|helps|can",
        '^ <n=sun|moon|sky|earth> MIDADV? VERBS|PAST',
        "because|when|and|if|but|that|though <n=sun|moon|sky|internet> is|was|VERBS|will|isn't|has",
        'like|see|under|@watch|@love|@enjoy <n=sun|moon|sea|sky> $',
      ],
      fix: 'the {n:lower}',
      explanation: {
        simple: 'We mean the {n:lower} that we all know, so we say “{right}”.',
        full: 'The {n:lower} that all know takes the definite article: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:a|an|the)$/.test(sentence[match.from]?.lower ?? '') &&
        !(getFirstMarkedWord(match, sentence) === 'rain' && match.from > 0) &&
        !(getFirstMarkedWord(match, sentence) === 'earth' && match.from > 0),
    },
  ],
};
