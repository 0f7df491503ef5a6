import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

function isComparative(token: GrammarToken | undefined): token is GrammarToken {
  if (/^(?:more|less|better|worse|fewer)$/.test(token?.lower ?? '')) return true;
  if (!token || !/^(?:ADJ|ADV|DET)$/.test(token.tag)) return false;
  // "Larger" is a word of its own in the lexicon.
  const isForm =
    token.lemma !== token.lower ||
    canBe(token.lower.slice(0, -1), 'a') ||
    canBe(token.lower.slice(0, -2), 'a');
  return /er$/.test(token.lower) && isForm;
}

/** A comparative right before a subject: "easier it gets", "more expensive the tickets are". */
function opensHalf(tokens: readonly GrammarToken[], at: number): boolean {
  if (!isComparative(tokens[at])) return false;
  const next =
    /^(?:more|less)$/.test(tokens[at]?.lower ?? '') && /^AD[JV]$/.test(tokens[at + 1]?.tag ?? '')
      ? at + 2
      : at + 1;
  return /^(?:i|you|he|she|it|we|they|people|the|my|your)$/.test(tokens[next]?.lower ?? '');
}

function explain(right: string) {
  return {
    simple: `Both parts have “the”: “the more …, the better …”. Here: “${right}”.`,
    full: `Two things that change together take “the” and a comparative each: “${right}”.`,
  };
}

/** "The more you practise, easier it gets"; "more you practise, the easier"; "the harder becomes to". */
function findHalves(context: RuleContext): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const comma = tokens.find(({ text }) => text === ',');
  const [first] = tokens;
  if (!comma || !first) return [];
  const [second, third, fourth, fifth] = tokens.slice(comma.at + 1);
  const isFirst = first.lower === 'the' && isComparative(tokens[1]);
  if (isFirst && second && opensHalf(tokens, second.at))
    return createWordFinding(context, second, `the ${second.text}`, explain(`the ${second.text} …`));
  const isSecond = second?.lower === 'the' && isComparative(third);
  if (isSecond && opensHalf(tokens, 0))
    return createFinding(context, 0, 1, `the ${first.lower}`, explain(`the ${first.lower} …`));
  if (
    isFirst &&
    second?.lower === 'the' &&
    third?.lower === 'most' &&
    fourth &&
    /^AD[JV]$/.test(fourth.tag)
  ) {
    const right = `the more ${fourth.text}`;
    return createWordFinding(context, third, 'more', explain(`${right} …`));
  }
  if (!isFirst || !isSecond || !third || !fourth) return [];
  if (!/^(?:becomes|gets|is|was|became|got)$/.test(fourth.lower) || fifth?.lower !== 'to') return [];
  const right = `${third.text} it ${fourth.text}`;
  return createFinding(context, third.at, fourth.at + 1, right, {
    simple: `The verb needs a subject: “the ${right}”.`,
    full: `“${fourth.text}” has no subject before the infinitive: “the ${right} to …”.`,
  });
}

export const PAIRED_COMPARISON_RULE: GrammarRule = {
  id: 'paired-comparison',
  kind: 'comparison',
  precision:
    'Only two halves with a comma between, one with “the” and a comparative, the other with a comparative right before its subject.',
  find: findHalves,
};
