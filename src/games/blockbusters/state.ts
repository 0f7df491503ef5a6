import * as v from 'valibot';
import { BANDS } from '../../content/bands.ts';
import type { ViewPartProps } from '../game-contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { COMPUTER_STRENGTHS, type ComputerStrength } from './computer.ts';
import { findJoinedPath, HEXAGONS, SIDES, type Side } from './hexagons.ts';

/*
 * Blockbusters: two sides claim hexagons by answering clues. White joins the top and the bottom of the board,
 * blue the left and the right. The winner of two games plays the Gold Run, one minute alone.
 */

/** A match is the best of three games. */
export const GAMES_IN_MATCH = 3;
export const GAMES_TO_WIN = 2;
/**
 * After this many unanswered clues a hexagon goes to the side that did not pick it, so that every board gets
 * a winner.
 */
export const CLUES_PER_HEXAGON = 3;
/**
 * Blue needs five hexagons and white four, so blue picks first: between equal computers white then wins 51 to
 * 57 % of games, and 55 to 63 % if white starts.
 */
export const FIRST_SIDE: Side = 'blue';
/** The maximum length of a written answer; the rest is cut off. */
export const MAX_WRITTEN_LENGTH = 60;

export const TWO_PLAYERS = 'two-players';
export const OPPONENTS = [...COMPUTER_STRENGTHS, TWO_PLAYERS] as const;

/** 0 is the learner or player 1, 1 is the computer or player 2. */
const playerSchema = v.picklist([0, 1]);
export type Player = v.InferOutput<typeof playerSchema>;
export const PLAYERS: readonly Player[] = [0, 1];

const placeSchema = createIndexSchema(HEXAGONS);
const createPlacesSchema = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.length(HEXAGONS));

/** The fields that a clue and a phrase of the bank share. */
const questionEntries = {
  answer: v.string(),
  also: v.array(v.string()),
  clue: v.string(),
  because: v.string(),
  band: v.picklist(BANDS),
};

/** An answer that may be written again: misspelled (a slip), or with another first letter (a misfit). */
const refusedSchema = v.object({ kind: v.picklist(['slip', 'misfit']), text: v.string() });

const clueEntries = {
  place: placeSchema,
  clue: v.object({ ...questionEntries, letter: v.string() }),
  picker: playerSchema,
  /** The number of the clue on this hexagon, from 1. */
  nth: v.pipe(countSchema, v.minValue(1), v.maxValue(CLUES_PER_HEXAGON)),
  /** The answers so far; a text of '' is a pass. */
  tries: v.array(
    v.object({ player: playerSchema, text: v.string(), verdict: v.picklist(['right', 'slip', 'wrong']) }),
  ),
};

const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('picking'), player: playerSchema }),
  v.object({
    phase: v.literal('asking'),
    ...clueEntries,
    /** The player who may answer, since this play time. */
    player: playerSchema,
    since: playMsSchema,
    refused: v.nullable(refusedSchema),
    /** Whether a misspelling was refused already; the next one counts. */
    hasSlipped: v.boolean(),
    isHinted: v.boolean(),
  }),
  /** The answer is shown. `taker` won the hexagon; `null`: another clue follows. */
  v.object({ phase: v.literal('told'), ...clueEntries, taker: v.nullable(playerSchema) }),
  /** A side has won the newest game by joining its edges. */
  v.object({ phase: v.literal('joined') }),
  v.object({ phase: v.literal('gold-ready') }),
  v.object({
    phase: v.literal('gold'),
    /** The play time at which the minute began. */
    since: playMsSchema,
    question: v.nullable(
      v.object({
        place: placeSchema,
        since: playMsSchema,
        refused: v.nullable(refusedSchema),
        hasSlipped: v.boolean(),
      }),
    ),
    /** The place of the newest answer. */
    last: v.nullable(placeSchema),
  }),
  v.object({ phase: v.literal('gold-done') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  opponent: v.picklist(OPPONENTS),
  band: v.picklist(BANDS),
  seed: v.number(),
  /** The letters of each game, by place. */
  boards: v.pipe(v.array(createPlacesSchema(v.string())), v.length(GAMES_IN_MATCH)),
  /** The white player of each game. */
  whites: v.pipe(v.array(playerSchema), v.length(GAMES_IN_MATCH)),
  /** The answers that identify the clues of the match; each letter asks its clues in this order. */
  order: v.array(v.string()),
  /** The answers of the clues that were asked. */
  asked: v.array(v.string()),
  /** The owner of each hexagon in the current game. */
  owners: createPlacesSchema(v.nullable(v.picklist(SIDES))),
  /** The winner of each finished game. */
  winners: v.pipe(v.array(playerSchema), v.maxLength(GAMES_IN_MATCH)),
  stage: stageSchema,
  /** The phrase of each hexagon in the Gold Run. */
  phrases: createPlacesSchema(v.object({ ...questionEntries, initials: v.string() })),
  /** The outcome of each hexagon in the Gold Run; null while it has none. */
  gold: createPlacesSchema(v.nullable(v.picklist(['gold', 'black']))),
  /** For each player the number of clues asked, known, and known with a hint. */
  tally: v.pipe(
    v.array(v.object({ asked: countSchema, known: countSchema, hinted: countSchema })),
    v.length(2),
  ),
  /** The clues that a player missed, with what was written; '' is a pass. */
  misses: v.array(
    v.object({
      answer: v.string(),
      clue: v.string(),
      because: v.string(),
      isWord: v.boolean(),
      given: v.array(v.object({ player: playerSchema, text: v.string() })),
    }),
  ),
});
export type BlockState = v.InferOutput<typeof stateSchema>;
type BlockStage = BlockState['stage'];
export type AskingStage = Extract<BlockStage, { phase: 'asking' }>;
export type AnswerShownStage = Extract<BlockStage, { phase: 'told' }>;
export type GoldRunStage = Extract<BlockStage, { phase: 'gold' }>;

export type BlockMove =
  | { type: 'picked'; place: number }
  | { type: 'wrote'; text: string }
  | { type: 'passed' }
  | { type: 'asked-hint' }
  /** Continues to the computer's answer, the next pick, the next game, the Gold Run or the end. */
  | { type: 'continued' };

export type BlockPartProps = ViewPartProps<BlockState, BlockMove>;

/** The index of the current game; after a game, that of the game that was just won. */
export function getCurrentGame({ winners, stage }: BlockState): number {
  const isPlaying = stage.phase === 'picking' || stage.phase === 'asking' || stage.phase === 'told';
  return isPlaying ? winners.length : winners.length - 1;
}

/** The letters on the board. */
export function getCurrentLetters(state: BlockState): readonly string[] {
  return state.boards[getCurrentGame(state)] ?? [];
}

export function getSide(state: BlockState, who: Player): Side {
  return state.whites[getCurrentGame(state)] === who ? 'white' : 'blue';
}

export function getPlayer(state: BlockState, side: Side): Player {
  return getSide(state, 0) === side ? 0 : 1;
}

export function getRival(who: Player): Player {
  return who === 0 ? 1 : 0;
}

/** The strength of a computer player; `null` for a human. */
export function getStrength({ opponent }: BlockState, who: Player): ComputerStrength | null {
  return who === 1 && opponent !== TWO_PLAYERS ? opponent : null;
}

export function isComputer(state: BlockState, who: Player): boolean {
  return getStrength(state, who) !== null;
}

export function countGamesWon({ winners }: BlockState, who: Player): number {
  return winners.filter((winner) => winner === who).length;
}

/** The winner of the match; `null` before its end. */
export function findMatchWinner(state: BlockState): Player | null {
  return PLAYERS.find((who) => countGamesWon(state, who) === GAMES_TO_WIN) ?? null;
}

/** The winning path on the board; `null` before a side has joined its edges. */
export function findWinningPath({ owners }: BlockState): readonly number[] | null {
  return SIDES.map((side) => findJoinedPath(side, (at) => owners[at] === side)).find(Boolean) ?? null;
}

/** The gold path from left to right; `null` while it is not complete. */
export function findGoldPath({ gold }: BlockState): readonly number[] | null {
  return findJoinedPath('blue', (at) => gold[at] === 'gold');
}

/** Whether black hexagons leave no path for the Gold Run. */
export function isGoldRunBlocked({ gold }: BlockState): boolean {
  return findJoinedPath('blue', (at) => gold[at] !== 'black') === null;
}
