import type { Clause } from '../grammar/groups.ts';
import { toPastForm, toPastParticiple } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isStateVerb } from './verb-classes.ts';

/** With these, "would" behind "if" is polite, or tells what a thing is willing or able to do. */
const POLITE = /^(?:like|mind|care|prefer|help|agree|allow|consider|follow|work|let)$/;

/** The clause of the result: "…, we would have come", "people could move". */
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

/** "If we would have known" → "had known"; "If these changes would be made" → "were". */
function checkCondition(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { connector, verb, subject } = clause;
  const { tokens } = context.sentence;
  const would = verb?.finite;
  if (connector?.lower !== 'if' || !subject || !would || !/^(?:would|'d)$/.test(would.lower)) return [];
  const [, second, third] = verb.verbs;
  const result = findResult(context, clause);
  if (!second || second.at !== would.at + 1 || verb.isNegative || !result?.verb) return [];
  // "I would ask if they would come": an indirect question.
  const isAsked = connector.at > 0 && result.verb.to <= connector.at && takes(result.verb.main.lemma, 'wh');
  if (isAsked || POLITE.test(verb.main.lemma) || subject.head.lower === 'you') return [];
  if (second.lemma === 'have' && third?.at === second.at + 1) {
    const right = `had ${third.lower}`;
    return [
      ...createFinding(
        context,
        would.at,
        third.at + 1,
        (would.lower === "'d" ? ' ' : '') + right,
        explainPast(right),
      ),
      ...correctResult(context, result),
    ];
  }
  const isBe = second.lemma === 'be';
  // "If you would be so kind" is polite; "if he'd come" may be "had come".
  const isPoliteBe = isBe && /^(?:so|kind)$/.test(tokens[second.at + 1]?.lower ?? '');
  if (would.lower === "'d" || isPoliteBe) return [];
  const right = isBe ? 'were' : toPastForm(second.lemma);
  // "Would be made" has three verbs; in other groups of three the second is no main verb.
  if (verb.verbs.length > (isBe ? 3 : 2)) return [];
  return createFinding(
    context,
    would.at,
    second.at + 1,
    right,
    explain(right, getWritten(context, would.at, second.at + 1)),
  );
}

function explain(right: string, wrong: string) {
  return {
    simple: `After “if” we say “${right}”, not “${wrong}”.`,
    full: `The clause with “if” takes a past form, without “would”: “${right}”.`,
  };
}

function explainPast(right: string) {
  return {
    simple: `It did not happen, so after “if” we say “${right}”, without “would”.`,
    full: `For a past that did not happen, “if” takes the past perfect, without “would”: “${right}”.`,
  };
}

/** "If we had known, we would choose another hotel" → "would have chosen", told of the same past. */
function correctResult(context: RuleContext, { verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [would, base] = verb?.verbs ?? [];
  if (!verb || !would || !base || verb.verbs.length !== 2 || base.at !== would.at + 1 || verb.isNegative)
    return [];
  // "We would be there now", "we would know": a result that holds today.
  const isNow = tokens.slice(verb.to).some(({ lower }) => /^(?:now|today|still|tomorrow|next)$/.test(lower));
  if (isNow || isStateVerb(base.lemma) || base.lemma === 'be' || would.lower !== 'would') return [];
  const right = `would have ${toPastParticiple(base.lemma)}`;
  return createFinding(context, would.at, base.at + 1, right, {
    simple: `This did not happen, so we say “${right}”.`,
    full: `What did not happen in the past takes “would have”: “${right}”.`,
  });
}

export const CONDITIONAL_WOULD_RULE: GrammarRule = {
  id: 'conditional-would',
  kind: 'conditional',
  precision:
    'Only “would” in a clause with “if” beside a main clause with would, could or might; not with “you”, with verbs of willing and in indirect questions.',
  find: (context) => context.sentence.clauses.flatMap((clause) => checkCondition(context, clause)),
};
