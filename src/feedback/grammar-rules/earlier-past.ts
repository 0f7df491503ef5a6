import type { Clause } from '../grammar/groups.ts';
import { toPastParticiple } from '../lexicon/inflection.ts';
import { createFinding, type GrammarFinding, type GrammarRule, type RuleContext } from './grammar-rule.ts';
import { isEventVerb, isStateVerb } from './verb-classes.ts';

/** What is complete at a moment: "By the time we came, the train had left." */
const COMPLETED =
  /^(?:leave|start|begin|finish|end|close|escape|die|disappear|depart|sell|stop|eat|lose|go)$/;

function isSimplePast({ verb, subject }: Clause): boolean {
  return verb?.tense === 'past' && verb.verbs.length === 1 && subject !== undefined && !verb.isInverted;
}

function isByTheTime({ sentence: { tokens } }: RuleContext, at: number): boolean {
  return tokens[at]?.lower === 'by' && tokens[at + 1]?.lower === 'the' && tokens[at + 2]?.lower === 'time';
}

/** The clause of "when I arrived" or "by the time I arrived", in the past. */
function findMoment(context: RuleContext): Clause | undefined {
  const { clauses } = context.sentence;
  return clauses.find((clause) => {
    if (!isSimplePast(clause) || !clause.subject) return false;
    if (clause.connector?.lower === 'when' && clause.connector.tag === 'SUBORD') return true;
    return isByTheTime(context, clause.subject.from - 3);
  });
}

/** "When I arrived, the film already started" → "had already started". */
export const EARLIER_PAST_RULE: GrammarRule = {
  id: 'earlier-past',
  kind: 'tense',
  precision:
    'Only beside a clause with “when” or “by the time” in the past: an event with “already”, or one that is complete with “by the time”.',
  find: (context): readonly GrammarFinding[] => {
    const moment = findMoment(context);
    if (!moment?.verb || !moment.subject) return [];
    const { tokens, clauses } = context.sentence;
    const isLimit = isByTheTime(context, moment.subject.from - 3);
    return clauses.flatMap((clause) => {
      const { verb, subject, kind } = clause;
      if (clause === moment || !isSimplePast(clause) || !verb?.finite || !subject) return [];
      if (kind === 'relative' || verb.isNegative || isStateVerb(verb.main.lemma)) return [];
      const adverb = tokens[verb.from - 1]?.lower === 'already' ? tokens[verb.from - 1] : undefined;
      const isEarlier = adverb
        ? isEventVerb(verb.main.lemma) || COMPLETED.test(verb.main.lemma) || verb.main.tag === 'PAST'
        : isLimit && COMPLETED.test(verb.main.lemma);
      if (!isEarlier || clause.isSubjectShared) return [];
      // "When I lived there I already worked": both went on at the same time.
      if (!isLimit && isStateVerb(moment.verb?.main.lemma ?? '')) return [];
      if (/^(?:work|study|play|teach)$/.test(verb.main.lemma)) return [];
      const right = `had ${adverb ? 'already ' : ''}${toPastParticiple(verb.main.lemma)}`;
      return createFinding(context, (adverb ?? verb.finite).at, verb.finite.at + 1, right, {
        simple: `This was over before the other thing happened: “${right}”.`,
        full: `This was over before “${moment.verb?.main.text}”: the past perfect, “${right}”.`,
      });
    });
  },
};
