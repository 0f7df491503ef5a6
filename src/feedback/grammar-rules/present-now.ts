import type { Clause } from '../grammar/groups.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isActivityVerb, isStateVerb } from './verb-classes.ts';
import { takesThirdPerson, toPresent, toProgressive } from './verb-forms.ts';

/** Activities of minutes: with "now" at the end these go on at this moment and are no new habit. */
const SHORT_ACTIVITIES =
  /^(?:sleep|rain|snow|cry|wait|sit|stand|write|cook|eat|watch|wash|shine|ring|knock|laugh|shout|talk|clean|swim)$/;
const HABITS =
  /^(?:every|always|usually|often|sometimes|never|normally|rarely|generally|if|when|whenever|until|till|still|no|only|who|which)$/;

/** The words that say that it is happening: "at the moment", "right now", "Look!"; undefined without them. */
function findSignal(context: RuleContext, clause: Clause): string | undefined {
  const { sentence } = context;
  const { tokens } = sentence;
  const words = ` ${tokens.map(({ lower }) => lower).join(' ')} `;
  const [from, to] = [clause.verb?.from ?? 0, clause.verb?.to ?? 0];
  for (const signal of ['right now', 'at the moment', 'at this moment']) {
    const { length } = signal.split(' ');
    const start = tokens.findIndex(
      ({ at }) =>
        tokens
          .slice(at, at + length)
          .map(({ lower }) => lower)
          .join(' ') === signal,
    );
    // "At the moment of the crash" names another one; behind a further verb the words belong to that.
    const isOwn =
      start === 0
        ? from <= length + 4
        : !tokens.slice(to, start).some(({ tag }) => /^(?:VERBS?|PAST|MODAL|MARK)$/.test(tag));
    const next = tokens[start + length];
    if (start >= 0 && (start === 0 || start >= to) && isOwn && next?.tag !== 'PREP') return signal;
  }
  const base = clause.verb?.main.lemma ?? '';
  if (/ now [.!]/.test(words) && SHORT_ACTIVITIES.test(base)) return 'now';
  const before = context.before.at(-1)?.tokens ?? [];
  const [first, second] = before;
  if (
    before.length === 2 &&
    /^(?:look|listen)$/.test(first?.lower ?? '') &&
    /^[!.]$/.test(second?.text ?? '')
  )
    return `${first?.text}${second?.text}`;
  const opening = tokens.slice(0, 2).map(({ lower }) => lower);
  if (/^(?:look|listen)$/.test(opening[0] ?? '') && /^[,!]$/.test(opening[1] ?? ''))
    return `${tokens[0]?.text}`;
  return /^ (?:be quiet|quiet|hush|shh) [,!:] /.test(words) ? 'be quiet' : undefined;
}

/** "Look! The baby sleeps" → "is sleeping". */
function checkNow(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind } = clause;
  const finite = verb?.finite;
  if (
    !subject ||
    !finite ||
    isQuestion ||
    (kind !== 'main' && kind !== 'unjoined') ||
    verb.verbs.length !== 1
  )
    return [];
  if (verb.isNegative || verb.isInverted || (finite.tag !== 'VERB' && finite.tag !== 'VERBS')) return [];
  if (!isActivityVerb(verb.main.lemma) || finite.possibleTags.has('PAST') || subject.to > finite.at)
    return [];
  if (takesThirdPerson(subject) === undefined || tokens.some(({ lower }) => HABITS.test(lower))) return [];
  if (verb.main.lemma === 'work' && subject.head.lower === 'it') return [];
  // "Right now sales look good" and "it looks as if" name no activity.
  if (verb.main.lemma === 'look' && tokens[verb.to]?.lower !== 'for' && tokens[verb.to]?.lower !== 'at')
    return [];
  if (tokens[finite.at - 1]?.tag === 'TO' || tokens[0]?.lower === 'here') return [];
  const signal = findSignal(context, clause);
  if (signal === undefined) return [];
  const right = toProgressive(verb.main.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `It is happening now, so we say “${right}”.`,
    full: `“${signal}” shows that it is going on: the present continuous, “${right}”.`,
  });
}

/** "I am going to school every day" → "go". */
function checkHabit(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind, complements } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || isQuestion || kind !== 'main' || !verb.isProgressive || verb.isNegative)
    return [];
  if (verb.isPerfect || verb.tense !== 'present' || verb.verbs.length !== 2 || verb.isInverted) return [];
  if (takesThirdPerson(subject) === undefined || isStateVerb(verb.main.lemma)) return [];
  const every = complements.find(
    (group) => group.kind === 'noun' && group.isTime && group.determiner?.lower === 'every',
  );
  const isLast = every && /^[.!,]$/.test(tokens[every.to]?.text ?? '');
  if (!isLast || verb.main.at !== finite.at + 1) return [];
  // A plan, a change or a time of these days makes it right: "He is going to run every day".
  if (
    tokens.some(({ lower }) =>
      /^(?:now|this|these|currently|more|always|getting|becoming|moment|today|next|from|until)$/.test(lower),
    )
  )
    return [];
  const next = tokens[verb.to];
  if (
    verb.main.lower === 'going' &&
    (next?.tag === 'TO' || complements.some((group) => group.kind === 'verb'))
  )
    return [];
  if (/^(?:get|become|grow|improve|change|increase|rise|fall|make|learn|lose)$/.test(verb.main.lemma))
    return [];
  const right = toPresent(verb.main.lemma, subject);
  return createFinding(context, finite.at, verb.main.at + 1, right, {
    simple: `It happens again and again, so we say “${right}”.`,
    full: `“Every …” tells of a habit: the present simple, “${right}”.`,
  });
}

export const PRESENT_NOW_RULE: GrammarRule = {
  id: 'present-now',
  looksBack: true,
  kind: 'tense',
  precision:
    'Only verbs of activities with “right now”, “at the moment”, “Look!” or a short activity with “now” at the end, without a word of habit; a continuous form only with “every” + time at the end.',
  find: (context) =>
    context.sentence.clauses.flatMap((clause) => [
      ...checkNow(context, clause),
      ...checkHabit(context, clause),
    ]),
};
