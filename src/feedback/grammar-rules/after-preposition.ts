// Corrects a base form directly after a preposition: “Thank you for understand” → “Thank you for
// understanding”, “We went to a farm for learn about it” → “We went to a farm to learn about it”. The rule is
// in gerund-after-preposition.ts.

import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm } from '../lexicon/inflection.ts';
import { createFinding, createWordFinding, type GrammarFinding, type RuleContext } from './grammar-rule.ts';
import { isBaseForm } from './verb-forms.ts';

/** "Without [pay → paying]". */
function correctToIng(
  context: RuleContext,
  preposition: GrammarToken,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const right = toIngForm(verb.lower);
  return createWordFinding(context, verb, right, {
    simple: `After “${preposition.lower}” a verb ends in -ing: “${preposition.lower} ${right}”.`,
    full: `After the preposition “${preposition.lower}” the verb is an -ing form: “${right}”.`,
  });
}

/** "We went to a farm [for learn → to learn] about it". */
function correctToInfinitive(
  context: RuleContext,
  preposition: GrammarToken,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const right = `to ${verb.lemma}`;
  return createFinding(context, preposition.at, verb.at + 1, right, {
    simple: `Before the verb “${verb.lemma}” we say “to”, not “${preposition.lower}”: “${right}”.`,
    full: `Before the verb “${verb.lemma}” stands “to”, not the preposition “${preposition.lower}”: “${right}”.`,
  });
}

/** Adjectives that an infinitive follows. Wrong: "it is easy of make", which is meant as "easy to make". */
const JUDGEMENTS =
  /^(?:easy|difficult|hard|important|necessary|possible|impossible|simple|nice|interesting|dangerous)$/;
/**
 * Words that "for" and an -ing form follow: "thank you for coming", "famous for cooking", "use it for
 * cutting". After "instead", "except", "apart" too, the -ing form is meant, and not a purpose.
 */
const WITH_FOR_AND_ING =
  /^(?:thank|thanks|thankful|grateful|sorry|apologi[sz]e|apology|forgive|blame|critici[sz]e|punish|arrest|fine|responsible|famous|known|use|good|bad|great|perfect|ideal|reason|prize|praise|excuse|suitable|care|talent|passion|reputation|tip|idea|method|reward|award|charge|opportunity|pay|instead|except|apart)$/;
/** In tokens: how far before "for" such a word may stand. */
const WORDS_BEFORE_FOR = 4;

/** True for "Thank you for understand", "a good place for meet", which are meant as "for understanding". */
function takesForAndIng(tokens: readonly GrammarToken[], preposition: GrammarToken): boolean {
  return tokens
    .slice(Math.max(0, preposition.at - WORDS_BEFORE_FOR), preposition.at)
    .some(({ lemma, lower }) => WITH_FOR_AND_ING.test(lemma) || WITH_FOR_AND_ING.test(lower));
}

/** True for "Went to a farm for learn about it" and "easy of make", where "to" is meant. */
function isInfinitiveMeant(tokens: readonly GrammarToken[], preposition: GrammarToken): boolean {
  if (preposition.lower === 'for') return !takesForAndIng(tokens, preposition);
  return preposition.lower === 'of' && JUDGEMENTS.test(tokens[preposition.at - 1]?.lower ?? '');
}

/**
 * Verbs that are left alone after a preposition, where they have other uses: "a tip of say ten euros", "come
 * by see us".
 */
const VERBS_WITH_OTHER_USES = /^(?:be|say|let|do|see|want|download)$/;

/** True for "understand"; not for "work" or "clean", which can be a noun or an adjective. */
function canOnlyBeVerb(word: GrammarToken): boolean {
  const { possibleTags, lemma } = word;
  if (!isBaseForm(word) || VERBS_WITH_OTHER_USES.test(lemma)) return false;
  return !possibleTags.has('NOUN') && !possibleTags.has('ADJ');
}

/** Whether the words end, or an object, a place, a time or an infinitive follows, as after a verb. */
function isFollowedAsVerb(next: GrammarToken | undefined): boolean {
  if (!next) return true;
  return /^(?:MARK|DET|PREP|TO|ADV)$/.test(next.tag) || /^(?:me|you|him|her|it|us|them)$/.test(next.lower);
}

/** "Thank you for [understand → understanding]"; "without [pay → paying]"; "[for learn → to learn]". */
export function checkAfterPreposition(
  context: RuleContext,
  preposition: GrammarToken,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = tokens[preposition.at + 1];
  if (preposition.tag !== 'PREP' || !verb || !canOnlyBeVerb(verb)) return [];
  if (!isFollowedAsVerb(tokens[verb.at + 1])) return [];
  const before = tokens[preposition.at - 1];
  // Meant as "for sale": "The house is for sell".
  if (preposition.lower === 'for' && verb.lower === 'sell') return [];
  // Not marked: "come by see us", "apart from for go", each with a second mistake; "For go left", where the
  // preposition opens the sentence and the verb may be an order.
  if (!before || before.tag === 'PREP' || before.tag === 'VERB') return [];
  return isInfinitiveMeant(tokens, preposition)
    ? correctToInfinitive(context, preposition, verb)
    : correctToIng(context, preposition, verb);
}

/**
 * Verbs of applications that are nouns as well, or that the parser reads as nouns: "keen on gain experience".
 */
const GAINING = /^(?:gain|improve|develop|increase|expand|join|build|earn|help|promote|share|practi[sc]e)$/;
/**
 * Of these, those that a plural object shows to be verbs: "improve skills"; not "share", as in "share
 * prices".
 */
const ONLY_VERBS_BEFORE_PLURAL = /^(?:improve|develop|expand|join|earn|promote)$/;

/** True for "gain experience", "improve my English", "develop new skills". */
function hasObjectAfter(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const [next, afterNext] = [tokens[verb.at + 1], tokens[verb.at + 2]];
  if (!next) return false;
  if (/^(?:DET|PRON)$/.test(next.tag)) return true;
  if (next.tag === 'NOUNS' && ONLY_VERBS_BEFORE_PLURAL.test(verb.lower)) return true;
  if (/^(?:experience|money|knowledge|confidence)$/.test(next.lower)) return true;
  return next.tag === 'ADJ' && /^(?:experience|skills|knowledge)$/.test(afterNext?.lower ?? '');
}

/** "I am keen on [gain → gaining] experience". */
export function checkGain(context: RuleContext, preposition: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [governor, verb] = [tokens[preposition.at - 1], tokens[preposition.at + 1]];
  if (!/^(?:interested|keen|experienced|good|useful)$/.test(governor?.lower ?? '')) return [];
  if (!verb || !GAINING.test(verb.lower) || !hasObjectAfter(tokens, verb)) return [];
  return correctToIng(context, preposition, verb);
}
