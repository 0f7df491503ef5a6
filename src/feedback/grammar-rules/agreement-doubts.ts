// Finds clauses in which the words that were read as a subject and its verb may be something else, so that
// the agreement rule marks nothing: “The night shift ends”, where “shift” is not a verb. The rule is in
// agreement.ts.

import type { SentenceAnalysis } from '../grammar/groups.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { SUBJECT_DOUBTS } from './agreement-subject-doubts.ts';
import { VERB_DOUBTS } from './agreement-verb-doubts.ts';
import type { CheckableClause } from './checkable-clause.ts';
import { tellsWeatherWithMake } from './weather-verb.ts';

/** "I think that number of seats is …" lacks "the" before "number"; the verb is right. */
function hasBareNumber({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return tokens
    .slice(0, finite.at)
    .some(
      ({ lower, at }) =>
        lower === 'number' && (at === 0 || /^(?:that|because)$/.test(tokens[at - 1]?.lower ?? '')),
    );
}

/** "All informations are …": the rule for uncountable nouns corrects the noun first. */
function isPluralOfUncountable({ subject: { countability, head } }: CheckableClause): boolean {
  return countability === 'uncountable' && head.tag === 'NOUNS';
}

/** Words after which a clause begins. */
const WORDS_BEFORE_CLAUSE = /^(?:that|because|but|and|,|whether|if)$/;

/** Right: "I think that building more roads is …", where "building" is the subject, and not "roads". */
function isObjectOfActivity({ sentence: { tokens }, subject, isThirdPerson }: CheckableClause): boolean {
  const last = tokens[subject.from - 1];
  const activity = last?.lower === 'more' || last?.lower === 'fewer' ? tokens[subject.from - 2] : last;
  if (isThirdPerson || !activity || !/ing$/.test(activity.lower)) return false;
  const before = tokens[activity.at - 1];
  return before === undefined || WORDS_BEFORE_CLAUSE.test(before.lower);
}

/** Right: "I wrote it last July", where "last" is not a verb. */
function isLastBeforeTime({ sentence, finite }: CheckableClause): boolean {
  const next = sentence.tokens[finite.at + 1];
  return finite.lower === 'last' && (next?.tag === 'NAME' || next?.possibleTags.has('NOUN') === true);
}

/** Right: "The night shift ends", where a verb follows "shift", so that "shift" is a noun. */
function isNounBeforeVerb({ sentence, finite }: CheckableClause): boolean {
  const next = sentence.tokens[finite.at + 1];
  return finite.possibleTags.has('NOUN') && next?.possibleTags.has('VERBS') === true;
}

/** "What he do?", "He no work": word order or a missing auxiliary is the mistake, and not an ending. */
function hasBiggerMistake({ sentence: { isQuestion, tokens }, verb, finite }: CheckableClause): boolean {
  const asksWithoutOrder = isQuestion && !verb.isInverted && tokens[0]?.tag === 'WH';
  return asksWithoutOrder || /^(?:no|not)$/.test(tokens[finite.at - 1]?.lower ?? '');
}

/** Right: "Are sport shoes allowed?", where the subject was read as "sport", and "shoes" is its head. */
function mayHaveLaterHead({ sentence, subject, verb, finite }: CheckableClause): boolean {
  const next = sentence.tokens[subject.to];
  return verb.isInverted && finite.lemma === 'be' && next?.possibleTags.has('NOUN') === true;
}

/** Right: "Which figure have you read?", where "which figure" is the object. */
function asksForObject({ sentence, subject, finite }: CheckableClause): boolean {
  return (
    /^(?:which|what|whose)$/.test(subject.determiner?.lower ?? '') &&
    sentence.tokens[finite.at + 1]?.tag === 'PRON'
  );
}

/**
 * Right: "I think my father and I work", "He told us his cat and his dog were ill": both nouns are the
 * subject.
 */
function mayBeJoinedToObject({
  sentence: { groups },
  clause: { connector },
  subject,
  isThirdPerson,
}: CheckableClause): boolean {
  const isOne = isThirdPerson || subject.head.lower === 'i';
  if (!isOne || connector?.lower !== 'and' || subject.from !== connector.at + 1) return false;
  const first = groups.findIndex((group) => group.kind === 'noun' && group.to === connector.at);
  const before = groups[first - 1];
  const verb = before?.kind === 'noun' && before.isPronoun ? groups[first - 2] : before;
  return verb?.kind === 'verb' && takes(verb.main.lemma, 'that-clause');
}

/**
 * Right: "The plan for the garden and the size of the pond are …", "The book you gave me and the film we saw
 * were …": "and" joins two subjects.
 */
function mayBeJoinedToSubject({
  sentence: { tokens, clauses },
  clause,
  subject,
  finite,
  isThirdPerson,
}: CheckableClause): boolean {
  if (!isThirdPerson) return false;
  if (clause.connector)
    return (
      clause.connector.lower === 'and' &&
      clauses.some(({ kind, subject, verb }) => kind === 'main' && subject && !verb)
    );
  const opensLongGroup = (at: number) =>
    (/^(?:an?|the|my|our|his|her|their)$/.test(tokens[at]?.lower ?? '') || tokens[at]?.tag === 'NOUN') &&
    tokens.slice(at, finite.at).some(({ tag }) => tag === 'PREP' || tag === 'PRON');
  return tokens
    .slice(subject.to, finite.at)
    .some(({ lower, at }) => lower === 'and' && opensLongGroup(at + 1));
}

/** Verbs that an object and a base form follow: "saw a man and his son leave". */
const VERBS_WITH_BASE_FORM = /^(?:let|make|help|see|hear|watch|feel|notice|observe|dare)$/;
/** In tokens: how far before a base form the verb may stand that it belongs to. */
const MAX_DISTANCE = 10;

/** Right: "How could so small a bird make …": the modal is the auxiliary of "make". */
function hasWaitingModal({ clauses }: SentenceAnalysis, finite: GrammarToken): boolean {
  return clauses.some(
    ({ verb }) =>
      verb?.finite && verb.verbs.length === 1 && verb.finite.at < finite.at && verb.finite.tag === 'MODAL',
  );
}

/** Right: "I saw a man and his son leave": the base form belongs to a verb or an auxiliary before it. */
function mayBelongToVerbBefore({ sentence, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || finite.lemma === 'be') return false;
  const before = sentence.tokens.slice(Math.max(0, finite.at - MAX_DISTANCE), finite.at);
  return (
    before.some(({ lemma, tag }) => VERBS_WITH_BASE_FORM.test(lemma) && tag !== 'NOUN') ||
    hasWaitingModal(sentence, finite)
  );
}

/** "I think that have two bakeries here": the clause after "that" lacks a subject, and "that" is none. */
function lacksSubject({ sentence, subject: { head, from }, finite }: CheckableClause): boolean {
  const before = sentence.tokens[from - 1];
  return (
    head.lower === 'that' &&
    finite.tag === 'VERB' &&
    before !== undefined &&
    takes(before.lemma, 'that-clause')
  );
}

/** "It make hot today": "is" is meant, as the rule for weather says (see weather-verb.ts). */
function isMakeOfWeather({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return tellsWeatherWithMake(tokens, finite);
}

/** First words of a sentence whose verb can stand before its subject. */
const WORDS_BEFORE_INVERSION = /^(?:only|not|never|hardly|gone|little|attached|enclosed|included|hidden)$/;

/** Right: "Only then does he see", "Attached are two letters": the subject may come after the verb. */
function mayBeInverted({ sentence }: CheckableClause): boolean {
  return WORDS_BEFORE_INVERSION.test(sentence.tokens[0]?.lower ?? '');
}

/** Right: "all that is left", "some who know": before "who" and "that" a pronoun can be one or many. */
function isRelativeOfPronoun({ clause: { kind, connector }, subject }: CheckableClause): boolean {
  return (
    kind === 'relative' && connector !== undefined && subject.isPronoun && subject.head.lower !== 'those'
  );
}

/** Right: "… shouts Karim, and he is proud": the pronoun, read as a second subject, begins a new clause. */
function endsInSubjectPronoun({ subject }: CheckableClause): boolean {
  return /^(?:i|he|she|it|we|they|this|that)$/.test(subject.members.at(-1)?.head.lower ?? '');
}

/** Right: "Do it like you're told": an order, not a question. */
function isOrderDoIt({ sentence, subject, finite }: CheckableClause): boolean {
  return finite.at === 0 && finite.lower === 'do' && subject.head.lower === 'it' && !sentence.isQuestion;
}

/** Right: "The politics of the company are …", "the economics of it are …": these can also be plural. */
function isPluralOfField({ subject: { head, determiner } }: CheckableClause): boolean {
  if (head.lower === 'politics') return true;
  return determiner !== undefined && /^(?:economics|statistics|ethics|acoustics)$/.test(head.lower);
}

/** Right: "The food my grandmother cooks takes hours": "cooks" may be the verb of a relative clause. */
function mayEndInVerb({
  clause: { kind, connector },
  subject: { head, modifiers },
}: CheckableClause): boolean {
  const isInRelativeClause = kind === 'relative' && connector === undefined;
  return isInRelativeClause && head.possibleTags.has('VERBS') && modifiers.length > 0;
}

/** Right: "How many sisters you have doesn't matter", "Whoever wins gets it": a clause is the subject. */
function mayHaveClauseAsSubject({ sentence }: CheckableClause): boolean {
  return !sentence.isQuestion && sentence.tokens[0]?.tag === 'WH';
}

const isLengthOfTime = createWordTest(
  'time while minute minutes hour hours day days week weeks month months year years',
);

/** "Cafés that were closed since a long time are busy": "since" was meant for "for", and opens no clause. */
function isTimeAfterSince({ clause: { connector }, subject }: CheckableClause): boolean {
  return connector?.lower === 'since' && connector.at + 1 === subject.from && isLengthOfTime(subject.head);
}

/** "The feeling of turning pages and write notes": "write" goes with "turning", not with "the feeling". */
function isJoinedToActivity({ sentence: { tokens }, subject, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || tokens[finite.at - 1]?.lower !== 'and') return false;
  return tokens
    .slice(subject.to, finite.at)
    .some(({ tag, at }) => tag === 'PREP' && tokens[at + 1]?.tag === 'ING');
}

/** "Until now he never reply": the time up to now asks for "has replied". */
function isUpToNow({ sentence: { tokens }, finite }: CheckableClause): boolean {
  const opening = tokens.slice(0, finite.at).map(({ lower }) => lower);
  return /\b(?:until now|up to now|till now|so far)\b/.test(opening.join(' '));
}

/** Right: "The people there, who are nothing if not polite, …": what follows the verb is not its subject. */
function mayBeRelativeWho({
  sentence: { isQuestion },
  clause: { connector },
  verb,
}: CheckableClause): boolean {
  return connector?.lower === 'who' && verb.isInverted && !isQuestion;
}

/** Each is true for sentences such as its example, in which nothing is marked. */
const DOUBTS: readonly ((checkable: CheckableClause) => boolean)[] = [
  // "Every day is …": a time before the verb is rarely its subject.
  ({ subject }) => subject.isTime,
  isPluralOfUncountable,
  hasBareNumber,
  isObjectOfActivity,
  isLastBeforeTime,
  mayHaveClauseAsSubject,
  isNounBeforeVerb,
  hasBiggerMistake,
  mayHaveLaterHead,
  asksForObject,
  mayBeJoinedToObject,
  mayBeJoinedToSubject,
  mayBelongToVerbBefore,
  lacksSubject,
  isMakeOfWeather,
  mayBeInverted,
  isRelativeOfPronoun,
  endsInSubjectPronoun,
  isOrderDoIt,
  isPluralOfField,
  mayEndInVerb,
  isTimeAfterSince,
  isJoinedToActivity,
  isUpToNow,
  mayBeRelativeWho,
  ...SUBJECT_DOUBTS,
  ...VERB_DOUBTS,
];

/**
 * Whether the subject or the verb may have been read wrongly, or another mistake has to be corrected first.
 */
export function isDoubtful(checkable: CheckableClause): boolean {
  return DOUBTS.some((isDoubt) => isDoubt(checkable));
}
