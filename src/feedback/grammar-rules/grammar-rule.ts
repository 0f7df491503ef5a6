// What a grammar rule is, and what its checks are built from: a rule finds mistakes in a parsed sentence and
// gives a correction and a reason for each. A new rule is a `GrammarRule` in a file of its own, listed in
// grammar-rules.ts, with examples in tests/feedback/grammar-rules/grammar-examples.ts.

import type { Clause, Group, NounGroup, SentenceAnalysis, TextAnalysis } from '../grammar/groups.ts';
import { findTenseAt, type TenseAround, type TenseAtVerb } from '../grammar/tense-around.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';

/** A mistake that a rule found. Offsets are in UTF-16 units of the text, `end` exclusive. */
export interface GrammarFinding {
  start: number;
  end: number;
  /** The replacement of the marked text. */
  correction: string;
  /** Why, in the words of this sentence: `simple` without grammar terms for A1 and A2, `full` from B1 on. */
  reason: RuleExplanation;
}

/**
 * How many sentences a rule that looks back can see. Without a limit, the time of a long answer would grow
 * with its square.
 */
export const SENTENCES_BEFORE = 8;

/** What a rule can ask about, besides the sentence that it looks at. */
export interface RuleContext {
  /** The tense of the whole text, and the text of the sentence, in which its offsets count. */
  analysis: Pick<TextAnalysis, 'text' | 'tense'>;
  /** The sentence, or a part of it that could stand alone, analysed as if it did (see sentence-parts.ts). */
  sentence: SentenceAnalysis;
  /** The whole sentence. */
  whole: SentenceAnalysis;
  /** What the sentences around it say about its tense. */
  around: TenseAround;
  /** Up to `SENTENCES_BEFORE` sentences before it, for a rule with `looksBack`; empty for all others. */
  before: readonly SentenceAnalysis[];
}

/**
 * Returns the tense of the text at a verb, by the whole sentence also where a rule looks at a part; see
 * `findTenseAt`.
 *
 * @param at the index of the verb's token in `context.sentence`
 */
export function findTenseInContext(
  { sentence, whole, around }: RuleContext,
  at: number,
  base: string,
): TenseAtVerb {
  const start = sentence.tokens[at]?.start ?? 0;
  const inWhole = whole.tokens.findLastIndex((token) => token.start <= start);
  return findTenseAt(whole, around, Math.max(0, inWhole), base);
}

/** Finds what a rule marks in a sentence; what several checks find keeps their order. */
export type FindInSentence = (context: RuleContext) => readonly GrammarFinding[];

/**
 * A rule that reads the parsed sentence: its tokens, its clauses and its groups, such as the noun group "the
 * old town". It looks at one sentence at a time, which is not examined again while its words and the tense of
 * the text stay; with `looksBack`, while the sentences before it stay as well.
 *
 * The comment on each rule names the conditions for a mark, for all of its checks.
 */
export interface GrammarRule {
  /** Unique, in kebab-case. */
  id: string;
  /** The kind of mistake, under which learners see it and reviews collect it. */
  kind: MistakeKind;
  /** Whether the rule needs the sentences before, such as for what a pronoun refers to. */
  looksBack?: true;
  /** Whether the rule is asked only about whole sentences, not about their parts (see sentence-parts.ts). */
  readsWholeSentence?: true;
  /** Checks that run at certain words only. What they find comes before what `find` finds. */
  wordChecks?: readonly ListedCheck[];
  /** Looks at the whole sentence. */
  find?: FindInSentence;
}

/** The `find` of a rule that looks at each clause of a sentence by itself. */
export function findInClauses(
  ...checks: readonly ((context: RuleContext, clause: Clause) => readonly GrammarFinding[])[]
): FindInSentence {
  return (context) => findInEach(context, context.sentence.clauses, checks);
}

const NOTHING_FOUND: readonly GrammarFinding[] = [];

/**
 * What the checks find in any of the items. Nearly all find nothing, so no list is made until one does: lists
 * for each word took a twentieth of a check's time.
 */
function findInEach<Item>(
  context: RuleContext,
  items: readonly Item[],
  checks: readonly ((context: RuleContext, item: Item) => readonly GrammarFinding[])[],
): readonly GrammarFinding[] {
  let all: GrammarFinding[] | undefined;
  for (const item of items) {
    for (const check of checks) {
      const found = check(context, item);
      if (found.length > 0) all = all ? [...all, ...found] : [...found];
    }
  }
  return all ?? NOTHING_FOUND;
}

/** The `find` of a rule that combines several, one after the other. */
export function combineFinds(...finds: readonly FindInSentence[]): FindInSentence {
  return (context) => finds.flatMap((find) => find(context));
}

/** Finds what a rule marks at one word of a sentence. */
export type WordCheck = (context: RuleContext, word: GrammarToken) => readonly GrammarFinding[];

/** A check that runs at certain words only. */
export interface ListedCheck {
  /** Whether the words are spellings in lower case, or base forms whose forms are all meant. */
  by: 'lower' | 'lemma';
  words: readonly string[];
  check: WordCheck;
}

/**
 * Lists a check at these words, in lower case with spaces between. It does not run at others,
 * which saves most of a check's time, since nearly all words are others.
 */
export function atWords(words: string, check: WordCheck): ListedCheck {
  return { by: 'lower', words: parseWordList(words), check };
}

/** Lists a check at the forms of these base forms: `atForms('go', …)` at "go", "goes", "went". */
export function atForms(bases: string, check: WordCheck): ListedCheck {
  return { by: 'lemma', words: parseWordList(bases), check };
}

/** The `find` of a rule that looks at each word of a sentence. */
export function findInWords(...checks: readonly WordCheck[]): FindInSentence {
  return (context) =>
    findInEach(
      context,
      context.sentence.tokens.filter(({ isWord }) => isWord),
      checks,
    );
}

/**
 * The `find` of a rule that looks at each noun group of a sentence, also after prepositions: "in the old
 * town".
 */
export function findInNounGroups(
  check: (context: RuleContext, group: NounGroup) => readonly GrammarFinding[],
): FindInSentence {
  const checks = [
    (context: RuleContext, group: Group) => {
      const noun = group.kind === 'preposition' ? group.object : group;
      return noun?.kind === 'noun' ? check(context, noun) : NOTHING_FOUND;
    },
  ];
  return (context) => findInEach(context, context.sentence.groups, checks);
}

/** The text of tokens `from` up to, not including, `to`, as written. */
export function getWritten({ analysis, sentence }: RuleContext, from: number, to: number): string {
  const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
  return first && last ? analysis.text.slice(first.start, last.end) : '';
}

/**
 * A finding about tokens `from` up to, not including, `to`. The correction is in lower case, as in the middle
 * of a sentence; it takes over the capital of the first word, except that of a name or of "I".
 *
 * @returns the finding in a list, for checks to return; an empty list where the correction changes nothing
 */
export function createFinding(
  context: RuleContext,
  from: number,
  to: number,
  correction: string,
  reason: RuleExplanation,
): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return [];
  const written = context.analysis.text.slice(first.start, last.end);
  const isCapital = /^\p{Lu}/u.test(written) && !/^I\b/.test(written);
  const text =
    isCapital && first.tag !== 'NAME' ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction;
  if (text === written) return [];
  // "I'm" and "He's" are two tokens without a space.
  const before = tokens[from - 1];
  const space = before?.isWord && before.end === first.start && /^\p{L}/u.test(text) ? ' ' : '';
  return [{ start: first.start, end: last.end, correction: space + text, reason }];
}

/** A finding about one word. */
export function createWordFinding(
  context: RuleContext,
  word: GrammarToken,
  correction: string,
  reason: RuleExplanation,
): readonly GrammarFinding[] {
  return createFinding(context, word.at, word.at + 1, correction, reason);
}
