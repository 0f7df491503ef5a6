import * as v from 'valibot';
import type { ViewPartProps } from '../contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { RIVALS } from './rivals.ts';

export const TWO_PLAYERS = 'two-players';
/** Two rounds, in each a turn for both sides. */
export const SIDE_COUNT = 2;
export const TURN_COUNT = 2 * SIDE_COUNT;
export const SEATS = [0, 1, 2, 3, 4, 5];
/** The longest text that is kept of what was typed. */
export const MAX_TYPED_LENGTH = 40;
/** For a matched panellist, and what a hint takes off. */
export const POINTS = { match: 25, hint: 10 } as const;

/*
 * What the state keeps of the bank, as the bank has it. What makes an item a good one is the bank's to check.
 */
const texts = v.array(v.string());
const wording = { text: v.string(), also: texts };

const statementSchema = v.object({
  id: v.string(),
  text: v.string(),
  pos: v.picklist(['noun', 'verb', 'adjective']),
  answers: v.array(v.object({ ...wording, popularity: countSchema })),
  panel: texts,
  note: v.string(),
});
type Statement = v.InferOutput<typeof statementSchema>;

const surveyed = v.object({ ...wording, points: countSchema });

const supermatchSchema = v.object({
  id: v.string(),
  phrase: v.string(),
  answers: v.tuple([surveyed, surveyed, surveyed]),
  others: v.array(v.object(wording)),
  suggestions: texts,
  note: v.string(),
});
type Supermatch = v.InferOutput<typeof supermatchSchema>;

const writtenSchema = v.object({
  text: v.string(),
  /** Which of the bank's answers it is; `null` for none of them. */
  answer: v.nullable(countSchema),
  /** It was misspelt, twice. */
  isSlip: v.boolean(),
  isHinted: v.boolean(),
  ms: playMsSchema,
});
export type WrittenAnswer = v.InferOutput<typeof writtenSchema>;

/** What is written for: a turn of the two rounds, the winner's Supermatch, and the Head-to-Head. */
const task = v.picklist(['turn', 'supermatch', 'head-to-head']);

const phaseSchema = v.variant('phase', [
  /** The device goes to whoever plays next. */
  v.object({ phase: v.literal('hand-over') }),
  /** `slip`: what was told to be a typo, and may be written again. */
  v.object({
    phase: v.literal('writing'),
    task,
    since: playMsSchema,
    slip: v.nullable(v.string()),
    isHinted: v.boolean(),
  }),
  /** The cards are turned, one by one. */
  v.object({ phase: v.literal('reveal'), task, shown: countSchema }),
  /** What people say, after a turn. */
  v.object({ phase: v.literal('survey') }),
  /** Who won the two rounds. */
  v.object({ phase: v.literal('verdict') }),
  v.object({ phase: v.literal('pairing') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  /** Who the learner plays against. */
  rival: v.picklist([...RIVALS, TWO_PLAYERS]),
  seed: v.number(),
  /** One for each turn. */
  statements: v.pipe(v.array(statementSchema), v.length(TURN_COUNT)),
  /** For the Supermatch and the Head-to-Head. */
  supermatches: v.tuple([supermatchSchema, supermatchSchema]),
  /** Answers that the word bank knows. */
  known: v.array(v.string()),
  turns: v.pipe(v.array(writtenSchema), v.maxLength(TURN_COUNT)),
  finals: v.pipe(v.array(writtenSchema), v.maxLength(2)),
  /** The seat of the panellist in the Head-to-Head. */
  partner: v.nullable(createIndexSchema(SEATS.length)),
  stage: phaseSchema,
});
export type BlankState = v.InferOutput<typeof stateSchema>;
export type WritingTask = v.InferOutput<typeof task>;

export type BlankMove =
  | { type: 'wrote'; text: string }
  | { type: 'asked-hint' }
  /** Writes anew, while no card is turned. */
  | { type: 'took-back' }
  /** Turns the next card, or all of them. */
  | { type: 'turned'; isAll: boolean }
  | { type: 'paired'; seat: number }
  | { type: 'went-on' };

export type BlankPartProps = ViewPartProps<BlankState, BlankMove>;

export const hasTwoPlayers = ({ rival }: Pick<BlankState, 'rival'>) => rival === TWO_PLAYERS;

/** The turn that is on: the one that is written, or whose cards are turned. */
export function getCurrentTurn({ stage, turns }: BlankState): number {
  const isOpen = stage.phase === 'hand-over' || (stage.phase === 'writing' && stage.task === 'turn');
  return isOpen ? turns.length : turns.length - 1;
}

/** Whose turn it is: side 0 is the learner, or player 1. */
export const getSide = (turn: number) => turn % SIDE_COUNT;
export const getRound = (turn: number) => Math.floor(turn / SIDE_COUNT);

export function getStatement({ statements }: BlankState, turn: number): Statement {
  const statement = statements[turn];
  if (!statement) throw new Error(`Turn ${turn} has no statement`);
  return statement;
}

/** What was written in a turn, as the survey has it; `undefined` for what it has not. */
export function findSurveyAnswer(state: BlankState, turn: number) {
  const place = state.turns[turn]?.answer ?? null;
  return place === null ? undefined : getStatement(state, turn).answers[place];
}

/** The seats whose cards are turned in a turn: in round two those that the side did not match in round one. */
export function getSeats(state: BlankState, turn: number): readonly number[] {
  const before = turn - SIDE_COUNT;
  if (before < 0) return SEATS;
  const matched = getMatchedSeats(state, before);
  return SEATS.filter((seat) => !matched.includes(seat));
}

/** The seats that wrote the same, whether their cards are turned yet or not. */
export function getMatchedSeats(state: BlankState, turn: number): readonly number[] {
  const answer = findSurveyAnswer(state, turn)?.text;
  const { panel } = getStatement(state, turn);
  return getSeats(state, turn).filter((seat) => panel[seat] === answer);
}

/** The seats whose cards of a turn are open. */
export function getOpenSeats(state: BlankState, turn: number): readonly number[] {
  const { stage } = state;
  const isTurning = stage.phase === 'reveal' && stage.task === 'turn' && turn === getCurrentTurn(state);
  return isTurning ? getSeats(state, turn).slice(0, stage.shown) : getSeats(state, turn);
}

/** How many panellists a side has matched, as far as the cards are open. */
export function getScore(state: BlankState, side: number): number {
  return state.turns
    .map((_, turn) => turn)
    .filter((turn) => getSide(turn) === side)
    .reduce((sum, turn) => {
      const open = getOpenSeats(state, turn);
      return sum + getMatchedSeats(state, turn).filter((seat) => open.includes(seat)).length;
    }, 0);
}

/** How many of a hundred people each gave the answers of a side, in both rounds together. */
export function getPopularity(state: BlankState, side: number): number {
  return state.turns.reduce(
    (sum, _, turn) => sum + (getSide(turn) === side ? (findSurveyAnswer(state, turn)?.popularity ?? 0) : 0),
    0,
  );
}

/** The Supermatch on the board, or that of the Head-to-Head. */
export function getSupermatch({ supermatches }: BlankState, of: WritingTask): Supermatch {
  return supermatches[of === 'head-to-head' ? 1 : 0];
}

/** Where the survey has what was written for a Supermatch; `null` where it has it not. */
export function findSurveyPlace({ answers }: Supermatch, written: WrittenAnswer | undefined): number | null {
  const place = written?.answer ?? null;
  return place !== null && place < answers.length ? place : null;
}

/** How many cards there are to turn. */
export function countCards(state: BlankState, of: WritingTask): number {
  if (of === 'turn') return getSeats(state, getCurrentTurn(state)).length;
  return of === 'supermatch' ? getSupermatch(state, of).answers.length : 1;
}

/** Whether the learner can still write anew what their cards are about to judge. */
export function canUndo(state: BlankState): boolean {
  const { stage } = state;
  if (stage.phase !== 'reveal' || stage.shown > 0) return false;
  return stage.task !== 'turn' || hasTwoPlayers(state) || getSide(getCurrentTurn(state)) === 0;
}
