import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import { findTenseAt } from '../grammar/tense-around.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPlural } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import { checkBehindAdjective, checkThere } from './agreement-behind-verb.ts';
import {
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isHalfModal, isPart, isRequest, isTitle, namesOneThing } from './seeming-disagreement.ts';
import { isThirdPersonForm, takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

/** After these, a base form is right: "They suggest that he go", "Let the boy play". */
const WITH_BASE_FORM =
  /^(?:suggest|recommend|insist|demand|propose|request|require|order|advise|ask|urge|prefer|wish|let|make|help|have|see|hear|watch|feel|notice|observe|command|move|essential|important|vital|imperative|crucial|necessary|advisable|desirable)$/;
/** In clauses after these, "were" is right for every subject. */
const UNREAL = /^(?:if|though|wish|unless|whether|suppose|that|time|were)$/;
const COLLECTIVES =
  /^(?:village|town|team|staff|crew|band|orchestra|committee|council|government|company|club|police|public|audience|crowd|firm|union|party|press|jury|panel|choir|army|department|group|couple|pair|community|neighbourhood|gang|household)$/;
const MEASURE = /-(?:hour|minute|day|week|month|year|mile|metre|kilometre|page|star|part|course)$/;
/** What teams do, which British English sees as many. */
const TEAM_VERBS = /^(?:play|win|lose|beat|score|draw|lead)$/;

/** Whether the clause depends on a verb after which the form does not show the subject. */
function isUnderBaseFormVerb({ parent, connector, kind }: Clause, sentence: SentenceAnalysis): boolean {
  if (kind === 'nonfinite') return true;
  const governing = parent?.verb?.main.lemma;
  if (governing !== undefined && WITH_BASE_FORM.test(governing) && kind === 'subordinate') return true;
  return (
    connector?.lower === 'that' &&
    sentence.tokens.slice(0, connector.at).some(({ lemma }) => WITH_BASE_FORM.test(lemma) && lemma !== 'have')
  );
}

const SUBJECT_PRONOUNS = /^(?:i|he|she|it|we|they)$/;
/** Pronouns that stand before no noun. */
const PERSONAL =
  /^(?:i|you|he|she|it|we|they|every(?:one|body|thing)|some(?:one|body|thing)|any(?:one|body|thing)|no(?:body|thing))$/;

/** A singular noun alone, as in "Walk to the chair and sit down", is likely no subject. */
function lacksDeterminer({
  head,
  determiner,
  isPronoun,
  members,
  number,
  countability,
  modifiers,
}: NounGroup): boolean {
  if (isPronoun || determiner || members.length > 0 || head.tag === 'NAME' || number !== 'singular')
    return false;
  return countability !== 'uncountable' || modifiers.length > 0;
}

/** Verbs that a base form follows, with words of its own between: "saw a man and his son leave". */
const PERCEIVING = /^(?:let|make|help|see|hear|watch|feel|notice|observe|dare)$/;
const MAX_DISTANCE = 10;

/** Whether a base form can belong to a verb or an auxiliary further ahead. */
function mayBelongToVerbBefore(finite: GrammarToken, { tokens, clauses }: SentenceAnalysis): boolean {
  if (finite.tag !== 'VERB' || finite.lemma === 'be') return false;
  const before = tokens.slice(Math.max(0, finite.at - MAX_DISTANCE), finite.at);
  if (before.some(({ lemma, tag }) => PERCEIVING.test(lemma) && tag !== 'NOUN')) return true;
  // "How could so small a bird make …": an auxiliary that waits for its verb.
  return clauses.some(
    ({ verb }) =>
      verb?.finite && verb.verbs.length === 1 && verb.finite.at < finite.at && verb.finite.tag === 'MODAL',
  );
}

/** Sentences that begin with "only" and "not" have an order of their own. */
const ORDER_OF_ITS_OWN = /^(?:only|not|never|hardly|gone|little|attached|enclosed|included|hidden)$/;

/**
 * A bare form that can be a noun as well is a verb only behind a subject that is surely complete: "my
 * boarding pass" is none. A form that is past as well ("put", "let") shows no mistake.
 */
function isSurelyVerb(finite: GrammarToken, clause: Clause, { tokens, clauses }: SentenceAnalysis): boolean {
  const { subject } = clause;
  if (finite.tag === 'VERB' && finite.possibleTags.has('PAST')) return false;
  if (finite.tag === 'VERB' && subject && lacksDeterminer(subject)) return false;
  const canBeNoun =
    finite.possibleTags.has('NOUN') || finite.possibleTags.has('NOUNS') || finite.possibleTags.has('ADJ');
  if (!finite.isKnown) return false;
  if (!canBeNoun) return true;
  if (!subject || clause.isSubjectShared) return false;
  const isComplete = subject.isPronoun || subject.determiner !== undefined || subject.members.length > 0;
  if (!isComplete) return false;
  const isPersonal = subject.isPronoun && PERSONAL.test(subject.head.lower);
  if (subject.isPronoun && !isPersonal) return false;
  if (subject.head.isKnown && subject.head.possibleTags.has('ADJ') && !isPersonal) return false;
  if (isPersonal || (clause.kind === 'relative' && clause.connector && clause.connector.lower !== 'which'))
    return true;
  // "… because my brother work there": a conjunction shows that a clause begins with the subject.
  const isOpened = clause.connector !== undefined && subject.from === clause.connector.at + 1;
  // "My mother cook noodles and my aunt made a cake": what follows is joined by a conjunction.
  const isFirstOfTwo =
    subject.from === 0 &&
    subject.nounClass === 'person' &&
    clauses.every(
      ({ verb, connector }) =>
        !verb?.finite || verb === clause.verb || (connector !== undefined && connector.at > finite.at),
    );
  if (isFirstOfTwo && /^(?:NOUNS?|DET|PRON|NAME)$/.test(tokens[finite.at + 1]?.tag ?? '')) return true;
  const isOnlyVerb =
    isOpened || clauses.every(({ verb, kind }) => verb === clause.verb || kind === 'nonfinite' || !verb);
  if (!isOnlyVerb) return false;
  const next = tokens[finite.at + 1];
  if (next === undefined) return false;
  // Without its verb, "My sister study medicine." would be no sentence.
  const isSentence = /^[.!?]$/.test(tokens.at(-1)?.text ?? '');
  if (isSentence && !isOpened && /^(?:NOUN|NOUNS|NAME|ADJ)$/.test(next.tag)) return true;
  // "… and my brother play football": no other verb follows that the nouns could belong to.
  const isLast = clauses.every(({ verb }) => !verb?.finite || verb.finite.at <= finite.at);
  if (isOpened && isLast && (next.tag === 'NOUN' || next.tag === 'NOUNS')) return true;
  return ['DET', 'PRON', 'PREP', 'ADV', 'TO', 'NUM'].includes(next.tag) || next.possibleTags.has('ADV');
}

/** "I think my father and my mother work": the nouns behind such a verb can be one subject. */
function mayBeJoined({ connector, subject }: Clause, { groups }: SentenceAnalysis): boolean {
  if (connector?.lower !== 'and' || subject?.from !== connector.at + 1) return false;
  const first = groups.find((group) => group.kind === 'noun' && group.to === connector.at);
  const verb = groups.find((group) => group.to === first?.from);
  return verb?.kind === 'verb' && takes(verb.main.lemma, 'that');
}

function isAmount({ determiner, modifiers }: NounGroup): boolean {
  return determiner?.tag === 'NUM' || modifiers.some(({ tag }) => tag === 'NUM');
}

/** A singular group of people, with which British English may use a plural verb. */
function isCollective({ head, nounClass, number, members }: NounGroup): boolean {
  if (members.length > 0 || number !== 'singular') return false;
  return nounClass === 'group' || COLLECTIVES.test(head.lemma);
}

/** "What are their name?", "My favourite subject are music and art": the noun is wrong, and not the verb. */
function mayNameMany({ subject, complements }: Clause, { finite, isInverted, from }: VerbGroup): boolean {
  if (!subject || !finite || !/^(?:are|were)$/.test(finite.lower) || subject.isPronoun) return false;
  if (subject.number !== 'singular') return false;
  const isTheirs = /^(?:their|our)$/.test(subject.determiner?.lower ?? '') && subject.from > from;
  const [named] = complements;
  return (
    isTheirs || (!isInverted && named?.kind === 'noun' && named.from >= finite.at && named.members.length > 1)
  );
}

/** "My favourite subject are music and art" → "subjects", where the noun has a plural. */
function correctNumberOfNoun(
  context: RuleContext,
  { head, determiner, countability, nounClass }: NounGroup,
  finite: GrammarToken,
): readonly GrammarFinding[] {
  if (head.tag !== 'NOUN' || countability !== 'countable' || nounClass === 'person') return [];
  if (!/^(?:my|your|his|her|our|their|the)$/.test(determiner?.lower ?? '')) return [];
  const right = toPlural(head.lower);
  return createWordFinding(context, head, right, {
    simple: `“${finite.lower}” is for more than one, so we say “${right}”.`,
    full: `The verb “${finite.lower}” and the words after it ask for the plural: “${right}”.`,
  });
}

/** "Because it cool": an adjective at the end of a clause, behind a pronoun without "is". */
function mayLackBe(finite: GrammarToken, { subject }: Clause, { tokens }: SentenceAnalysis): boolean {
  if (finite.tag !== 'VERB' || !finite.possibleTags.has('ADJ') || subject?.isPronoun !== true) return false;
  const next = tokens[finite.at + 1];
  return next === undefined || /^(?:MARK|AND|SUBORD)$/.test(next.tag);
}

function hasBareNumber(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      lower === 'number' && (at === 0 || /^(?:that|because)$/.test(tokens[at - 1]?.lower ?? '')),
  );
}

function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { subject, verb, isSubjectCertain } = clause;
  const finite = verb?.finite;
  if (!subject || !verb || !finite || !isSubjectCertain || clause.kind === 'unjoined') return [];
  if (finite.tag === 'MODAL' || (finite.tag === 'PAST' && finite.lemma !== 'be') || finite.lower === 'be')
    return [];
  // "No man and no woman is safe": each by itself.
  if (subject.members.some(({ determiner }) => /^(?:no|each|every)$/.test(determiner?.lower ?? '')))
    return [];
  if (
    isPart(subject, sentence) ||
    namesOneThing(clause) ||
    isTitle(clause, sentence) ||
    isRequest(finite, subject, sentence) ||
    isHalfModal(finite, sentence)
  )
    return [];
  if (subject.head.tag === 'THERE' || subject.isTime || /^['’]/.test(finite.lower) || finite.lower === 'ai')
    return [];
  // What agrees with "informations" is seen when the noun is right.
  if (subject.countability === 'uncountable' && subject.head.tag === 'NOUNS') return [];
  // "They say that number of seats is": what lacks its article is no other subject.
  if (hasBareNumber(sentence.tokens.slice(0, finite.at))) return [];
  // "The whole village have been invited": a group of people can be many.
  if (!isThirdPersonForm(finite) && finite.lower !== 'am' && isCollective(subject)) return [];
  const isThird = takesThirdPerson(subject);
  if (isThird === undefined || isUnderBaseFormVerb(clause, sentence)) return [];
  if (finite.lower === 'were' && sentence.tokens.slice(0, finite.at).some(({ lower }) => UNREAL.test(lower)))
    return [];
  // "What he do?" and "What is you name?" lack more than an ending.
  const asksWithoutOrder = sentence.isQuestion && !verb.isInverted && sentence.tokens[0]?.tag === 'WH';
  if (asksWithoutOrder || /^(?:no|not)$/.test(sentence.tokens[finite.at - 1]?.lower ?? '')) return [];
  if (verb.isInverted && finite.lemma === 'be' && sentence.tokens[subject.to]?.possibleTags.has('NOUN'))
    return [];
  // "Everybody stand up!", "God save the king", "one in three people are".
  if (finite.tag === 'VERB' && sentence.tokens.at(-1)?.text === '!' && subject.isPronoun && isThird)
    return [];
  // "I wrote it last July": a name of a time follows. "The night shift ends": another verb follows directly.
  const next = sentence.tokens[finite.at + 1];
  if (finite.lower === 'last' && next && (next.tag === 'NAME' || next.possibleTags.has('NOUN'))) return [];
  if (finite.possibleTags.has('NOUN') && next?.possibleTags.has('VERBS')) return [];
  // "Which figure have you read?": what is asked for is the object.
  if (/^(?:which|what|whose)$/.test(subject.determiner?.lower ?? '') && next?.tag === 'PRON') return [];
  // "Please nobody mention it": said to all, like an imperative.
  if (sentence.tokens.slice(0, finite.at).some(({ lower }) => lower === 'please')) return [];
  if (/^(?:god|heaven)$/.test(subject.head.lower)) return [];
  if (subject.head.lower === 'one' && sentence.tokens[subject.to]?.lower === 'in') return [];
  if (isThird && mayBeJoined(clause, sentence)) return [];
  // "The plan for the garden and the size of the pond are": "and" may join two subjects.
  const between = sentence.tokens.slice(subject.to, finite.at);
  const opensGroupOf = (at: number) =>
    /^(?:the|my|our|his|her|their)$/.test(sentence.tokens[at]?.lower ?? '') &&
    sentence.tokens.slice(at, finite.at).some(({ lower }) => lower === 'of');
  if (
    isThird &&
    !clause.connector &&
    between.some(({ lower, at }) => lower === 'and' && opensGroupOf(at + 1))
  )
    return [];
  if (mayBelongToVerbBefore(finite, sentence) || ORDER_OF_ITS_OWN.test(sentence.tokens[0]?.lower ?? ''))
    return [];
  if (finite.lower === 'were' && verb.isInverted && !sentence.isQuestion) return [];
  if (clause.kind === 'relative' && clause.connector && subject.isPronoun && subject.head.lower !== 'those')
    return [];
  // "… shouts Karim, and he is proud": the pronoun begins a clause of its own.
  if (SUBJECT_PRONOUNS.test(subject.members.at(-1)?.head.lower ?? '')) return [];
  if (mayNameMany(clause, verb)) return correctNumberOfNoun(context, subject, finite);
  // "Three books for one euro is a bargain."
  if (isThirdPersonForm(finite) && finite.lemma === 'be' && isAmount(subject)) return [];
  if (/["“”‘]/.test(sentence.tokens[finite.at - 1]?.text ?? '')) return [];
  const isFirst = subject.head.lower === 'i' && subject.members.length === 0;
  // "I'm late, aren't I?"
  if (isFirst && verb.isInverted && verb.isNegative && finite.lower === 'are') return [];
  // "The five-hour drive": a measure with a hyphen stands before its noun.
  if (MEASURE.test(subject.head.lower)) return [];
  // "England are playing Spain", "England have won": a team.
  if (
    subject.head.tag === 'NAME' &&
    /^(?:are|have|were)$/.test(finite.lower) &&
    TEAM_VERBS.test(verb.main.lemma)
  )
    return [];
  const isRight = isFirst
    ? finite.lemma === 'be'
      ? /^(?:am|'m|was)$/.test(finite.lower)
      : finite.tag !== 'VERBS'
    : finite.lower !== 'am' && finite.lower !== "'m" && isThirdPersonForm(finite) === isThird;
  if (isRight || !isSurelyVerb(finite, clause, sentence) || mayLackBe(finite, clause, sentence)) return [];
  const isPastForm = finite.tag === 'PAST';
  const tense =
    isPastForm || verb.isPerfect
      ? undefined
      : findTenseAt(sentence, context.around, finite.at, verb.main.lemma);
  if (tense === 'mixed') return [];
  const isStory = tense === 'past';
  const right = isPastForm || isStory ? toPast(finite.lemma, subject) : toPresent(finite.lemma, subject);
  return createWordFinding(context, finite, right, explain(context, clause, right, isStory));
}

function explain(context: RuleContext, { subject, verb }: Clause, right: string, isStory: boolean) {
  const head = subject ? getWritten(context, subject.from, subject.to) : '';
  const wrong = verb?.finite?.text ?? '';
  if (isStory) {
    return {
      simple: `Your story is in the past, so “${head}” needs “${right}” here.`,
      full: `The story is told in the past: “${head} ${right}”, not “${wrong}”.`,
    };
  }
  const isOne = subject && takesThirdPerson(subject);
  if (isOne) {
    return {
      simple: `“${head}” counts as one, so we say “${right}”.`,
      full: `The verb belongs to “${head}”, which is singular: “${right}”, not “${wrong}”.`,
    };
  }
  if (subject?.isPronoun && subject.members.length === 0) {
    return {
      simple: `With “${head}” we say “${right}”. “${wrong}” is for one other person or thing.`,
      full: `“${head}” takes “${right}”; “${wrong}” is the form for “he”, “she” or “it”.`,
    };
  }
  return {
    simple: `“${head}” is like “they”, so we say “${right}”.`,
    full: `The verb belongs to “${head}”, which is plural: “${right}”, not “${wrong}”.`,
  };
}

export const AGREEMENT_RULE: GrammarRule = {
  id: 'subject-verb-agreement',
  kind: 'agreement',
  precision:
    'Only where the subject is certain and the lexicon knows its number; not after verbs with a base form (suggest, let), not with "were" in unreal clauses, not with families and amounts.',
  find: findInClauses(checkClause, checkThere, checkBehindAdjective),
};
