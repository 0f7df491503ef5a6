import { seededRng } from '../../domain/random.ts';
import type { Change, Happening, Moment, StartOptions } from '../contract.ts';
import { said } from '../kit/changes.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { type ChainBank, meaningOf } from './chain-bank.ts';
import type { Chain, ChainMiss, Link, Refusal } from './chain-state.ts';
import { refusalText } from './chain-texts.ts';
import { chooseWord } from './choose-word.ts';
import { fittingWord } from './fitting-word.ts';
import { dueLetter, judge } from './judge.ts';
import { pointsFor } from './points.ts';

/** After these the clock is all that was lost: nothing was said in earnest. */
const NO_MISS: readonly Refusal['kind'][] = ['empty', 'not-letters', 'too-short'];

/** A chain with the computer's first word. */
export function openChain(
  bank: ChainBank,
  { seed, memory }: Pick<StartOptions<UsedWords>, 'seed' | 'memory'>,
): Chain {
  const taught = new Set(bank.taught.map(({ word }) => word));
  const earlier = memory.filter((word) => taught.has(word));
  const word = chooseWord(bank, { links: [], earlier }, null, seededRng(seed));
  if (word === null) throw new Error('The bank has no two words that make a chain');
  return {
    seed,
    earlier,
    links: [{ word, by: 'computer', points: 0, startsAfresh: true }],
    refusal: null,
    refusals: 0,
    hint: null,
    hints: 0,
    misses: [],
  };
}

/** Lays a word of the computer's. */
export function layComputers(chain: Chain, word: string, startsAfresh: boolean): Chain {
  return withLink(chain, { word, by: 'computer', points: 0, startsAfresh });
}

/** What became of an entry: laid, or refused for a reason. */
export interface Entered {
  chain: Chain;
  refusal: Refusal | null;
  happened: readonly Happening[];
}

/**
 * Lays what the learner entered, or notes why it was not taken and what would have fitted.
 * @param times how many times its points the word counts
 * @param since when the learner's time for it began
 */
export function enterWord(
  chain: Chain,
  text: string,
  bank: ChainBank,
  { at, since, times }: Pick<Moment, 'at'> & { since: number; times: number },
): Entered {
  const judged = judge(text, chain, bank);
  if (!judged.ok) return refuse(chain, judged.failure, bank);
  const word = judged.value;
  const points = pointsFor(word, chain.hint?.taken ?? 0) * times;
  const startsAfresh = dueLetter(chain, bank) === null;
  return {
    chain: withLink(chain, { word, by: 'learner', points, startsAfresh }),
    refusal: null,
    happened: [answered(word, 'right', { hint: chain.hint !== null, ms: at - since })],
  };
}

function answered(id: string, grade: 'right' | 'missed', how: { hint: boolean; ms: number }): Happening {
  return { type: 'answered', item: { kind: 'word', id }, grade, by: 'recall', ...how };
}

/** Adds points to the word that was laid last. */
export function addBonus(chain: Chain, points: number): Chain {
  const { links } = chain;
  return {
    ...chain,
    links: links.map((link, index) =>
      index === links.length - 1 ? { ...link, points: link.points + points } : link,
    ),
  };
}

function withLink(chain: Chain, link: Link): Chain {
  return { ...chain, links: [...chain.links, link], refusal: null, hint: null };
}

function refuse(before: Chain, refusal: Refusal, bank: ChainBank): Entered {
  const refused = { ...before, refusal, refusals: before.refusals + 1 };
  const chain = NO_MISS.includes(refusal.kind) ? refused : withMiss(refused, refusal, bank);
  const text = refusalText(refusal);
  // It is an alert, which would not be heard again where it reads like the one before.
  const isHeard = before.refusal === null || refusalText(before.refusal) !== text;
  return { chain, refusal, happened: isHeard ? [] : said(text) };
}

/**
 * Notes that the chain ends here, and what would have fitted. A word that hints were taken for in vain counts
 * as one that the learner did not know.
 */
export function endChain(
  chain: Chain,
  bank: ChainBank,
  { at, since }: Pick<Moment, 'at'> & { since: number },
): Change<Chain> {
  const { hint } = chain;
  const state = withMiss({ ...chain, refusal: null }, { kind: 'out-of-time' }, bank);
  if (!hint) return { state };
  return { state, happened: [answered(hint.word, 'missed', { hint: true, ms: at - since })] };
}

function withMiss(chain: Chain, cause: ChainMiss['cause'], bank: ChainBank): Chain {
  const shown = chain.misses.map(({ fitting }) => fitting);
  const isKnown = 'word' in cause && chain.misses.some((miss) => sameEntry(miss.cause, cause));
  const hinted = chain.hint && !shown.includes(chain.hint.word) ? chain.hint.word : null;
  const fitting = cause.kind === 'typo' ? cause.meant : (hinted ?? fittingWord(chain, bank, shown));
  if (isKnown || fitting === null || shown.includes(fitting)) return chain;
  return { ...chain, misses: [...chain.misses, { cause, fitting, meaning: meaningOf(bank, fitting) }] };
}

function sameEntry(one: ChainMiss['cause'], other: ChainMiss['cause']): boolean {
  return one.kind === other.kind && 'word' in one && 'word' in other && one.word === other.word;
}

/** The next hint for the word that is due; the same chain when both were taken, or no word fits. */
export function takeHint(chain: Chain, bank: ChainBank): Chain {
  const { hint } = chain;
  if (hint?.taken === 2) return chain;
  if (hint) return { ...chain, hint: { ...hint, taken: 2 }, hints: chain.hints + 1 };
  const word = fittingWord(chain, bank);
  if (word === null) return chain;
  return { ...chain, hint: { word, meaning: meaningOf(bank, word), taken: 1 }, hints: chain.hints + 1 };
}
