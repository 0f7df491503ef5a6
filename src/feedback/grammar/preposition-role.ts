import type { NounGroup, PrepositionRole } from './groups.ts';

const TIME_PREPOSITIONS = new Set('during until till since before after'.split(' '));
const PLACE_PREPOSITIONS = new Set(
  'behind beside near opposite under above below inside outside into onto across between'.split(' '),
);
const TIME_WORDS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|breakfast|lunch|dinner|first|last|once|least|present|moment|meantime|future|past|end|beginning|start|time|times|age|date|\d{4}|\d{4}s|noon|midnight|while|ages|now|ever)s?$/;
const MEANS = new Set(
  'bus car train plane bike bicycle boat ship taxi foot phone email mail post internet hand tv television computer radio'.split(
    ' ',
  ),
);
const MANNERS = new Set(
  'detail silence peace secret love tears public private general particular fact turn line smile laugh voice way length heart care ease difficulty pleasure mistake accident chance name purpose hurry whisper words opinion sense theory practice style order vain person'.split(
    ' ',
  ),
);
const PLACES =
  /^(?:school|work|home|church|college|university|top|bottom|front|back|side|corner|middle|left|right|centre|center|wall|floor|table|street|page|list|door|bed|map|menu|stage|board|world|picture|photo|way|earth|internet|website)$/;

/**
 * What a prepositional group tells besides the verb: when, where, by what means, how. A group with such a
 * role can follow any verb, so it says nothing about the preposition that the verb takes.
 */
export function findRole(preposition: string, object: NounGroup | undefined): PrepositionRole {
  if (!object) return 'unknown';
  const { head, nounClass, modifiers } = object;
  if (nounClass === 'time' || TIME_WORDS.test(head.lower) || TIME_WORDS.test(head.lemma)) return 'time';
  if (TIME_PREPOSITIONS.has(preposition)) return 'time';
  if (MEANS.has(head.lemma) && /^(?:by|on|in|with|via|through)$/.test(preposition)) return 'means';
  if (MANNERS.has(head.lemma) && /^(?:in|with|by|at|on|without|for)$/.test(preposition)) return 'manner';
  if (nounClass === 'place' || PLACES.test(head.lemma) || PLACE_PREPOSITIONS.has(preposition)) return 'place';
  if (head.tag === 'NAME' && /^(?:in|at|from|to|near)$/.test(preposition)) return 'place';
  if (modifiers.some(({ lower }) => TIME_WORDS.test(lower)) && head.tag === 'NUM') return 'time';
  return 'unknown';
}
