import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
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

const SUBJECTS = /^(?:i|you|he|she|it|we|they|there)$/;
const PAST_MODALS: Readonly<Record<string, string>> = {
  can: 'could',
  will: 'would',
  "'ll": "'d",
  may: 'might',
};
const OVER = /^(?:yesterday|ago)$/;

/** What opens a clause about something that is not so, as the learner wrote it. */
type Opener = 'wish' | 'if only' | 'time' | 'rather';

/** The opener directly before a subject, with or without "that". */
function readOpener(tokens: readonly GrammarToken[], from: number): Opener | undefined {
  const end = tokens[from - 1]?.lower === 'that' ? from - 1 : from;
  const [before, word] = [tokens[end - 2], tokens[end - 1]];
  if (!word || !before) return undefined;
  // "Best wishes he sends" has a noun; "I wish" has its subject.
  if (word.lemma === 'wish' && /^(?:PRON|NAME|NOUN|NOUNS|ADV)$/.test(before.tag) && word.tag !== 'NOUNS')
    return 'wish';
  if (word.lower === 'only' && before.lower === 'if') return 'if only';
  if (word.lower === 'rather' && /^(?:would|'d)$/.test(before.lower)) return 'rather';
  if (word.lower !== 'time') return undefined;
  if (/^(?:is|'s)$/.test(before.lower) && tokens[before.at - 1]?.lower === 'it') return 'time';
  return /^(?:high|about)$/.test(before.lower) && /^(?:is|'s)$/.test(tokens[before.at - 1]?.lower ?? '')
    ? 'time'
    : undefined;
}

/** The past of what a clause says in the present; undefined where it is in the past. */
function toUnreal(
  { finite, verbs, isNegative }: VerbGroup,
  subject: NounGroup,
  opener: Opener,
  tokens: readonly GrammarToken[],
): { from: number; to: number; right: string } | undefined {
  if (!finite) return undefined;
  const [, second] = verbs;
  const span = { from: finite.at, to: finite.at + 1 };
  if (finite.tag === 'MODAL') {
    if (opener === 'time' || opener === 'rather') return undefined;
    // "I wish I would be": a wish about oneself takes the past.
    if (
      /^(?:would|will)$/.test(finite.lower) &&
      !isNegative &&
      second?.at === finite.at + 1 &&
      subject.head.lower === 'i' &&
      opener === 'wish'
    )
      return second.tag === 'VERB' && verbs.length === 2
        ? {
            from: finite.at,
            to: second.at + 1,
            right: second.lemma === 'be' ? 'were' : toPastForm(second.lemma),
          }
        : undefined;
    const right = PAST_MODALS[finite.lower];
    return right === undefined ? undefined : { ...span, right };
  }
  if (finite.tag !== 'VERB' && finite.tag !== 'VERBS') return undefined;
  if (finite.possibleTags.has('PAST') && finite.lemma === finite.lower) return undefined;
  // "I'd rather we meet tomorrow" has a subjunctive.
  if (opener === 'rather' && finite.lower === finite.lemma && verbs.length === 1) return undefined;
  const right = finite.lemma === 'be' ? 'were' : toPastForm(finite.lemma);
  // "I wish you are": the form with an apostrophe is replaced with its space.
  if (tokens[finite.at]?.lower.startsWith("'")) return undefined;
  return { ...span, right };
}

/** "I wish I have a car" → "had"; "It's high time we go" → "went". */
function checkOpener(context: RuleContext, { subject, verb }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  if (!subject || !verb?.finite || verb.isInverted || subject.to > verb.from) return [];
  const opener = readOpener(tokens, subject.from);
  if (!opener) return [];
  const isPronoun = SUBJECTS.test(subject.head.lower);
  if (opener !== 'wish' && opener !== 'if only' && !isPronoun && !subject.determiner) return [];
  if (opener === 'time' && !isPronoun && tokens[subject.from - 2]?.lower === 'is') return [];
  if (!isPronoun && subject.determiner === undefined && subject.head.tag !== 'NAME') return [];
  const past = toPastWish(context, verb, opener);
  const found = past ?? toUnreal(verb, subject, opener, tokens);
  if (!found) return [];
  // "I wish you have a nice day" wants another construction.
  if (
    opener === 'wish' &&
    subject.head.lower === 'you' &&
    verb.main.lemma === 'have' &&
    tokens[verb.to]?.tag === 'DET'
  )
    return [];
  const name = opener === 'time' ? 'it is time' : opener === 'rather' ? 'would rather' : opener;
  return createFinding(context, found.from, found.to, found.right, {
    simple: past
      ? `It is over, so after “${name}” we say “${found.right}”.`
      : `After “${name}” we use a past form for now: “${found.right}”.`,
    full: `After “${name}”, ${past ? 'the past perfect tells of what is over' : 'a past form tells of what is not so'}: “${found.right}”.`,
  });
}

/** "I wish I didn't eat so much yesterday" → "hadn't eaten". */
function toPastWish(
  { sentence: { tokens } }: RuleContext,
  { finite, verbs, main, to, isNegative }: VerbGroup,
  opener: Opener,
): { from: number; to: number; right: string } | undefined {
  if (opener !== 'wish' && opener !== 'if only') return undefined;
  if (finite?.tag !== 'PAST' || main.lemma === 'be') return undefined;
  const isOver = tokens
    .slice(to)
    .some(
      ({ at, lower }) =>
        OVER.test(lower) ||
        (lower === 'last' &&
          /^(?:week|night|year|month|summer|weekend|winter)$/.test(tokens[at + 1]?.lower ?? '')),
    );
  if (!isOver) return undefined;
  if (verbs.length === 1 && !isNegative)
    return { from: finite.at, to: finite.at + 1, right: `had ${toPastParticiple(main.lemma)}` };
  if (finite.lemma !== 'do' || verbs.length !== 2 || main.at !== finite.at + 2) return undefined;
  const not = tokens[finite.at + 1]?.lower === "n't" ? "n't" : ' not';
  return { from: finite.at, to: main.at + 1, right: `had${not} ${toPastParticiple(main.lemma)}` };
}

/** "Were the plan to fail, we will lose" → "would"; "Had I known, I would come" → "would have come". */
function checkInverted(context: RuleContext, { verb, subject, kind }: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [first] = tokens;
  if (
    !verb?.finite ||
    !subject ||
    verb.isInverted ||
    kind === 'relative' ||
    tokens[subject.from - 1]?.text !== ','
  )
    return [];
  const condition = tokens.slice(0, subject.from);
  if (condition.filter(({ text }) => text === ',').length !== 1) return [];
  const { finite, verbs, main } = verb;
  const isWere = first?.lower === 'were' && condition.some(({ lower }, at) => lower === 'to' && at > 1);
  if (isWere && /^(?:will|can)$/.test(finite.lower)) {
    const right = PAST_MODALS[finite.lower] ?? '';
    return createWordFinding(context, finite, right, {
      simple: `This is only an idea, so we say “${right}”.`,
      full: `“Were … to” makes a condition that is not real: the main clause has “${right}”.`,
    });
  }
  const isHad = first?.lower === 'had' && condition.some(({ tag }) => tag === 'EN');
  const isState =
    isStateVerb(main.lemma) || tokens.slice(verb.to).some(({ lower }) => /^(?:now|today|still)$/.test(lower));
  // "Had it been split, the sentence would limp" tells of now: only what is over at once.
  const isOver = isEventVerb(main.lemma) || main.lemma === 'come';
  if (
    !isHad ||
    isState ||
    !isOver ||
    verbs.length !== 2 ||
    finite.lower !== 'would' ||
    main.at !== finite.at + 1
  )
    return [];
  const right = `would have ${toPastParticiple(main.lemma)}`;
  return createFinding(context, finite.at, main.at + 1, right, {
    simple: `This did not happen, so we say “${right}”.`,
    full: `“Had …” tells of a past that did not happen: the main clause has “${right}”.`,
  });
}

/** "It is high time schools teach children to cook" → "taught": the nouns are read as one with "time". */
function checkHighTime(context: RuleContext, time: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [be, high] = [tokens[time.at - 2], tokens[time.at - 1]];
  if (time.lower !== 'time' || !/^(?:high|about)$/.test(high?.lower ?? '') || be?.lemma !== 'be') return [];
  const [noun, verb, next] = tokens.slice(time.at + 1, time.at + 4);
  if (noun?.tag !== 'NOUNS' || verb?.tag !== 'VERB' || verb.possibleTags.has('PAST') || next?.tag === 'VERB')
    return [];
  const right = verb.lemma === 'be' ? 'were' : toPastForm(verb.lemma);
  return createWordFinding(context, verb, right, {
    simple: `After “${high?.lower} time” we say “${noun.lower} ${right}”.`,
    full: `After “it is ${high?.lower} time”, a past form tells of what is not so yet: “${right}”.`,
  });
}

export const UNREAL_PAST_RULE: GrammarRule = {
  id: 'unreal-past',
  kind: 'conditional',
  precision:
    'Only a present directly behind “wish”, “if only”, “it is (high) time” or “would rather” and a subject; “will” behind “Were … to”.',
  at: [atWords('time', checkHighTime)],
  find: findInClauses(checkOpener, checkInverted),
};
