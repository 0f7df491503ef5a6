/*
 * Checks of the present beside a time that goes on up to now, part of the rule in present-perfect.ts:
 *
 *   She is waiting here since two o'clock → has been waiting
 *   For the last three years I work in a hotel → have worked
 */

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { isUnbroken, takesThirdPerson, toPerfect, toPresent } from './verb-forms.ts';

/** Whether the verb is a present, simple or continuous, that is not negative, passive or of a question. */
function isPresent(verb: VerbGroup): boolean {
  if (verb.tense !== 'present' || verb.isPerfect || verb.isPassive) return false;
  return !verb.isInverted && !verb.isNegative;
}

const isPointWord = createWordTest(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december yesterday christmas easter childhood birth noon midnight morning',
);

/** Whether a noun is a time when something can begin: "Monday", "two o'clock", "2010". */
function isPointOfTime({ head, isTime }: NounGroup): boolean {
  return isTime || head.tag === 'NUM' || isPointWord(head) || /^(?:\d{4}|\d{1,2})$/.test(head.lower);
}

/** Verbs without a continuous form: "are knowing each other since 2010" → "have known". */
const hasNoContinuous = createLemmaTest(
  'know be have own like love hate want need belong believe understand prefer',
);

/** Nouns for how long something takes. */
const isLengthNoun = createWordTest(
  'time year years month months week weeks day days decade decades hour hours minute minutes',
);
const opensLength = createWordTest('a an some many several few');

/** Whether a noun says how long and not when something began: "three years", "a week". */
function isLength({ head, determiner, modifiers }: NounGroup): boolean {
  const [first] = modifiers;
  const isCounted = first?.tag === 'NUM' || determiner?.tag === 'NUM' || opensLength(determiner ?? first);
  return isLengthNoun(head) && isCounted;
}

/** "She is waiting here since two o'clock" → "has been waiting". */
export function checkSince(
  context: RuleContext,
  { subject, verb, complements }: Clause,
): readonly GrammarFinding[] {
  if (!subject || !verb || !isPresent(verb) || takesThirdPerson(subject) === undefined) return [];
  const [first] = verb.verbs;
  if (!first || !verb.isProgressive || verb.verbs.length !== 2 || !isUnbroken(verb)) return [];
  const since = complements.find(
    (group) => group.kind === 'preposition' && group.preposition.lower === 'since' && group.object,
  );
  if (since?.kind !== 'preposition' || !since.object || !isPointOfTime(since.object)) return [];
  const right = hasNoContinuous(verb.main)
    ? toPerfect(verb.main.lemma, subject)
    : `${toPresent('have', subject)} been ${verb.main.lower}`;
  // "Since three years" is wrong itself, so the reason does not quote it.
  if (isLength(since.object))
    return createFinding(context, first.at, verb.main.at + 1, right, {
      simple: `It began earlier and still goes on, so we say “${right}”.`,
      full: `It began in the past and goes on until now: the present perfect, “${right}”.`,
    });
  const time = getWritten(context, since.from, since.to);
  return createFinding(context, first.at, verb.main.at + 1, right, {
    simple: `It began earlier and goes on, so we say “${right} … ${time}”.`,
    full: `“${time}” tells when it began, and it goes on: the present perfect, “${right}”.`,
  });
}

const isPeriodPreposition = createWordTest('for in over during');
const isPeriod = createWordTest(
  'year years month months week weeks day days decade decades summer summers winter winters spring springs autumn autumns semester semesters hour hours',
);
const isCountWord = createWordTest(
  'few couple several many two three four five six seven eight nine ten twelve fifteen twenty thirty',
);

/** Whether a word says how many: "few", "three", "12". */
function isCount(token: GrammarToken | undefined): boolean {
  return isCountWord(token) || /^\d+$/.test(token?.lower ?? '');
}

/** The end of "for the last three years", from the token of its preposition; undefined for another phrase. */
function findPeriodEnd(tokens: readonly GrammarToken[], at: number): number | undefined {
  const [preposition, the, last, first, second, third] = tokens.slice(at, at + 6);
  if (!isPeriodPreposition(preposition) || the?.lower !== 'the') return undefined;
  if (last?.lower !== 'last' && last?.lower !== 'past') return undefined;
  const isCounted = isCount(first);
  // In "a couple of years" the noun stands after "of".
  const counted = second?.lower === 'of' ? third : second;
  const noun = isCounted ? counted : first;
  if (!noun || !isPeriod(noun)) return undefined;
  // Not marked: "In the last year I move to Rome", where "in" may name one moment of the year.
  if (!isCounted && preposition?.lower !== 'for' && noun.tag !== 'NOUNS') return undefined;
  // Not marked: "in the last days of May", a part of a longer time.
  return tokens[noun.at + 1]?.lower === 'of' ? undefined : noun.at + 1;
}

const mayPrecedePeriod = createTagTest('MARK', 'AND', 'SUBORD', 'ADV');

/** The index of a period that opens the clause of the subject; not in "My plan for the last three years". */
function findOpeningPeriod(tokens: readonly GrammarToken[], subject: NounGroup): number | undefined {
  return tokens.find(({ at }) => {
    const [before, end] = [tokens[at - 1], findPeriodEnd(tokens, at)];
    if (end === undefined || at >= subject.from || (before && !mayPrecedePeriod(before))) return false;
    return subject.from === (tokens[end]?.text === ',' ? end + 1 : end);
  })?.at;
}

/** The index of a period that ends the clause, after its verb. */
function findClosingPeriod(tokens: readonly GrammarToken[], { complements }: Clause): number | undefined {
  return complements.find(({ kind, from }) => {
    const end = tokens[findPeriodEnd(tokens, from) ?? -1];
    return kind === 'preposition' && /^[.!,]$/.test(end?.text ?? '');
  })?.from;
}

/** Verbs of what goes on for years, so that a time at the end of the clause says how long. */
const isDoneForYears = createLemmaTest(
  'live work study learn teach play stay know own help write run train practise practice collect sing',
);
const isPersonPronoun = createWordTest('i we you he she they');

/** "For the last three years I work in a hotel" → "have worked". */
export function checkLastYears(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const { subject, verb, kind } = clause;
  const first = verb?.finite;
  if (!subject || !first || isQuestion || (kind !== 'main' && kind !== 'subordinate')) return [];
  if (!isPresent(verb) || takesThirdPerson(subject) === undefined) return [];
  if (first.possibleTags.has('PAST') || subject.head.tag === 'THERE') return [];
  const { main, verbs } = verb;
  // Not marked: "I have written film reviews", a perfect whose participle the parser reads as an adjective.
  if (main.lemma === 'have' && tokens[main.at + 1]?.possibleTags.has('EN')) return [];
  if (verbs.length !== (verb.isProgressive ? 2 : 1) || main.at !== first.at + verbs.length - 1) return [];
  const isPerson = isPersonPronoun(subject.head);
  // Not marked: "For the past two years the best month is May", since "be" can name a fact about a thing.
  if (main.lemma === 'be' && !isPerson) return [];
  const opening = findOpeningPeriod(tokens, subject);
  const isLastingUpToNow = isPerson && (isDoneForYears(main) || main.lemma === 'be');
  const from = opening ?? (isLastingUpToNow ? findClosingPeriod(tokens, clause) : undefined);
  if (from === undefined) return [];
  const time = getWritten(context, from, findPeriodEnd(tokens, from) ?? from + 1);
  const right = verb.isProgressive
    ? `${toPresent('have', subject)} been ${main.lower}`
    : toPerfect(main.lemma, subject);
  return createFinding(context, first.at, main.at + 1, right, {
    simple: `It began earlier and goes on up to now: “${right}”.`,
    full: `“${time}” goes on up to now, so it takes the present perfect: “${right}”.`,
  });
}
