import type { BlockbustersClue } from '../../content/blockbusters/clue-schema.ts';
import { createSeededRng, type Rng } from '../../domain/random.ts';
import type { Transition } from '../contract.ts';
import { chainTransitions, createAnnouncement } from '../kit/transitions.ts';
import type { BlockBank } from './bank.ts';
import { chooseComputerAnswer, pickPlace } from './computer.ts';
import { PLACES } from './hexagons.ts';
import type { Judgement } from './judge.ts';
import { type BlockContext, countTry, recordTry } from './record-try.ts';
import {
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
  type ToldStage,
  TWO_PLAYERS,
} from './state.ts';
import { createVerdict, formatHint, formatJoined, formatTry, formatTurn } from './texts.ts';

/** Chance for one decision of the computer: a game that is continued goes on as it would have. */
function createDecisionRng({ seed, asked }: BlockState, decision: 'pick' | 'answer'): Rng {
  return createSeededRng(seed + 2 * asked.length + (decision === 'pick' ? 1 : 2));
}

/** A new board, on which the side with the longer way picks first. */
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

/** The player whose turn it is picks a hexagon that is nobody's. */
export function pickHexagon(state: BlockState, place: number, around: BlockContext): Transition<BlockState> {
  const { stage, owners } = state;
  if (stage.phase !== 'picking' || owners[place] !== null) return { state };
  return askClue(state, { place, picker: stage.player, nth: 1 }, around);
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

/** The next clue of a letter that the match has not asked yet. The bank has enough for any match. */
function getNextClue({ order, asked }: BlockState, { clues }: BlockBank, letter: string): BlockbustersClue {
  const left = clues.filter((clue) => clue.letter === letter && !asked.includes(clue.answer));
  const next = order.find((each) => left.some(({ answer }) => answer === each));
  const clue = left.find(({ answer }) => answer === next) ?? left[0];
  if (!clue) throw new Error(`No clue is left for ${letter}`);
  return clue;
}

/**
 * What a player said to the clue; '' passes. Right takes the hexagon; otherwise the other side has its try, and the
 * computer takes it at once.
 */
export function answerClue(
  state: BlockState,
  text: string,
  { verdict, ...around }: BlockContext & { verdict: Exclude<Judgement, 'misfit'> },
): Transition<BlockState> {
  const { stage: asking } = state;
  if (asking.phase !== 'asking') return { state };
  const tried: AskingStage = {
    ...asking,
    tries: [...asking.tries, { player: asking.player, text, verdict }],
  };
  const counted = { ...state, tally: countTry(state.tally, { ...asking, verdict }) };
  return chainTransitions(
    recordTry(counted, { ...asking, asked: asking.clue, text, verdict }, around),
    (noted) => {
      if (verdict === 'right') return showAnswer(noted, tried, asking.player);
      if (tried.tries.length === 2) return showAnswer(noted, tried, null);
      const next: BlockState = {
        ...noted,
        stage: {
          ...tried,
          player: getRival(asking.player),
          since: around.at,
          refused: null,
          hasSlipped: false,
          isHinted: false,
        },
      };
      if (isComputer(next, getRival(asking.player))) return answerAsComputer(next, around);
      return { state: next, effects: createAnnouncement(formatTry(next)) };
    },
  );
}

/** The computer answers the clue on the board. */
export function answerAsComputer(state: BlockState, around: BlockContext): Transition<BlockState> {
  const { stage } = state;
  const strength = stage.phase === 'asking' ? getStrength(state, stage.player) : null;
  if (stage.phase !== 'asking' || strength === null) return { state };
  const { clue, tries } = stage;
  const isTaken = (answer: string) =>
    [clue.answer, ...clue.also, ...tries.map(({ text }) => text)].includes(answer);
  const wrong = around.bank.clues.filter(({ letter, answer }) => letter === clue.letter && !isTaken(answer));
  const text = chooseComputerAnswer(
    { answer: clue.answer, band: state.band },
    {
      strength,
      rng: createDecisionRng(state, 'answer'),
      wrong: wrong.map(({ answer }) => answer),
    },
  );
  return answerClue(state, text, { ...around, verdict: text === clue.answer ? 'right' : 'wrong' });
}

/** Shows the answer. After the last clue that nobody knew, the hexagon goes to the side that did not pick it. */
function showAnswer(
  state: BlockState,
  { place, clue, picker, nth, tries }: AskingStage,
  knower: Player | null,
) {
  const taker = knower ?? (nth === CLUES_PER_HEXAGON ? getRival(picker) : null);
  const owners = taker === null ? state.owners : state.owners.with(place, getSide(state, taker));
  const stage: ToldStage = { phase: 'told', place, clue, picker, nth, tries, taker };
  const told: BlockState = { ...state, owners, stage };
  const { text, explanation } = createVerdict(told, stage);
  return { state: told, effects: createAnnouncement(`${text} ${explanation}`) };
}

/** After an answer was read: the game is won, the same letter asks again, or the other side picks. */
export function continueFromTold(
  state: BlockState,
  told: ToldStage,
  around: BlockContext,
): Transition<BlockState> {
  const { taker, place, picker, nth } = told;
  if (taker === null) return askClue(state, { place, picker, nth: nth + 1 }, around);
  if (!findWinningPath(state)) return beginTurn(state, getRival(picker), around);
  // Who took the last hexagon has joined: nobody closes the path of their rival.
  const won: BlockState = { ...state, winners: [...state.winners, taker], stage: { phase: 'joined' } };
  return {
    state: won,
    effects: [...createAnnouncement(formatJoined(won)), { type: 'play-sound', sound: 'end' }],
  };
}

/** After a won game: the next one, the Gold Run of a winner who plays it, or the end. */
export function continueFromJoined(state: BlockState, { bank, at }: BlockContext): Transition<BlockState> {
  const winner = findMatchWinner(state);
  if (winner === null) return beginGame(state, bank, at);
  const stage = { phase: isComputer(state, winner) ? 'over' : 'gold-ready' } as const;
  return { state: { ...state, stage } };
}

/** Tells the learner how the answer goes on, at a cost. Two players get no hints: one would have them first. */
export function takeHint(state: BlockState): Transition<BlockState> {
  const { stage, opponent } = state;
  if (stage.phase !== 'asking' || stage.isHinted) return { state };
  if (opponent === TWO_PLAYERS || isComputer(state, stage.player)) return { state };
  const hinted: BlockState = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, effects: createAnnouncement(formatHint(stage.clue)) };
}
