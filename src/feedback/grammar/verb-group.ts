/*
 * Parses verb groups: an auxiliary with its verbs, negations and a particle. `at`, `from` and `to` are
 * indexes of tokens. The tags: VERB a base form, VERBS the third person, PAST, EN a past participle, ING.
 */

import { listParticles } from '../lexicon/verb-frames.ts';
import type { Tense, VerbGroup } from './groups.ts';
import { createTagTest, isFiniteVerb } from './token-tests.ts';
import type { GrammarToken } from './tokens.ts';

type Tokens = readonly GrammarToken[];

const AUXILIARIES = new Set(['be', 'have', 'do']);
/** How many adverbs and negations may stand between two verbs of a group: "has not really been". */
const MAX_WORDS_BETWEEN = 3;

/** Whether the word is read as a form of a verb or a modal: go, went, gone, going, can. */
export const isVerbTag = createTagTest('VERB', 'VERBS', 'PAST', 'MODAL', 'EN', 'ING');

/** Whether the word is a finite form of be, have or do, or a modal verb. */
export function isAuxiliary(token: GrammarToken): boolean {
  return token.tag === 'MODAL' || (AUXILIARIES.has(token.lemma) && isFiniteVerb(token));
}

const mayFollowModal = createTagTest('VERB', 'VERBS', 'PAST', 'EN');
const isParticiple = createTagTest('ING', 'EN');
const isBaseOrPast = createTagTest('VERB', 'PAST');
const mayFollowHave = createTagTest('EN', 'PAST');
const neverFollowsDo = createTagTest('ING', 'EN', 'MODAL');

/**
 * Whether a verb can follow the last one in one group: "has" – "been" – "waiting". Wrong forms of learners
 * belong to it as well: "can goes", "is go", "have went".
 */
function canContinue(last: GrammarToken, next: GrammarToken): boolean {
  if (last.tag === 'MODAL') return mayFollowModal(next);
  switch (last.lemma) {
    case 'be':
      return isParticiple(next) || (isBaseOrPast(next) && !AUXILIARIES.has(next.lemma));
    case 'have':
      return mayFollowHave(next);
    case 'do':
      return !neverFollowsDo(next);
    default:
      return false;
  }
}

/** Returns the tense that the first verb shows; `none` without a finite verb. */
function readTense(finite: GrammarToken | undefined): Tense {
  if (!finite) return 'none';
  if (finite.tag === 'MODAL') return finite.lemma === 'will' || finite.lemma === 'shall' ? 'future' : 'modal';
  return finite.tag === 'PAST' ? 'past' : 'present';
}

/** Returns the index after the adverbs and negations that begin at an index. */
function skipAdverbs(tokens: Tokens, from: number): number {
  const end = Math.min(tokens.length, from + MAX_WORDS_BETWEEN);
  let at = from;
  while (at < end && (tokens[at]?.tag === 'ADV' || tokens[at]?.tag === 'NOT')) at++;
  return at;
}

/** Finds the particle of the verb directly after it: "got up". */
function findParticle(tokens: Tokens, main: GrammarToken, to: number): GrammarToken | undefined {
  const next = tokens[to];
  return next?.tag === 'PARTICLE' && listParticles(main.lemma).has(next.lower) ? next : undefined;
}

interface GroupParts {
  verbs: Tokens;
  from: number;
  /** The index after the last verb or negation; the group's own `to` is also after a particle. */
  to: number;
  isInfinitive?: boolean;
  isInverted?: boolean;
}

/** Builds a verb group from its verbs; undefined without any. */
function createVerbGroup(
  tokens: Tokens,
  { verbs, from, to, isInfinitive = false, isInverted = false }: GroupParts,
): VerbGroup | undefined {
  const [first] = verbs;
  const main = verbs.at(-1);
  if (!first || !main) return undefined;
  const showsTense = !isInfinitive && isFiniteVerb(first);
  const particle = findParticle(tokens, main, to);
  const hasEarlierVerb = (lemma: string) => verbs.slice(0, -1).some((verb) => verb.lemma === lemma);
  return {
    kind: 'verb',
    from,
    to: particle ? to + 1 : to,
    verbs,
    main,
    finite: showsTense ? first : undefined,
    form: showsTense ? 'finite' : isInfinitive ? 'infinitive' : first.tag === 'ING' ? 'ing' : 'participle',
    tense: readTense(showsTense ? first : undefined),
    isPerfect: hasEarlierVerb('have'),
    isProgressive: hasEarlierVerb('be') && main.tag === 'ING',
    isPassive: hasEarlierVerb('be') && main.tag === 'EN',
    isNegative: tokens.slice(from, to).some(({ tag, lower }) => tag === 'NOT' || lower === 'never'),
    particle,
    isInverted,
  };
}

/** Collects the verbs of a group, those of `before` first, with the index after the last. */
function collectVerbs(tokens: Tokens, from: number, before: Tokens): { verbs: GrammarToken[]; to: number } {
  const verbs = [...before];
  let to = from;
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token || !isVerbTag(token)) break;
    const last = verbs.at(-1);
    if (last && !canContinue(last, token)) break;
    verbs.push(token);
    to = at + 1;
    at = skipAdverbs(tokens, to);
  }
  return { verbs, to };
}

/** Parses the verb group that begins at a token; undefined where none does. */
export function parseVerbGroup(tokens: Tokens, from: number): VerbGroup | undefined {
  const first = tokens[from];
  if (!first) return undefined;
  const isInfinitive = first.tag === 'TO';
  const start = isInfinitive ? skipAdverbs(tokens, from + 1) : from;
  const { verbs, to } = collectVerbs(tokens, start, []);
  // "He is not.": the negation comes after the only verb.
  const end = verbs.length > 0 && tokens[to]?.tag === 'NOT' ? to + 1 : to;
  return createVerbGroup(tokens, { verbs, from, to: end, isInfinitive });
}

/**
 * Parses the verb group of a question: its auxiliary stands before the subject, and its other verbs after it.
 */
export function parseInvertedGroup(
  tokens: Tokens,
  auxiliary: GrammarToken,
  subjectEnd: number,
): VerbGroup | undefined {
  const { verbs, to } = collectVerbs(tokens, skipAdverbs(tokens, subjectEnd), [auxiliary]);
  return createVerbGroup(tokens, {
    verbs,
    from: auxiliary.at,
    to: Math.max(to, subjectEnd),
    isInverted: true,
  });
}
