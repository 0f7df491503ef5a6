import { createSeededRng } from '../../domain/random.ts';
import type { EventTime, GameEffect, StartOptions, Transition } from '../contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { type ChainBank, findMeaning } from './chain-bank.ts';
import type { Chain, ChainLink, ChainMiss, EntryRefusal } from './chain-state.ts';
import { formatRefusal } from './chain-texts.ts';
import { chooseWord } from './choose-word.ts';
import { findFittingWord } from './fitting-word.ts';
import { getRequiredLetter, judgeEntry } from './judge.ts';
import { getWordPoints } from './points.ts';

/** After these the clock is all that was lost: nothing was said in earnest. */
const REFUSALS_WITHOUT_MISS: readonly EntryRefusal['kind'][] = ['empty', 'not-letters', 'too-short'];

/** A chain with the computer's first word. */
export function createChain(
  bank: ChainBank,
  { seed, carriedState }: Pick<StartOptions<UsedKeys>, 'seed' | 'carriedState'>,
): Chain {
  const taught = new Set(bank.taught.map(({ word }) => word));
  const earlier = carriedState.filter((word) => taught.has(word));
  const word = chooseWord(bank, { links: [], earlier }, null, createSeededRng(seed));
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
export function layComputerWord(chain: Chain, word: string, startsAfresh: boolean): Chain {
  return addLink(chain, { word, by: 'computer', points: 0, startsAfresh });
}

/** What became of an entry: laid, or refused for a reason. */
export interface EntryResult {
  chain: Chain;
  refusal: EntryRefusal | null;
  effects: readonly GameEffect[];
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
  { at, since, times }: Pick<EventTime, 'at'> & { since: number; times: number },
): EntryResult {
  const judged = judgeEntry(text, chain, bank);
  if (!judged.ok) return refuseEntry(chain, judged.failure, bank);
  const word = judged.value;
  const points = getWordPoints(word, chain.hint?.taken ?? 0) * times;
  const startsAfresh = getRequiredLetter(chain, bank) === null;
  return {
    chain: addLink(chain, { word, by: 'learner', points, startsAfresh }),
    refusal: null,
    effects: [createAnswerEffect(word, 'right', { hint: chain.hint !== null, ms: at - since })],
  };
}

function createAnswerEffect(
  id: string,
  grade: 'right' | 'missed',
  how: { hint: boolean; ms: number },
): GameEffect {
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

function addLink(chain: Chain, link: ChainLink): Chain {
  return { ...chain, links: [...chain.links, link], refusal: null, hint: null };
}

function refuseEntry(before: Chain, refusal: EntryRefusal, bank: ChainBank): EntryResult {
  const refused = { ...before, refusal, refusals: before.refusals + 1 };
  const chain = REFUSALS_WITHOUT_MISS.includes(refusal.kind) ? refused : addMiss(refused, refusal, bank);
  const text = formatRefusal(refusal);
  // It is an alert, which would not be heard again where it reads like the one before.
  const isHeard = before.refusal === null || formatRefusal(before.refusal) !== text;
  return { chain, refusal, effects: isHeard ? [] : createAnnouncement(text) };
}

/**
 * Notes that the chain ends here, and what would have fitted. A word that hints were taken for in vain counts
 * as one that the learner did not know.
 */
export function endChain(
  chain: Chain,
  bank: ChainBank,
  { at, since }: Pick<EventTime, 'at'> & { since: number },
): Transition<Chain> {
  const { hint } = chain;
  const state = addMiss({ ...chain, refusal: null }, { kind: 'out-of-time' }, bank);
  if (!hint) return { state };
  return { state, effects: [createAnswerEffect(hint.word, 'missed', { hint: true, ms: at - since })] };
}

function addMiss(chain: Chain, cause: ChainMiss['cause'], bank: ChainBank): Chain {
  const shown = chain.misses.map(({ fitting }) => fitting);
  const isKnown = 'word' in cause && chain.misses.some((miss) => isSameEntry(miss.cause, cause));
  const hinted = chain.hint && !shown.includes(chain.hint.word) ? chain.hint.word : null;
  const fitting = cause.kind === 'typo' ? cause.meant : (hinted ?? findFittingWord(chain, bank, shown));
  if (isKnown || fitting === null || shown.includes(fitting)) return chain;
  return { ...chain, misses: [...chain.misses, { cause, fitting, meaning: findMeaning(bank, fitting) }] };
}

function isSameEntry(one: ChainMiss['cause'], other: ChainMiss['cause']): boolean {
  return one.kind === other.kind && 'word' in one && 'word' in other && one.word === other.word;
}

/** The next hint for the word that is due; the same chain when both were taken, or no word fits. */
export function takeHint(chain: Chain, bank: ChainBank): Chain {
  const { hint } = chain;
  if (hint?.taken === 2) return chain;
  if (hint) return { ...chain, hint: { ...hint, taken: 2 }, hints: chain.hints + 1 };
  const word = findFittingWord(chain, bank);
  if (word === null) return chain;
  return { ...chain, hint: { word, meaning: findMeaning(bank, word), taken: 1 }, hints: chain.hints + 1 };
}
