import { wordList } from '../lexicon/word-list.ts';
import type { LearnerRule } from '../patterns/learner-rule.ts';
import { COUNTRIES, FAMILY_SPORTS, LANGUAGES, PERSONS } from './word-groups.ts';

/** What a preposition has behind it when it belongs to the word before: a noun phrase or a verb with -ing. */
export const PHRASE = 'DET|POSS|OBJ|NAME|NOUN|NOUNS|ADJ|ING|SELF|WH|INDEF1|NUM|SUPER';

/** What belongs together with the "wrong" preposition after all, by the name in the table. */
export const RIGHT_BEHIND: Readonly<Record<string, readonly string[]>> = {
  skills: wordList(
    'red black white blue green pink yellow brown purple bed general particular theory common time the my a this that his her your our you me him people children animals kids everyone everybody them us it winter summer health those these dark light all parts another any practice reality principle comparison so toast men women',
  ),
  late: wordList(
    'the night evening afternoon morning life spring summer autumn winter january february march april may june july august september october november december his her my this',
  ),
  happy: wordList(
    'the my your his her you him them us this that it me all our their every christmas birthday holiday home school work',
  ),
  popular: wordList(
    'the many my this europe asia school university america some most those that his her general all one',
  ),
  busy: wordList('the this my summer winter december time night weekends a that all work'),
  damage: wordList('2010 2015 the-year place'),
};

export function rulesOf(row: string): readonly LearnerRule[] {
  const [words = '', wrongs = '', right = '', ...exceptions] = row.split(' | ').map((cell) => cell.trim());
  const except = exceptions.join(' ');
  const wrong = wordList(wrongs);
  const [keeps = '', not = ''] = except.split('!').map((part) => part.trim());
  const spare = new Set([
    ...wordList(not || '-'),
    ...wordList(keeps || '-').flatMap((word) => RIGHT_BEHIND[word.slice(1)] ?? []),
  ]);
  const isRight = new Set(wordList(keeps || '-'));
  const head = words.replace('#', '');
  // "the visit to Rome" is a noun: a determiner or an adjective stands before it.
  const notANoun = head.startsWith('@') ? '-DET|POSS|ADJ|NUM|of|no ' : '';
  return [
    {
      find: `${notANoun}${named(head)} <p=${wrong.join('|')}> ${PHRASE}`,
      ...(right === '-' ? { fix: '', why: without } : { fix: right, why: goesWith }),
      when: (match, sentence) => {
        const next = sentence[match.marked.to];
        const used = sentence[match.marked.from]?.lower ?? '';
        if (!next || spare.has(next.lower)) return false;
        if (used === 'to' && next.tags.has('VERB') && (isRight.has('to') || !next.tags.has('NOUN')))
          return false;
        return !(isRight.has(used) && used !== 'to');
      },
    },
  ];
}

/** The words in front of a preposition, the first of them as `h`. */
function named(head: string): string {
  const parts = head.split(' ');
  const at = parts.findIndex((part) => !part.startsWith('-'));
  return parts.with(at, `h=${parts[at]}`).join(' ');
}

export const time = {
  simple: "At six o'clock, on Monday, in May: small words for time have their own places.",
  full: 'Times take "at" (at six), days and dates take "on" (on Monday, on 2 May), months, years and parts of the day take "in" (in May, in 2020, in the morning).',
};
export const place = {
  simple: 'Small words for places: at home, at school, in a city, to a place.',
  full: 'A movement takes "to" or "into", a position takes "in", "at" or "on"; "home", "here", "there" and "abroad" take no preposition.',
};
export const missing = {
  simple: 'A small word is missing here: “{right}”.',
  full: 'This verb needs its preposition before the object: “{right}”.',
};

export const THING = 'DET|POSS|OBJ|NAME|NOUN|NOUNS|music|ADJ|radio';

const goesWith = {
  simple: 'We say “{h}” with “{right}”, not with “{p}”. Learn the two together.',
  full: '“{h}” goes with “{right}”, not with “{p}”: learn the two together.',
};
const without = {
  simple: 'We say “{h}” without “{p}”.',
  full: '“{h}” takes its object directly, without “{p}”.',
};

/** Why, where a rule has no reason of its own. */
export const WHY = {
  simple: 'This word goes with another small word. Learn the two together: good at, listen to, depend on.',
  full: 'Verbs, adjectives and nouns have their own prepositions: learn them together (depend on, good at, married to).',
};

/** The lists of words that the rules name. */
export const LISTS = {
  persons: PERSONS,
  countries: COUNTRIES,
  languages: LANGUAGES,
  sports: FAMILY_SPORTS,
  cities: COUNTRIES,
  transport: wordList(
    'bus train car plane bike bicycle taxi metro underground tram boat ship ferry motorbike subway',
  ),
  holidays: wordList('christmas easter'),
  dayparts: wordList('morning afternoon evening'),
};
