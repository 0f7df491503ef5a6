// Corrects “would” in a clause with “if”: “If people would move, we could help” → “If people moved, we could
// help”, “If we would have known this, we would choose another hotel” → “If we had known this, we would have
// chosen another hotel”.

import type { Clause, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastForm, toPastParticiple } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isStateVerb } from './verb-classes.ts';

/** Verbs with which "would" after "if" can be right: "if you would like", "if the machine would work". */
const VERBS_WITH_WOULD = /^(?:like|mind|care|prefer|help|agree|allow|consider|follow|work|let)$/;

/** The clause that tells the result: "(if …,) we would have come", "people could move". */
function findResult({ sentence: { clauses } }: RuleContext, condition: Clause): Clause | undefined {
  return clauses.find(
    ({ kind, verb, subject }) =>
      kind === 'main' &&
      subject !== undefined &&
      verb !== condition.verb &&
      verb?.isInverted === false &&
      /^(?:would|'d|could|might)$/.test(verb.finite?.lower ?? ''),
  );
}

/** Right: "I would ask if they would come", an indirect question. */
function isIndirectQuestion({ connector }: Clause, { verb }: Clause): boolean {
  if (!connector || !verb) return false;
  return connector.at > 0 && verb.to <= connector.at && takes(verb.main.lemma, 'wh-clause');
}

/** Right: "If you would come", "if they would help": polite, or what someone is willing to do. */
function canHaveWould({ subject, verb }: Clause): boolean {
  return subject?.head.lower === 'you' || VERBS_WITH_WOULD.test(verb?.main.lemma ?? '');
}

/** A clause with "if" and "would", and its result. */
interface Condition {
  clause: Clause;
  result: Clause;
  verb: VerbGroup;
  would: GrammarToken;
  /** The verb directly after "would". */
  second: GrammarToken;
}

/** Reads "if … would …" with its result; undefined where "would" can be right. */
function readCondition(context: RuleContext, clause: Clause): Condition | undefined {
  const { connector, verb, subject } = clause;
  const would = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !would || !/^(?:would|'d)$/.test(would.lower))
    return undefined;
  const second = verb.verbs[1];
  if (second?.at !== would.at + 1 || verb.isNegative || canHaveWould(clause)) return undefined;
  const result = findResult(context, clause);
  if (!result || isIndirectQuestion(clause, result)) return undefined;
  return { clause, result, verb, would, second };
}

/** "If we [would have known → had known], we would [choose → have chosen] another hotel". */
function correctPast(
  context: RuleContext,
  { would, result }: Condition,
  participle: GrammarToken,
): readonly GrammarFinding[] {
  const right = `had ${participle.lower}`;
  const space = would.lower === "'d" ? ' ' : '';
  return [
    ...createFinding(context, would.at, participle.at + 1, space + right, {
      simple: `It did not happen, so after “if” we say “${right}”, without “would”.`,
      full: `For a past that did not happen, “if” takes the past perfect, without “would”: “${right}”.`,
    }),
    ...correctResult(context, result),
  ];
}

/** "If these changes [would be → were] made", "if people [would move → moved]". */
function correctPresent(context: RuleContext, { verb, would, second }: Condition): readonly GrammarFinding[] {
  // Not marked: "If he'd come". It may mean "had come".
  if (would.lower === "'d") return [];
  const isBe = second.lemma === 'be';
  // Right: "If she would be so kind".
  if (isBe && /^(?:so|kind)$/.test(context.sentence.tokens[second.at + 1]?.lower ?? '')) return [];
  // "Would be made" has three verbs, and "be" becomes "were". In other groups of three, the second verb is an
  // auxiliary, and its past form alone would not be right.
  if (verb.verbs.length > (isBe ? 3 : 2)) return [];
  const right = isBe ? 'were' : toPastForm(second.lemma);
  const wrong = getWritten(context, would.at, second.at + 1);
  return createFinding(context, would.at, second.at + 1, right, {
    simple: `This is only an idea: after “if” we say “${right}”, not “${wrong}”.`,
    full: `For what is only imagined, the clause with “if” takes a past form, without “would”: “${right}”.`,
  });
}

/** "If we [would have known → had known]"; "If these changes [would be → were] made". */
function checkCondition(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const condition = readCondition(context, clause);
  if (!condition) return [];
  const { second, verb } = condition;
  const third = verb.verbs[2];
  const isPast = second.lemma === 'have' && third?.at === second.at + 1;
  return isPast ? correctPast(context, condition, third) : correctPresent(context, condition);
}

/** Right after "if … had": "We would be there now", "we would know", a result that holds today. */
function holdsToday({ tokens }: SentenceAnalysis, { to, main }: VerbGroup): boolean {
  if (isStateVerb(main.lemma) || main.lemma === 'be') return true;
  return tokens.slice(to).some(({ lower }) => /^(?:now|today|still|tomorrow|next)$/.test(lower));
}

/** "If we had known, we would [choose → have chosen] another hotel": the result is in the same past. */
function correctResult(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const [would, base] = verb?.verbs ?? [];
  if (verb?.verbs.length !== 2 || would?.lower !== 'would' || verb.isNegative) return [];
  if (base?.at !== would.at + 1 || holdsToday(context.sentence, verb)) return [];
  const right = `would have ${toPastParticiple(base.lemma)}`;
  return createFinding(context, would.at, base.at + 1, right, {
    simple: `This did not happen, so we say “${right}”.`,
    full: `A result that did not happen in the past takes “would have”: “${right}”.`,
  });
}

/**
 * Conditions: “Would” stands in a clause with “if”, beside a main clause with “would”, “could” or “might”;
 * not with “you”, with verbs such as “like” and “help”, or in an indirect question.
 */
export const CONDITIONAL_WOULD_RULE: GrammarRule = {
  id: 'conditional-would',
  kind: 'conditional',
  find: findInClauses(checkCondition),
};
