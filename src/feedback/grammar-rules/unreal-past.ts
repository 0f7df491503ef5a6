/*
 * Corrects the present where something is only wished or imagined:
 *
 *   I wish I have a car → I wish I had a car
 *   I wish I didn't eat so much yesterday → hadn't eaten so much
 *   It's high time we go → it's high time we went
 *   Were the plan to fail, we will lose → we would lose
 *   Had I known, I would come → I would have come
 */

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createTagTest, createWordTest, isWould } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toPastForm, toPastParticiple } from '../lexicon/inflection.ts';
import {
  atWords,
  createFinding,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { isEventVerb, isStateVerb } from './verb-classes.ts';
import { writeNot } from './verb-forms.ts';

/** Modals of the present, and those of what is only imagined. */
const PAST_MODALS: Readonly<Record<string, string>> = {
  can: 'could',
  will: 'would',
  "'ll": "'d",
  may: 'might',
};

/** The words before a clause about something that is not true, as the reason quotes them. */
type Opener = 'wish' | 'if only' | 'it is time' | 'would rather';

const isWisher = createTagTest('PRON', 'NAME', 'NOUN', 'NOUNS', 'ADV');
const isIsOrS = createWordTest("is 's");
const isUnrealModal = createWordTest("would 'd could might");
const isHighOrAbout = createWordTest('high about');

/** The opener directly before a subject, with or without "that"; undefined where there is none. */
function readOpener(tokens: readonly GrammarToken[], from: number): Opener | undefined {
  const end = tokens[from - 1]?.lower === 'that' ? from - 1 : from;
  const [first, before, word] = [tokens[end - 3], tokens[end - 2], tokens[end - 1]];
  if (!word || !before) return undefined;
  // Not marked: "best wishes he sends", where "wishes" is a noun.
  if (word.lemma === 'wish' && word.tag !== 'NOUNS' && isWisher(before)) return 'wish';
  if (word.lower === 'only' && before.lower === 'if') return 'if only';
  if (word.lower === 'rather' && isWould(before)) return 'would rather';
  if (word.lower !== 'time') return undefined;
  const isItIsTime = isIsOrS(before) && first?.lower === 'it';
  const isHighTime = isHighOrAbout(before) && isIsOrS(first);
  return isItIsTime || isHighTime ? 'it is time' : undefined;
}

/** The tokens `from` up to, not including, `to`, and what replaces them. */
interface Replacement {
  from: number;
  to: number;
  right: string;
}

/** The replacement of one token. */
function replaceWord({ at }: GrammarToken, right: string): Replacement {
  return { from: at, to: at + 1, right };
}

/**
 * The past of a verb for something that is not true, which is "were" for every subject: "I wish I were tall".
 */
function toUnrealForm(base: string): string {
  return base === 'be' ? 'were' : toPastForm(base);
}

/** The replacement of a modal: "I wish I would be taller" → "were"; "I wish you can come" → "could". */
function toUnrealModal(
  { verbs, isNegative }: VerbGroup,
  modal: GrammarToken,
  subject: NounGroup,
  opener: Opener,
): Replacement | undefined {
  // After these a modal may be right: "I'd rather you could stay".
  if (opener === 'it is time' || opener === 'would rather') return undefined;
  const [, second] = verbs;
  // Right: "I wish you would stop". Wrong: "I wish I would be taller", a wish about oneself.
  const isWill = modal.lower === 'would' || modal.lower === 'will';
  const isAboutOneself = opener === 'wish' && subject.head.lower === 'i';
  if (isWill && isAboutOneself && !isNegative && second?.at === modal.at + 1) {
    if (second.tag !== 'VERB' || verbs.length !== 2) return undefined;
    return { from: modal.at, to: second.at + 1, right: toUnrealForm(second.lemma) };
  }
  const right = PAST_MODALS[modal.lower];
  return right === undefined ? undefined : replaceWord(modal, right);
}

/** The replacement of a present by a past; undefined where the verb is in the past. */
function toUnreal(verb: VerbGroup, subject: NounGroup, opener: Opener): Replacement | undefined {
  const { finite, verbs } = verb;
  if (!finite) return undefined;
  if (finite.tag === 'MODAL') return toUnrealModal(verb, finite, subject, opener);
  if (finite.tag !== 'VERB' && finite.tag !== 'VERBS') return undefined;
  const isBase = finite.lemma === finite.lower;
  if (finite.possibleTags.has('PAST') && isBase) return undefined;
  // Not marked: "I'd rather we meet tomorrow", a subjunctive.
  if (opener === 'would rather' && isBase && verbs.length === 1) return undefined;
  // Not marked: "I wish you're here", where a short form has no space before it.
  return finite.lower.startsWith("'") ? undefined : replaceWord(finite, toUnrealForm(finite.lemma));
}

const isPeriod = createWordTest('week night year month summer weekend winter');

/**
 * Whether the words after a wish name a time that is over: "yesterday", "ago", "last week". These are
 * the times of what one regrets. The functions of the same name in past-frame.ts (before "and must") and
 * story-evidence.ts (stories) also know years, which are rare in wishes.
 */
function namesPastTime(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    ({ lower }, index) =>
      lower === 'yesterday' || lower === 'ago' || (lower === 'last' && isPeriod(tokens[index + 1])),
  );
}

/**
 * The replacement in a wish about a time that is over: "I wish I didn't eat so much yesterday" → "hadn't
 * eaten".
 */
function toPastWish(
  { finite, verbs, main, to, isNegative }: VerbGroup,
  opener: Opener,
  tokens: readonly GrammarToken[],
): Replacement | undefined {
  if (opener !== 'wish' && opener !== 'if only') return undefined;
  if (finite?.tag !== 'PAST' || main.lemma === 'be' || !namesPastTime(tokens.slice(to))) return undefined;
  const participle = toPastParticiple(main.lemma);
  if (verbs.length === 1 && !isNegative) return replaceWord(finite, `had ${participle}`);
  if (finite.lemma !== 'do' || verbs.length !== 2 || main.at !== finite.at + 2) return undefined;
  const right = `had${writeNot(tokens[finite.at + 1])} ${participle}`;
  return { from: finite.at, to: main.at + 1, right };
}

const isPronoun = createWordTest('i you he she it we they there');

/**
 * Whether "only" belongs to the subject of a real condition. Right: "If only one person does the cleaning, it
 * is not fair", "If only the teacher speaks, we learn little".
 */
function limitsSubject(
  { determiner, head, modifiers }: NounGroup,
  { to }: VerbGroup,
  clauses: readonly Clause[],
) {
  const isCounted = [determiner, ...modifiers].some(
    (word) => word?.tag === 'NUM' || word?.lower === 'one' || word?.lower === 'a',
  );
  const hasRealResult = clauses.some(
    ({ verb, kind }) => kind === 'main' && verb?.finite && verb.from >= to && !isUnrealModal(verb.finite),
  );
  return isCounted || head.tag === 'NUM' || hasRealResult;
}

/** Whether a noun after an opener can only be the subject of a clause: "I wish the bus came". */
function isSubjectOf(opener: Opener, { head, determiner, from }: NounGroup, tokens: readonly GrammarToken[]) {
  if (isPronoun(head)) return true;
  // Not marked: "It is time the children go". Before a noun, only "it's time" and "high time" are certain.
  if (opener === 'it is time' && tokens[from - 2]?.lower === 'is') return false;
  const isWish = opener === 'wish' || opener === 'if only';
  return determiner !== undefined || (isWish && head.tag === 'NAME');
}

/** Whether it is a good wish: "I wish you have a nice day" should be "I wish you a nice day". */
function isGoodWish(
  opener: Opener,
  { head }: NounGroup,
  { main, to }: VerbGroup,
  tokens: readonly GrammarToken[],
) {
  const hasSomething = main.lemma === 'have' && tokens[to]?.tag === 'DET';
  return opener === 'wish' && head.lower === 'you' && hasSomething;
}

/** What a past form says after each opener. */
const MEANINGS_OF_PAST: Readonly<Record<Opener, { simple: string; full: string }>> = {
  wish: { simple: 'tells what is not so now', full: 'shows that it is not so now' },
  'if only': { simple: 'tells what is not so now', full: 'shows that it is not so now' },
  'it is time': { simple: 'tells what we should do now', full: 'says what should happen now' },
  'would rather': {
    simple: 'tells what we want another person to do',
    full: 'says what one would like another person to do',
  },
};

/** "I wish I have a car" → "had"; "It's high time we go" → "went". */
function checkOpener(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!subject || !verb?.finite || verb.isInverted || subject.to > verb.from) return [];
  const opener = readOpener(tokens, subject.from);
  if (!opener || !isSubjectOf(opener, subject, tokens) || isGoodWish(opener, subject, verb, tokens))
    return [];
  // Right: "I wish I could fly and see the world": "could" is the verb of both.
  const sharesModal = context.sentence.clauses.some(
    (first) =>
      first.subject?.from === subject.from &&
      first.verb?.finite?.tag === 'MODAL' &&
      first.verb.from < verb.from,
  );
  if (sharesModal) return [];
  if (opener === 'if only' && limitsSubject(subject, verb, context.sentence.clauses)) return [];
  const pastWish = toPastWish(verb, opener, tokens);
  const found = pastWish ?? toUnreal(verb, subject, opener);
  if (!found) return [];
  const { from, to, right } = found;
  return createFinding(context, from, to, right, {
    simple: pastWish
      ? `It is over, so after “${opener}” we say “${right}”.`
      : `After “${opener}”, a past form ${MEANINGS_OF_PAST[opener].simple}: “${right}”.`,
    full: pastWish
      ? `After “${opener}”, what is over and can't be changed is in the past perfect: “${right}”.`
      : `After “${opener}”, a past form ${MEANINGS_OF_PAST[opener].full}: “${right}”.`,
  });
}

/** The words before a subject, if their one comma stands before it: "Were the plan to fail,". */
function getInvertedCondition(tokens: readonly GrammarToken[], subject: NounGroup): readonly GrammarToken[] {
  const condition = tokens.slice(0, subject.from);
  const commas = condition.filter(({ text }) => text === ',');
  return commas.length === 1 && condition.at(-1)?.text === ',' ? condition : [];
}

/** "Were the plan to fail, we will lose" → "would". */
function checkWereTo(context: RuleContext, { verb, subject, kind }: Clause): readonly GrammarFinding[] {
  const modal = verb?.finite;
  if (!modal || !subject || verb.isInverted || kind === 'relative') return [];
  if (modal.lower !== 'will' && modal.lower !== 'can') return [];
  const [were, ...rest] = getInvertedCondition(context.sentence.tokens, subject);
  if (were?.lower !== 'were' || !rest.slice(1).some(({ lower }) => lower === 'to')) return [];
  const right = PAST_MODALS[modal.lower] ?? '';
  return createWordFinding(context, modal, right, {
    simple: `“Were … to” tells of something that is only an idea, so we say “${right}”.`,
    full: `“Were … to” makes a condition that is not real: the main clause has “${right}”.`,
  });
}

const isOfNow = createWordTest('now today still');

/**
 * Whether the verb tells what happens once. Right: "Had it been split, the sentence would be shorter", about
 * now.
 */
function happensOnce({ main, to }: VerbGroup, tokens: readonly GrammarToken[]): boolean {
  if (isStateVerb(main.lemma) || tokens.slice(to).some(isOfNow)) return false;
  return isEventVerb(main.lemma) || main.lemma === 'come';
}

/** "Had I known, I would come" → "would have come". */
function checkHad(context: RuleContext, { verb, subject, kind }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const would = verb?.finite;
  if (would?.lower !== 'would' || !subject || verb?.isInverted || kind === 'relative') return [];
  const condition = getInvertedCondition(tokens, subject);
  if (condition[0]?.lower !== 'had' || !condition.some(({ tag }) => tag === 'EN')) return [];
  if (verb?.verbs.length !== 2 || verb.main.at !== would.at + 1) return [];
  if (!happensOnce(verb, tokens)) return [];
  const right = `would have ${toPastParticiple(verb.main.lemma)}`;
  return createFinding(context, would.at, verb.main.at + 1, right, {
    simple: `“Had …” tells of something that did not happen, so we say “${right}”.`,
    full: `“Had …” tells of a past that did not happen: the main clause has “${right}”.`,
  });
}

/**
 * "It is high time schools teach children to cook" → "taught", where the parser reads "time schools" as one
 * noun.
 */
function checkHighTime(context: RuleContext, time: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, high] = [tokens[time.at - 2], tokens[time.at - 1]];
  const [noun, verb, next] = tokens.slice(time.at + 1, time.at + 4);
  if (be?.lemma !== 'be' || !isHighOrAbout(high) || noun?.tag !== 'NOUNS') return [];
  if (verb?.tag !== 'VERB' || verb.possibleTags.has('PAST') || next?.tag === 'VERB') return [];
  const right = toUnrealForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${high?.lower} time”, a past form tells what should happen now: “${noun.lower} ${right}”.`,
    full: `After “it is ${high?.lower} time”, a past form says what should happen now: “${right}”.`,
  });
}

/**
 * The present in clauses about what is not true: after "I wish", "if only", "it is time", "Were …".
 *
 * Conditions: A present follows “wish”, “if only” (where “only” does not limit the subject of a real
 * condition), “it is (high) time” or “would rather” and a subject directly; a past of “wish” or “if only”
 * only with a time that is over after it. “Will” and “can” only after “Were … to” and a comma, “would” with
 * a verb of events only after “Had …” and a comma.
 */
export const UNREAL_PAST_RULE: GrammarRule = {
  id: 'unreal-past',
  kind: 'conditional',
  // "It is high time schools teach cooking" → "taught"
  wordChecks: [atWords('time', checkHighTime)],
  find: findInClauses(
    // "I wish I have a car" → "had"
    checkOpener,
    // "Were the plan to fail, we will lose" → "would"
    checkWereTo,
    // "Had I known, I would come" → "would have come"
    checkHad,
  ),
};
