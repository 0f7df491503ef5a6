// Corrects a missing form of “be”: “She very happy” → “She is very happy”, “My friends playing now” → “My
// friends are playing now”, “Where you from?” → “Where are you from?”, “This house built by my grandfather” →
// “This house was built by my grandfather”.

import type { AdjectiveGroup, Clause, Group, NounGroup, PrepositionalGroup } from '../grammar/groups.ts';
import { isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  createWordFinding,
  findTenseInContext,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson, toPast, toPresent } from './verb-forms.ts';

type Tokens = readonly GrammarToken[];

const SUBJECT_PRONOUNS = /^(?:i|he|she|we|they|you|it)$/;
const POSSESSIVES = /^(?:my|your|his|her|our|their)$/;

function hasFiniteVerb({ sentence }: RuleContext): boolean {
  return sentence.clauses.some(({ verb }) => verb?.finite !== undefined);
}

/** Whether the sentence ends with a mark, which headings and lists do not have. */
function isWholeSentence({ sentence }: RuleContext): boolean {
  return /^[.!?]$/.test(sentence.tokens.at(-1)?.text ?? '');
}

/** The form of "be" for a subject, in the tense of the text. */
function chooseBe(context: RuleContext, subject: NounGroup): string {
  return findTenseInContext(context, subject.to, 'be') === 'past'
    ? toPast('be', subject)
    : toPresent('be', subject);
}

/** True for "Where you from?" */
function asksForOrigin(question: string, rest: readonly Group[]): boolean {
  const [from, ...others] = rest;
  return question === 'where' && from?.kind === 'preposition' && !from.object && others.length === 0;
}

/** True for "What your name?", "How your parents?" */
function asksAboutOwned(question: string, rest: readonly Group[], { determiner }: NounGroup): boolean {
  return (
    rest.length === 0 &&
    /^(?:what|who|where|how)$/.test(question) &&
    POSSESSIVES.test(determiner?.lower ?? '')
  );
}

/** "Where [you → are you] from?", "What [your name → is your name]?" */
function checkQuestion(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, opening } = clause;
  const { tokens, isQuestion } = context.sentence;
  const [question, ...rest] = opening;
  if (!isQuestion || subject?.from !== 1 || question?.kind !== 'word' || question.head.at !== 0) return [];
  const asks = question.head.lower;
  if (!asksForOrigin(asks, rest) && !asksAboutOwned(asks, rest, subject)) return [];
  const end = Math.max(subject.to, rest.at(-1)?.to ?? 0);
  if (tokens[end]?.tag !== 'MARK') return [];
  const be = toPresent('be', subject);
  const written = getWritten(context, subject.from, subject.to);
  return createFinding(context, subject.from, subject.to, `${be} ${written}`, {
    simple: `This question has no verb yet. It needs “${be}”: “${question.head.text} ${be} ${written} …?”`,
    full: `The question has no verb; it needs a form of “be” before “${written}”.`,
  });
}

/** What is said of the subject: an -ing form, an adjective, or "from" with a name. */
type Predicate = 'ing' | 'adjective' | 'origin';

/** True for "happy", "very clean"; not for "right", which can be a noun, or "clean", which can be a verb. */
function isOnlyAdjective({ head, from }: AdjectiveGroup, tokens: Tokens): boolean {
  if (tokens[from - 1]?.lower === 'very') return true;
  const { isInLexicon, possibleTags } = head;
  return isInLexicon && !possibleTags.has('NOUN') && !possibleTags.has('VERB') && !possibleTags.has('ADV');
}

/** True for "from Peru". */
function isOrigin({ preposition, object }: PrepositionalGroup): boolean {
  return preposition.lower === 'from' && object?.head.tag === 'NAME';
}

/** What a group says about the subject; undefined for what needs no "be" before it. */
function readPredicate(group: Group, tokens: Tokens): Predicate | undefined {
  // Right: "We stayed at home, it being too hot to walk."
  if (group.kind === 'verb' && /^(?:be|have)$/.test(group.main.lemma)) return undefined;
  if (group.kind === 'verb') return group.form === 'ing' && group.verbs.length === 1 ? 'ing' : undefined;
  if (group.kind === 'adjective') return isOnlyAdjective(group, tokens) ? 'adjective' : undefined;
  return group.kind === 'preposition' && isOrigin(group) ? 'origin' : undefined;
}

/** The first group after the subject that is not an adverb or "not". */
function findPredicateGroup({ opening }: Clause, subject: NounGroup): Group | undefined {
  return opening.find(
    (group) =>
      group.from >= subject.to &&
      (group.kind !== 'word' || (group.head.tag !== 'ADV' && group.head.tag !== 'NOT')),
  );
}

/** Right: "She then legged it", with a verb that the lexicon does not have. */
function hasUnknownVerb(tokens: Tokens, subject: NounGroup): boolean {
  return tokens.some(
    ({ at, lower }) => at >= subject.to && lower.endsWith('ed') && tokens[at + 1]?.tag === 'PRON',
  );
}

/** Not marked: "I going to school every day". "I go" may be meant. */
function tellsHabit(tokens: Tokens): boolean {
  return tokens.some(
    ({ at, lower }) =>
      /^(?:every|always|usually|often|sometimes|never|normally|weekends)$/.test(lower) ||
      (/^(?:morning|afternoon|evening)$/.test(lower) && tokens[at - 1]?.lower === 'the'),
  );
}

/** How many sentences back a word such as "usually" still shows that habits are told. */
const SENTENCES_OF_HABIT = 2;

/**
 * Whether the sentences tell habits: "I usually go there on Fridays. He buys me an ice cream and we sitting
 * under a tree."
 */
function continuesHabit(context: RuleContext, verb: GrammarToken): boolean {
  const { before, whole } = context;
  const read = [...before.slice(-SENTENCES_OF_HABIT), whole];
  const tensed = read.flatMap(({ clauses }) => clauses.flatMap(({ verb }) => verb?.finite ?? []));
  return (
    read.some(({ tokens }) => tellsHabit(tokens)) &&
    !read.some(({ tokens }) => tellsNow(tokens)) &&
    findTenseInContext(context, verb.at, verb.lemma) === 'present' &&
    tensed.every(({ tag }) => /^(?:VERBS?|MODAL)$/.test(tag))
  );
}

/** "We usually go there … and we [sitting → sit] under a tree." */
function correctToHabit(
  context: RuleContext,
  subject: NounGroup,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const right = toPresent(verb.lemma, subject);
  const written = getWritten(context, subject.from, subject.to);
  return createWordFinding(context, verb, right, {
    simple: `This happens often, not only now, so we say “${written} ${right}”.`,
    full: `For a habit the verb is in the present simple, without -ing: “${written} ${right}”.`,
  });
}

/**
 * Whether a time such as "now" is named. Without one, "My brother playing the guitar." can be below a
 * picture.
 */
function tellsNow(tokens: Tokens): boolean {
  return tokens.some(({ lower }) => /^(?:now|today|tonight|tomorrow|currently)$/.test(lower));
}

/** Whether the predicate shows that "be" is missing, and no other form of the verb is meant. */
function lacksBe(predicate: Predicate, isPronoun: boolean, tokens: Tokens): boolean {
  if (predicate === 'ing') return (isPronoun || tellsNow(tokens)) && !tellsHabit(tokens);
  return predicate === 'adjective' || isPronoun;
}

function explainStatement(predicate: Predicate, written: string, be: string, described: string) {
  if (predicate === 'ing')
    return {
      simple: `“${described}” can't be the verb alone. It needs “${be}” before it.`,
      full: `An -ing form alone is no complete verb, it needs a form of “be”: “${written} ${be} ${described}”.`,
    };
  return {
    simple: `“${described}” is not a verb. We need “${be}” before it: “${written} ${be} …”.`,
    full: `“${described}” is not a verb, and the clause needs one, a form of “be”: “${written} ${be} …”.`,
  };
}

/** "My friends [playing → are playing] now", "She [very → is very] happy", "I [from → am from] Peru". */
function checkStatement(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { subject, kind, verb } = clause;
  const { tokens, isQuestion } = context.sentence;
  if (!subject || kind !== 'main' || verb || isQuestion) return [];
  const isPronoun = subject.isPronoun && SUBJECT_PRONOUNS.test(subject.head.lower);
  const isOwned = POSSESSIVES.test(subject.determiner?.lower ?? '') && subject.head.tag !== 'ING';
  if (!(isPronoun || isOwned) || takesThirdPerson(subject) === undefined) return [];
  const group = findPredicateGroup(clause, subject);
  const predicate = group && readPredicate(group, tokens);
  if (!group || !predicate || !lacksBe(predicate, isPronoun, tokens)) return [];
  const next = tokens[subject.to];
  if (!next || next.tag === 'MARK' || hasUnknownVerb(tokens, subject)) return [];
  if (predicate === 'ing' && group.from === subject.to && continuesHabit(context, next))
    return correctToHabit(context, subject, next);
  const be = chooseBe(context, subject);
  const written = getWritten(context, subject.from, subject.to);
  const described = getWritten(context, group.from, group.to);
  const reason = explainStatement(predicate, written, be, described);
  return createWordFinding(context, next, `${be} ${next.text}`, reason);
}

/** "She [happy → is happy] because …": at the start, before a clause with its own verb. */
function checkBeforeReason(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [pronoun, second, third] = tokens;
  const adjective = second?.tag === 'ADV' ? third : second;
  if (pronoun?.tag !== 'PRON' || !/^(?:i|he|she|we|they)$/.test(pronoun.lower)) return [];
  if (!second || adjective?.tag !== 'ADJ') return [];
  if (!/^(?:because|when|if)$/.test(tokens[adjective.at + 1]?.lower ?? '')) return [];
  const [main] = clauses;
  if (!main?.subject || main.verb || main.kind !== 'main') return [];
  const be = chooseBe(context, main.subject);
  return createFinding(context, 1, 2, `${be} ${second.text}`, {
    simple: `“${adjective.text}” is not a verb. It needs “${be}” before it: “${pronoun.text} ${be} …”.`,
    full: `“${adjective.text}” is not a verb, so its clause needs a form of “be”: “${pronoun.text} ${be} …”.`,
  });
}

/** Verbs for what people do with things, passive after a thing and before "by". */
const MAKING =
  /^(?:build|write|paint|make|design|discover|invent|create|direct|publish|compose|found|produce|cook|bake|draw|open|destroy)$/;
/** Of these, those that are passive before a year as well: "This bridge built in 1890". */
const MAKING_IN_YEAR = /^(?:build|found|paint)$/;

/** True for "this house": a particular thing, which cannot build. */
function isParticularThing({ isPronoun, determiner, nounClass }: NounGroup): boolean {
  return (
    !isPronoun &&
    nounClass !== 'person' &&
    nounClass !== 'group' &&
    /^(?:the|this|that|these|those|my|our)$/.test(determiner?.lower ?? '')
  );
}

/** True for "by my grandfather", "in 1890". */
function showsPassive(agent: Group | undefined, verb: GrammarToken): boolean {
  if (agent?.kind !== 'preposition' || !agent.object || agent.from !== verb.at + 1) return false;
  const { preposition, object } = agent;
  if (preposition.lower === 'by') return !object.isPronoun && isPersonOrName(object);
  const isYearBefore2000 = preposition.lower === 'in' && /^1\d\d\d$/.test(object.head.lower);
  return isYearBefore2000 && MAKING_IN_YEAR.test(verb.lemma);
}

/** "This house [built → was built] by my grandfather in 1962". */
function checkPassive(
  context: RuleContext,
  { subject, verb, complements, kind }: Clause,
): readonly GrammarFinding[] {
  const { clauses, isQuestion } = context.sentence;
  if (!subject || kind !== 'main' || !verb?.finite || verb.verbs.length !== 1 || isQuestion) return [];
  const { main } = verb;
  if (!MAKING.test(main.lemma) || !main.possibleTags.has('EN')) return [];
  if (subject.from !== 0 || subject.to !== main.at || !isParticularThing(subject)) return [];
  if (!showsPassive(complements[0], main)) return [];
  // Right: "The house built by my grandfather is old", which has another verb.
  if (clauses.some((each) => each.verb?.finite && each.verb !== verb)) return [];
  const be = toPast('be', subject);
  return createWordFinding(context, main, `${be} ${main.text}`, {
    simple: `“${getWritten(context, 0, subject.to)}” did not do it itself, so we say “${be} ${main.text}”.`,
    full: `The passive needs a form of “be”: “${be} ${main.text}”.`,
  });
}

/**
 * Conditions: The sentence ends with a mark. It has no finite verb, and a pronoun or a noun with “my” comes
 * before an -ing form, an adjective or “from” with a name, or in a question after “what”, “who”, “how” or
 * “where”; or a pronoun and an adjective come before “because”, “when” or “if”; or a particular thing and a
 * participle come before “by” with a person or “in” with a year.
 */
export const MISSING_BE_RULE: GrammarRule = {
  id: 'missing-be',
  looksBack: true, // The sentences before show whether "we sitting" tells a habit.
  kind: 'missing-word',
  find: (context) => {
    if (!isWholeSentence(context)) return [];
    const { clauses } = context.sentence;
    if (hasFiniteVerb(context))
      return [...checkBeforeReason(context), ...clauses.flatMap((clause) => checkPassive(context, clause))];
    return clauses.flatMap((clause) => [
      ...checkQuestion(context, clause),
      ...checkStatement(context, clause),
    ]);
  },
};
