import type { BlockbustersClue } from '../../content/blockbusters/clue-schema.ts';
import { createSeededRng, type Rng } from '../../domain/random.ts';
import type { Transition } from '../game-contract.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import type { BlockBank } from './bank.ts';
import { chooseComputerAnswer, pickPlace } from './computer.ts';
import { PLACES } from './hexagons.ts';
import type { Judgement } from './judge.ts';
import { type BlockContext, countTry, recordTry } from './record-try.ts';
import {
  type AnswerShownStage,
  type AskingStage,
  type BlockState,
  CLUES_PER_HEXAGON,
  FIRST_SIDE,
  findMatchWinner,
  findWinningPath,
  getCurrentLetters,
  getPlayer,
  getRival,
  getSide,
  getStrength,
  isComputer,
  type Player,
  TWO_PLAYERS,
} from './state.ts';
import { createVerdict, formatHint, formatJoined, formatTry, formatTurn } from './texts.ts';

/*
 * A game of the match. The active player picks a hexagon and answers its clue; after a wrong answer the rival
 * may try. A right answer wins the hexagon, and the side that joins its two edges of the board wins the game.
 */

/**
 * The chance of one decision of the computer. It depends on the state alone, so that a reload changes
 * nothing.
 */
function createDecisionRng({ seed, asked }: BlockState, decision: 'pick' | 'answer'): Rng {
  return createSeededRng(seed + 2 * asked.length + (decision === 'pick' ? 1 : 2));
}

/** Starts a game on a new board; blue, the side with the longer path, picks first. */
export function beginGame(state: BlockState, bank: BlockBank, at: number): Transition<BlockState> {
  const empty: BlockState = {
    ...state,
    owners: PLACES.map(() => null),
    stage: { phase: 'picking', player: 0 },
  };
  return beginTurn(empty, getPlayer(empty, FIRST_SIDE), { bank, at });
}

function beginTurn(state: BlockState, player: Player, { bank, at }: BlockContext): Transition<BlockState> {
  const strength = getStrength(state, player);
  if (strength === null) {
    const picking: BlockState = { ...state, stage: { phase: 'picking', player } };
    return { state: picking, effects: createAnnouncement(formatTurn(picking)) };
  }
  const rng = createDecisionRng(state, 'pick');
  const place = pickPlace(state.owners, getSide(state, player), { strength, rng });
  return askClue(state, { place, picker: player, nth: 1 }, { bank, at });
}

/** The active player picks an open hexagon. */
export function pickHexagon(state: BlockState, place: number, context: BlockContext): Transition<BlockState> {
  const { stage, owners } = state;
  if (stage.phase !== 'picking' || owners[place] !== null) return { state };
  return askClue(state, { place, picker: stage.player, nth: 1 }, context);
}

function askClue(
  state: BlockState,
  { place, picker, nth }: Pick<AskingStage, 'place' | 'picker' | 'nth'>,
  { bank, at }: BlockContext,
): Transition<BlockState> {
  const clue = getNextClue(state, bank, getCurrentLetters(state)[place] ?? '');
  const asking: AskingStage = {
    phase: 'asking',
    place,
    clue,
    picker,
    nth,
    tries: [],
    player: picker,
    since: at,
    refused: null,
    hasSlipped: false,
    isHinted: false,
  };
  const asked: BlockState = { ...state, asked: [...state.asked, clue.answer], stage: asking };
  return { state: asked, effects: createAnnouncement(formatTurn(asked)) };
}

/**
 * The next clue of a letter that the match has not asked yet. Throws if there is none; the bank has enough
 * clues to prevent that.
 */
function getNextClue({ order, asked }: BlockState, { clues }: BlockBank, letter: string): BlockbustersClue {
  const unasked = clues.filter((clue) => clue.letter === letter && !asked.includes(clue.answer));
  const nextAnswer = order.find((dealtAnswer) => unasked.some(({ answer }) => answer === dealtAnswer));
  const clue = unasked.find(({ answer }) => answer === nextAnswer) ?? unasked[0];
  if (!clue) throw new Error(`No clue is left for ${letter}`);
  return clue;
}

/**
 * Takes a player's answer; '' is a pass. A right one wins the hexagon, otherwise the other side may try, and
 * the computer does so at once.
 */
export function answerClue(
  state: BlockState,
  text: string,
  { verdict, ...context }: BlockContext & { verdict: Exclude<Judgement, 'misfit'> },
): Transition<BlockState> {
  const { stage: asking } = state;
  if (asking.phase !== 'asking') return { state };
  const asked: AskingStage = {
    ...asking,
    tries: [...asking.tries, { player: asking.player, text, verdict }],
  };
  const counted = { ...state, tally: countTry(state.tally, { ...asking, verdict }) };
  return chainTransitions(
    recordTry(counted, { ...asking, asked: asking.clue, text, verdict }, context),
    (recorded) => {
      if (verdict === 'right') return showAnswer(recorded, asked, asking.player);
      if (asked.tries.length === 2) return showAnswer(recorded, asked, null);
      const next: BlockState = {
        ...recorded,
        stage: {
          ...asked,
          player: getRival(asking.player),
          since: context.at,
          refused: null,
          hasSlipped: false,
          isHinted: false,
        },
      };
      if (isComputer(next, getRival(asking.player))) return answerAsComputer(next, context);
      return { state: next, effects: createAnnouncement(formatTry(next)) };
    },
  );
}

/** The computer answers the clue on the board. */
export function answerAsComputer(state: BlockState, context: BlockContext): Transition<BlockState> {
  const { stage } = state;
  const strength = stage.phase === 'asking' ? getStrength(state, stage.player) : null;
  if (stage.phase !== 'asking' || strength === null) return { state };
  const { clue, tries } = stage;
  const isTaken = (answer: string) =>
    [clue.answer, ...clue.also, ...tries.map(({ text }) => text)].includes(answer);
  const wrong = context.bank.clues.filter(({ letter, answer }) => letter === clue.letter && !isTaken(answer));
  const text = chooseComputerAnswer(
    { answer: clue.answer, band: state.band },
    {
      strength,
      rng: createDecisionRng(state, 'answer'),
      wrong: wrong.map(({ answer }) => answer),
    },
  );
  return answerClue(state, text, { ...context, verdict: text === clue.answer ? 'right' : 'wrong' });
}

/**
 * Shows the answer. If the hexagon's last clue stays unanswered, the hexagon goes to the side that did not
 * pick it.
 */
function showAnswer(
  state: BlockState,
  { place, clue, picker, nth, tries }: AskingStage,
  knower: Player | null,
) {
  const taker = knower ?? (nth === CLUES_PER_HEXAGON ? getRival(picker) : null);
  const owners = taker === null ? state.owners : state.owners.with(place, getSide(state, taker));
  const stage: AnswerShownStage = { phase: 'told', place, clue, picker, nth, tries, taker };
  const answered: BlockState = { ...state, owners, stage };
  const { text, explanation } = createVerdict(answered, stage);
  return { state: answered, effects: createAnnouncement(`${text} ${explanation}`) };
}

/** Continues after an answer: the game is won, the same letter asks again, or the other side picks. */
export function continueAfterAnswer(
  state: BlockState,
  stage: AnswerShownStage,
  context: BlockContext,
): Transition<BlockState> {
  const { taker, place, picker, nth } = stage;
  if (taker === null) return askClue(state, { place, picker, nth: nth + 1 }, context);
  // Picks alternate, whichever side took the hexagon. A full board always has a path, so there is no draw.
  if (!findWinningPath(state)) return beginTurn(state, getRival(picker), context);
  // The taker of the last hexagon has joined: taking one never completes the rival's path.
  const won: BlockState = { ...state, winners: [...state.winners, taker], stage: { phase: 'joined' } };
  return {
    state: won,
    effects: [...createAnnouncement(formatJoined(won)), { type: 'play-sound', sound: 'end' }],
  };
}

/** Whether no more clue is asked: after the Gold Run, or after a match that the computer won. */
export function isDecided(state: BlockState): boolean {
  const { phase } = state.stage;
  if (phase === 'gold-done' || phase === 'over') return true;
  const winner = findMatchWinner(state);
  return phase === 'joined' && winner !== null && isComputer(state, winner);
}

/** Continues after a won game with the next one, a human winner's Gold Run, or the end. */
export function continueAfterGame(state: BlockState, { bank, at }: BlockContext): Transition<BlockState> {
  const winner = findMatchWinner(state);
  if (winner === null) return beginGame(state, bank, at);
  const stage = { phase: isComputer(state, winner) ? 'over' : 'gold-ready' } as const;
  return { state: { ...state, stage } };
}

/**
 * Shows more letters of the answer, at a cost. Two players get no hints: the first to answer would have an
 * advantage.
 */
export function takeHint(state: BlockState): Transition<BlockState> {
  const { stage, opponent } = state;
  if (stage.phase !== 'asking' || stage.isHinted) return { state };
  if (opponent === TWO_PLAYERS || isComputer(state, stage.player)) return { state };
  const hinted: BlockState = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, effects: createAnnouncement(formatHint(stage.clue)) };
}
