import type { NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/*
 * Relative words that say too much or stand in the wrong place: "the way how", "the house where I live in it",
 * "the city where I was born it is small". The rule is in `relative-pronoun.ts`.
 */

const FINITE = /^(?:VERB|VERBS|PAST|MODAL)$/;

/** The noun group that ends directly before a token. */
export function findNounBefore({ sentence }: RuleContext, at: number): NounGroup | undefined {
  const group = sentence.groups.find(
    ({ to, kind }) => to === at && (kind === 'noun' || kind === 'preposition'),
  );
  if (group?.kind === 'noun') return group;
  return group?.kind === 'preposition' ? group.object : undefined;
}

/** "The man whom lives here" → "who": it is the subject of its clause. */
export function checkWhomSubject(context: RuleContext, whom: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [before, verb] = [tokens[whom.at - 1], tokens[whom.at + 1]];
  const isVerb = verb !== undefined && (FINITE.test(verb.tag) || /^(?:lives|works)$/.test(verb.lower));
  if (whom.lower !== 'whom' || isQuestion || !verb || !isVerb || !before) return [];
  if (!/^(?:NOUNS?|NAME|MARK|PRON)$/.test(before.tag) || /^(?:do|does|did)$/.test(verb.lower)) return [];
  return createWordFinding(context, whom, 'who', {
    simple: `Before a verb we say “who”: “who ${verb.text}”.`,
    full: `“Whom” is an object; the subject of “${verb.text}” is “who”.`,
  });
}

/** "The way how he speaks" → "the way he speaks"; "the reason because I came" → "the reason why". */
export function checkWayOrReason(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, noun, next] = [tokens[word.at - 2], tokens[word.at - 1], tokens[word.at + 1]];
  const isWay = word.lower === 'how' && noun?.lower === 'way';
  const isReason = word.lower === 'because' && noun?.lower === 'reason';
  if (
    (!isWay && !isReason) ||
    !noun ||
    !next ||
    !/^(?:the|main|only|another|best|same)$/.test(before?.lower ?? '')
  )
    return [];
  if (!/^(?:PRON|DET|NAME|NOUNS)$/.test(next.tag)) return [];
  if (isReason)
    return createWordFinding(context, word, 'why', {
      simple: `After “reason” we say “why”: “the reason why …”.`,
      full: `“Reason” takes “why” or “that”, not “because”: “the reason why …”.`,
    });
  return createFinding(context, noun.at, word.at + 1, noun.text, {
    simple: `We say “the way ${next.text} …”, without “how”.`,
    full: `“Way” and “how” say the same, so one is enough: “the way ${next.text} …”.`,
  });
}

/** "The house where I live in it" → "where I live": "where" stands for the place already. */
export function checkWhereInIt(context: RuleContext, where: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, subject, verb, preposition, it] = [-1, 1, 2, 3, 4].map((step) => tokens[where.at + step]);
  if (
    !noun ||
    !/^(?:NOUNS?|NAME)$/.test(noun.tag) ||
    subject?.tag !== 'PRON' ||
    !verb ||
    !FINITE.test(verb.tag)
  )
    return [];
  if (!/^(?:in|at)$/.test(preposition?.lower ?? '') || !/^(?:it|there)$/.test(it?.lower ?? '') || !it)
    return [];
  const next = tokens[it.at + 1];
  if (next && next.tag !== 'MARK' && !FINITE.test(next.tag)) return [];
  return createFinding(context, verb.at, it.at + 1, verb.text, {
    simple: `“Where” already stands for “${noun.text}”, so we leave out “${preposition?.text} ${it.text}”.`,
    full: `“Where” means “in which”, so “${preposition?.text} ${it.text}” is left out.`,
  });
}

/** "I like the food what my mother cooks" → "that": behind its noun, "what" opens no relative clause. */
export function checkNounWhat(context: RuleContext, what: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const noun = findNounBefore(context, what.at);
  const next = tokens[what.at + 1];
  const verb = noun && tokens[noun.from - 1];
  if (
    !noun ||
    isQuestion ||
    noun.isPronoun ||
    noun.members.length > 0 ||
    !/^(?:the|a|an)$/.test(noun.determiner?.lower ?? '')
  )
    return [];
  const opens =
    noun.from === 0 &&
    /^(?:the first|the only|the last|the best)/.test(getWritten(context, 0, 2).toLowerCase());
  const isEaten = /^(?:like|love|hate|eat|buy|need|want|use|wear|be|have|sell|enjoy|prefer)$/.test(
    verb?.lemma ?? '',
  );
  if (!(opens || isEaten) || /^(?:question|problem|idea|clue|doubt|matter)$/.test(noun.head.lemma)) return [];
  if (!next || !(next.tag === 'PRON' || /^(?:my|our|his|her|their|your|the)$/.test(next.lower))) return [];
  return createWordFinding(context, what, 'that', {
    simple: `After “${noun.head.text}” we use “that”, not “what”.`,
    full: `“What” has no noun before it; after “${noun.head.text}” the clause begins with “that”.`,
  });
}

const OUTER =
  /^(?:say|think|know|believe|tell|hope|feel|hear|claim|mean|show|prove|suggest|see|find|wish|ask|wonder)$/;

/** "The city where I was born it is small" → "is": the noun before the clause is the subject. */
export function checkPronounBehind(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [noun] = groups;
  if (isQuestion || noun?.kind !== 'noun' || noun.isPronoun || noun.isTime || noun.nounClass === 'time')
    return [];
  const relative = tokens[noun.to];
  if (noun.from !== 0 || !/^(?:who|which|that|where|why)$/.test(relative?.lower ?? '') || !relative)
    return [];
  if (!/^(?:the|my|our|this|a)$/.test(noun.determiner?.lower ?? '') || noun.head.lemma === 'way') return [];
  const finite = tokens.filter(({ tag, at }) => FINITE.test(tag) && at > relative.at);
  const [inner, outer, third] = finite;
  const pronoun = outer && tokens[outer.at - 1];
  if (!inner || !outer || third || !pronoun || tokens.slice(0, outer.at).some(({ tag }) => tag === 'MARK'))
    return [];
  const isOwn = isPerson(noun)
    ? noun.number === 'plural'
      ? pronoun.lower === 'they'
      : /^(?:he|she)$/.test(pronoun.lower)
    : noun.number === 'plural'
      ? pronoun.lower === 'they'
      : pronoun.lower === 'it';
  if (
    !isOwn ||
    OUTER.test(inner.lemma) ||
    (pronoun.at < inner.at + 2 && !/^(?:where|why|that)$/.test(relative.lower))
  )
    return [];
  if (
    tokens.slice(relative.at + 1, pronoun.at).some(({ lemma, tag }) => OUTER.test(lemma) || tag === 'SUBORD')
  )
    return [];
  return createFinding(context, pronoun.at, outer.at + 1, outer.text, {
    simple: `“${getWritten(context, 0, noun.to)}” already tells who or what it is, so we leave out “${pronoun.text}”.`,
    full: `“${getWritten(context, 0, noun.to)}” is the subject of “${outer.text}”, so “${pronoun.text}” is left out.`,
  });
}
