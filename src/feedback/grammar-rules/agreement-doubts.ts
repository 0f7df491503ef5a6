import type { SentenceAnalysis } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { takes } from '../lexicon/verb-frames.ts';
import type { CheckableClause } from './checkable-clause.ts';

// Clauses in which the words that were read as a subject and its verb may be something else.

/** "That number of seats is": what lacks its article is no other subject. */
function hasBareNumber({ sentence: { tokens }, finite }: CheckableClause): boolean {
  return tokens
    .slice(0, finite.at)
    .some(
      ({ lower, at }) =>
        lower === 'number' && (at === 0 || /^(?:that|because)$/.test(tokens[at - 1]?.lower ?? '')),
    );
}

/** "All informations are": what agrees is seen when the noun is right. */
function isPluralOfUncountable({ subject: { countability, head } }: CheckableClause): boolean {
  return countability === 'uncountable' && head.tag === 'NOUNS';
}

/** What stands before the first word of a clause. */
const BEFORE_CLAUSE = /^(?:that|because|but|and|,|whether|if)$/;

/** "I think that building more roads is": the activity is the subject, not its object. */
function isObjectOfActivity({ sentence: { tokens }, subject, isThirdPerson }: CheckableClause): boolean {
  const last = tokens[subject.from - 1];
  const activity = last?.lower === 'more' || last?.lower === 'fewer' ? tokens[subject.from - 2] : last;
  if (isThirdPerson || !activity || !/ing$/.test(activity.lower)) return false;
  const before = tokens[activity.at - 1];
  return before === undefined || BEFORE_CLAUSE.test(before.lower);
}

/** "I wrote it last July", where "last" is no verb. */
function isLastOfTime({ sentence, finite }: CheckableClause): boolean {
  const next = sentence.tokens[finite.at + 1];
  return finite.lower === 'last' && (next?.tag === 'NAME' || next?.possibleTags.has('NOUN') === true);
}

/** "The night shift ends": another verb follows directly, so that "shift" is a noun. */
function isNounBeforeVerb({ sentence, finite }: CheckableClause): boolean {
  const next = sentence.tokens[finite.at + 1];
  return finite.possibleTags.has('NOUN') && next?.possibleTags.has('VERBS') === true;
}

/** "What he do?", "What is you name?", "He no work": these lack more than an ending. */
function lacksMore({ sentence: { isQuestion, tokens }, verb, finite }: CheckableClause): boolean {
  const asksWithoutOrder = isQuestion && !verb.isInverted && tokens[0]?.tag === 'WH';
  return asksWithoutOrder || /^(?:no|not)$/.test(tokens[finite.at - 1]?.lower ?? '');
}

/** "Are sport shoes allowed?": the head of an inverted subject may be the noun after it. */
function mayHaveLaterHead({ sentence, subject, verb, finite }: CheckableClause): boolean {
  const next = sentence.tokens[subject.to];
  return verb.isInverted && finite.lemma === 'be' && next?.possibleTags.has('NOUN') === true;
}

/** "Which figure have you read?": what is asked for is the object. */
function asksForObject({ sentence, subject, finite }: CheckableClause): boolean {
  return (
    /^(?:which|what|whose)$/.test(subject.determiner?.lower ?? '') &&
    sentence.tokens[finite.at + 1]?.tag === 'PRON'
  );
}

/** "I think my father and my mother work": the nouns after such a verb can be one subject. */
function mayBeJoinedToObject({
  sentence: { groups },
  clause: { connector },
  subject,
  isThirdPerson,
}: CheckableClause): boolean {
  if (!isThirdPerson || connector?.lower !== 'and' || subject.from !== connector.at + 1) return false;
  const first = groups.find((group) => group.kind === 'noun' && group.to === connector.at);
  const verb = groups.find((group) => group.to === first?.from);
  return verb?.kind === 'verb' && takes(verb.main.lemma, 'that-clause');
}

/** "The plan for the garden and the size of the pond are": "and" may join two subjects. */
function mayBeJoinedToSubject({
  sentence: { tokens },
  clause,
  subject,
  finite,
  isThirdPerson,
}: CheckableClause): boolean {
  if (!isThirdPerson || clause.connector) return false;
  const opensGroupOf = (at: number) =>
    /^(?:the|my|our|his|her|their)$/.test(tokens[at]?.lower ?? '') &&
    tokens.slice(at, finite.at).some(({ lower }) => lower === 'of');
  return tokens.slice(subject.to, finite.at).some(({ lower, at }) => lower === 'and' && opensGroupOf(at + 1));
}

/** Verbs that a base form follows, with words of its own between: "saw a man and his son leave". */
const PERCEIVING = /^(?:let|make|help|see|hear|watch|feel|notice|observe|dare)$/;
/** In tokens. */
const MAX_DISTANCE = 10;

/** "How could so small a bird make …": an auxiliary that waits for its verb. */
function hasWaitingModal({ clauses }: SentenceAnalysis, finite: GrammarToken): boolean {
  return clauses.some(
    ({ verb }) =>
      verb?.finite && verb.verbs.length === 1 && verb.finite.at < finite.at && verb.finite.tag === 'MODAL',
  );
}

/** "I saw a man and his son leave": a base form can belong to a verb or an auxiliary further ahead. */
function mayBelongToVerbBefore({ sentence, finite }: CheckableClause): boolean {
  if (finite.tag !== 'VERB' || finite.lemma === 'be') return false;
  const before = sentence.tokens.slice(Math.max(0, finite.at - MAX_DISTANCE), finite.at);
  return (
    before.some(({ lemma, tag }) => PERCEIVING.test(lemma) && tag !== 'NOUN') ||
    hasWaitingModal(sentence, finite)
  );
}

/** First words of a sentence whose verb can stand before its subject. */
const WORDS_BEFORE_INVERSION = /^(?:only|not|never|hardly|gone|little|attached|enclosed|included|hidden)$/;

/** "Only then does he see", "Attached are two letters": such sentences have an order of their own. */
function hasOrderOfItsOwn({ sentence }: CheckableClause): boolean {
  return WORDS_BEFORE_INVERSION.test(sentence.tokens[0]?.lower ?? '');
}

/** "All that is left", "some who know": before "who" and "that" a pronoun can be one or many. */
function isAboutPronoun({ clause: { kind, connector }, subject }: CheckableClause): boolean {
  return (
    kind === 'relative' && connector !== undefined && subject.isPronoun && subject.head.lower !== 'those'
  );
}

/** "… shouts Karim, and he is proud": the pronoun begins a clause of its own. */
function endsInSubjectPronoun({ subject }: CheckableClause): boolean {
  return /^(?:i|he|she|it|we|they)$/.test(subject.members.at(-1)?.head.lower ?? '');
}

/** "Do it like you're told": an order, no question. */
function isOrder({ sentence, subject, finite }: CheckableClause): boolean {
  return finite.at === 0 && finite.lower === 'do' && subject.head.lower === 'it' && !sentence.isQuestion;
}

/** "The politics of the company are", "the economics of it are": these can also be plural. */
function isPluralOfField({ subject: { head, determiner } }: CheckableClause): boolean {
  if (head.lower === 'politics') return true;
  return determiner !== undefined && /^(?:economics|statistics|ethics|acoustics)$/.test(head.lower);
}

const DOUBTS: readonly ((checkable: CheckableClause) => boolean)[] = [
  // "Every day is": a time before the verb is rarely its subject.
  ({ subject }) => subject.isTime,
  isPluralOfUncountable,
  hasBareNumber,
  isObjectOfActivity,
  isLastOfTime,
  isNounBeforeVerb,
  lacksMore,
  mayHaveLaterHead,
  asksForObject,
  mayBeJoinedToObject,
  mayBeJoinedToSubject,
  mayBelongToVerbBefore,
  hasOrderOfItsOwn,
  isAboutPronoun,
  endsInSubjectPronoun,
  isOrder,
  isPluralOfField,
];

/** Whether the subject or the verb may have been read wrongly. */
export function isDoubtful(checkable: CheckableClause): boolean {
  return DOUBTS.some((isDoubt) => isDoubt(checkable));
}
