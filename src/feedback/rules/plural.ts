import { isFunctionWord } from '../lexicon/function-words.ts';
import { type Tag, toSingular } from '../lexicon/lexicon.ts';
import { IRREGULAR_PLURALS, SINGULAR_NOUNS_IN_S, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleExplanation, RuleSet } from '../patterns/learner-rule.ts';
import {
  getLastMarkedWord,
  getWordAfterMark,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';

/** Regular plurals of irregular nouns (childs, womans), and double plurals (mens), with their corrections. */
const WRONG_PLURALS = new Map<string, string>();
for (const [one, many] of IRREGULAR_PLURALS) {
  if (
    one !== many &&
    !/^(?:hero|potato|tomato|echo|mango)$/.test(one) &&
    !/^(?:self|life|half|thief|leaf|calf)$/.test(one)
  )
    WRONG_PLURALS.set(`${one}s`, many);
  // "Peoples" is a word of its own.
  if (!many.endsWith('s') && many !== 'people') WRONG_PLURALS.set(`${many}s`, many);
}
for (const pair of parseWordList(
  'lifes/lives thiefs/thieves halfs/halves shelfs/shelves leafs/leaves loafs/loaves knifes/knives wifes/wives tomatos/tomatoes potatos/potatoes heros/heroes childrens/children childes/children mouses/mice foots/feet feets/feet tooths/teeth teeths/teeth gooses/geese sheeps/sheep fishs/fish deers/deer aircrafts/aircraft persones/people mens/men womens/women womans/women mans/men citys/cities countrys/countries familys/families babys/babies partys/parties storys/stories ladys/ladies hobbys/hobbies boxs/boxes watchs/watches glasss/glasses dishs/dishes classs/classes busses/buses churchs/churches beachs/beaches sandwichs/sandwiches matchs/matches dictionarys/dictionaries universitys/universities companys/companies activitys/activities librarys/libraries puppys/puppies cherrys/cherries strawberrys/strawberries toyes/toys dayes/days boies/boys monkies/monkeys keies/keys photoes/photos pianoes/pianos scarfs/scarves',
)) {
  const [wrong = '', right = ''] = pair.split('/');
  WRONG_PLURALS.set(wrong, right);
}
for (const fine of ['scarfs', 'fishes', 'persons', 'selfs', 'means', 'indexes']) WRONG_PLURALS.delete(fine);
for (const verb of ['mans', 'knifes']) WRONG_PLURALS.set(verb, verb === 'mans' ? 'men' : 'knives');
WRONG_PLURALS.set('childs', 'children');

const UNITS = 'year month week day hour minute second kilometre kilometer metre meter mile euro dollar pound';

/** Why a plural is formed in this way, from its ending. */
function explainPlural(wrong: string, right: string): RuleExplanation {
  const singular = wrong === 'glasss' ? 'glass' : toSingular(right);
  if (IRREGULAR_PLURALS.get(right) === right)
    return {
      simple: `“${right}” stays the same for more than one.`,
      full: `“${right}” has the same form in the singular and the plural.`,
    };
  if (wrong === `${right}s`)
    return {
      simple: `“${right}” is more than one already, so it takes no -s.`,
      full: `“${right}” is a plural already, so it takes no -s.`,
    };
  if (right.endsWith('ies'))
    return {
      simple: 'For more than one, -y changes to -ies here: “{right}”.',
      full: 'After a consonant, -y becomes -ies in the plural: “{right}”.',
    };
  if (right.endsWith('ves'))
    return {
      simple: 'For more than one, “f” changes to “v”: “{right}”.',
      full: 'The “f” becomes “v” before the plural -es: “{right}”.',
    };
  const ending = /[aeiy]ses$/.test(right) ? undefined : /(?:sh|ch|ss|s|x|o)(?=es$)/.exec(right)?.[0];
  if (ending !== undefined)
    return {
      simple: `“${singular}” takes -es for more than one: “{right}”.`,
      full: `“${singular}” ends in -${ending} and takes -es in the plural: “{right}”.`,
    };
  if (/s$/.test(right) && !/[aeiy]ses$/.test(right))
    return {
      simple: `“${singular}” takes only -s for more than one: “{right}”.`,
      full: `“${singular}” takes a plain -s in the plural: “{right}”.`,
    };
  return {
    simple: `One “${singular}”, two “${right}”: the word changes, and it takes no -s.`,
    full: `The plural of “${singular}” is irregular: “{right}”.`,
  };
}

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `one of POSS|the|these|those ADJ* SUPER? ADJ* <n=NOUN> ~NOUN|NOUNS|-|'s`: “one of my best [friend]”. A noun
 * behind the mark would make it a compound.
 * `@know` any form of it; `%units` a word of the list; CAPITALS kinds of words (NOUNS plural noun, NUM “two”,
 * POSS “my”); `=X` of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not follow; `-x` x does
 * not precede; `^` sentence start; `$` sentence end.
 */
export const PLURAL_RULES: RuleSet = {
  kind: 'plural',
  explanation: {
    simple: 'After “{before}” we speak of more than one: “{right}”.',
    full: 'After “{before}” the noun is plural: “{right}”.',
  },
  lists: { wrong: [...WRONG_PLURALS.keys()], units: parseWordList(UNITS) },
  rules: [
    // They sell [childrens → children's] shoes.
    {
      id: 'plural-15',
      find: ['<n=childrens|mens|womens> NOUN|NOUNS'],
      fix: '{n:own}',
      explanation: {
        simple: "Whose {next}? We write “{right}”, with 's.",
        full: "The possessive of a plural without -s takes 's: “{right}”.",
      },
    },
    ...[...WRONG_PLURALS].map(([wrong, right]) => ({
      id: `plural-form/${wrong}`,
      find: `<${wrong}> ~'s${/^(?:children|men|women)s$/.test(wrong) ? '|NOUN|NOUNS' : ''}`,
      fix: right,
      explanation: explainPlural(wrong, right),
    })),
    // She has many [book → books].
    {
      id: 'plural-01',
      find: [
        "NUM|DIGITS|many|several|both|few|various ADJ? <n=NOUN> ~NOUN|NOUNS|-|'s|o'clock|old",
        "NUM|DIGITS|many|several|both|few ADJ ADJ <n=NOUN> ~NOUN|NOUNS|-|'s",
        'a few ADJ? <n=NOUN> ~NOUN|NOUNS|-',
        'a couple of ADJ? <n=NOUN> ~NOUN|NOUNS|-',
        'NUM|DIGITS|many|several|few <n=%units> ~-|NOUN|old',
      ],
      fix: '{n:plural}',
      when: needsPlural,
    },
    // I like these [shoe → shoes].
    {
      id: 'plural-02',
      find: [
        "these|those ADJ* <n=NOUN> ~NOUN|NOUNS|-|'s",
        'a lot of|lots <n=NOUN> ~NOUN|NOUNS|-',
        'a lot of ADJ? <n=NOUN> ~NOUN|NOUNS|-',
        'lots of ADJ? <n=NOUN> ~NOUN|NOUNS|-',
        'some of POSS|the|my <n=NOUN> are|were|have',
        "one of POSS|the|these|those ADJ* SUPER? ADJ* <n=NOUN> ~NOUN|NOUNS|-|'s",
        'one of the most ADJ <n=NOUN> ~NOUN|NOUNS|-',
        'all|most of? the|my|our <n=NOUN> are|were|have',
        'many of the|my|our|these <n=NOUN> ~NOUN',
      ],
      fix: '{n:plural}',
      when: needsPlural,
    },
    // I like [this → these] cars.
    {
      id: 'plural-03',
      find: [
        '<this> ADJ* =NOUNS',
        '<this> ADJ* people|children|men|women|shoes|glasses|trousers|books|clothes',
      ],
      fix: 'these',
      explanation: {
        simple: '“{after}” means more than one, so we say “these”, not “this”.',
        full: '“{after}” is plural, so it takes “these”, not “this”.',
      },
      when: (match, sentence) => isPluralOnly(match.to, sentence),
    },
    // [That → Those] shoes are nice.
    {
      id: 'plural-04',
      find: [
        '-@know|@think|@say|@hope|@see|@so|sure|is|was|so|believe|said|thought <that> ADJ* =NOUNS are|were|have',
        '^ <that> ADJ* =NOUNS',
        'like|love|want|see|at|in|of|buy|know|with <that> =NOUNS $',
      ],
      fix: 'those',
      explanation: {
        simple: '“That” is for one thing. There are more here, so we say “those”.',
        full: '“That” goes with a singular noun; before a plural it is “those”.',
      },
      when: (match, sentence) =>
        (isPluralOnly(match.from + 1, sentence) || isPluralOnly(match.to, sentence)) &&
        // Right: "That bats are blind is not true."
        !sentence
          .slice(match.to)
          .some(({ lower, tags }) => lower === 'is' || lower === 'was' || tags.has('VERBS')),
    },
    // [These → This] book is nice.
    {
      id: 'plural-05',
      find: ['<these|those> ADJ* =NOUN is|was|has', '<these> NOUN is|was|has'],
      fix: 'this',
      explanation: {
        simple: 'There is only one, so we say “this”, not “{wrong}”.',
        full: 'The noun is singular, so it takes “this”, not “{wrong}”.',
      },
      when: (match, sentence) => !sentence[match.to - 2]?.tags.has('NOUNS'),
    },
    // He has [a friends → friends].
    {
      id: 'plural-06',
      find: ['<a|an a=ADJ? n=NOUNS> ~NOUN', '<one a=ADJ? n==NOUNS> ~NOUN'],
      fix: '{a} {n}',
      unless: "a NOUNS '",
      when: (match, sentence) =>
        isPluralOnly(match.marked.to, sentence) &&
        getLastMarkedWord(match, sentence) !== 'people' &&
        !SINGULAR_NOUNS_IN_S.has(getLastMarkedWord(match, sentence)) &&
        !/^(?:overseas|chaos)$/.test(getLastMarkedWord(match, sentence)) &&
        getWordAfterMark(match, sentence) !== "'s" &&
        !/^(?:few|many|hundred|lot|people)$/.test(sentence[match.marked.from + 1]?.lower ?? ''),
      explanation: {
        simple: '“{n}” means more than one, so it takes no “a” or “one”: “{right}”.',
        full: '“{n}” is plural, so no “a” or “one” stands before it: “{right}”.',
      },
    },
    // I run [every days → every day].
    {
      id: 'plural-07',
      find: [
        '<every n=NOUNS> ~of',
        '<every n=years|days|weeks|months|mornings|evenings|nights|weekends|summers>',
      ],
      fix: 'every {n:singular}',
      when: (match, sentence) =>
        // "Every fish", "every species": singular as well.
        sentence[match.marked.to - 1]?.tags.has('NOUN') === false,
      explanation: {
        simple: 'After “every” we speak of one: “{right}”.',
        full: '“Every” takes a singular noun: “{right}”.',
      },
    },
    // Each [students → student] has a book.
    {
      id: 'plural-08',
      find: ['each <n=NOUNS> ~of', 'another <n=NOUNS>'],
      fix: '{n:singular}',
      explanation: {
        simple: 'After “{before}” we speak of one: “{right}”.',
        full: '“{before}” takes a singular noun: “{right}”.',
      },
      when: (match, sentence) => isPluralOnly(match.marked.to, sentence),
    },
    // I saw a ten [years → year] old boy.
    {
      id: 'plural-09',
      find: [
        'DIGITS|NUM <years> old boy|girl|man|woman|child|son|daughter|brother|sister|dog',
        'a DIGITS|NUM - <years> - old',
      ],
      fix: 'year',
      explanation: {
        simple: 'This age describes the person, so “year” has no -s.',
        full: 'The age is an adjective before the noun here, so “year” stays singular.',
      },
    },
    // It is a two [hours → hour] flight.
    {
      id: 'plural-10',
      find: [
        'a|an|the NUM|DIGITS <n=hours|days|minutes|weeks|months|euros|dollars|stars|kilometres> flight|trip|walk|drive|journey|holiday|break|lesson|class|course|hotel|film|movie|ride|note|visit|tour|meeting',
      ],
      fix: '{n:singular}',
      explanation: {
        simple: 'It describes “{after}”, so it has no -s: “{last}-{right} {after}”.',
        full: 'Before the noun “{after}”, the unit stays singular: “{last}-{right} {after}”.',
      },
    },
    // There were two [hundreds → hundred] people.
    {
      id: 'plural-11',
      find: ['NUM|DIGITS|several|few <n=hundreds|thousands|millions> NOUNS|people|and|of'],
      fix: '{n:singular}',
      explanation: {
        simple: 'After “{last}” there is no -s: “{last} {right}”.',
        full: 'After a number, “{right}” has no -s: “{last} {right}”.',
      },
    },
    // She has long [hairs → hair].
    {
      id: 'plural-12',
      find: [
        'POSS <hairs> are|is',
        'long|short|blond|blonde|brown|black|dark|curly|straight|red|beautiful|POSS <hairs> ',
      ],
      fix: 'hair',
      explanation: {
        simple: 'The hair on your head has no -s.',
        full: '“Hair” on a head is uncountable, so it has no -s.',
      },
    },
    // He is a [people → person] I like.
    {
      id: 'plural-13',
      find: ['a|one <people> ~NOUN|with|whose|that'],
      fix: 'person',
      explanation: {
        simple: 'One is a “person”. “People” are more than one.',
        full: 'The singular of “people” is “person”.',
      },
    },
    // I saw a [children → child].
    {
      id: 'plural-14',
      find: ['a|one|this|every|each <n=children|men|women|teeth|feet|mice> '],
      fix: '{n:singular}',
      explanation: {
        simple: 'After “{before}” we speak of one: “{right}”.',
        full: '“{before}” takes a singular noun: “{right}”.',
      },
      when: (match, sentence) => !(sentence[match.to]?.lower === "'s"),
    },
  ],
};

const NOUNS_IN_ING = new Set(
  parseWordList(
    'building meeting painting wedding feeling drawing evening morning thing ring king spring string',
  ),
);

/** Whether a word can make the noun before it the first part of a compound: "insect bites". */
function canBeNounAfterNoun({ isWord, lower, tags }: Token): boolean {
  if (!isWord || isFunctionWord(lower)) return false;
  return tags.size === 0 || ['NOUN', 'NOUNS', 'VERBS', 'VERB', 'ING'].some((tag) => tags.has(tag as Tag));
}

/** Whether a number names the noun before it: "Category 3", "L2". */
function isNumberOfNoun(before: Token | undefined): boolean {
  return (
    before?.tags.has('NAME') === true ||
    before?.tags.has('NOUN') === true ||
    /^\p{Lu}/u.test(before?.text ?? '')
  );
}

/** Countable nouns that name what there is much of as well. */
const AMOUNTS_IN_A_LOT =
  /^(?:battery|cake|pizza|salad|chocolate|cheese|chicken|fish|onion|lemon|potato|tomato|egg|memory|space|room|history|culture|choice|business|theory|exercise|paper|glass|skin|film|art|design|opposition|thought|speech|variety|opportunity|power|pain|effort|experience|detail|fruit|land|stone|screen time|storage|drama|sport|ground|distance|industry|competition|sense|change|pressure|interest|success|control|attention|criticism|talk|research|hope|support|trouble|use|value|work)$/;

function needsPlural(match: Match, sentence: Sentence): boolean {
  const noun = sentence[match.marked.from];
  const number = sentence[match.from];
  const next = sentence[match.marked.to];
  if (next && (next.lower === "'s" || canBeNounAfterNoun(next))) return false;
  // "Six foot two".
  if (
    noun?.lower === 'foot' &&
    next &&
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)$/.test(next.lower)
  )
    return false;
  if (noun && /(?:[^s]s|ing)$/.test(noun.lower) && !NOUNS_IN_ING.has(noun.lower)) return false;
  if (!noun || !number || noun.tags.has('NOUNS') || /^\p{Lu}/u.test(noun.text)) return false;
  if (noun.tags.has('ADJ') || noun.tags.has('VERBS') || noun.tags.has('EN') || noun.tags.has('ADV'))
    return false;
  if (UNCOUNTABLE_LOOKALIKE.has(noun.lower) || UNCOUNTABLE_NOUNS.has(noun.lower)) return false;
  // "A lot of battery", "lots of cake": what there is much of.
  if (AMOUNTS_IN_A_LOT.test(noun.lower) && getWordBeforeMark(match, sentence) === 'of') return false;
  if (/^\d/.test(number.text)) {
    if (
      number.text === '1' ||
      /^(?:19|20)\d\d$/.test(number.text) ||
      /[.:]|(?:st|nd|rd|th)$/.test(number.text) ||
      isNumberOfNoun(sentence[match.from - 1])
    )
      return false;
    const before = getWordBeforeMatch(match, sentence);
    if (
      /^(?:at|number|page|room|unit|chapter|of|january|february|march|april|may|june|july|august|september|october|november|december|exercise|level|part|class|grade|question|bus|line|platform|gate|step|day|:|-|\$|£|€|flat|floor|highway|on)$/.test(
        before,
      )
    )
      return false;
  }
  if (
    /^(?:seven|six|eight|five|nine|ten|two|three|four|eleven|twelve)$/.test(number.lower) &&
    /^(?:at|by|before|after|until|till|past|to|page|number|room|from|about|around|unit|for)$/.test(
      getWordBeforeMatch(match, sentence),
    ) &&
    !/^(?:year|month|week|day|hour|minute|book|friend|dog|child|student|ticket|apple)$/.test(noun.lower)
  )
    return false;
  if (number.lower === 'both' && getWordAfterMark(match, sentence) === 'and') return false;
  return (
    !/^(?:hundred|thousand|million|present|staff|bus|phone|walk|travel|more|less|fish|sheep|deer|people|left|time|half|dozen|am|pm|percent|per|kg|km|cm|mm|art|music|work|fun|help|water|food|love|hair|fruit|home|school)$/.test(
      noun.lower,
    ) ||
    (noun.lower === 'time' &&
      /^(?:two|three|four|many|several|few|five|\d+)$/.test(number.lower) === true &&
      getWordBeforeMatch(match, sentence) !== 'at')
  );
}

const UNCOUNTABLE_LOOKALIKE = new Set(
  parseWordList(
    'money milk water coffee tea information advice homework traffic sugar bread rice cheese meat butter music news furniture luggage work food fish sheep deer aircraft series species help love sport space hair paper chocolate cake pizza fun energy point stuff crew competition time snow rain noise experience knowledge luck juice wine beer soup salad chicken history colour color culture light pollution progress research weather electricity oil sand rubbish trouble electricity nature health happiness education technology equipment research sleep practice fruit interest business life death beauty violence crime damage evidence support attention pressure stress training exercise confidence freedom respect patience cash salt pepper garlic ice gold wood grass fire sun toast effort wind protein sympathy self-discipline glass plastic metal cotton air oxygen gas petrol smoke',
  ),
);

function isPluralOnly(index: number, sentence: Sentence): boolean {
  const noun = sentence[index - 1];
  if (!noun) return false;
  return (
    noun.tags.has('NOUNS') &&
    !noun.tags.has('NOUN') &&
    !/^(?:means|news|bias|ethos|series|species|minutes|hours|years|days|weeks|months|lens|\w*(?:is|us|ss|shambles))$/.test(
      noun.lower,
    ) &&
    !/^\p{Lu}/u.test(noun.text)
  );
}
