/*
 * Corrects “who”, “which”, “that”, “whose”, “where” and “when” before a relative clause: “people which laugh”
 * → “people who laugh”, “a man which his dog is big” → “a man whose dog is big”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `%persons <who's> NOUN is|was|has`: “the boy [who's] dog is ill”.
 *   <…>              the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   the|a            one of these words
 *   ADJ?             this, or nothing
 *   ~ING             the next word is not this; takes no word itself
 *   -persons|man     the word before is none of these; takes no word itself
 *   $                the sentence ends here
 *   @live            any form of “live”: live, lives, lived, living
 *   %askingVerbs     a word of the list `askingVerbs` in `lists` below: “ask”
 *   v=lives|works|…  this word, which `fix` and the reasons quote as {v} (so also p)
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   BEFIN “am, is, was …”, HAVE “have, had …”, MODAL “can, won't …”
 *   PREP “in, at …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {next}
 *   the word after the mark, {before} what the pattern asks for before the mark.
 */

import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { countFiniteVerbs, mayBeFiniteVerb } from './clause.ts';
import { PERSONS } from './word-groups.ts';

const RELATIVE_PRONOUN_EXPLANATION = {
  simple: 'For people say who or that; for things say which or that.',
  full: 'The relative pronoun is "who" for people and "which" for things; "that" stands for both; "whose" shows possession.',
};

/** Persons, one or several; animals and "model" may take "which". */
const PEOPLE = [
  ...PERSONS.filter((word) => !['dog', 'cat', 'bird', 'model'].includes(word)),
  ...parseWordList(
    'people men women children friends boys girls students teachers parents someone somebody anyone everyone nobody players workers tourists guests doctors neighbours neighbors colleagues kids visitors passengers brothers sisters customers',
  ),
];
const THINGS = parseWordList(
  'book car house film movie song city town country place game phone computer bag shop restaurant school job story problem question bus train hotel museum photo picture letter email dress shirt shoes river building bridge lesson class subject sport language website app box table room key gift present thing things books cars films houses songs games cake meal food animal street park market festival',
);

/** "Who", "which", "that", "whose", "where" and "when" before a clause that tells of the noun before it. */
export const RELATIVE_RULES: RuleSet = {
  kind: 'relative',
  explanation: RELATIVE_PRONOUN_EXPLANATION,
  lists: {
    persons: PEOPLE,
    things: THINGS,
    // "She asked the boy which was right", "tell me what it is": a question, no relative clause.
    askingVerbs: parseWordList('ask asked tell told show teach'),
    // "I know my friend that his car broke", "the fact that his dog is ill": the clause tells what one knows.
    wordsBeforeThat: parseWordList('said says say think thinks know told hope thought believe'),
    // "The way that I like it", "the fact that she saw him": no thing that one likes or sees.
    notTold: parseWordList('with for to about a the so way day time reason moment first fact'),
    factNouns: parseWordList('fact idea thought news hope way time belief feeling opinion'),
  },
  rules: [
    // I like people [which → who] laugh.
    {
      id: 'relative-01',
      find: [
        '-%askingVerbs|tells|asks %persons <which>',
        '-%askingVerbs|tells|asks|audio|travel|city %persons , <which> VERB|VERBS|PAST|is|was|are|has',
        '-%askingVerbs|tells|asks %persons <what>',
        '-%askingVerbs|tells|asks those|all|everybody|anybody <which> VERB|VERBS|are|is|PAST|have',
      ],
      fix: 'who',
      explanation: {
        simple: '“{before}” means a person or people, so we say “who”, not “{wrong}”.',
        full: 'A person takes “who”, so the clause after “{before}” begins with “who”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        !mayTellOfSentence(match, sentence) &&
        !mayTellOfNounBefore(match, sentence) &&
        !isChoice(match, sentence) &&
        !isPersonAsked(match, sentence),
    },
    // This is the car [who → that] I want.
    {
      id: 'relative-02',
      find: [
        // Right: "Nobody in the house who could cook".
        '-in|with|at|from|on|of|by|near the|a|an|this|that|these|those|POSS ADJ? %things <who> VERB|VERBS|PAST|BEFIN|HAVE|SUBJ|MODAL',
        '-%askingVerbs|asking|telling|explain|explained the|a|an|this|that|these|those|POSS ADJ? %things <what> VERB|VERBS|PAST|BEFIN|HAVE|SUBJ|MODAL',
        '-%askingVerbs|asking|telling|explain|explained the|a|an|this|that|these|those ADJ? NOUN|NOUNS -persons|man <what> SUBJ|VERB|PAST|BEFIN',
        '-%askingVerbs|asking|telling|explain|explained something|everything|anything|all <what> SUBJ|is|was',
      ],
      fix: 'that',
      explanation: {
        simple: 'After a thing, here “{last}”, we say “that”, not “{wrong}”.',
        full: 'The relative pronoun after “{last}” is “that”, because “{wrong}” does not refer to a thing before it.',
      },
      when: (match, sentence) => !hasMakeBefore(match, sentence),
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
      when: (match, sentence) => !mayTellOfSentence(match, sentence) && isBetweenCommas(match, sentence),
    },
    // I know a man [which his → whose] dog is big.
    {
      id: 'relative-05',
      find: [
        '~%wordsBeforeThat %persons|NOUN|NOUNS <who|which p=his|her|their|its> NOUN|NOUNS is|are|was|were|has|have',
        // Right: "The dog that his friends are playing with", "the photo that her friends have on the wall".
        'the|a ~%wordsBeforeThat|%factNouns %persons|NOUN|NOUNS <that p=his|her|their|its> NOUN|NOUNS is|are|was|were ~ING',
        'the|a ~%wordsBeforeThat|%factNouns %persons|NOUN|NOUNS <that p=his|her|their|its> NOUN|NOUNS has|have ~EN|PREP',
        '~%wordsBeforeThat %persons|NOUN|NOUNS <who|which|that> name|names|mother|father is|are|was|were',
        "~%wordsBeforeThat %persons|NOUN <who's> NOUN is|was|has",
        "~%wordsBeforeThat %persons|NOUN <who 's> NOUN is|was|VERBS|PAST|rang",
      ],
      fix: 'whose',
      // Right: "They made it clear to the town that its days were over."
      unless: '@tell|@show|@explain|@break|@make it ANY? to the NOUN that',
      explanation: {
        simple: '“Whose” means “of this person or thing” and comes before “{next}”.',
        full: '“Whose” shows possession before “{next}”. It takes the place of “{wrong}”.',
      },
    },
    // The man who [he → ] lives here is kind.
    {
      id: 'relative-06',
      find: ['%persons who <he|she|they> VERBS|VERB|PAST|is|was', 'NOUN|NOUNS who <it|they|he> is|was'],
      fix: '',
      when: isSubjectTwice,
      explanation: {
        simple: '“{last}” already tells who or what it is, so we leave out “{wrong}”.',
        full: '“{last}” is the subject of its clause, so the pronoun “{wrong}” is left out.',
      },
    },
    // The book that I bought [it → ] is good.
    {
      id: 'relative-07',
      find: [
        'the|a ~%notTold ANY who|that|which SUBJ VERB|PAST|met|saw|bought|know|love|like|made|told <him|her|it|them> is|was|are|were|$',
        'place|city|town|house|country|village|hotel|flat where SUBJ|NAME was|were|@live|@stay|born born? <in|at it?> $|,|and|is|was',
        'the ~%notTold ADJ? %things|NOUN|%persons that|which|who SUBJ ~think|said|told VERB|PAST <it|him|them|her> ~,|NOUN|NOUNS|to|and|up|off|a|the',
      ],
      fix: '',
      when: isSameAsNoun,
      explanation: {
        simple: '“{wrong}” repeats what we said before, so we leave it out.',
        full: 'The relative word has this meaning in its clause already, so “{wrong}” is left out.',
      },
    },
    // This is the house [which → where] I live.
    {
      id: 'relative-08',
      find: [
        'place|city|town|house|school|country|village|hotel|restaurant|room <which|that> SUBJ|POSS|people @live|was|were|@born|@stay|@study|@work|@grow $',
        'place|city|town|house|school|country|village|hotel|restaurant|room <which> SUBJ @live|was|@stay|@study|@work|@grow|@meet',
        'place|city|town|house|country|village|hotel <which|that> SUBJ was|were born',
        'place|city|town|house|country|village|hotel|school <that> SUBJ @live|@study|@work|@stay $',
      ],
      fix: 'where',
      explanation: {
        simple: 'The {last} is where it happens, so we say “where”, not “{wrong}”.',
        full: 'The clause tells what happens in the place, here “{last}”, so it begins with “where”.',
      },
      when: (match, sentence) => !hasPrepositionOfPlace(match, sentence),
    },
    // I remember the day [which → when] we met.
    {
      id: 'relative-09',
      find: ['day|year|time|moment <which> SUBJ', 'the day|year|time|moment <where> SUBJ'],
      fix: 'when',
      when: isTimeOfClause,
      explanation: {
        simple: 'The {last} is when it happens, so we say “when”, not “{wrong}”.',
        full: 'The clause tells what happens at the time, here “{last}”, so it begins with “when”.',
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
    // I bought a bag [which it was → which was] expensive.
    {
      id: 'relative-11',
      // Right: "A bag which it is hard to carry", "a fact which it was important to hide".
      find: [
        'NOUN|NOUNS ,? <which it v=is|was> very|so|really|too|quite? ADJ $|,|and|but|because',
        'NOUN|NOUNS ,? <which it v=is|was> near|in|on|at|called|located|situated',
        'NOUN|NOUNS <which it v=has|had> a|an|many|NUM|DIGITS|two|three',
      ],
      fix: 'which {v}',
      explanation: {
        simple: '“Which” already stands for “{before}”, so we leave out “it”.',
        full: '“Which” is the subject of this clause, so “it” is left out: “{right}”.',
      },
    },
  ],
};

/** Not marked: "Tell me to ask the boy which", a question that the person is asked. */
function isPersonAsked({ from, marked }: Match, sentence: Sentence): boolean {
  if (/^(?:to|ask|asked|tell|told|know|show|asks|tells|shows)$/.test(sentence[from - 2]?.lower ?? ''))
    return true;
  // "They gave the workers what they asked for."
  return (
    sentence[marked.from]?.lower === 'what' &&
    sentence
      .slice(Math.max(0, from - 4), from)
      .some(({ base }) => /^(?:give|tell|teach|show|ask|offer|explain|pay)$/.test(base))
  );
}

/** "She showed the guests which rooms were free", "which boy which bike belongs to": one of several. */
function isChoice({ marked }: Match, sentence: Sentence): boolean {
  if (sentence.slice(0, marked.from).some(({ lower }) => lower === 'which')) return true;
  const [noun, next] = sentence.slice(marked.to, marked.to + 2);
  if (!noun || !next || !hasTag(noun, 'NOUN', 'NOUNS') || mayBeFiniteVerb(noun)) return false;
  return mayBeFiniteVerb(next) || next.lower === 'to' || FUNCTION_WORDS.SUBJ.has(next.lower);
}

const OPENS_OTHER_CLAUSE = /^(?:if|when|as|in|at|on|for|after|before|with|because|since|although)$/;

/** "I have a brother, that lives in Rome", "a castle, that was built in 1200": said of no whole sentence. */
function tellsOfNoun(from: number, sentence: Sentence): boolean {
  if (OPENS_OTHER_CLAUSE.test(getOpeningWord(sentence))) return false;
  const [verb, next, noun] = sentence.slice(from, from + 3);
  if (!verb || !next) return false;
  if (/^(?:lives|studies|teaches|speaks|belongs|costs|has|called)$/.test(verb.lower)) return true;
  const isBe = verb.lower === 'is' || verb.lower === 'was';
  if (isBe && /^(?:built|located|situated|called|named|born|famous|older|younger|married)$/.test(next.lower))
    return true;
  return isBe && /^an?$/.test(next.lower) && PERSONS.includes(noun?.lower ?? '');
}

/** "My house, that is old, is cold", but not "If it is a good school, that is what matters". */
function isBetweenCommas({ from, marked }: Match, sentence: Sentence): boolean {
  if (tellsOfNoun(marked.to, sentence)) return true;
  // "My city, that is near the sea, it is nice".
  const opens = from <= 2 && !OPENS_OTHER_CLAUSE.test(getOpeningWord(sentence));
  const hasComma = sentence.slice(marked.to).some(({ text }) => text === ',');
  if (opens && hasComma && sentence[marked.to + 1]?.text !== ',' && sentence[marked.to + 1]?.lower !== 'to')
    return true;
  return sentence.some(
    ({ text }, at) => text === ',' && at > marked.to + 1 && mayBeFiniteVerb(sentence[at + 1]),
  );
}

/** "The man who he lives here", but not "the woman who she works for", "the man who he is today". */
function isSubjectTwice({ marked }: Match, sentence: Sentence): boolean {
  const [verb, next, second] = sentence.slice(marked.to, marked.to + 3);
  if (!verb || !next) return false;
  if (mayBeFiniteVerb(next)) return false;
  const { PREP, DET, POSS } = FUNCTION_WORDS;
  const isBeforeGap = PREP.has(next.lower) && (!second?.isWord || mayBeFiniteVerb(second));
  if (isBeforeGap) return false;
  if (verb.lower !== 'is' && verb.lower !== 'was') return true;
  return [PREP, DET, POSS].some((words) => words.has(next.lower)) || hasTag(next, 'ADJ', 'ING', 'EN');
}

/** Verbs with a person and a thing: "the book that she gave him". */
const VERBS_WITH_TWO_OBJECTS =
  /^(?:give|show|tell|send|lend|buy|bring|teach|ask|offer|write|pay|make|cook|promise|read|get)$/;

/** "The book that I bought it", but not "the book that she gave him", "the house that I saw her in". */
function isSameAsNoun({ marked, from }: Match, sentence: Sentence): boolean {
  const [pronoun, verb, next] = [sentence[marked.from], sentence[marked.from - 1], sentence[marked.to]];
  const second = sentence[marked.to + 1];
  const endsInPreposition =
    next !== undefined && FUNCTION_WORDS.PREP.has(next.lower) && (!second?.isWord || mayBeFiniteVerb(second));
  if (!pronoun || !verb || endsInPreposition) return false;
  const noun = sentence.slice(from, marked.from).findLast((word) => hasTag(word, 'NOUN', 'NOUNS'));
  const isPerson = noun !== undefined && PEOPLE.includes(noun.lower);
  if (/^(?:him|her)$/.test(pronoun.lower)) return isPerson;
  if (pronoun.lower === 'it') return !isPerson;
  return !VERBS_WITH_TWO_OBJECTS.test(verb.base);
}

/** "The day which we met", but not "a day which I will never forget": there, the day is the object. */
function isTimeOfClause({ marked, to }: Match, sentence: Sentence): boolean {
  if (sentence[marked.from]?.lower === 'where') return true;
  const isAdverb = FUNCTION_WORDS.MIDADV.has(sentence[to]?.lower ?? '') || sentence[to]?.lower === 'first';
  const [verb, next] = sentence.slice(isAdverb ? to + 1 : to).slice(0, 2);
  if (!verb || !next) return false;
  if (/^(?:be|meet|arrive|come|go|live|start|begin|finish|move|get|marry|fall|die|work)$/.test(verb.base))
    return countFiniteVerbs(sentence, to) < 2 || verb.base !== 'be';
  if (verb.base === 'have' || /^(?:most|more|much|all|both|so)$/.test(next.lower)) return false;
  return [FUNCTION_WORDS.DET, FUNCTION_WORDS.POSS, FUNCTION_WORDS.OBJ].some((words) => words.has(next.lower));
}

/** Right: "It makes the film what it is". */
function hasMakeBefore({ from }: Match, sentence: Sentence): boolean {
  return sentence.slice(0, from).some(({ base }) => base === 'make');
}

/** Right: "The house which I live in". */
function hasPrepositionOfPlace({ marked, to }: Match, sentence: Sentence): boolean {
  return sentence
    .slice(marked.to, to + 3)
    .some(({ lower }) =>
      /^(?:in|at|on|from|to|with|near|by|through|up|for|of|about|after|around)$/.test(lower),
    );
}

/** Words of amount and kind before "of", which no clause tells of. Wrong: "a lot of people which". */
const AMOUNTS =
  /^(?:lot|lots|number|couple|plenty|most|all|half|rest|majority|group|groups|kind|kinds|sort|sorts|type|types|part|team|crowd)$/;

/** Nouns that sum up a whole clause: "…, which was a mistake". */
const NOUNS_FOR_EVENTS =
  /^(?:mistake|surprise|problem|idea|reason|shame|pity|relief|lot|first|thing|bit|pleasure|challenge|point)$/;

/**
 * Right: "He hired a cook, which was a mistake", "I met my boss, that is why …", said of the whole clause.
 */
function mayTellOfSentence({ marked }: Match, sentence: Sentence): boolean {
  if (sentence[marked.from - 1]?.text !== ',') return false;
  // Right: "It is good for the children, which is what counts", "10 litres per person, which is a lot".
  const [owner, noun] = [sentence[marked.from - 3], sentence[marked.from - 2]];
  const isSingular = /^(?:is|was|has)$/.test(sentence[marked.to]?.lower ?? '');
  if (owner?.lower === 'per' || (isSingular && noun?.lower !== 'people' && noun && isPluralPerson(noun)))
    return true;
  const [be, next, ...rest] = sentence.slice(marked.to, marked.to + 5);
  // Right: "They rent flats to tourists, which has driven prices up": its verb is for one.
  const isSeveral = sentence[marked.from - 2]?.tags.has('NOUNS') === true;
  if (isSeveral && be && (/^(?:has|is|was)$/.test(be.lower) || be.tags.has('VERBS'))) return true;
  if (!be || !next || !/^(?:is|was)$/.test(be.lower)) return false;
  if (
    /^(?:why|what|how|when|where|because|great|good|bad|fine|true|nice|right|important|useful|necessary|normal|strange|sad|difficult|dangerous)$/.test(
      next.lower,
    )
  )
    return true;
  return /^(?:an?|the)$/.test(next.lower) && rest.some(({ lower }) => NOUNS_FOR_EVENTS.test(lower));
}

const LINKS_NOUNS = /^(?:of|for|from|about|to|with)$/;

const isPluralPerson = ({ lower, tags }: Sentence[number]) =>
  lower === 'children' || (tags.has('NOUNS') && !tags.has('NOUN'));

/** Right: "The position of museum guide, which …", where the clause tells of the noun before "of". */
function mayTellOfNounBefore({ from }: Match, sentence: Sentence): boolean {
  let at = from - 1;
  while (at > from - 4 && sentence[at] && !LINKS_NOUNS.test(sentence[at]?.lower ?? '')) {
    // "The notes left by my colleagues, which …"
    if (sentence[at]?.lower === 'by') return sentence[at - 1]?.tags.has('EN') === true;
    if (!isInNounGroup(sentence[at])) return false;
    at--;
  }
  const noun = LINKS_NOUNS.test(sentence[at]?.lower ?? '') ? sentence[at - 1] : undefined;
  return isThing(noun) && !AMOUNTS.test(noun?.lower ?? '');
}

function isInNounGroup(word: Token | undefined): boolean {
  if (!word) return false;
  const tags = ['NOUN', 'ADJ', 'NAME'] as const;
  return (
    /^(?:the|an?)$/.test(word.lower) ||
    FUNCTION_WORDS.POSS.has(word.lower) ||
    tags.some((tag) => word.tags.has(tag))
  );
}

/** Whether the word may be a noun for a thing. A word that no list has may be one. */
function isThing(word: Token | undefined): boolean {
  if (!word || isFunctionWord(word.lower) || PERSONS.includes(word.lower)) return false;
  return word.tags.has('NOUN') || word.tags.has('NOUNS') || word.tags.size === 0;
}
