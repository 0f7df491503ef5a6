import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import { createFinding, type GrammarFinding, type GrammarRule, type RuleContext } from './grammar-rule.ts';

/** Words that deny, ask or leave open what is said, so that "on the contrary" may answer it. */
const OPEN =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|few|little|may|might|could|would|should|must|if|whether|seem|appear)$/;
/** What others say or think can be denied: "People say that exams are useless. On the contrary, …". */
const SAYING =
  /^(?:say|think|believe|claim|argue|suggest|assume|expect|suppose|feel|hope|fear|worry|call|consider|accuse|blame|tell|hear|imagine|see|regard|describe|opinion|myth|view|idea)$/;

function isPlainStatement({ tokens }: SentenceAnalysis, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ lower, lemma, text }) =>
        !OPEN.test(lower) && !OPEN.test(lemma) && !SAYING.test(lemma) && !/["“”?!]/.test(text),
    );
}

function findSubject(clauses: readonly Clause[], from: number, to: number) {
  return clauses.find(
    ({ kind, subject, verb }) =>
      kind === 'main' &&
      subject &&
      verb?.finite &&
      subject.from >= from &&
      verb.from < to &&
      !subject.isPronoun,
  )?.subject;
}

/** "Flights are expensive; on the contrary, ferries have become cheaper" → "in contrast". */
function findContrast(context: RuleContext): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens, clauses } = sentence;
  const on = tokens.find(
    ({ at, lower }) =>
      lower === 'on' &&
      tokens[at + 1]?.lower === 'the' &&
      tokens[at + 2]?.lower === 'contrary' &&
      tokens[at + 3]?.text === ',',
  );
  if (!on) return [];
  const isWithin = tokens[on.at - 1]?.text === ';';
  const before = isWithin ? sentence : on.at === 0 ? context.before.at(-1) : undefined;
  if (!before) return [];
  const end = isWithin ? on.at : before.tokens.length;
  if (before.isQuestion || !isPlainStatement(before, 0, end)) return [];
  const one = findSubject(before.clauses, 0, end);
  const other = findSubject(clauses, on.at + 4, tokens.length);
  // A denial speaks of the same thing; two things are compared.
  if (!one || !other || one.head.lemma === other.head.lemma) {
    const areCompared = one && other && one.modifiers[0] && other.modifiers[0];
    if (!areCompared || one.modifiers[0]?.lemma === other.modifiers[0]?.lemma) return [];
  }
  return createFinding(context, on.at, on.at + 3, 'in contrast', {
    simple: '“In contrast” shows how two things are different.',
    full: '“On the contrary” denies what was said; between two different things it is “in contrast”.',
  });
}

export const CONTRAST_RULE: GrammarRule = {
  id: 'contrast',
  looksBack: true,
  kind: 'linking',
  precision:
    'Only behind a plain statement that denies, asks and reports nothing, where both sentences have different nouns as subjects.',
  find: findContrast,
};
