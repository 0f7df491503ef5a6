// Corrects a base form where a participle is needed: “The match was cancel” → “The match was cancelled”, “He
// was watch TV when I came” → “He was watching TV when I came”, “I have finish” → “I have finished”, “We ate
// in a shop call Ba Lan” → “We ate in a shop called Ba Lan”.

import { CAPITAL_NOUNS } from '../grammar/capital-nouns.ts';
import type { Group, NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { OBJECT_FORMS } from '../lexicon/function-words.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atForms,
  atWords,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkNeed, checkService } from './missing-participle-service.ts';
import { isActivityVerb, isStateVerb } from './verb-classes.ts';
import { toPast, toPresent } from './verb-forms.ts';

/** Verbs that are marked as passives although they can be nouns. Wrong: "The match was cancel". */
const PASSIVE_VERBS =
  /^(?:cancel|repair|steal|build|finish|release|postpone|kill|deliver|invite|lock|serve|print|park|reserve|rescue|arrest|reject|recruit|rob|surround|damage|punish|hire|launch|import|export|record|attack|plant|wrap)$/;
/** Verbs that are marked as continuous although they can be nouns. Wrong: "They are play now". */
const ONGOING_VERBS =
  /^(?:play|walk|wait|talk|dance|swim|run|study|drive|sleep|drink|look|ride|travel|shop|watch|wash|cook|paint|clean|call|fight|fish|hide|jump|laugh|rest|shout|smoke|train|visit|work)$/;
/**
 * Verbs that are left alone after "be", where they have other uses: "the plan was let go", "it is like this".
 */
const VERBS_WITH_OTHER_USES = /^(?:be|have|do|go|come|let|like|want|agree|live|depend)$/;
/** Adverbs that may come between an auxiliary and its verb: "was not cancel". */
const ADVERBS_BETWEEN =
  /^(?:not|n't|also|already|still|now|just|never|always|finally|completely|recently|ever)$/;

/** True for "cancel", "play": the base form of a verb of the lexicon. */
function isBaseOfVerb({ lower, lemma, isInLexicon }: GrammarToken): boolean {
  return lower === lemma && isInLexicon && canBe(lemma, 'v');
}

/** Whether a base form after "be" is meant as a verb: it is on the list, or cannot be a noun. */
function isVerbAfterBe(token: GrammarToken, listed: RegExp): boolean {
  const { possibleTags, lemma } = token;
  if (!isBaseOfVerb(token) || VERBS_WITH_OTHER_USES.test(lemma)) return false;
  if (possibleTags.has('ADJ') || possibleTags.has('EN') || possibleTags.has('PREP')) return false;
  if (listed.test(lemma)) return true;
  return !canBe(lemma, 'n') && !possibleTags.has('NOUN') && !possibleTags.has('NAME');
}

/** The word after an auxiliary, or after one adverb: "was not cancel". */
function findWordAfter(tokens: readonly GrammarToken[], { at }: GrammarToken): GrammarToken | undefined {
  const next = tokens[at + 1];
  return ADVERBS_BETWEEN.test(next?.lower ?? '') ? tokens[at + 2] : next;
}

function isWasOrWere({ lower }: GrammarToken): boolean {
  return lower === 'was' || lower === 'were';
}

/** True for "was watch TV when I came", "is play now", "Look! He is run": it is, or was, going on. */
function isGoingOn({ sentence, before }: RuleContext, be: GrammarToken): boolean {
  const { tokens } = sentence;
  if (isWasOrWere(be)) {
    const isWhen = ({ at, lower, tag }: GrammarToken) => lower === 'when' && tag === 'SUBORD' && at > 0;
    return tokens.some((token) => token.lower === 'while' || isWhen(token));
  }
  if (tokens.some(({ lower }) => /^(?:now|currently)$/.test(lower))) return true;
  if (/\bat the moment\b/.test(tokens.map(({ lower }) => lower).join(' '))) return true;
  return /^(?:look|listen)$/.test(before.at(-1)?.tokens[0]?.lower ?? '');
}

/** The subject of a form of "be" in a statement; undefined in a question. */
function findSubject({ sentence }: RuleContext, { at }: GrammarToken): NounGroup | undefined {
  const clause = sentence.clauses.find(
    ({ subject, verb }) =>
      subject && verb?.finite && verb.from <= at && verb.from >= subject.to && at <= verb.to,
  );
  return clause?.verb?.isInverted ? undefined : clause?.subject;
}

/** Not marked: "The topic is cancel culture". Before a noun, the word may be part of it. */
function mayBeNounBefore(next: GrammarToken, isOngoing: boolean): boolean {
  if (/^(?:last|next|this)$/.test(next.lower)) return false;
  return /^(?:NOUNS|POSS|ADJ)$/.test(next.tag) || (next.tag === 'NOUN' && !isOngoing);
}

/** Whether the end, a phrase or a time follows, and not an object: "The dishes are serve every week". */
function isEndOrTime(next: GrammarToken): boolean {
  return (
    /^(?:MARK|PREP|ADV|SUBORD|AND)$/.test(next.tag) || /^(?:every|each|last|yesterday)$/.test(next.lower)
  );
}

/**
 * Whether a verb has a passive: it has an object, and is not a state such as "know" or "own", except
 * "include".
 */
function hasPassive(base: string): boolean {
  return takes(base, 'object') && (!isStateVerb(base) || base === 'include');
}

/** Whether a subject can be a thing, so that a passive is meant. */
function isThing({ isPronoun, head, nounClass }: NounGroup): boolean {
  if (head.tag === 'NAME' || head.tag === 'THERE') return false;
  return isPronoun ? /^(?:it|they|this|that|these|those)$/.test(head.lower) : nounClass !== 'person';
}

/** Whether a subject can be a person, who does something: "Ana is watch TV now". */
function canBePerson({ isPronoun, head, nounClass }: NounGroup): boolean {
  return isPronoun || nounClass === 'person' || head.tag === 'NAME';
}

/** "The match was [cancel → cancelled]"; "He was [watch → watching] TV when I came". */
function checkBe(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!/^(?:am|is|are|was|were|be|been|'m|'re)$/.test(be.lower)) return [];
  const verb = findWordAfter(tokens, be);
  const next = verb && tokens[verb.at + 1];
  if (!verb || !next) return [];
  const canBePassive = isVerbAfterBe(verb, PASSIVE_VERBS);
  if (!canBePassive && !isVerbAfterBe(verb, ONGOING_VERBS)) return [];
  const subject = findSubject(context, be);
  const isOngoing = isGoingOn(context, be);
  if (!subject || mayBeNounBefore(next, isOngoing)) return [];
  if (isOngoing && isActivityVerb(verb.lemma))
    return canBePerson(subject) ? correctToIng(context, be, verb) : [];
  // Not marked: "I am cancel", "you're cancel". "I cancel" may be meant.
  if (be.lower === 'am' || be.lower.startsWith("'") || !canBePassive) return [];
  if (!hasPassive(verb.lemma) || !isThing(subject) || !isEndOrTime(next)) return [];
  if (isOfBeginning(verb)) return correctToActive(context, be, verb, subject);
  return verb.lemma === 'finish'
    ? correctToFinished(context, be, verb)
    : correctToPassive(context, be, verb, subject);
}

function correctToIng(context: RuleContext, be: GrammarToken, verb: GrammarToken): readonly GrammarFinding[] {
  const before = getWritten(context, be.at, verb.at);
  const right = toIngForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `For what goes on, the verb after “${before}” has -ing: “${right}”.`,
    full: `What is going on takes “be” and the -ing form: “${before} ${right}”.`,
  });
}

/** Verbs of what a thing does itself, although they can have an object: "The class begins." */
const isOfBeginning = createLemmaTest('begin start');

/** "The festival [is begin → begins] on Friday." */
function correctToActive(
  context: RuleContext,
  be: GrammarToken,
  verb: GrammarToken,
  subject: NounGroup,
): readonly GrammarFinding[] {
  const isPast = be.lower === 'was' || be.lower === 'were';
  const right = isPast ? toPast(verb.lemma, subject) : toPresent(verb.lemma, subject);
  return createFinding(context, be.at, verb.at + 1, right, {
    simple: `“${verb.lower}” is the verb here, so we leave out “${be.lower}”: “${right}”.`,
    full: `“${verb.lower}” is the verb of the sentence, so it takes no “${be.lower}”: “${right}”.`,
  });
}

/** "My battery was [finish → finished]", where no one did anything. */
function correctToFinished(
  context: RuleContext,
  be: GrammarToken,
  verb: GrammarToken,
): readonly GrammarFinding[] {
  const before = getWritten(context, be.at, verb.at);
  return createWordFinding(context, verb, 'finished', {
    simple: `“Finish” is the verb. For a thing that has ended, we say “${before} finished”.`,
    full: `“Finish” is the verb; the adjective for what has ended or is used up is “finished”.`,
  });
}

function correctToPassive(
  context: RuleContext,
  be: GrammarToken,
  verb: GrammarToken,
  { head }: NounGroup,
): readonly GrammarFinding[] {
  const before = getWritten(context, be.at, verb.at);
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `This is done to “${OBJECT_FORMS[head.lower] ?? head.lower}”, so after “${before}” the verb has its third form: “${right}”.`,
    full: `The subject does not do this itself: the passive is “be” and the past participle, “${before} ${right}”.`,
  });
}

/**
 * Verbs that are marked after "have" although they can be nouns: "I have finish". Right: "I have work to do".
 */
const EVENTS =
  /^(?:finish|visit|start|watch|arrive|move|try|change|improve|cook|clean|wash|buy|help|call|win|travel|invite|answer|drink)$/;
/** Verbs that are marked before a name as well: "I have visit Rome". */
const EVENTS_WITH_NAME = /^(?:visit|help|watch|invite|call|leave|try)$/;

/** Whether the next word shows a verb: "have watch the film", "have lose to them", "I have finish." */
function isShownByNextWord(verb: GrammarToken, isOnlyVerb: boolean, next: GrammarToken): boolean {
  if (/^(?:DET|PRON|NUM)$/.test(next.tag)) return true;
  if (isOnlyVerb && /^(?:NAME|TO|PREP|NOUNS)$/.test(next.tag)) return true;
  if (next.tag === 'NAME') return EVENTS_WITH_NAME.test(verb.lemma);
  return verb.lemma === 'finish' && next.tag === 'MARK';
}

/** Verbs that are marked after "would have", although they can be nouns: "would have miss it". */
const EVENTS_AFTER_MODAL =
  /^(?:miss|visit|answer|finish|watch|call|invite|cook|clean|phone|email|book|film|cancel)$/;
const isUnrealModal = createWordTest('would could should might');

/** True for "would have", "wouldn't have", "should not have". */
function followsModal(tokens: readonly GrammarToken[], { at }: GrammarToken): boolean {
  const before = tokens[at - 1];
  return isUnrealModal(before?.tag === 'NOT' ? tokens[at - 2] : before);
}

/** "We would have [miss → missed] that moment". */
function checkModalHave(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = findWordAfter(tokens, have);
  const next = verb && tokens[verb.at + 1];
  if (!verb || !next || !followsModal(tokens, have)) return [];
  if (verb.lower !== verb.lemma || !EVENTS_AFTER_MODAL.test(verb.lemma)) return [];
  if (!/^(?:DET|PRON|NAME)$/.test(next.tag) && next.lower !== 'that') return [];
  const modal = getWritten(context, have.at - 1, have.at + 1);
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${modal}” the verb has its third form: “${right}”.`,
    full: `“${modal}” takes the past participle: “${right}”, not “${verb.text}”.`,
  });
}

/** "I have [finish → finished]". */
function checkHave(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const verb = findWordAfter(tokens, have);
  const next = verb && tokens[verb.at + 1];
  if (!/^(?:PRON|NOUNS?|NAME)$/.test(tokens[have.at - 1]?.tag ?? '')) return [];
  if (!verb || !next || !isBaseOfVerb(verb) || verb.possibleTags.has('EN') || verb.possibleTags.has('ADJ'))
    return [];
  if (verb.lemma === 'let' || verb.lemma === 'be') return [];
  const isOnlyVerb = !canBe(verb.lemma, 'n') && !verb.possibleTags.has('NOUN');
  if (!(isOnlyVerb || EVENTS.test(verb.lemma)) || !isShownByNextWord(verb, isOnlyVerb, next)) return [];
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${have.text}” the verb has its third form: “${right}”.`,
    full: `“${have.text}” makes a perfect tense with the past participle “${right}”.`,
  });
}

/** Verbs that describe the noun before them, with the participle that is meant. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  call: 'called',
  name: 'named',
  base: 'based',
  make: 'made',
};
/** Nouns for what is based in a city. */
const ORGANISATIONS = /^(?:company|firm|band|group|team|charity|organisation|organization|bank)$/;

/**
 * True for "call Ba Lan", "base in Oslo", "make of wood"; not for "call Monday", where the name is a time.
 */
function describesNoun(tokens: readonly GrammarToken[], word: GrammarToken): boolean {
  const [noun, next, afterNext] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!next) return false;
  if (word.lower === 'base')
    return next.lower === 'in' && afterNext?.tag === 'NAME' && ORGANISATIONS.test(noun?.lower ?? '');
  if (word.lower === 'make')
    return /^(?:of|from)$/.test(next.lower) && /^(?:NOUN|ADJ|DET)$/.test(afterNext?.tag ?? '');
  return next.tag === 'NAME' && /^\p{Lu}/u.test(next.text) && !CAPITAL_NOUNS.has(next.lower);
}

/** The group that ends before the word, or with it where "dog call" was read as one noun. */
function findGroupBefore(groups: readonly Group[], { at }: GrammarToken): Group | undefined {
  return groups.find(
    ({ kind, to }) => (kind === 'noun' || kind === 'preposition') && (to === at || to === at + 1),
  );
}

/**
 * True for "I have a dog", "we ate in a shop": a noun with "a" after "have", "be" and the like or a
 * preposition. Right: "I heard a friend call Maria", where "call" is a verb.
 */
function introducesNoun(group: Group | undefined, tokens: readonly GrammarToken[]): boolean {
  if (group?.kind === 'preposition') return /^an?$/.test(group.object?.determiner?.lower ?? '');
  if (group?.kind !== 'noun' || !/^an?$/.test(group.determiner?.lower ?? '')) return false;
  return /^(?:be|have|buy|stay|meet|own|get)$/.test(tokens[group.from - 1]?.lemma ?? '');
}

/** "We ate in a shop [call → called] Ba Lan"; "She works for a company [base → based] in Oslo". */
function checkDescription(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const right = PARTICIPLES[word.lower];
  const noun = tokens[word.at - 1];
  if (!right || !/^NOUNS?$/.test(noun?.tag ?? '') || !describesNoun(tokens, word)) return [];
  if (!introducesNoun(findGroupBefore(groups, word), tokens)) return [];
  return createWordFinding(context, word, right, {
    simple: `This is done to the ${noun?.lower}, so the verb has its third form: “${right}”.`,
    full: `The ${noun?.lower} does not do this itself, so a past participle describes it: “${noun?.lower} ${right}”.`,
  });
}

/**
 * Conditions: A base form that cannot be a noun there follows “be” with a thing as subject, or with words
 * for what is going on and a person as subject, or follows “have” or “would have” with its object; a verb of
 * service follows “have my car” or “needs to”; “call”, “name”, “base” or “make” describes a noun with “a”.
 */
export const MISSING_PARTICIPLE_RULE: GrammarRule = {
  id: 'missing-participle',
  looksBack: true, // "Look!" in the sentence before shows what is going on.
  kind: 'verb-form',
  wordChecks: [
    atForms('be', checkBe),
    atForms('have get', checkService), // "I had my car [repair → repaired] last week."
    atWords("have has 've had", checkHave),
    atWords("have 've", checkModalHave), // "We would have [miss → missed] that moment."
    atWords('to', checkNeed), // "The roof needs to [repair → be repaired]."
    atWords(Object.keys(PARTICIPLES).join(' '), checkDescription),
  ],
};
