// Finds words before a verb that look like its subject and may be no subject, or one of another number: “the
// team found” in “Most of what the team found are old”. The agreement rule, in agreement.ts, marks nothing
// there.

import { createWordTest } from '../grammar/token-tests.ts';
import { isNameOfFirm } from '../lexicon/firms.ts';
import { takes } from '../lexicon/verb-frames.ts';
import type { CheckableClause } from './checkable-clause.ts';

const isVerbOfSaying = createWordTest('says adds explains believes thinks writes');
const isHeSheIt = createWordTest('he she it');
const joinsWords = createWordTest('and or');
const isMany = createWordTest('most many few several some both');
const isObjectPronoun = createWordTest('me him us them');

/** Right: "Some of the rooms of the hotel have …", where "the hotel" is no subject. */
function followsPreposition({ sentence: { tokens }, clause, subject }: CheckableClause): boolean {
  return clause.kind !== 'relative' && tokens[subject.from - 1]?.tag === 'PREP';
}

/** Right: "Her wish to learn and her work for the school have …": both are the subject. */
function isSecondSubject({
  sentence: { tokens, clauses },
  subject,
  isThirdPerson,
}: CheckableClause): boolean {
  const isAfterAnd = tokens[subject.from - 1]?.lower === 'and';
  return (
    isThirdPerson && isAfterAnd && clauses.every(({ verb }) => !verb?.finite || verb.from > subject.from)
  );
}

/** Right: "Puppies born in May or June are big", "their love of cold and sweet things has become": joined. */
function isJoinedAfterPreposition({ sentence: { tokens }, subject }: CheckableClause): boolean {
  const joining = tokens[subject.from - 1];
  if (!joinsWords(joining)) return false;
  const before = tokens.slice(0, subject.from - 1);
  const start = before.findLastIndex(({ tag }) => !/^(?:NOUNS?|NAME|ADJ|DET|NUM|POSS)$/.test(tag));
  return before[start]?.tag === 'PREP' && start < before.length - 1;
}

/** Right: "four times the number that are there". */
function isNumberOfMany({ clause: { kind }, subject: { head } }: CheckableClause): boolean {
  return kind === 'relative' && head.lower === 'number';
}

/** Right: "the very old have", "our elderly need": an adjective for all people of a kind. */
function namesPeopleOfKind({ subject: { head, determiner } }: CheckableClause): boolean {
  return (
    determiner !== undefined &&
    /(?:^|-)(?:rich|poor|old|young|elderly|unemployed|homeless|disabled|blind|deaf|sick|dead|wealthy|famous)$/.test(
      head.lower,
    )
  );
}

/** Right: "Most of the plants the team found are dead", where "found" may be the verb of "the team". */
function mayEndInPast({ sentence: { tokens }, subject, finite }: CheckableClause): boolean {
  const last = tokens[finite.at - 1];
  return subject.to - subject.from > 2 && last !== undefined && last.possibleTags.has('PAST');
}

/** Right: "Saying that we have problems is silly", "To win against strong teams is hard". */
function mayHaveActivityAsSubject({ sentence: { tokens }, isThirdPerson }: CheckableClause): boolean {
  return !isThirdPerson && /^(?:ING|TO)$/.test(tokens[0]?.tag ?? '');
}

/** Right: "Children singing is a part of it", "People watching is fun": the activity is the subject. */
function endsInActivity({ sentence: { tokens }, subject, finite }: CheckableClause): boolean {
  return subject.to <= finite.at - 1 && tokens[finite.at - 1]?.tag === 'ING';
}

/** Right: "The twins’ love of sweet things has become", "Italy’s 1 % have": the subject is what is owned. */
function isOwner({ sentence: { tokens }, subject }: CheckableClause): boolean {
  return tokens[subject.to]?.tag === 'POSS' || /^['’]$/.test(tokens[subject.to]?.text ?? '');
}

/** Right in British English: "Green Valley have won", "South Africa are ahead": a team. */
function mayBeTeam({ subject: { head, from, to, members }, finite }: CheckableClause): boolean {
  return (
    head.tag === 'NAME' &&
    members.length === 0 &&
    to - from > 1 &&
    /^(?:have|are|were|do)$/.test(finite.lower)
  );
}

/** Right: "Sounds like your cat is ill": "sounds" is the verb, and "it" is left out. */
function opensWithoutIt({ sentence: { tokens } }: CheckableClause): boolean {
  return /^(?:sounds|looks|feels|seems)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.lower === 'like';
}

/** Right: "A wish to help them is no crime", "a game most of them have played": no pronoun of objects. */
function endsInObjectPronoun({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return isObjectPronoun(tokens[finite.at - 1]);
}

/** Right: "Jobs such as fishing are hard". */
function isExample({ sentence: { tokens }, subject: { from } }: CheckableClause): boolean {
  return tokens[from]?.lower === 'such' && tokens[from + 1]?.lower === 'as';
}

/** Right: "Brooks says it is late": at the start of a sentence a plural may be a surname. */
function mayBeSurname({ subject: { from, to, head }, finite }: CheckableClause): boolean {
  return from === 0 && to === 1 && head.tag === 'NOUNS' && isVerbOfSaying(finite);
}

/** Right: "They say it will cause problems is silly": what follows a verb is its object. */
function isObject({ sentence: { tokens }, subject }: CheckableClause): boolean {
  const before = tokens[subject.from - 1];
  if (!before || !/^(?:VERBS?|PAST|EN|ING)$/.test(before.tag) || /^(?:be|do|have)$/.test(before.lemma))
    return false;
  return !subject.isPronoun && !takes(before.lemma, 'that-clause');
}

/** Right: "The cake is dark, so it looks like it comes from the oven": a pronoun before its verb in -s. */
function followsHeSheIt({ sentence: { tokens }, finite, isThirdPerson }: CheckableClause): boolean {
  return !isThirdPerson && isHeSheIt(tokens[finite.at - 1]);
}

/** Right: "Ho Chi Minh City and Hanoi are": two names are many. */
function isSecondName({
  sentence: { tokens },
  subject: { head, from },
  isThirdPerson,
}: CheckableClause): boolean {
  const isAfterName = joinsWords(tokens[from - 1]) && tokens[from - 2]?.tag === 'NAME';
  return isThirdPerson && head.tag === 'NAME' && isAfterName;
}

/** Right: "The use of phones as maps is better", where "as" is no conjunction. */
function mayFollowAs({ clause: { connector }, isThirdPerson, subject }: CheckableClause): boolean {
  return connector?.lower === 'as' && !isThirdPerson && !subject.isPronoun;
}

/** Right: "a game most have never played", "most has been done": "most" is many, or one. */
function isMost({ subject: { head }, sentence: { tokens }, finite }: CheckableClause): boolean {
  return head.lower === 'most' || isMany(tokens[finite.at - 1]);
}

/** Whether a subject before this one still waits for its verb. */
function hasWaitingSubject({ sentence: { clauses }, subject }: CheckableClause): boolean {
  return clauses.some(({ subject: other, verb }) => other && !verb && other.from < subject.from);
}

/**
 * Right: "The use of oil and gas that harms the climate and forests falls": another subject before this one
 * still waits for its verb.
 */
function mayBelongToEarlierSubject(checkable: CheckableClause): boolean {
  const { clause, subject } = checkable;
  if (subject.isPronoun || subject.determiner || !joinsWords(clause.connector)) return false;
  return hasWaitingSubject(checkable);
}

/**
 * Right: "Those who think of themselves as old are few", "He sees it as something that helps and may one day
 * save us": after this "as" no clause begins.
 */
function followsAsInPhrase({
  sentence: { tokens },
  clause: { connector, parent },
  subject,
}: CheckableClause): boolean {
  if (connector?.lower !== 'as' || subject.from !== connector.at + 1) return false;
  if (tokens[subject.to]?.tag === 'REL' || tokens[subject.to]?.lower === 'that') return true;
  const isBare = !subject.isPronoun && !subject.determiner;
  return isBare && parent?.kind === 'relative' && parent.parent?.verb === undefined;
}

/** Right: "The news that means people pay less is good": "people" is the subject of what it means. */
function mayBelongToReport({ sentence: { clauses }, subject, finite }: CheckableClause): boolean {
  return clauses.some(
    ({ kind, subject: other, verb, complements }) =>
      kind === 'relative' &&
      other === subject &&
      verb !== undefined &&
      takes(verb.main.lemma, 'that-clause') &&
      complements.some(({ kind: complement, to }) => complement === 'noun' && to === finite.at),
  );
}

/** Right: "A firm offering city breaks and tours has opened": "breaks" may be a noun. */
function followsPluralOrVerb({
  sentence: { tokens },
  clause: { connector },
  subject,
}: CheckableClause): boolean {
  if (connector?.lower !== 'and' || subject.determiner || subject.isPronoun) return false;
  const before = tokens[connector.at - 1];
  return before?.tag === 'VERBS' && before.possibleTags.has('NOUNS');
}

/** Right: "People who buy their children a toy spend more": the second noun is an object as well. */
function isSecondObject({
  sentence: { groups },
  clause: { kind, connector },
  subject,
}: CheckableClause): boolean {
  if (kind !== 'relative' || connector) return false;
  const at = groups.findIndex(({ from }) => from === subject.from);
  const [verb, receiver] = [groups[at - 2], groups[at - 1]];
  return verb?.kind === 'verb' && receiver?.kind === 'noun' && takes(verb.main.lemma, 'two-objects');
}

/** Right: "The dog whose owner lives abroad has been here", where "has" is the verb of "the dog". */
function endsInVerbOfRelative(checkable: CheckableClause): boolean {
  const { clause, subject } = checkable;
  if (clause.kind !== 'relative' || !subject.head.possibleTags.has('VERBS')) return false;
  return hasWaitingSubject(checkable);
}

/** Right: "Johnson & Johnson’s office is here": the two names are one. */
function hasAmpersand({ sentence: { tokens }, subject: { from, to } }: CheckableClause): boolean {
  return tokens.slice(from, to).some(({ text }) => text === '&');
}

/** Right in British English: "NASA are sure", "Tate-Moss sell sugar": a firm or an office is many people. */
function mayBeFirm({
  subject: { head, members },
  isThirdPerson,
  sentence: { tokens },
  finite,
}: CheckableClause): boolean {
  if (!isThirdPerson || members.length > 0) return false;
  const isNumberInName =
    head.lower === 'one' && /^\p{Lu}/u.test(head.text) && tokens[finite.at - 2]?.tag === 'NAME';
  return isNumberInName || isNameOfFirm(head.text);
}

/** Right: "Picking fruit or vegetables is hard": after "or" a bare noun is seldom a new subject. */
function isJoinedByOr({ clause: { connector }, subject }: CheckableClause): boolean {
  return connector?.lower === 'or' && !subject.determiner && !subject.isPronoun;
}

/** Right: "The computer imaging methods show …", where "methods" is the subject. */
function mayHaveHeadAfterIng({
  sentence: { tokens },
  subject: { nounClass, head, to },
  finite,
  isThirdPerson,
}: CheckableClause): boolean {
  if (!isThirdPerson || head.tag !== 'NOUN' || nounClass === 'person' || nounClass === 'group') return false;
  return tokens[to]?.tag === 'ING' && tokens[finite.at - 1]?.tag === 'NOUNS' && finite.at - to === 2;
}

/** Right: "Imagine him like a king", "See it like that": the pronoun is the object of the verb before. */
function isObjectBeforeLike({ sentence: { tokens }, subject: { from }, finite }: CheckableClause): boolean {
  const before = tokens[from - 1];
  if (finite.lower !== 'like' || before?.tag !== 'VERB') return false;
  return before.lemma === 'imagine' || !takes(before.lemma, 'that-clause');
}

/** Right: "We need maps that help us and that show the way": "that" is relative again. */
function isSecondThat({ sentence: { tokens }, subject: { head, from } }: CheckableClause): boolean {
  if (head.lower !== 'that' || !joinsWords(tokens[from - 1])) return false;
  return tokens.slice(0, from).some(({ lower, tag }) => lower === 'that' && tag !== 'DET');
}

/** Right: "A study (from May) shows that use is rising": "shows" is a verb, and no subject. */
function mayBeVerbInS({ subject: { from, to, head, determiner } }: CheckableClause): boolean {
  return from > 0 && to - from === 1 && !determiner && head.tag === 'NOUNS' && head.possibleTags.has('VERBS');
}

/** Each is true for sentences such as its example, in which the subject may have been read wrongly. */
export const SUBJECT_DOUBTS: readonly ((checkable: CheckableClause) => boolean)[] = [
  followsPreposition,
  isSecondSubject,
  isJoinedAfterPreposition,
  isNumberOfMany,
  namesPeopleOfKind,
  mayEndInPast,
  mayHaveActivityAsSubject,
  endsInActivity,
  isOwner,
  mayBeTeam,
  opensWithoutIt,
  endsInObjectPronoun,
  isExample,
  mayBeSurname,
  isObject,
  followsHeSheIt,
  isSecondName,
  mayFollowAs,
  isMost,
  mayBeVerbInS,
  mayBelongToEarlierSubject,
  followsAsInPhrase,
  followsPluralOrVerb,
  mayBelongToReport,
  isSecondObject,
  endsInVerbOfRelative,
  hasAmpersand,
  mayBeFirm,
  isJoinedByOr,
  mayHaveHeadAfterIng,
  isObjectBeforeLike,
  isSecondThat,
];
