import type { GameEffect, Transition } from '../game-contract.ts';
import type { BlockBank } from './bank.ts';
import type { Judgement } from './judge.ts';
import { type BlockState, isComputer, type Player, TWO_PLAYERS } from './state.ts';

/*
 * What a try at a clue leaves behind: an answer for the learner's records, a miss for the end of the game,
 * and the player's tally of known clues.
 */

/** The bank and the play time in milliseconds of a step. */
export interface BlockContext {
  bank: BlockBank;
  at: number;
}

interface ClueTry {
  /** A clue or a phrase. */
  asked: { answer: string; clue: string; because: string };
  player: Player;
  /** The written answer; '' is a pass. */
  text: string;
  verdict: Exclude<Judgement, 'misfit'>;
  since: number;
  hasSlipped: boolean;
  isHinted: boolean;
}

/** Adds a miss to the state and records the learner's answer. Answers of two players are not recorded. */
export function recordTry(
  state: BlockState,
  { asked, player, text, verdict, since, hasSlipped, isHinted }: ClueTry,
  { bank, at }: BlockContext,
): Transition<BlockState> {
  if (isComputer(state, player)) return { state };
  const isKnown = verdict === 'right';
  const next = isKnown ? state : addMiss(state, { asked, player, text }, bank);
  if (state.opponent === TWO_PLAYERS) {
    return { state: next, effects: [{ type: 'play-sound', sound: isKnown ? 'right' : 'wrong' }] };
  }
  const isUnaided = isKnown && !hasSlipped && !isHinted;
  const answer: GameEffect = {
    type: 'answered',
    item: { kind: bank.words.has(asked.answer) ? 'word' : 'fact', id: asked.answer },
    grade: verdict === 'wrong' ? 'missed' : isUnaided ? 'right' : 'hard',
    by: 'recall',
    ms: at - since,
    hint: isHinted,
  };
  return { state: next, effects: [answer] };
}

/** Adds a miss. A clue that both players missed is one miss with both answers. */
export function addMiss(
  state: BlockState,
  { asked: { answer, clue, because }, player, text }: Pick<ClueTry, 'asked' | 'player' | 'text'>,
  { words }: BlockBank,
): BlockState {
  const earlier = state.misses.find((miss) => miss.answer === answer);
  const given = [...(earlier?.given ?? []), { player, text }];
  const miss = { answer, clue, because, isWord: words.has(answer), given };
  return { ...state, misses: [...state.misses.filter((each) => each !== earlier), miss] };
}

/** Counts a try in the player's tally. */
export function countTry(
  tally: BlockState['tally'],
  { player, verdict, isHinted }: Pick<ClueTry, 'player' | 'verdict' | 'isHinted'>,
): BlockState['tally'] {
  const isKnown = verdict === 'right';
  return tally.map((each, who) =>
    who === player
      ? {
          asked: each.asked + 1,
          known: each.known + (isKnown ? 1 : 0),
          hinted: each.hinted + (isKnown && isHinted ? 1 : 0),
        }
      : each,
  );
}
