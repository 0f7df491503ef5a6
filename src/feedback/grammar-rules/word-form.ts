import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { adjectiveToAdverb } from '../lexicon/inflection.ts';
import { verbToNoun } from '../lexicon/word-families.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Adjectives by their endings, and short ones, whose adverb tells how or how much something is done. */
const OF_MANNER =
  /(?:..ic|al|ous|ive|ful|ant|ent|able|ible)$|^(?:bad|heavy|quick|easy|complete|absolute|sudden|rapid|strong|slight|sharp|severe|slow|strict|perfect|direct|exact|serious|correct|rare|strange|steady|firm|deep|loose|near|separate|accurate|immediate|adequate)$/;
/** Adverbs and nouns of the same form, and words that make compounds with a participle: "is well known". */
const NOT_OF_MANNER =
  /^(?:deep|absent|silent|present|content|patient|ill|metal|animal|crystal|hospital|half|clear)$/;

/** "Has drastic reduced", "was bad injured" → "drastically reduced". */
function checkBeforeParticiple(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (word.tag !== 'ADJ' || !OF_MANNER.test(word.lower) || NOT_OF_MANNER.test(word.lower)) return [];
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!verb?.possibleTags.has('EN') || !/^(?:EN|ADJ|PAST)$/.test(verb.tag) || verb.possibleTags.has('NOUN'))
    return [];
  if (!before || !/^(?:has|have|had|'ve|is|are|was|were|been|be|being)$/.test(before.lower)) return [];
  // "Has colourful painted walls": the participle describes a noun.
  if (next && !/^(?:DET|PRON|PREP|MARK|AND|ADV|TO|SUBORD)$/.test(next.tag)) return [];
  const right = adjectiveToAdverb(word.lower);
  return createWordFinding(context, word, right, {
    simple: `How was it done? “${right} ${verb.text}”.`,
    full: `An adverb describes the verb: “${right} ${verb.text}”.`,
  });
}

const STRENGTHENING =
  /^(?:very|so|too|really|extremely|incredibly|unbelievably|particularly|especially|exceptionally|amazingly|terribly)$/;

/** "Worked extremely hardly" → "extremely hard". */
function checkHardly(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[hardly.at - 1], tokens[hardly.at + 1]];
  if (hardly.lower !== 'hardly' || !before || !STRENGTHENING.test(before.lower)) return [];
  // "He really hardly knows me": the verb is behind it.
  if (!/^(?:VERBS?|PAST|ING|EN)$/.test(tokens[before.at - 1]?.tag ?? '')) return [];
  if (/^(?:any|ever|anyone|anybody|anything|anywhere|a|the|at)$/.test(next?.lower ?? '')) return [];
  return createWordFinding(context, hardly, 'hard', {
    simple: `“Hardly” means “almost not”. Here we say “${before.text} hard”.`,
    full: `The adverb of “hard” is “hard”; “hardly” means “almost not”: “${before.text} hard”.`,
  });
}

/** "We staid at home" → "stayed": "staid" is an adjective. */
function checkStaid(context: RuleContext, staid: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[staid.at - 1], tokens[staid.at + 1]];
  if (staid.lower !== 'staid' || !/^(?:i|you|he|she|we|they)$/.test(before?.lower ?? '')) return [];
  if (!/^(?:PREP|MARK|NOUN|ADV|DET|AND)$/.test(next?.tag ?? '')) return [];
  return createWordFinding(context, staid, 'stayed', {
    simple: 'The past of “stay” is “stayed”.',
    full: 'The past tense of “stay” is regular: “stayed”.',
  });
}

/** "I saw your advertise" → "your advertisement": behind a determiner stands the noun. */
function checkNounOfVerb(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[verb.at - 1], tokens[verb.at + 1]];
  const right = verbToNoun(verb.lower);
  if (
    right === verb.lower ||
    verb.lower === 'invite' ||
    verb.possibleTags.has('NOUN') ||
    findEntry(verb.lower)?.parts.includes('n')
  )
    return [];
  if (!/^(?:my|your|our|their|his|its|the|a|an|best|worst)$/.test(before?.lower ?? '')) return [];
  // "The best choose early": only with an article further ahead it is a noun's place.
  if (before?.tag === 'ADJ' && next?.lower !== 'of') return [];
  if (next && !/^(?:MARK|PREP|VERBS|PAST|AND|MODAL|SUBORD|REL)$/.test(next.tag)) return [];
  const article = before?.lower === 'an' && /^[^aeiou]/.test(right) ? 'a' : undefined;
  const from = article ? verb.at - 1 : verb.at;
  return createFinding(context, from, verb.at + 1, article ? `${article} ${right}` : right, {
    simple: `After “${before?.lower}” we need the name of the thing: “${right}”.`,
    full: `“${verb.lower}” is the verb; after “${before?.lower}” stands the noun “${right}”.`,
  });
}

export const WORD_FORM_RULE: GrammarRule = {
  id: 'word-form',
  kind: 'word-form',
  precision:
    'Only an adjective of manner between an auxiliary and a participle that no noun follows, “hardly” behind a word that strengthens it, and a verb that is no noun directly behind a determiner.',
  at: [atWords('hardly', checkHardly), atWords('staid', checkStaid)],
  find: findInWords(checkBeforeParticiple, checkNounOfVerb),
};
