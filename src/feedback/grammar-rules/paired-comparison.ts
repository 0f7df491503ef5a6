/*
 * Corrects pairs of comparatives such as "the more you practise, the easier it gets":
 *
 *   The more you practise, easier it gets → the easier it gets
 *   The more you wait, the most difficult it is → the more difficult
 *   The more you wait, the harder becomes to choose → the harder it becomes
 */

import { createTagTest, createWordTest, isTensedVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

const isIrregularComparative = createWordTest('more less better worse fewer');
const canBeComparative = createTagTest('ADJ', 'ADV', 'DET');

/** Whether a word is a comparative: "more", "easier"; not "other". */
function isComparative(token: GrammarToken | undefined): token is GrammarToken {
  if (!token) return false;
  if (isIrregularComparative(token)) return true;
  if (!canBeComparative(token) || !token.lower.endsWith('er')) return false;
  // "Larger" is its own base form in the lexicon, so its adjective is looked up: "large", "great".
  const { lower, lemma } = token;
  return lemma !== lower || canBe(lower.slice(0, -1), 'a') || canBe(lower.slice(0, -2), 'a');
}

const isMoreOrLess = createWordTest('more less');
const isAdjectiveOrAdverb = createTagTest('ADJ', 'ADV');
const opensSubject = createWordTest('i you he she it we they people the my your');

/**
 * Whether a comparative and then a subject begin here: "easier it gets", "more expensive the tickets are".
 */
function opensHalf(tokens: readonly GrammarToken[], at: number): boolean {
  if (!isComparative(tokens[at])) return false;
  const isLong = isMoreOrLess(tokens[at]) && isAdjectiveOrAdverb(tokens[at + 1]);
  return opensSubject(tokens[isLong ? at + 2 : at + 1]);
}

function explain(right: string) {
  return {
    simple: `Both parts have “the”: “the more …, the better …”. Here: “${right}”.`,
    full: `Two things that change together take “the” and a comparative each: “${right}”.`,
  };
}

function addThe(context: RuleContext, { at, lower }: GrammarToken): readonly GrammarFinding[] {
  return createFinding(context, at, at + 1, `the ${lower}`, explain(`the ${lower} …`));
}

const isBecoming = createWordTest('becomes gets is was became got');

/**
 * "The more you practise, easier it gets" → "the easier"; "More you practise, the easier it gets" → "The
 * more"; "the more you wait, the most difficult it is" → "the more difficult"; "the more you wait, the harder
 * becomes to choose" → "the harder it becomes".
 */
function checkHalves(context: RuleContext): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [first] = tokens;
  const comma = tokens.find(({ text }) => text === ',');
  if (!comma || !first) return [];
  const [second, third, fourth, fifth] = tokens.slice(comma.at + 1);
  const isFirstRight = first.lower === 'the' && isComparative(tokens[1]);
  if (isFirstRight && second && opensHalf(tokens, second.at)) return addThe(context, second);
  // "More I read, more I learn": both halves lack it.
  const halves = [first, second].filter(
    (more) => more?.lower === 'more' && isTensedVerb(tokens[more.at + 2]),
  );
  if (second && halves.length === 2 && opensHalf(tokens, 0) && opensHalf(tokens, second.at))
    return [first, second].flatMap((more) => addThe(context, more));
  if (second?.lower !== 'the' || !third) return [];
  if (isComparative(third) && opensHalf(tokens, 0)) return addThe(context, first);
  if (!isFirstRight || !fourth) return [];
  if (third.lower === 'most' && isAdjectiveOrAdverb(fourth))
    return createWordFinding(context, third, 'more', explain(`the more ${fourth.text} …`));
  if (!isComparative(third) || !isBecoming(fourth) || fifth?.lower !== 'to') return [];
  const right = `${third.text} it ${fourth.text}`;
  return createFinding(context, third.at, fourth.at + 1, right, {
    simple: `The verb needs a subject: “the ${right}”.`,
    full: `“${fourth.text}” has no subject before the infinitive: “the ${right} to …”.`,
  });
}

/**
 * "The more …, the better …" where one half lacks "the", the comparative or the subject.
 *
 * Conditions: A comma stands between two halves. “The” is added where one half has “the” and a comparative,
 * and the other a comparative right before its subject, or both have “more” before it; “most” becomes “more”
 * in a second half with “the most”; “it” is added after “the harder becomes/is to …”.
 */
export const PAIRED_COMPARISON_RULE: GrammarRule = {
  id: 'paired-comparison',
  kind: 'comparison',
  find: checkHalves,
};
