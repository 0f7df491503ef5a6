import type { GameEffect, Transition } from '../contract.ts';
import type { BlockBank } from './bank.ts';
import type { Judgement } from './judge.ts';
import { type BlockState, isComputer, type Player, TWO_PLAYERS } from './state.ts';

/** What a step is taken with. */
export interface BlockContext {
  bank: BlockBank;
  at: number;
}

interface ClueTry {
  /** A clue or a phrase. */
  asked: { answer: string; clue: string; because: string };
  player: Player;
  /** What was written; '' is a pass. */
  text: string;
  verdict: Exclude<Judgement, 'misfit'>;
  since: number;
  hasSlipped: boolean;
  isHinted: boolean;
}

/**
 * Keeps what was not known, and tells the records what the learner knew. They hear nothing of two players: what these
 * know is not one learner's.
 */
export function recordTry(
  state: BlockState,
  { asked, player, text, verdict, since, hasSlipped, isHinted }: ClueTry,
  { bank, at }: BlockContext,
): Transition<BlockState> {
  if (isComputer(state, player)) return { state };
  const isKnown = verdict === 'right';
  const heard: GameEffect =
    state.opponent === TWO_PLAYERS
      ? { type: 'play-sound', sound: isKnown ? 'right' : 'wrong' }
      : {
          type: 'answered',
          item: { kind: bank.words.has(asked.answer) ? 'word' : 'fact', id: asked.answer },
          grade: verdict === 'wrong' ? 'missed' : isKnown && !hasSlipped && !isHinted ? 'right' : 'hard',
          by: 'recall',
          ms: at - since,
          hint: isHinted,
        };
  return { state: isKnown ? state : addMiss(state, { asked, player, text }, bank), effects: [heard] };
}

/** With one more miss: of a clue that both players missed there is one, with what both wrote. */
export function addMiss(
  state: BlockState,
  { asked: { answer, clue, because }, player, text }: Pick<ClueTry, 'asked' | 'player' | 'text'>,
  { words }: BlockBank,
): BlockState {
  const before = state.misses.find((miss) => miss.answer === answer);
  const given = [...(before?.given ?? []), { player, text }];
  const miss = { answer, clue, because, isWord: words.has(answer), given };
  return { ...state, misses: [...state.misses.filter((each) => each !== before), miss] };
}

/** Counts a clue that a player was asked. */
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
