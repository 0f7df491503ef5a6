import * as v from 'valibot';
import type { ViewPartProps } from '../game-contract.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { RIVALS } from './rivals.ts';

/*
 * The state of Blankety Blank. Two sides take turns in two rounds; in a turn a side fills the blank of a
 * statement, and the cards of the panel's six seats are turned. The winner plays the finals: the Supermatch,
 * whose answers have points, and the Head-to-Head with one panellist.
 */

export const TWO_PLAYERS = 'two-players';
/** Each of the two rounds has a turn for both sides. */
const SIDE_COUNT = 2;
export const TURN_COUNT = 2 * SIDE_COUNT;
export const SEATS = [0, 1, 2, 3, 4, 5];
/** The maximum length of a typed answer; the rest is cut off. */
export const MAX_TYPED_LENGTH = 40;
/** Points for a matched panellist, and the price of a hint. */
export const POINTS = { match: 25, hint: 10 } as const;

// Copies of the bank's items, whose schema explains their fields. Only their shape is checked here; their
// content is checked with the bank.
const textsSchema = v.array(v.string());
/** An answer, and other wordings that count as it. */
const wordingEntries = { text: v.string(), also: textsSchema };

const statementSchema = v.object({
  id: v.string(),
  text: v.string(),
  pos: v.picklist(['noun', 'verb', 'adjective']),
  answers: v.array(v.object({ ...wordingEntries, popularity: countSchema })),
  /** The answer of each panellist, by seat. */
  panel: textsSchema,
  note: v.string(),
});
type Statement = v.InferOutput<typeof statementSchema>;

const surveyedSchema = v.object({ ...wordingEntries, points: countSchema });

const supermatchSchema = v.object({
  id: v.string(),
  phrase: v.string(),
  answers: v.tuple([surveyedSchema, surveyedSchema, surveyedSchema]),
  /** Right answers that the survey lacks: without points, but no mistakes. */
  others: v.array(v.object(wordingEntries)),
  suggestions: textsSchema,
  note: v.string(),
});
type Supermatch = v.InferOutput<typeof supermatchSchema>;

const writtenSchema = v.object({
  text: v.string(),
  /** The index of the matching answer in the bank; `null` for none. */
  answer: v.nullable(countSchema),
  /** It was misspelt, and sent again unchanged. */
  isSlip: v.boolean(),
  isHinted: v.boolean(),
  /** How long the player took, in milliseconds of play. */
  ms: playMsSchema,
});
export type WrittenAnswer = v.InferOutput<typeof writtenSchema>;

/** What an answer is for: a turn of the two rounds, the winner's Supermatch, or the Head-to-Head. */
const taskSchema = v.picklist(['turn', 'supermatch', 'head-to-head']);

const stageSchema = v.variant('phase', [
  /** The device goes to the next player. */
  v.object({ phase: v.literal('hand-over') }),
  /** `slip`: a text that was reported as a typo; sent again, it counts. */
  v.object({
    phase: v.literal('writing'),
    task: taskSchema,
    since: playMsSchema,
    slip: v.nullable(v.string()),
    isHinted: v.boolean(),
  }),
  /** The cards are turned, one by one. */
  v.object({ phase: v.literal('reveal'), task: taskSchema, shown: countSchema }),
  /** What people say, after a turn. */
  v.object({ phase: v.literal('survey') }),
  /** Who won the two rounds. */
  v.object({ phase: v.literal('verdict') }),
  /** The winner chooses a panellist for the Head-to-Head. */
  v.object({ phase: v.literal('pairing') }),
  v.object({ phase: v.literal('over') }),
]);

export const stateSchema = v.object({
  /** The learner's opponent. */
  rival: v.picklist([...RIVALS, TWO_PLAYERS]),
  seed: v.number(),
  /** One for each turn. */
  statements: v.pipe(v.array(statementSchema), v.length(TURN_COUNT)),
  /** For the Supermatch and the Head-to-Head. */
  supermatches: v.tuple([supermatchSchema, supermatchSchema]),
  /** The bank's answers that are words of the word bank, so that the memory learns from them. */
  known: v.array(v.string()),
  /** The answers of the two rounds, in the order of `statements`; the sides take turns. */
  turns: v.pipe(v.array(writtenSchema), v.maxLength(TURN_COUNT)),
  /** The winner's answers: first the Supermatch, then the Head-to-Head. */
  finals: v.pipe(v.array(writtenSchema), v.maxLength(2)),
  /** The seat of the panellist in the Head-to-Head. */
  partner: v.nullable(createIndexSchema(SEATS.length)),
  stage: stageSchema,
});
export type BlankState = v.InferOutput<typeof stateSchema>;
export type WritingTask = v.InferOutput<typeof taskSchema>;

export type BlankMove =
  | { type: 'wrote'; text: string }
  | { type: 'asked-hint' }
  /** Takes the answer back while no card is turned. */
  | { type: 'took-back' }
  /** Turns the next card, or all remaining ones. */
  | { type: 'turned'; isAll: boolean }
  /** Chooses the panellist for the Head-to-Head. */
  | { type: 'paired'; seat: number }
  | { type: 'continued' };

export type BlankPartProps = ViewPartProps<BlankState, BlankMove>;

export const hasTwoPlayers = ({ rival }: Pick<BlankState, 'rival'>) => rival === TWO_PLAYERS;

/** The index of the turn in which an answer is written or cards are turned; later the last turn. */
export function getCurrentTurn({ stage, turns }: BlankState): number {
  const isOpen = stage.phase === 'hand-over' || (stage.phase === 'writing' && stage.task === 'turn');
  return isOpen ? turns.length : turns.length - 1;
}

/** The side that plays a turn: 0 is the learner, or player 1. */
export const getSide = (turn: number) => turn % SIDE_COUNT;
/** The round of a turn, from 0. */
export const getRound = (turn: number) => Math.floor(turn / SIDE_COUNT);

/** The statement of a turn; throws if there is none. */
export function getStatement({ statements }: BlankState, turn: number): Statement {
  const statement = statements[turn];
  if (!statement) throw new Error(`Turn ${turn} has no statement`);
  return statement;
}

/** The survey's entry for the answer of a turn; `undefined` when the survey does not have it. */
export function findSurveyAnswer(state: BlankState, turn: number) {
  const index = state.turns[turn]?.answer ?? null;
  return index === null ? undefined : getStatement(state, turn).answers[index];
}

/** The seats that play in a turn: in round two those that the side did not match in round one. */
export function getSeats(state: BlankState, turn: number): readonly number[] {
  const earlierTurn = turn - SIDE_COUNT;
  if (earlierTurn < 0) return SEATS;
  const matched = getMatchedSeats(state, earlierTurn);
  return SEATS.filter((seat) => !matched.includes(seat));
}

/** The seats that wrote the same, including those with cards face down. */
export function getMatchedSeats(state: BlankState, turn: number): readonly number[] {
  const answer = findSurveyAnswer(state, turn)?.text;
  const { panel } = getStatement(state, turn);
  return getSeats(state, turn).filter((seat) => panel[seat] === answer);
}

/** The seats with open cards in a turn. */
export function getOpenSeats(state: BlankState, turn: number): readonly number[] {
  const { stage } = state;
  const isTurning = stage.phase === 'reveal' && stage.task === 'turn' && turn === getCurrentTurn(state);
  return isTurning ? getSeats(state, turn).slice(0, stage.shown) : getSeats(state, turn);
}

/** The number of panellists that a side has matched, counting only open cards. */
export function getScore(state: BlankState, side: number): number {
  return state.turns
    .map((_, turn) => turn)
    .filter((turn) => getSide(turn) === side)
    .reduce((sum, turn) => {
      const open = getOpenSeats(state, turn);
      return sum + getMatchedSeats(state, turn).filter((seat) => open.includes(seat)).length;
    }, 0);
}

/** The summed popularity of a side's answers in both rounds, in people of a hundred. */
export function getPopularity(state: BlankState, side: number): number {
  return state.turns.reduce(
    (sum, _, turn) => sum + (getSide(turn) === side ? (findSurveyAnswer(state, turn)?.popularity ?? 0) : 0),
    0,
  );
}

/** The item of the Supermatch, or of the Head-to-Head. */
export function getSupermatch({ supermatches }: BlankState, task: WritingTask): Supermatch {
  return supermatches[task === 'head-to-head' ? 1 : 0];
}

/** The place in the survey of a Supermatch's answer; `null` when the survey does not have it. */
export function findSurveyPlace({ answers }: Supermatch, written: WrittenAnswer | undefined): number | null {
  const place = written?.answer ?? null;
  return place !== null && place < answers.length ? place : null;
}

/** The number of cards to turn in a reveal. */
export function countCards(state: BlankState, task: WritingTask): number {
  if (task === 'turn') return getSeats(state, getCurrentTurn(state)).length;
  return task === 'supermatch' ? getSupermatch(state, task).answers.length : 1;
}

/** Whether the answer can still be changed: a human wrote it and no card is open. */
export function canUndo(state: BlankState): boolean {
  const { stage } = state;
  if (stage.phase !== 'reveal' || stage.shown > 0) return false;
  return stage.task !== 'turn' || hasTwoPlayers(state) || getSide(getCurrentTurn(state)) === 0;
}
