import { CAPITAL_NOUNS } from '../grammar/capital-nouns.ts';
import type { Group, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { canBe } from '../lexicon/english.ts';
import { toIngForm, toPastParticiple } from '../lexicon/inflection.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atForms,
  atWords,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkNeed, checkService } from './missing-participle-service.ts';
import { isActivityVerb, isStateVerb } from './verb-classes.ts';

/** Verbs that are nouns as well, but not after "be" without an article: "the match was cancel". */
const PASSIVE_VERBS =
  /^(?:cancel|repair|steal|build|finish|release|postpone|kill|deliver|invite|lock|serve|print|park|reserve|rescue|arrest|reject|recruit|rob|surround|damage|punish|hire|launch|import|export|record|attack|plant|wrap)$/;
/** The same, of what people do: "they are play now". */
const ONGOING_VERBS =
  /^(?:play|walk|wait|talk|dance|swim|run|study|drive|sleep|drink|look|ride|travel|shop|watch|wash|cook|paint|clean|call|fight|fish|hide|jump|laugh|rest|shout|smoke|train|visit|work)$/;
/** Verbs with uses of their own after "be": "the plan was let go", "it is like this". */
const VERBS_WITH_OTHER_USES = /^(?:be|have|do|go|come|let|like|want|agree|live|depend)$/;
/** What may stand between an auxiliary and its verb: "was not cancel". */
const ADVERBS_BETWEEN =
  /^(?:not|n't|also|already|still|now|just|never|always|finally|completely|recently|ever)$/;

function isBaseOfVerb({ lower, lemma, isInLexicon }: GrammarToken): boolean {
  return lower === lemma && isInLexicon && canBe(lemma, 'v');
}

/** Whether a base form after "be" stands for a verb: it is on the list, or is no noun. */
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

/** "Was watch TV when I came", "is play now", "Look! He is run": it is, or was, going on. */
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

/** "The building is cancel culture": a noun after it makes the verb one, too. */
function mayBeNounBefore(next: GrammarToken, isOngoing: boolean): boolean {
  if (/^(?:last|next|this)$/.test(next.lower)) return false;
  return /^(?:NOUNS|POSS|ADJ)$/.test(next.tag) || (next.tag === 'NOUN' && !isOngoing);
}

/** "The dishes are serve every week": the end or a time follows, and no object. */
function isEndOrTime(next: GrammarToken): boolean {
  return (
    /^(?:MARK|PREP|ADV|SUBORD|AND)$/.test(next.tag) || /^(?:every|each|last|yesterday)$/.test(next.lower)
  );
}

/** Whether things are treated in this way, and not only known or owned. */
function hasPassive(base: string): boolean {
  return takes(base, 'object') && (!isStateVerb(base) || base === 'include');
}

function isThing({ isPronoun, head, nounClass }: NounGroup): boolean {
  if (head.tag === 'NAME' || head.tag === 'THERE') return false;
  return isPronoun ? /^(?:it|they|this|that|these|those)$/.test(head.lower) : nounClass !== 'person';
}

/** Names can be those of persons: "Ana is watch TV now". */
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
  if (isOngoing && isActivityVerb(verb.lemma)) return canBePerson(subject) ? correctToIng(context, verb) : [];
  // "I am cancel", "you're cancel": the active may be meant.
  if (be.lower === 'am' || be.lower.startsWith("'") || !canBePassive) return [];
  if (!hasPassive(verb.lemma) || !isThing(subject) || !isEndOrTime(next)) return [];
  return correctToPassive(context, verb);
}

function correctToIng(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const before = context.sentence.tokens[verb.at - 1]?.text ?? '';
  const right = toIngForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `For what goes on, the verb after “${before}” has -ing: “${right}”.`,
    full: `What is going on takes “be” and the -ing form: “${before} ${right}”.`,
  });
}

function correctToPassive(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const before = context.sentence.tokens[verb.at - 1]?.text ?? '';
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${before}” the verb has its third form here: “${right}”.`,
    full: `The passive is “be” and the past participle: “${before} ${right}”.`,
  });
}

/** Verbs that are nouns as well, but are rarely had: "I have finish", but "I have work to do". */
const EVENTS =
  /^(?:finish|visit|start|watch|arrive|move|try|change|improve|cook|clean|wash|buy|help|call|win|travel|invite|answer|drink)$/;
/** Of these, those that a name follows: "I have visit Rome". */
const EVENTS_WITH_NAME = /^(?:visit|help|watch|invite|call|leave|try)$/;

/** "I have finish.", "have watch the film", "have lose to them": what only a verb has after it. */
function governs(verb: GrammarToken, isOnlyVerb: boolean, next: GrammarToken): boolean {
  if (/^(?:DET|PRON)$/.test(next.tag)) return true;
  if (isOnlyVerb && /^(?:NAME|TO|PREP|NOUNS)$/.test(next.tag)) return true;
  if (next.tag === 'NAME') return EVENTS_WITH_NAME.test(verb.lemma);
  return verb.lemma === 'finish' && next.tag === 'MARK';
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
  if (!(isOnlyVerb || EVENTS.test(verb.lemma)) || !governs(verb, isOnlyVerb, next)) return [];
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
/** What is based in a city. */
const ORGANISATIONS = /^(?:company|firm|band|group|team|charity|organisation|organization|bank)$/;

/** "Call Ba Lan" but not "call Monday", a time; "base in Oslo"; "make of wood". */
function describesNoun(tokens: readonly GrammarToken[], word: GrammarToken): boolean {
  const [noun, next, afterNext] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (!next) return false;
  if (word.lower === 'base')
    return next.lower === 'in' && afterNext?.tag === 'NAME' && ORGANISATIONS.test(noun?.lower ?? '');
  if (word.lower === 'make')
    return /^(?:of|from)$/.test(next.lower) && /^(?:NOUN|ADJ|DET)$/.test(afterNext?.tag ?? '');
  return next.tag === 'NAME' && /^\p{Lu}/u.test(next.text) && !CAPITAL_NOUNS.has(next.lower);
}

/** "A dog call": the group that ends before the word, or with it where it was read as a noun. */
function findGroupBefore(groups: readonly Group[], { at }: GrammarToken): Group | undefined {
  return groups.find(
    ({ kind, to }) => (kind === 'noun' || kind === 'preposition') && (to === at || to === at + 1),
  );
}

/**
 * "I have a dog", "we ate in a shop": what one has or is, or where it is, with "a". In "I heard a friend
 * call Maria", the second word is a verb.
 */
function bringsNounIn(group: Group | undefined, tokens: readonly GrammarToken[]): boolean {
  if (group?.kind === 'preposition') return /^an?$/.test(group.object?.determiner?.lower ?? '');
  if (group?.kind !== 'noun' || !/^an?$/.test(group.determiner?.lower ?? '')) return false;
  return /^(?:be|have|buy|stay|meet|own|get)$/.test(tokens[group.from - 1]?.lemma ?? '');
}

/** "A noodle shop [call → called] Ba Lan"; "a company [base → based] in Oslo". */
function checkDescription(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const right = PARTICIPLES[word.lower];
  const noun = tokens[word.at - 1];
  if (!right || !/^NOUNS?$/.test(noun?.tag ?? '') || !describesNoun(tokens, word)) return [];
  if (!bringsNounIn(findGroupBefore(groups, word), tokens)) return [];
  return createWordFinding(context, word, right, {
    simple: `To tell more about the ${noun?.lower}, the verb has its third form: “${right}”.`,
    full: `What describes the noun is a past participle: “${noun?.lower} ${right}”.`,
  });
}

export const MISSING_PARTICIPLE_RULE: GrammarRule = {
  id: 'missing-participle',
  looksBack: true,
  kind: 'verb-form',
  markedOnlyWhen:
    'Only a base form that is no noun there, behind “be” with a subject that is a thing, with words for what is going on, or behind “have” with an object of its own.',
  wordChecks: [
    atForms('be', checkBe),
    atForms('have get', checkService),
    atWords("have has 've had", checkHave),
    atWords('to', checkNeed),
    atWords(Object.keys(PARTICIPLES).join(' '), checkDescription),
  ],
};
