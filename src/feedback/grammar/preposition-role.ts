import type { NounGroup, PrepositionRole } from './groups.ts';
import { createLemmaTest } from './token-tests.ts';

/** Prepositions that always tell of a time. */
const TIME_PREPOSITIONS = new Set('during until till since before after'.split(' '));
/** Prepositions that tell of a place, unless their noun is a time or a means. */
const PLACE_PREPOSITIONS = new Set(
  'behind beside near opposite under above below inside outside into onto across between'.split(' '),
);
/** Prepositions that tell of a means, or of a manner, before a noun of that list below. */
const MEANS_PREPOSITIONS = new Set('by on in with via through'.split(' '));
const MANNER_PREPOSITIONS = new Set('in with by at on without for'.split(' '));
/** Before a name, these tell of a place: "in Rome". */
const PREPOSITIONS_BEFORE_NAMES = new Set('in at from to near'.split(' '));

/** Days, meals and parts of time, in the singular: "on Monday", "after lunch", "at the moment". */
const TIME_WORDS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter breakfast lunch dinner first last once least present moment meantime future past end beginning start time times age date noon midnight while ages now ever'.split(
    ' ',
  ),
);
/** "2010", "1990s". */
const YEAR = /^\d{4}s?s?$/;

/** Whether a word is a time: "Monday", "Mondays", "2010". */
function isTimeWord(word: string): boolean {
  return TIME_WORDS.has(word) || TIME_WORDS.has(word.replace(/s$/, '')) || YEAR.test(word);
}

/** Nouns of vehicles and media: "by bus", "on the phone". */
const isMeans = createLemmaTest(
  'bus car train plane bike bicycle boat ship taxi foot phone email mail post internet hand tv television computer radio',
);
/** Nouns of a manner: "in detail", "with love", "by mistake". */
const isManner = createLemmaTest(
  'detail silence peace secret love tears public private general particular fact turn line smile laugh voice way length heart care ease difficulty pleasure mistake accident chance name purpose hurry whisper words opinion sense theory practice style order vain person',
);
/** Places that the lexicon has in another class: "at work", "on the left", "in the picture". */
const isOtherPlace = createLemmaTest(
  'school work home church college university top bottom front back side corner middle left right centre center wall floor table street page list door bed map menu stage board world picture photo way earth internet website',
);

function isTime({ head, nounClass }: NounGroup): boolean {
  return nounClass === 'time' || isTimeWord(head.lower) || isTimeWord(head.lemma);
}

function isPlace({ head, nounClass }: NounGroup, preposition: string): boolean {
  if (nounClass === 'place' || isOtherPlace(head) || PLACE_PREPOSITIONS.has(preposition)) return true;
  return head.tag === 'NAME' && PREPOSITIONS_BEFORE_NAMES.has(preposition);
}

/**
 * Returns what a preposition and its object tell: when, where, by what means, how. A group with such a role
 * can follow any verb, so it is no evidence of a wrong preposition: "in the morning" is right after "depend"
 * and "listen", too.
 */
export function findRole(preposition: string, object: NounGroup | undefined): PrepositionRole {
  // "Of the season", "about Monday" tell what something is about, and not when or where.
  if (!object || preposition === 'of' || preposition === 'about') return 'unknown';
  const { head, modifiers } = object;
  if (isTime(object) || TIME_PREPOSITIONS.has(preposition)) return 'time';
  if (isMeans(head) && MEANS_PREPOSITIONS.has(preposition)) return 'means';
  if (isManner(head) && MANNER_PREPOSITIONS.has(preposition)) return 'manner';
  if (isPlace(object, preposition)) return 'place';
  // "On May 12"
  const isDate = head.tag === 'NUM' && modifiers.some(({ lower }) => isTimeWord(lower));
  return isDate ? 'time' : 'unknown';
}
