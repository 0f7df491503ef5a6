import { CAPITAL_NOUNS } from '../grammar/capital-nouns.ts';
import type { Clause, NounGroup } from '../grammar/groups.ts';
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
import { isActivityVerb, isStateVerb } from './verb-classes.ts';

/** Verbs that are nouns as well, but not behind "be" without an article: "the match was cancel". */
const PASSIVE_VERBS =
  /^(?:cancel|repair|steal|build|finish|release|postpone|kill|deliver|invite|lock|serve|print|park|reserve|rescue|arrest|reject|recruit|rob|surround|damage|punish|hire|launch|import|export|record|attack|plant|wrap)$/;
/** The same, of what people do: "they are play now". */
const ONGOING_VERBS =
  /^(?:play|walk|wait|talk|dance|swim|run|study|drive|sleep|drink|look|ride|travel|shop|watch|wash|cook|paint|clean|call|fight|fish|hide|jump|laugh|rest|shout|smoke|train|visit|work)$/;
/** What others do for a person with a thing: "have the car repaired". */
const SERVICES =
  /^(?:repair|fix|mend|paint|clean|steal|wash|deliver|install|print|translate|remove|examine|dye|colou?r|trim|redecorate|renovate|replace|restore|polish|iron|develop|confiscate|rob|break|decorate|update|tune|pierce|x-ray)$/;
const BETWEEN = /^(?:not|n't|also|already|still|now|just|never|always|finally|completely|recently|ever)$/;
const NOW = /^(?:now|currently)$/;
const OBJECT_TAGS = /^(?:DET|PRON|NAME|NUM)$/;

function isBase({ lower, lemma, isKnown }: GrammarToken): boolean {
  return lower === lemma && isKnown && canBe(lemma, 'v');
}

/** Whether a base form behind "be" or "have" stands for a verb. */
function isSurelyVerb(token: GrammarToken, nouns: RegExp): boolean {
  if (
    !isBase(token) ||
    token.possibleTags.has('ADJ') ||
    token.possibleTags.has('EN') ||
    token.possibleTags.has('PREP')
  )
    return false;
  if (/^(?:be|have|do|go|come|let|like|want|agree|live|depend)$/.test(token.lemma)) return false;
  return (
    nouns.test(token.lemma) ||
    (!canBe(token.lemma, 'n') && !token.possibleTags.has('NOUN') && !token.possibleTags.has('NAME'))
  );
}

/** Whether the sentence says that it is going on, or was when another thing happened. */
function isGoingOn({ sentence, before }: RuleContext, be: GrammarToken): boolean {
  const { tokens } = sentence;
  if (be.lower === 'was' || be.lower === 'were')
    return (
      tokens.some(({ at, lower, tag }) => lower === 'when' && tag === 'SUBORD' && at > 0) ||
      tokens.some(({ lower }) => lower === 'while')
    );
  const opening = before.at(-1)?.tokens[0]?.lower;
  const words = tokens.map(({ lower }) => lower).join(' ');
  return (
    tokens.some(({ lower }) => NOW.test(lower)) ||
    /\bat the moment\b/.test(words) ||
    opening === 'look' ||
    opening === 'listen'
  );
}

/** The subject of a form of "be", which the parser joins with a noun where the verb can be one. */
function findSubject(
  { sentence }: RuleContext,
  at: number,
): { clause: Clause; subject: NounGroup } | undefined {
  for (const clause of sentence.clauses) {
    const { subject, verb } = clause;
    if (subject && verb?.finite && verb.from <= at && verb.from >= subject.to && at <= verb.to)
      return { clause, subject };
  }
  return undefined;
}

/** "The match was cancel" → "cancelled"; "He was watch TV when I came" → "watching". */
function checkBe(context: RuleContext, be: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (be.lemma !== 'be' || !/^(?:am|is|are|was|were|be|been|'m|'re)$/.test(be.lower)) return [];
  const adverb = BETWEEN.test(tokens[be.at + 1]?.lower ?? '') ? tokens[be.at + 1] : undefined;
  const verb = tokens[be.at + (adverb ? 2 : 1)];
  const next = verb && tokens[verb.at + 1];
  if (!verb || !next || !(isSurelyVerb(verb, PASSIVE_VERBS) || isSurelyVerb(verb, ONGOING_VERBS))) return [];
  const found = findSubject(context, be.at);
  if (!found || found.clause.verb?.isInverted) return [];
  const { subject } = found;
  // "The dishes are serve every week": a time is no object.
  const isTime = /^(?:every|each)$/.test(next.lower);
  const hasObject = OBJECT_TAGS.test(next.tag) && !isTime;
  // "The building is cancel culture": a noun behind it makes the verb one, too.
  const isLast = /^(?:last|next|this)$/.test(next.lower);
  if (/^(?:NOUNS?|POSS|ADJ)$/.test(next.tag) && !isLast && !(next.tag === 'NOUN' && isGoingOn(context, be)))
    return [];
  const isPast = /^(?:was|were|been|be)$/.test(be.lower);
  if (isGoingOn(context, be) && isActivityVerb(verb.lemma)) {
    if (!subject.isPronoun && subject.nounClass !== 'person' && subject.head.tag !== 'NAME') return [];
    return report(context, verb, toIngForm(verb.lemma), 'ing');
  }
  if (!isPast && be.lower !== 'is' && be.lower !== 'are') return [];
  if (!isSurelyVerb(verb, PASSIVE_VERBS)) return [];
  const isPassive =
    takes(verb.lemma, 'o') && !hasObject && (!isStateVerb(verb.lemma) || verb.lemma === 'include');
  const isThing = subject.isPronoun
    ? /^(?:it|they|this|that|these|those)$/.test(subject.head.lower)
    : subject.nounClass !== 'person';
  if (!isPassive || !isThing || subject.head.tag === 'NAME' || subject.head.tag === 'THERE') return [];
  if (
    next.tag !== 'MARK' &&
    next.tag !== 'PREP' &&
    next.tag !== 'ADV' &&
    next.tag !== 'SUBORD' &&
    next.tag !== 'AND' &&
    next.lower !== 'last' &&
    !isTime &&
    next.lower !== 'yesterday'
  )
    return [];
  return report(context, verb, toPastParticiple(verb.lemma), 'passive');
}

function report(
  context: RuleContext,
  verb: GrammarToken,
  right: string,
  form: 'ing' | 'passive',
): readonly GrammarFinding[] {
  const before = context.sentence.tokens[verb.at - 1]?.text ?? '';
  return createWordFinding(context, verb, right, {
    simple:
      form === 'ing'
        ? `For what goes on, the verb after “${before}” has -ing: “${right}”.`
        : `After “${before}” the verb has its third form here: “${right}”.`,
    full:
      form === 'ing'
        ? `What is going on takes “be” and the -ing form: “${before} ${right}”.`
        : `The passive is “be” and the past participle: “${before} ${right}”.`,
  });
}

/** "I had my car repair last week" → "repaired". */
function checkService(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (have.lemma !== 'have' && have.lemma !== 'get') return [];
  const owner = tokens[have.at + 1];
  if (!owner || !/^(?:my|your|his|her|our|their|the)$/.test(owner.lower)) return [];
  const verb = tokens
    .slice(have.at + 3, have.at + 6)
    .find(({ lemma, lower }) => lemma === lower && SERVICES.test(lemma));
  const thing = verb && tokens[verb.at - 1];
  const next = verb && tokens[verb.at + 1];
  if (!verb || !next || !/^(?:NOUN|NOUNS)$/.test(thing?.tag ?? '') || verb.possibleTags.has('EN')) return [];
  if (tokens.slice(owner.at + 1, verb.at).some(({ tag }) => !/^(?:NOUNS?|ADJ|NUM)$/.test(tag))) return [];
  const isEnd =
    next.tag === 'MARK' ||
    next.tag === 'AND' ||
    next.tag === 'SUBORD' ||
    /^(?:last|yesterday|today|tomorrow|every|twice|once|this|in|at|by|before|next|for|on)$/.test(next.lower);
  // "Have the plumber fix it" has an object; "have the paint test" has no owner of the thing.
  const isPerson = context.sentence.groups.some(
    (group) =>
      group.kind === 'noun' &&
      group.from === owner.at &&
      group.to === verb.at &&
      group.nounClass === 'person',
  );
  if (!isEnd || isPerson) return [];
  if (owner.lower === 'the' && canBe(verb.lemma, 'n') && verb.tag === 'NOUN' && have.tag !== 'VERB')
    return [];
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `Another person does it for you, so we say “${have.text} … ${right}”.`,
    full: `“${have.text}” with a thing takes the past participle: “${have.text} … ${right}”.`,
  });
}

/** "I have finish" → "finished". */
function checkHave(context: RuleContext, have: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!/^(?:have|has|'ve|had)$/.test(have.lower)) return [];
  const adverb = BETWEEN.test(tokens[have.at + 1]?.lower ?? '') ? tokens[have.at + 1] : undefined;
  const verb = tokens[have.at + (adverb ? 2 : 1)];
  const next = verb && tokens[verb.at + 1];
  const before = tokens[have.at - 1];
  if (!verb || !next || !isBase(verb) || verb.possibleTags.has('EN') || verb.possibleTags.has('ADJ'))
    return [];
  if (before?.tag !== 'PRON' && before?.tag !== 'NOUN' && before?.tag !== 'NOUNS' && before?.tag !== 'NAME')
    return [];
  const isOnlyVerb = !canBe(verb.lemma, 'n') && !verb.possibleTags.has('NOUN');
  const isEvent =
    /^(?:finish|visit|start|watch|arrive|move|try|change|improve|cook|clean|wash|buy|help|call|win|travel|invite|answer|drink)$/.test(
      verb.lemma,
    );
  const governs =
    /^(?:DET|PRON)$/.test(next.tag) ||
    (isOnlyVerb && /^(?:NAME|TO|PREP|NOUNS)$/.test(next.tag)) ||
    (next.tag === 'NAME' && /^(?:visit|help|watch|invite|call|leave|try)$/.test(verb.lemma));
  const isEnd = verb.lemma === 'finish' && next.tag === 'MARK';
  if (!(isOnlyVerb || isEvent) || !(governs || isEnd) || verb.lemma === 'let' || verb.lemma === 'be')
    return [];
  const right = toPastParticiple(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${have.text}” the verb has its third form: “${right}”.`,
    full: `“${have.text}” makes a perfect tense with the past participle “${right}”.`,
  });
}

/** Things that do such work themselves. */
const MACHINES = /^(?:robot|machine|computer|program|app|dishwasher|vacuum|system|software|device|printer)$/;

/** "The roof needs to repair" → "to be repaired". */
function checkNeed(context: RuleContext, to: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [need, verb, next] = [tokens[to.at - 1], tokens[to.at + 1], tokens[to.at + 2]];
  if (to.lower !== 'to' || need?.lemma !== 'need' || !verb || !next || !SERVICES.test(verb.lower)) return [];
  const subject = clauses.find((clause) => clause.verb?.main.at === need.at)?.subject;
  const isThing = subject && (subject.nounClass === 'thing' || subject.nounClass === 'place');
  if (!isThing || subject.members.length > 0 || MACHINES.test(subject.head.lemma)) return [];
  const isEnd =
    next.tag === 'MARK' || /^(?:before|soon|again|now|urgently|as|because|and|by)$/.test(next.lower);
  if (!isEnd) return [];
  const right = `be ${toPastParticiple(verb.lower)}`;
  return createWordFinding(context, verb, right, {
    simple: `Another person must do it, so we say “to ${right}”.`,
    full: `The subject does not do it itself: a passive infinitive, “to ${right}”.`,
  });
}

const NAMING: Readonly<Record<string, string>> = {
  call: 'called',
  name: 'named',
  base: 'based',
  make: 'made',
};

/** "A noodle shop call Ba Lan" → "called"; "a company base in Oslo" → "based". */
function checkDescription(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const right = NAMING[word.lower];
  const [noun, next] = [tokens[word.at - 1], tokens[word.at + 1]];
  if (!right || !next || !/^NOUNS?$/.test(noun?.tag ?? '')) return [];
  // "A phone call Monday" has a noun and a time.
  const isName = next.tag === 'NAME' && /^\p{Lu}/u.test(next.text) && !CAPITAL_NOUNS.has(next.lower);
  const behind = tokens[next.at + 1];
  const isFit =
    word.lower === 'base'
      ? next.lower === 'in' &&
        behind?.tag === 'NAME' &&
        /^(?:company|firm|band|group|team|charity|organisation|organization|bank)$/.test(noun?.lower ?? '')
      : word.lower === 'make'
        ? /^(?:of|from)$/.test(next.lower) && /^(?:NOUN|ADJ|DET)$/.test(behind?.tag ?? '')
        : isName;
  // What has or is a thing, or is at a place: "I have a dog call Rex". "I heard a friend call Maria" has a
  // verb.
  const group = groups.find(
    (each) =>
      (each.kind === 'noun' || each.kind === 'preposition') &&
      (each.to === word.at || each.to === word.at + 1),
  );
  const things = group?.kind === 'preposition' ? group.object : group?.kind === 'noun' ? group : undefined;
  const before = group && tokens[group.from - 1];
  const isThere =
    group?.kind === 'preposition' || /^(?:be|have|buy|stay|meet|own|get)$/.test(before?.lemma ?? '');
  if (!isFit || !isThere || !/^an?$/.test(things?.determiner?.lower ?? '')) return [];
  return createWordFinding(context, word, right, {
    simple: `To tell more about the ${noun?.lower}, the verb has its third form: “${right}”.`,
    full: `What describes the noun is a past participle: “${noun?.lower} ${right}”.`,
  });
}

export const MISSING_PARTICIPLE_RULE: GrammarRule = {
  id: 'missing-participle',
  looksBack: true,
  kind: 'verb-form',
  precision:
    'Only a base form that is no noun there, behind “be” with a subject that is a thing, with words for what is going on, or behind “have” with an object of its own.',
  at: [
    atForms('be', checkBe),
    atForms('have get', checkService),
    atWords("have has 've had", checkHave),
    atWords('to', checkNeed),
    atWords(Object.keys(NAMING).join(' '), checkDescription),
  ],
};
