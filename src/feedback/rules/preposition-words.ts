import { parseWordList } from '../lexicon/word-list.ts';
import type { LearnerRule } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord } from '../patterns/marked-words.ts';
import { COUNTRIES, LANGUAGES, PERSONS, SPORTS } from './word-groups.ts';

/** Matches the complement of a preposition: the start of a noun phrase, or a verb with -ing. */
export const COMPLEMENT_PATTERN = 'DET|POSS|OBJ|NAME|NOUN|NOUNS|ADJ|ING|SELF|WH|INDEF1|NUM|SUPER';

/** Words that are right after the "wrong" preposition, by their name in the table. */
export const ALLOWED_COMPLEMENTS: Readonly<Record<string, readonly string[]>> = {
  skills: parseWordList(
    'red black white blue green pink yellow brown purple bed general particular theory common time the my a this that his her your our you me him people children animals kids everyone everybody them us it winter summer health those these dark light all parts another any practice reality principle comparison so toast men women',
  ),
  late: parseWordList(
    'the night evening afternoon morning life spring summer autumn winter january february march april may june july august september october november december his her my this',
  ),
  happy: parseWordList(
    'the my your his her you him them us this that it me all our their every christmas birthday holiday home school work',
  ),
  popular: parseWordList(
    'the many my this europe asia school university america some most those that his her general all one',
  ),
  busy: parseWordList('the this my summer winter december time night weekends a that all work'),
  damage: parseWordList('2010 2015 the-year place'),
};

/** @param row of preposition-table.ts, with its cells separated by bars */
export function parsePrepositionRules(row: string): readonly LearnerRule[] {
  const [words = '', wrongs = '', right = '', ...exceptions] = row.split(' | ').map((cell) => cell.trim());
  const exceptionText = exceptions.join(' ');
  const wrong = parseWordList(wrongs);
  const [rightUses = '', excludedWords = ''] = exceptionText.split('!').map((part) => part.trim());
  const allowedNextWords = new Set([
    ...parseWordList(excludedWords || '-'),
    ...parseWordList(rightUses || '-').flatMap((word) => ALLOWED_COMPLEMENTS[word.slice(1)] ?? []),
  ]);
  const rightPrepositions = new Set(parseWordList(rightUses || '-'));
  const head = words.replace('#', '');
  // "the visit to Rome" is a noun: a determiner or an adjective stands before it.
  const notANoun = head.startsWith('@') ? '-DET|POSS|ADJ|NUM|of|no ' : '';
  return [
    {
      id: `preposition-table/${words} ${wrongs}`,
      find: `${notANoun}${captureHead(head)} <p=${wrong.join('|')}> ${COMPLEMENT_PATTERN}`,
      ...(right === '-'
        ? { fix: '', explanation: EXTRA_PREPOSITION_EXPLANATION }
        : { fix: right, explanation: COLLOCATION_EXPLANATION }),
      when: (match, sentence) => {
        const next = sentence[match.marked.to];
        const used = getFirstMarkedWord(match, sentence);
        if (!next || allowedNextWords.has(next.lower)) return false;
        if (used === 'to' && next.tags.has('VERB') && (rightPrepositions.has('to') || !next.tags.has('NOUN')))
          return false;
        return !(rightPrepositions.has(used) && used !== 'to');
      },
    },
  ];
}

/** The words before a preposition, with the first one captured as `h`. */
function captureHead(head: string): string {
  const parts = head.split(' ');
  const at = parts.findIndex((part) => !part.startsWith('-'));
  return parts.with(at, `h=${parts[at]}`).join(' ');
}

export const TIME_PREPOSITION_EXPLANATION = {
  simple: "At six o'clock, on Monday, in May: small words for time have their own places.",
  full: 'Times take "at" (at six), days and dates take "on" (on Monday, on 2 May), months, years and parts of the day take "in" (in May, in 2020, in the morning).',
};
export const PLACE_PREPOSITION_EXPLANATION = {
  simple: 'Small words for places: at home, at school, in a city, to a place.',
  full: 'A movement takes "to" or "into", a position takes "in", "at" or "on"; "home", "here", "there" and "abroad" take no preposition.',
};
export const MISSING_PREPOSITION_EXPLANATION = {
  simple: 'A small word is missing here: “{right}”.',
  full: 'This verb needs its preposition before the object: “{right}”.',
};

export const OBJECT_PATTERN = 'DET|POSS|OBJ|NAME|NOUN|NOUNS|music|ADJ|radio';

const COLLOCATION_EXPLANATION = {
  simple: 'We say “{h}” with “{right}”, not with “{p}”. Learn the two together.',
  full: '“{h}” goes with “{right}”, not with “{p}”: learn the two together.',
};
const EXTRA_PREPOSITION_EXPLANATION = {
  simple: 'We say “{h}” without “{p}”.',
  full: '“{h}” takes its object directly, without “{p}”.',
};

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = {
  simple: 'This word goes with another small word. Learn the two together: good at, listen to, depend on.',
  full: 'Verbs, adjectives and nouns have their own prepositions: learn them together (depend on, good at, married to).',
};

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  persons: PERSONS,
  countries: COUNTRIES,
  languages: LANGUAGES,
  sports: SPORTS,
  cities: COUNTRIES,
  transport: parseWordList(
    'bus train car plane bike bicycle taxi metro underground tram boat ship ferry motorbike subway',
  ),
  holidays: parseWordList('christmas easter'),
  dayparts: parseWordList('morning afternoon evening'),
};
