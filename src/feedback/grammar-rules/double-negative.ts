// Corrects a second negative word: “Unless you don't hurry” → “Unless you hurry”, “Hardly nobody came” →
// “Hardly anybody came”, “Nobody said nothing” → “Nobody said anything”.

import type { Clause } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toThirdPerson } from '../lexicon/inflection.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast } from './verb-forms.ts';

/** "Hardly" and the adverbs that mean the same. */
const HARDLY = /^(?:hardly|scarcely|barely)$/;
/** The words to use instead of a second negative word. */
const ANY_WORDS: ReadonlyMap<string, string> = new Map([
  ['nobody', 'anybody'],
  ['nothing', 'anything'],
  ['never', 'ever'],
  ['none', 'any'],
]);

/** "Doesn't come" → "comes": a negative verb with "do" as the positive one; undefined for other verbs. */
function toPositive({ subject, verb }: Clause): { from: number; to: number; right: string } | undefined {
  const [auxiliary, main] = verb?.verbs ?? [];
  if (!subject || !verb?.isNegative || verb.isInverted || !main || auxiliary?.lemma !== 'do')
    return undefined;
  if (verb.verbs.length !== 2 || main.at !== auxiliary.at + 2) return undefined;
  const isThirdPerson = takesThirdPerson(subject);
  if (isThirdPerson === undefined && auxiliary.tag !== 'PAST') return undefined;
  const present = isThirdPerson ? toThirdPerson(main.lemma) : main.lemma;
  const right = auxiliary.tag === 'PAST' ? toPast(main.lemma, subject) : present;
  return { from: auxiliary.at, to: main.at + 1, right };
}

/** "Unless you [don't hurry → hurry]". */
function checkUnless(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  if (clause.connector?.lower !== 'unless') return [];
  // Right: "We will go, unless you don't want to". With these verbs, "unless … not" can be meant.
  if (/^(?:want|mind|like|care|need|have|know|believe)$/.test(clause.verb?.main.lemma ?? '')) return [];
  return correctToPositive(context, clause, 'unless', '“Unless” means “if … not”');
}

/** "Hardly anyone [didn't notice → noticed]". */
function checkHardly(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject } = clause;
  const hardly = subject && context.sentence.tokens[subject.from - 1];
  if (!hardly || !HARDLY.test(hardly.lower)) return [];
  // Goes on with "hardly anyone", "hardly any student".
  if (!/^any/.test(subject.determiner?.lower ?? subject.head.lower)) return [];
  const words = getWritten(context, hardly.at, subject.to);
  return correctToPositive(context, clause, words, `“${words}” means “almost no one”`);
}

/** Corrects a negative verb to a positive one, because the words before it are negative. */
function correctToPositive(
  context: RuleContext,
  clause: Clause,
  words: string,
  meaning: string,
): readonly GrammarFinding[] {
  const found = toPositive(clause);
  if (!found) return [];
  const wrong = getWritten(context, found.from, found.to);
  return createFinding(context, found.from, found.to, found.right, {
    simple: `${meaning}: we say “${found.right}”, not “${wrong}”.`,
    full: `“${words}” is negative itself, so the verb is not: “${found.right}”.`,
  });
}

/** "Hardly [nobody → anybody] came". */
function checkSecondNegative(context: RuleContext, hardly: GrammarToken): readonly GrammarFinding[] {
  const next = context.sentence.tokens[hardly.at + 1];
  const right = next && ANY_WORDS.get(next.lower);
  if (!next || !right) return [];
  return createWordFinding(context, next, right, {
    simple: `“${hardly.lower}” already means “almost not”: “${hardly.lower} ${right}”.`,
    full: `“${hardly.lower}” is negative itself, so no second negative follows: “${hardly.lower} ${right}”.`,
  });
}

/** "Nobody said [nothing → anything]". */
function checkNobody(
  context: RuleContext,
  { subject, verb, complements }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !verb || verb.isNegative || !/^(?:nobody|none)$/.test(subject.head.lower)) return [];
  const [object] = complements;
  const noun = object?.kind === 'noun' ? object : undefined;
  const right = noun && ANY_WORDS.get(noun.head.lower);
  if (!noun || !right || noun.from !== verb.to) return [];
  return createWordFinding(context, noun.head, right, {
    simple: `“${subject.head.text}” is negative already, so we say “${right}”.`,
    full: `One negative word is enough: after “${subject.head.lower}” we use “${right}”, not “${noun.head.lower}”.`,
  });
}

/** Modals before "n't", by the forms that they have there: "ca" in "can't". */
const MODALS_BEFORE_NOT: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
]);

/** "Nobody [could not → could] help", "none [wasn't → was] open". */
function checkNobodyNot(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { finite } = verb ?? {};
  if (!subject || !finite || !verb?.isNegative || verb.isInverted) return [];
  // Right: "Nothing is not edible", where everything is.
  if (!/^(?:nobody|none)$/.test(subject.head.lower) || subject.to !== finite.at) return [];
  const not = context.sentence.tokens[finite.at + 1];
  if (not?.tag !== 'NOT' || finite.lemma === 'do') return [];
  const right = MODALS_BEFORE_NOT.get(finite.lower) ?? finite.lower;
  const wrong = getWritten(context, finite.at, not.at + 1);
  return createFinding(context, finite.at, not.at + 1, right, {
    simple: `“${subject.head.text}” already means “not”: we say “${right}”, not “${wrong}”.`,
    full: `“${subject.head.text}” is negative itself, so the verb is not: “${right}”.`,
  });
}

/** "There wasn't [nothing → anything] to eat". */
function checkThereNot(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [there, be, not] = [tokens[word.at - 3], tokens[word.at - 2], tokens[word.at - 1]];
  const right = ANY_WORDS.get(word.lower);
  if (there?.lower !== 'there' || be?.lemma !== 'be' || not?.tag !== 'NOT' || !right) return [];
  return createWordFinding(context, word, right, {
    simple: `“${getWritten(context, be.at, not.at + 1)}” is negative already, so we say “${right}”.`,
    full: `One negative word is enough: after “not” we use “${right}”, not “${word.lower}”.`,
  });
}

/**
 * Conditions: A verb is negative with “do” in a clause with “unless” or after “hardly any”; or a negative
 * word comes directly after “hardly” or “there is not”, or as the object of “nobody” or “none” with a
 * positive verb; or the verb directly after “nobody” or “none” is negative without “do”.
 */
export const DOUBLE_NEGATIVE_RULE: GrammarRule = {
  id: 'double-negative',
  kind: 'negation',
  wordChecks: [
    atWords('hardly scarcely barely', checkSecondNegative),
    atWords('nobody nothing none', checkThereNot),
  ],
  find: findInClauses(checkUnless, checkHardly, checkNobody, checkNobodyNot),
};
