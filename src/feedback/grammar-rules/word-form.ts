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

/** Endings of adjectives whose adverb tells how or how much something is done. */
const MANNER_ENDING = /(?:..ic|al|ous|ive|ful|ant|ent|able|ible)$/;
const isShortManner = createWordTest(
  'bad heavy quick easy complete absolute sudden rapid strong slight sharp severe slow strict perfect direct exact serious correct rare strange steady firm deep loose near separate accurate immediate adequate',
);
/** Adverbs and nouns of the same form, and words that make compounds with a participle: "deep fried". */
const isNoManner = createWordTest(
  'deep absent silent present content patient ill metal animal crystal hospital half clear',
);

/** "Drastic", "bad": what tells how something is done when it gets -ly. */
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
  // "Has colourful painted walls": the participle describes a noun.
  if (next && !mayFollowVerb(next)) return [];
  const right = adjectiveToAdverb(word.lower);
  return createWordFinding(context, word, right, {
    simple: `How was it done? “${right} ${verb.text}”.`,
    full: `An adverb describes the verb: “${right} ${verb.text}”.`,
  });
}

const isStrengthening = createWordTest(
  'very so too really extremely incredibly unbelievably particularly especially exceptionally amazingly terribly',
);
const isVerb = createTagTest('VERB', 'VERBS', 'PAST', 'ING', 'EN');
/** "Hardly any", "hardly a day": here it means "almost not". */
const mayFollowHardly = createWordTest('any ever anyone anybody anything anywhere a the at');

/** "Worked extremely hardly" → "extremely hard". */
function checkHardly(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [verb, before, next] = [tokens[hardly.at - 2], tokens[hardly.at - 1], tokens[hardly.at + 1]];
  // "He really hardly knows me": the verb is behind it.
  if (!before || !isStrengthening(before) || !isVerb(verb) || mayFollowHardly(next)) return [];
  return createWordFinding(context, hardly, 'hard', {
    simple: `“Hardly” means “almost not”. Here we say “${before.text} hard”.`,
    full: `The adverb of “hard” is “hard”; “hardly” means “almost not”: “${before.text} hard”.`,
  });
}

const isPersonPronoun = createWordTest('i you he she we they');
const mayFollowStayed = createTagTest('PREP', 'MARK', 'NOUN', 'ADV', 'DET', 'AND');

/** "We staid at home" → "stayed": "staid" is an adjective. */
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

/** The noun of a verb that is no noun itself: "advertisement"; undefined for "visit" and "invite". */
function findNounOfVerb({ lower, possibleTags }: GrammarToken): string | undefined {
  const noun = verbToNoun(lower);
  if (noun === lower || lower === 'invite' || possibleTags.has('NOUN')) return undefined;
  return findEntry(lower)?.parts.includes('n') ? undefined : noun;
}

/** "I saw your advertise" → "your advertisement": behind a determiner stands the noun. */
function checkNounOfVerb(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[verb.at - 1], tokens[verb.at + 1]];
  if (!leadsToNoun(before) || (next && !mayFollowNoun(next))) return [];
  // "The best choose early": an adjective leads to a noun only before "of".
  if (before?.tag === 'ADJ' && next?.lower !== 'of') return [];
  const right = findNounOfVerb(verb);
  if (right === undefined) return [];
  const article = before?.lower === 'an' && /^[^aeiou]/.test(right) ? 'a' : undefined;
  const from = article ? verb.at - 1 : verb.at;
  return createFinding(context, from, verb.at + 1, article ? `${article} ${right}` : right, {
    simple: `After “${before?.lower}” we need the name of the thing: “${right}”.`,
    full: `“${verb.lower}” is the verb; after “${before?.lower}” stands the noun “${right}”.`,
  });
}

/** An adjective in the place of an adverb, a verb in that of a noun, and words that look alike. */
export const WORD_FORM_RULE: GrammarRule = {
  id: 'word-form',
  kind: 'word-form',
  markedOnlyWhen:
    'Only an adjective of manner between an auxiliary and a participle that no noun follows, “hardly” behind a word that strengthens it, and a verb that is no noun directly behind a determiner.',
  wordChecks: [atWords('hardly', checkHardly), atWords('staid', checkStaid)],
  find: findInWords(checkBeforeParticiple, checkNounOfVerb),
};
