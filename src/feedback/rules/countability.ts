import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { toPlural } from '../lexicon/inflection.ts';
import { COUNTABLE_NOUNS, JOB_NOUNS, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getLastMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

const WRONG_PLURALS = new Map(
  [...UNCOUNTABLE_NOUNS]
    .filter(
      (noun) =>
        !/^(?:works?|times|waters|sands|helps|loves|damages|respects|progress|research|news|maths|physics|economics|gymnastics|politics|mathematics|transport|transports|light|gold|steam|strength|experience|plastic|wood|air|oil|ice|soil|cheese|education|fun|travel|anger|litter|stuff|snow|rain|mail|flour|cash|honey|jam|cotton|peace|sugar|milk|meat|salt|safety|wealth|health|luck|money|ink|nature|behaviour|behavior|freedom|accommodation|childhood|intelligence|vocabulary|leisure|relaxation|courage|permission|oxygen|energy|employment|fluency|patience|rice|bread|butter|dirt|garbage|rubbish|mud|thunder|violence|wisdom|poverty|pollution|spinach|training|lightning|sunshine|help|water|love|damage|work|grass|sand|respect|music|software|wildlife|happiness|knowledge)$/.test(
          noun,
        ),
    )
    .map((noun) => [toPlural(noun), noun]),
);
for (const noun of parseWordList(
  'music software knowledge homework housework information advice furniture luggage baggage equipment traffic weather bread rice money clothing jewellery jewelry evidence machinery scenery vocabulary accommodation transport rubbish garbage happiness health pollution feedback employment electricity wildlife milk sugar mail sunshine training luck violence software staff stuff patience wisdom work research progress behaviour behavior',
)) {
  const many = toPlural(noun);
  if (
    ![
      'works',
      'progresses',
      'researches',
      'staffs',
      'milks',
      'mails',
      'sugars',
      'transports',
      'rices',
      'stuffs',
      'behaviors',
      'behaviours',
      'trainings',
      'milks',
      'breads',
    ].includes(many)
  )
    WRONG_PLURALS.set(many, noun);
}
for (const [many, one] of [
  ['moneys', 'money'],
  ['softwares', 'software'],
  ['breads', 'bread'],
  ['rices', 'rice'],
  ['informations', 'information'],
  ['behaviours', 'behaviour'],
  ['behaviors', 'behavior'],
  ['trainings', 'training'],
  ['stuffs', 'stuff'],
  ['progresses', 'progress'],
  ['researches', 'research'],
  ['musics', 'music'],
] as const)
  WRONG_PLURALS.set(many, one);

const MASS = parseWordList(
  'money time water milk sugar salt bread rice cheese meat butter coffee tea juice information advice homework housework work furniture luggage baggage traffic noise music food help snow rain space fun energy experience knowledge luck patience progress news pollution electricity oil sand research trouble rubbish paper air love hair sunshine equipment soup attention happiness clothing damage evidence vocabulary practice sleep wine beer chocolate fruit',
);
const COUNTABLE_PLURALS = [...new Set([...COUNTABLE_NOUNS, ...JOB_NOUNS])]
  .filter((word) => !MASS.includes(word) && !UNCOUNTABLE_NOUNS.has(word))
  .map(toPlural);

const MANY_EXPLANATION = {
  simple: 'We can count “{after}”, so we say “{right}”, not “{wrong}”.',
  full: '“{after}” is a countable plural, so it takes “{right}”, not “{wrong}”.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `<many> a=ADJ? n=%massy|%uncountable ~NOUN|NOUNS|-`: “[many] cold water”. The adjective and the noun, of
 * one of two lists, are kept as `a` and `n`.
 * `@find` any form of it; `%massy` a word of the list; CAPITALS kinds of words (NOUNS plural noun, OBJ “me”,
 * ANY any word); `x?` x or nothing; `~x` x does not follow; `&x` x follows; `-x` x does not precede; `^`
 * sentence start; `$` sentence end.
 */
export const COUNTABILITY_RULES: RuleSet = {
  kind: 'countability',
  explanation: {
    simple: "We can't count “{n:singular}”, so it has no -s.",
    full: '“{n:singular}” is uncountable, so it has no plural.',
  },
  lists: {
    nonplurals: [...WRONG_PLURALS.keys()],
    uncountable: [...UNCOUNTABLE_NOUNS].filter(
      (noun) =>
        !/^(?:help|love|damage|travel|progress|work|steam|rice|light|strength|gold|anger|health|snow|rain|education|knowledge|cheese|wood|oil|air|plastic|salt|bread|milk|sugar|respect|wealth|peace|money|mail|fun|accommodation|software|hunger|thirst|staff|freedom|childhood|intelligence|shopping|violence|butter|jam|honey|cash|training|leisure|safety|vocabulary|nutrition|behaviour|behavior|energy|music|ice|grass|happiness)$/.test(
          noun,
        ),
    ),
    massy: MASS,
    count: COUNTABLE_PLURALS,
  },
  rules: [
    // I need [an informations → some information].
    {
      id: 'countability-01',
      find: ['<a|an|one s=%nonplurals>'],
      fix: 'some {s:singular}',
      explanation: {
        simple: "We can't count “{s:singular}”: it takes “some” and no -s.",
        full: '“{s:singular}” is uncountable: it has no plural, and it takes “some”, not “a”.',
      },
    },
    // The [informations are → information is] useful.
    {
      id: 'countability-17',
      find: ['<n=%nonplurals are>'],
      fix: '{n:singular} is',
      explanation: {
        simple: "We can't count “{n:singular}”, so it has no -s: “{right}”.",
        full: '“{n:singular}” is uncountable, so it is singular and its verb too: “{right}”.',
      },
    },
    // The [informations were → information was] useful.
    {
      id: 'countability-18',
      find: ['<n=%nonplurals were>'],
      fix: '{n:singular} was',
      explanation: {
        simple: "We can't count “{n:singular}”, so it has no -s: “{right}”.",
        full: '“{n:singular}” is uncountable, so it is singular and its verb too: “{right}”.',
      },
    },
    // I do my [homeworks → homework].
    {
      id: 'countability-02',
      find: ['-he|she|it|who|that|which|student|class|story <n=%nonplurals>'],
      fix: '{n:singular}',
      // "Two luggage" is no better than "two luggages".
      when: (match, sentence) =>
        !FUNCTION_WORDS.NUM.has(sentence[match.marked.from - 1]?.lower ?? '') &&
        // "It tells her jokes and advices her": the verb is meant.
        !(
          getFirstMarkedWord(match, sentence) === 'advices' && isObjectForm(getWordAfterMark(match, sentence))
        ) &&
        !/^(?:vocabularies|accommodations|trainings|peoples)$/.test(getFirstMarkedWord(match, sentence)),
    },
    // The [staffs → staff] are friendly.
    {
      id: 'countability-21',
      find: '-he|she|it|who|that|which|NUM <staffs> ~of',
      fix: 'staff',
      explanation: {
        simple: '“Staff” means all the people who work there, so it has no -s.',
        full: '“Staff” names a whole group of people and has no plural for its members: “staff”.',
      },
    },
    // This is [a good news → good news].
    {
      id: 'countability-20',
      find: "is|was|be|been|'s <a|an a=ADJ n=weather|news|advice|information|work|traffic|equipment|furniture|homework|progress|behaviour|fun> &$|,|.|!|and|but|for|to|so|because|that|today|yesterday",
      fix: '{a} {n}',
      explanation: {
        simple: 'We do not count “{n}”, so it has no “a”: “{right}”.',
        full: '“{n}” is uncountable and has no “a”: “{right}”.',
      },
      unless: 'such a',
      // "It is a difficult work" may be said of music or a book.
      when: (match, sentence) =>
        getLastMarkedWord(match, sentence) !== 'work' ||
        /^(?:hard|easy|good|dangerous|boring|tiring)$/.test(match.captures.get('a')?.[0]?.lower ?? ''),
    },
    // I have [a homework → some homework].
    {
      id: 'countability-03',
      find: [
        '<a|an a=ADJ? n=%uncountable> &$|,|.|and|but|about|for|to|from|in|because|that',
        '<one a=ADJ? n=advice|information|homework|furniture|luggage|news|bread>',
        '<a a=ADJ? n=bread|rice|money|fun|progress|traffic|music|accommodation|software|training|happiness|behaviour|snow> &$|,|.|!|?|and|but|because|so|at|is|was',
      ],
      fix: 'some {a} {n}',
      explanation: {
        simple: "We can't count “{n}”, so we say “{right}”.",
        full: '“{n}” is uncountable, so it takes “some”: “{right}”.',
      },
      unless: ['such a', 'a|an ADJ? nature|soil', 'a few|little NOUN'],
      // "A light snow", "a strange music", "a great happiness", "a patience that surprised us" are of a kind.
      when: (match, sentence) => {
        const noun = getLastMarkedWord(match, sentence);
        const isOfAKind =
          match.marked.to - match.marked.from > 2 ||
          /^(?:that|which|of)$/.test(getWordAfterMark(match, sentence));
        return !(
          isOfAKind &&
          /^(?:snow|rain|music|happiness|laughter|patience|bravery|courage|honesty|knowledge|energy|literature|intelligence|steam|grass|hunger|thirst|mud|sand|soil|dirt|oil|wood|air|light|love|wealth|poverty|violence|wisdom|nature|fluency|damage)$/.test(
            noun,
          )
        );
      },
    },
    // My father found a new [work → job] here.
    {
      id: 'countability-19',
      find: [
        '@find|@get|@need|@want|@have|@lose|@start|@change|@offer OBJ? a|an ADJ? <work> &$|,|.|!|?|and|but|because|so|in|at|for|here|there|near|with',
        '@look|@search for a|an ADJ? <work> &$|,|.|!|?|and|but|because|so|in|at|here|there|near|with',
      ],
      fix: 'job',
      explanation: {
        simple: '“Work” has no “a”. What you are paid for is a “job”.',
        full: '“Work” is uncountable and has no “a”; the countable word is “job”.',
      },
    },
    // We had [a fun → fun].
    {
      id: 'countability-04',
      find: [
        '@have <a fun> &$|,|.|!|and|but|with|at|in|on|together|because|there|here|when',
        'it is|was <a fun> $',
        "it 's <a fun> $",
      ],
      fix: 'fun',
      explanation: {
        simple: "We can't count “fun”, so it takes no “a”.",
        full: '“Fun” is uncountable, so it takes no article.',
      },
    },
    // There are too [much → many] people.
    {
      id: 'countability-05',
      find: [
        "too|so|very|how|as|not|n't|have|has|don't|are|is|of? <much> a=ADJ? NOUNS|people",
        '<much> NOUNS|people',
        'how|too|so|very <much> ADJ NOUNS',
        "there are|were|aren't not|too|so|very? <much> ADJ? ANY",
      ],
      fix: 'many',
      explanation: MANY_EXPLANATION,
      when: isCounted,
    },
    // We don't have [many → much] time.
    {
      id: 'countability-06',
      find: [
        '<many> a=ADJ? n=%massy|%uncountable ~NOUN|NOUNS|-',
        'very|too|so|how <many> %massy|%uncountable ~NOUN|NOUNS|-',
      ],
      fix: 'much',
      explanation: {
        simple: "We can't count “{after}”, so we say “{right}”, not “{wrong}”.",
        full: '“{after}” is uncountable, so it takes “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        !/^(?:coffee|tea|juice|beer|wine|fruit|work|help|paper|hair)$/.test(
          sentence[match.to - 1]?.lower ?? '',
        ) || /^(?:do|does|did|is|in|on|for|at|\.|\?|of|and|but|,)$/.test(sentence[match.to]?.lower ?? '.'),
    },
    // I have [a little → a few] friends.
    {
      id: 'countability-07',
      find: [
        '@have|there|with|only|in|for|of|@need|@know|@see|@buy|@read|@make|@visit|after|has|speak <a little> NOUNS',
        '<a little> friends|people|books|days|years|minutes|hours|words|things|weeks|problems|students|questions|mistakes|times|months|dollars|euros',
        '^ <a little> NOUNS|people',
      ],
      fix: 'a few',
      explanation: MANY_EXPLANATION,
      when: isCounted,
    },
    // There are very [little → few] people.
    {
      id: 'countability-08',
      find: [
        'very|too|so|have|has|are|with|only <little> people|friends|books|things|students|words|problems|questions|mistakes|days|chances|cars',
      ],
      fix: 'few',
      explanation: MANY_EXPLANATION,
    },
    // I have [a few → a little] money.
    {
      id: 'countability-09',
      find: [
        '<a few> ADJ? n=%massy|%uncountable ~NOUN|NOUNS|COMP|-',
        'only|just <a few> of? %massy ~NOUN|NOUNS|-',
      ],
      fix: 'a little',
      explanation: {
        simple: "We can't count “{after}”, so we say “{right}”, not “{wrong}”.",
        full: '“{after}” is uncountable, so it takes “{right}”, not “{wrong}”.',
      },
    },
    // We have very [few → little] time.
    {
      id: 'countability-10',
      find: [
        'very|too|so|have|has|is|with <few> %massy|%uncountable ~NOUN|NOUNS|-',
        'very|too|so <few> time|money|water|information|help|work',
      ],
      fix: 'little',
      explanation: {
        simple: "We can't count “{after}”, so we say “{right}”, not “{wrong}”.",
        full: '“{after}” is uncountable, so it takes “{right}”, not “{wrong}”.',
      },
    },
    // I have [fewer → less] time.
    {
      id: 'countability-12',
      find: ['<fewer> n=%massy|%uncountable ~NOUN|NOUNS'],
      fix: 'less',
      explanation: {
        simple: "We can't count “{after}”, so we say “{right}”, not “{wrong}”.",
        full: '“{after}” is uncountable, so it takes “{right}”, not “{wrong}”.',
      },
    },
    // I need [these information → some information].
    {
      id: 'countability-13',
      find: [
        '<several|these|those|various|different|many|few a=ADJ? n=advice|information|homework|furniture|luggage|equipment|knowledge|traffic|weather|money|news>',
      ],
      fix: 'some {a} {n}',
      explanation: {
        simple: "We can't count “{n}”, so we say “{right}”.",
        full: '“{n}” is uncountable, so it takes “some”: “{right}”.',
      },
      when: (match, sentence) =>
        !/^(?:many|few|different|various)$/.test(getFirstMarkedWord(match, sentence)),
    },
    // I have a [number of work → lot of work].
    {
      id: 'countability-14',
      find: ['a <number of n=%massy|%uncountable>', 'a <large|great number of n=%massy|%uncountable>'],
      fix: 'lot of {n}',
      explanation: {
        simple: "We can't count “{n}”, so it takes “a lot of”, not “a number of”.",
        full: '“{n}” is uncountable, so it takes “a lot of”; “a number of” needs a plural.',
      },
    },
    // A large [amount → number] of cars were there.
    {
      id: 'countability-15',
      find: ['an|a|the large|great|huge? <amount> of ADJ? NOUNS|people'],
      fix: 'number',
      explanation: {
        simple: 'We can count these, so we say “number”, not “amount”.',
        full: 'A countable plural takes “number”; “amount” goes with uncountable nouns.',
      },
      when: isCounted,
    },
    // I read [every informations → all the information].
    {
      id: 'countability-16',
      find: ['<each|every n=%nonplurals>'],
      fix: 'all the {n:singular}',
      explanation: {
        simple: "We can't count “{n:singular}”, so we say “{right}”.",
        full: '“{n:singular}” is uncountable, so it takes “all the”: “{right}”.',
      },
    },
  ],
};

function isCounted(match: Match, sentence: Sentence): boolean {
  // "The amount of rubbishes" needs another noun, and no other word of amount.
  if (
    sentence
      .slice(match.marked.to, match.to)
      .some(
        ({ lower, base }) => WRONG_PLURALS.has(lower) || (lower.endsWith('s') && UNCOUNTABLE_NOUNS.has(base)),
      )
  )
    return false;
  const noun = sentence[match.to - 1];
  if (!noun) return false;
  const isPlural =
    noun.lower === 'people' ||
    (noun.tags.has('NOUNS') && !noun.tags.has('NOUN')) ||
    (match.to - match.marked.to === 1 && noun.tags.has('NOUNS'));
  return (
    isPlural &&
    !/^(?:news|physics|maths|economics|politics|thanks|as|is|was|does)$/.test(noun.lower) &&
    !(noun.tags.has('VERBS') && !noun.tags.has('NOUNS'))
  );
}

const isObjectForm = (word: string) => /^(?:me|you|him|her|us|them)$/.test(word);
