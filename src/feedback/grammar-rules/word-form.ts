/*
 * Corrects an adjective in the place of an adverb, a verb in the place of a noun, and two words that look
 * alike:
 *
 *   Crime has drastic reduced → has drastically reduced
 *   I saw your advertise → your advertisement
 *   worked extremely hardly → extremely hard
 *   We staid at home → stayed
 */

import { createTagTest, createWordTest } from '../grammar/token-tests.ts';
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

/** Endings of adjectives whose adverb says how something is done: "drastic", "careful". */
const MANNER_ENDING = /(?:..ic|al|ous|ive|ful|ant|ent|able|ible)$/;
/** Adjectives without such an ending whose adverb says how something is done. */
const isShortManner = createWordTest(
  'bad heavy quick easy complete absolute sudden rapid strong slight sharp severe slow strict perfect direct exact serious correct rare strange steady firm deep loose near separate accurate immediate adequate',
);
/**
 * Words with such an ending that are also adverbs, or form compounds. Right: "deep fried", "hospital based".
 */
const isNoManner = createWordTest(
  'deep absent silent present content patient ill metal animal crystal hospital half clear',
);

/** Whether a word is an adjective whose adverb in -ly says how something is done: "drastic", "bad". */
function isAdjectiveOfManner(word: GrammarToken): boolean {
  if (word.tag !== 'ADJ' || isNoManner(word)) return false;
  return MANNER_ENDING.test(word.lower) || isShortManner(word);
}

const isAuxiliary = createWordTest("has have had 've is are was were been be being");
const canBeParticiple = createTagTest('EN', 'ADJ', 'PAST');
const mayFollowVerb = createTagTest('DET', 'PRON', 'PREP', 'MARK', 'AND', 'ADV', 'TO', 'SUBORD');

/** "Has drastic reduced", "was bad injured" → "drastically reduced". */
function checkBeforeParticiple(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!isAdjectiveOfManner(word) || !isAuxiliary(before)) return [];
  if (!verb?.possibleTags.has('EN') || !canBeParticiple(verb) || verb.possibleTags.has('NOUN')) return [];
  // Not marked: "has colourful painted walls", where the participle describes a noun.
  if (next && !mayFollowVerb(next)) return [];
  const right = adjectiveToAdverb(word.lower);
  return createWordFinding(context, word, right, {
    simple: `To say how it was done, we use “${right}”, not “${word.lower}”.`,
    full: `An adverb describes the verb: “${right} ${verb.text}”.`,
  });
}

const isStrengthening = createWordTest(
  'very so too really extremely incredibly unbelievably particularly especially exceptionally amazingly terribly',
);
const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'ING', 'EN');
/** Words after "hardly" where it means "almost not". Right: "hardly any", "hardly a day". */
const mayFollowHardly = createWordTest('any ever anyone anybody anything anywhere a the at');

/** "Worked extremely hardly" → "extremely hard". */
function checkHardly(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, before, next] = [tokens[hardly.at - 2], tokens[hardly.at - 1], tokens[hardly.at + 1]];
  // Not marked: "He really hardly knows me", where the verb comes later.
  if (!before || !isStrengthening(before) || !isVerb(verb) || mayFollowHardly(next)) return [];
  return createWordFinding(context, hardly, 'hard', {
    simple: `“Hardly” means “almost not”. Here we say “${before.text} hard”.`,
    full: `The adverb of “hard” is “hard”; “hardly” means “almost not”: “${before.text} hard”.`,
  });
}

const isPersonPronoun = createWordTest('i you he she we they');
const mayFollowStayed = createTagTest('PREP', 'MARK', 'NOUN', 'ADV', 'DET', 'AND');

/** "We staid at home" → "stayed". The spelling checker leaves "staid" alone, since it is an adjective. */
function checkStaid(context: RuleContext, staid: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!isPersonPronoun(tokens[staid.at - 1]) || !mayFollowStayed(tokens[staid.at + 1])) return [];
  return createWordFinding(context, staid, 'stayed', {
    simple: 'The past of “stay” is “stayed”.',
    full: 'The past tense of “stay” is regular: “stayed”.',
  });
}

const leadsToNoun = createWordTest('my your our their his its the a an best worst');
const mayFollowNoun = createTagTest('MARK', 'PREP', 'VERBS', 'PAST', 'AND', 'MODAL', 'SUBORD', 'REL');

/**
 * The noun of a verb that is not a noun itself: "advertisement"; undefined for "visit", and for "invite",
 * which is a noun in everyday English.
 */
function findNounOfVerb({ lower, possibleTags }: GrammarToken): string | undefined {
  const noun = verbToNoun(lower);
  if (noun === lower || lower === 'invite' || possibleTags.has('NOUN')) return undefined;
  return findEntry(lower)?.parts.includes('n') ? undefined : noun;
}

/** "I saw your advertise" → "your advertisement". */
function checkNounOfVerb(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[verb.at - 1], tokens[verb.at + 1]];
  if (!leadsToNoun(before) || (next && !mayFollowNoun(next))) return [];
  // Not marked: "The best choose early". After "best" and "worst", a noun is certain only before "of".
  if (before?.tag === 'ADJ' && next?.lower !== 'of') return [];
  const right = findNounOfVerb(verb);
  if (right === undefined) return [];
  const article = before?.lower === 'an' && /^[^aeiou]/.test(right) ? 'a' : undefined;
  const from = article ? verb.at - 1 : verb.at;
  return createFinding(context, from, verb.at + 1, article ? `${article} ${right}` : right, {
    simple: `After “${before?.lower}” we need the name of the thing: “${right}”.`,
    full: `“${verb.lower}” is the verb; after “${before?.lower}” comes the noun “${right}”.`,
  });
}

/**
 * An adjective in the place of an adverb, a verb in that of a noun, and words that look alike.
 *
 * Conditions: An adjective of manner stands between an auxiliary and a participle that no noun follows;
 * “hardly” after a verb and a word that strengthens it; “staid” after a pronoun; a verb that is not a noun
 * directly after a determiner.
 */
export const WORD_FORM_RULE: GrammarRule = {
  id: 'word-form',
  kind: 'word-form',
  wordChecks: [atWords('hardly', checkHardly), atWords('staid', checkStaid)],
  find: findInWords(checkBeforeParticiple, checkNounOfVerb),
};
