import { createSeededRng, pick } from '../../domain/random.ts';
import type { EventTime, GameEffect, StartOptions, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import type { UsedKeys } from '../kit/used-keys.ts';
import { type ChainBank, findMeaning } from './chain-bank.ts';
import type { Chain, ChainLink, ChainMiss, EntryRefusal } from './chain-state.ts';
import { formatRefusal } from './chain-texts.ts';
import { chooseWord } from './choose-word.ts';
import { getRequiredLetter, isPlayable, judgeEntry } from './judge.ts';
import { getWordPoints } from './points.ts';

/** These refusals are no misses, because no word was entered. */
const REFUSALS_WITHOUT_MISS: readonly EntryRefusal['kind'][] = ['empty', 'not-letters', 'too-short'];

/** A chain with the computer's first word. Throws if the bank has no two words that make a chain. */
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

/** Adds a word of the computer. */
export function addComputerWord(chain: Chain, word: string, startsAfresh: boolean): Chain {
  return addLink(chain, { word, by: 'computer', points: 0, startsAfresh });
}

/** The outcome of an entry: the word was played, or it was refused. */
interface EntryResult {
  chain: Chain;
  refusal: EntryRefusal | null;
  effects: readonly GameEffect[];
}

/**
 * Plays the learner's entry, or records why it was refused and which word would have fitted.
 * @param times the multiplier of the word's points
 * @param since the play time at which the learner's turn began
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

/** Adds points to the last word. */
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
  const chainAfterRefusal = { ...before, refusal, refusals: before.refusals + 1 };
  const chain = REFUSALS_WITHOUT_MISS.includes(refusal.kind)
    ? chainAfterRefusal
    : addMiss(chainAfterRefusal, refusal, bank);
  const text = formatRefusal(refusal);
  // The message line is an alert, which screen readers do not repeat for the same text.
  const isNewAlert = before.refusal === null || formatRefusal(before.refusal) !== text;
  return { chain, refusal, effects: isNewAlert ? [] : createAnnouncement(text) };
}

/**
 * Ends the chain and records which word would have fitted. A word with hints that was not played counts as
 * missed.
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
  const shownWords = chain.misses.map(({ fitting }) => fitting);
  const isKnown = 'word' in cause && chain.misses.some((miss) => isSameEntry(miss.cause, cause));
  const hinted = chain.hint && !shownWords.includes(chain.hint.word) ? chain.hint.word : null;
  const fitting = cause.kind === 'typo' ? cause.meant : (hinted ?? findFittingWord(chain, bank, shownWords));
  if (isKnown || fitting === null || shownWords.includes(fitting)) return chain;
  return { ...chain, misses: [...chain.misses, { cause, fitting, meaning: findMeaning(bank, fitting) }] };
}

function isSameEntry(one: ChainMiss['cause'], other: ChainMiss['cause']): boolean {
  return one.kind === other.kind && 'word' in one && 'word' in other && one.word === other.word;
}

/** Takes the next hint for the current turn; returns the same chain after two hints, or if no word fits. */
export function takeHint(chain: Chain, bank: ChainBank): Chain {
  const { hint } = chain;
  if (hint?.taken === 2) return chain;
  if (hint) return { ...chain, hint: { ...hint, taken: 2 }, hints: chain.hints + 1 };
  const word = findFittingWord(chain, bank);
  if (word === null) return chain;
  return { ...chain, hint: { word, meaning: findMeaning(bank, word), taken: 1 }, hints: chain.hints + 1 };
}

/** More refusals than any turn has, so that every refusal of every turn has its own seed. */
const SEEDS_PER_TURN = 1000;

/**
 * A random word that could be played now and is not excluded, taught words first; `null` if there is none.
 */
function findFittingWord(chain: Chain, bank: ChainBank, excluded: readonly string[] = []): string | null {
  const letter = getRequiredLetter(chain, bank);
  const isCandidate = (word: string) => isPlayable(word, letter, chain, bank) && !excluded.includes(word);
  const taught = bank.taught.map(({ word }) => word).filter(isCandidate);
  const pool = taught.length > 0 ? taught : bank.accepted.listStartingWith(letter ?? '').filter(isCandidate);
  if (pool.length === 0) return null;
  return pick(pool, createSeededRng(chain.seed + chain.links.length * SEEDS_PER_TURN + chain.refusals));
}
