import * as v from 'valibot';
import { BANDS } from '../../content/bands.ts';
import type { ViewPartProps } from '../contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { COMPUTER_STRENGTHS, type ComputerStrength } from './computer.ts';
import { findJoinedPath, HEXAGONS, SIDES, type Side } from './hexagons.ts';

/** Best of three: so many games win the match. */
export const GAMES_IN_MATCH = 3;
export const GAMES_TO_WIN = 2;
/** After so many clues that neither side knew, a hexagon goes to the side that did not pick it. */
export const CLUES_PER_HEXAGON = 3;
/** The side with the longer way picks first. */
export const FIRST_SIDE: Side = 'blue';
/** The longest text that is kept of what was written. */
export const MAX_WRITTEN_LENGTH = 60;

export const TWO_PLAYERS = 'two-players';
export const OPPONENTS = [...COMPUTER_STRENGTHS, TWO_PLAYERS] as const;

/** The first is the learner, the second the computer or whoever plays at the same device. */
const player = v.picklist([0, 1]);
export type Player = v.InferOutput<typeof player>;
export const PLAYERS: readonly Player[] = [0, 1];

const place = createIndexSchema(HEXAGONS);
const onePerPlace = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.length(HEXAGONS));

/** A clue or a phrase, as the bank has it. */
const askedText = {
  answer: v.string(),
  also: v.array(v.string()),
  clue: v.string(),
  because: v.string(),
  band: v.picklist(BANDS),
};

/** Why an entry did not count: a slip, or another first letter. */
const refusedSchema = v.object({ kind: v.picklist(['slip', 'misfit']), text: v.string() });

const askedEntries = {
  place,
  clue: v.object({ ...askedText, letter: v.string() }),
  picker: player,
  /** Which clue on this hexagon, from 1. */
  nth: v.pipe(countSchema, v.minValue(1), v.maxValue(CLUES_PER_HEXAGON)),
  /** What was said so far; '' is a pass. */
  tries: v.array(v.object({ player, text: v.string(), verdict: v.picklist(['right', 'slip', 'wrong']) })),
};

const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('picking'), player }),
  v.object({
    phase: v.literal('asking'),
    ...askedEntries,
    /** Whose try it is, and since when. */
    player,
    since: playMsSchema,
    refused: v.nullable(refusedSchema),
    hasSlipped: v.boolean(),
    isHinted: v.boolean(),
  }),
  /** The answer is shown. `taker` has the hexagon now; `null`: another clue follows. */
  v.object({ phase: v.literal('told'), ...askedEntries, taker: v.nullable(player) }),
  /** The newest game is won. */
  v.object({ phase: v.literal('joined') }),
  v.object({ phase: v.literal('gold-ready') }),
  v.object({
    phase: v.literal('gold'),
    /** When the minute began. */
    since: playMsSchema,
    question: v.nullable(
      v.object({ place, since: playMsSchema, refused: v.nullable(refusedSchema), hasSlipped: v.boolean() }),
    ),
    /** The newest answer. */
    last: v.nullable(place),
  }),
  v.object({ phase: v.literal('gold-done') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  opponent: v.picklist(OPPONENTS),
  band: v.picklist(BANDS),
  seed: v.number(),
  /** The letters of each game, by place. */
  boards: v.pipe(v.array(onePerPlace(v.string())), v.length(GAMES_IN_MATCH)),
  /** Who is white in each game. */
  whites: v.pipe(v.array(player), v.length(GAMES_IN_MATCH)),
  /** The clues of the match by their answers, in the order in which each letter asks them. */
  order: v.array(v.string()),
  /** Those that were asked. */
  asked: v.array(v.string()),
  /** Whose each hexagon of the game is. */
  owners: onePerPlace(v.nullable(v.picklist(SIDES))),
  /** Who won each game that is over. */
  winners: v.pipe(v.array(player), v.maxLength(GAMES_IN_MATCH)),
  stage: stageSchema,
  /** The Gold Run: what its hexagons ask, and what became of them. */
  phrases: onePerPlace(v.object({ ...askedText, initials: v.string() })),
  gold: onePerPlace(v.nullable(v.picklist(['gold', 'black']))),
  /** Of each player's clues: those asked, those known, and of these the ones known with a hint. */
  tally: v.pipe(
    v.array(v.object({ asked: countSchema, known: countSchema, hinted: countSchema })),
    v.length(2),
  ),
  /** What somebody did not know, and what they wrote; '' is a pass. */
  misses: v.array(
    v.object({
      answer: v.string(),
      clue: v.string(),
      because: v.string(),
      isWord: v.boolean(),
      given: v.array(v.object({ player, text: v.string() })),
    }),
  ),
});
export type BlockState = v.InferOutput<typeof stateSchema>;
export type BlockStage = BlockState['stage'];
export type AskingStage = Extract<BlockStage, { phase: 'asking' }>;
export type ToldStage = Extract<BlockStage, { phase: 'told' }>;
export type GoldRunStage = Extract<BlockStage, { phase: 'gold' }>;

export type BlockMove =
  | { type: 'picked'; place: number }
  | { type: 'wrote'; text: string }
  | { type: 'passed' }
  | { type: 'asked-hint' }
  /** To what comes next: the computer's answer, the next pick, the next game, the Gold Run, the end. */
  | { type: 'went-on' };

export type BlockPartProps = ViewPartProps<BlockState, BlockMove>;

/** The game that is played, or was won last, from 0. */
export function getCurrentGame({ winners, stage }: BlockState): number {
  const isOn = stage.phase === 'picking' || stage.phase === 'asking' || stage.phase === 'told';
  return isOn ? winners.length : winners.length - 1;
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

/** How strong a player is that is the computer; `null` for a human. */
export function getStrength({ opponent }: BlockState, who: Player): ComputerStrength | null {
  return who === 1 && opponent !== TWO_PLAYERS ? opponent : null;
}

export function isComputer(state: BlockState, who: Player): boolean {
  return getStrength(state, who) !== null;
}

export function countGamesWon({ winners }: BlockState, who: Player): number {
  return winners.filter((winner) => winner === who).length;
}

/** Who has won the match; `null` before. */
export function findMatchWinner(state: BlockState): Player | null {
  return PLAYERS.find((who) => countGamesWon(state, who) === GAMES_TO_WIN) ?? null;
}

/** The path that won the game on the board; `null` while nobody has. */
export function findWinningPath({ owners }: BlockState): readonly number[] | null {
  return SIDES.map((side) => findJoinedPath(side, (at) => owners[at] === side)).find(Boolean) ?? null;
}

/** The way of the Gold Run; `null` while it is not joined. */
export function findGoldPath({ gold }: BlockState): readonly number[] | null {
  return findJoinedPath('blue', (at) => gold[at] === 'gold');
}

/** Whether black hexagons leave no way for the Gold Run. */
export function isGoldRunBlocked({ gold }: BlockState): boolean {
  return findJoinedPath('blue', (at) => gold[at] !== 'black') === null;
}
