import type { Clue } from '../../content/blockbusters/clue-schema.ts';
import { type Rng, seededRng } from '../../domain/random.ts';
import type { Change } from '../contract.ts';
import { andThen, said } from '../kit/changes.ts';
import type { BlockBank } from './bank.ts';
import { computersAnswer, pickPlace } from './computer.ts';
import { PLACES } from './hexagons.ts';
import type { Judgement } from './judge.ts';
import { type Around, noteTry, withCounted } from './records.ts';
import {
  type Asking,
  BEGINS,
  type BlockState,
  CLUES_A_HEXAGON,
  isComputer,
  lettersNow,
  matchWinner,
  type Player,
  playerOf,
  rivalOf,
  sideOf,
  strengthOf,
  type Told,
  TWO_PLAYERS,
  winningPath,
} from './state.ts';
import { hintText, joinedText, toldVerdict, tryText, turnText } from './telling.ts';

/** Chance for one decision of the computer: a game that is continued goes on as it would have. */
function chance({ seed, asked }: BlockState, decision: 'pick' | 'answer'): Rng {
  return seededRng(seed + 2 * asked.length + (decision === 'pick' ? 1 : 2));
}

/** A new board, on which the side with the longer way picks first. */
export function beginGame(state: BlockState, bank: BlockBank, at: number): Change<BlockState> {
  const empty: BlockState = {
    ...state,
    owners: PLACES.map(() => null),
    stage: { phase: 'picking', player: 0 },
  };
  return beginTurn(empty, playerOf(empty, BEGINS), { bank, at });
}

function beginTurn(state: BlockState, player: Player, { bank, at }: Around): Change<BlockState> {
  const strength = strengthOf(state, player);
  if (strength === null) {
    const picking: BlockState = { ...state, stage: { phase: 'picking', player } };
    return { state: picking, happened: said(turnText(picking)) };
  }
  const rng = chance(state, 'pick');
  const place = pickPlace(state.owners, sideOf(state, player), { strength, rng });
  return ask(state, { place, picker: player, nth: 1 }, { bank, at });
}

/** The player whose turn it is picks a hexagon that is nobody's. */
export function pickHexagon(state: BlockState, place: number, around: Around): Change<BlockState> {
  const { stage, owners } = state;
  if (stage.phase !== 'picking' || owners[place] !== null) return { state };
  return ask(state, { place, picker: stage.player, nth: 1 }, around);
}

function ask(
  state: BlockState,
  { place, picker, nth }: Pick<Asking, 'place' | 'picker' | 'nth'>,
  { bank, at }: Around,
): Change<BlockState> {
  const clue = nextClue(state, bank, lettersNow(state)[place] ?? '');
  const asking: Asking = {
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
  return { state: asked, happened: said(turnText(asked)) };
}

/** The next clue of a letter that the match has not asked yet. The bank has enough for any match. */
function nextClue({ order, asked }: BlockState, { clues }: BlockBank, letter: string): Clue {
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
export function trySaying(
  state: BlockState,
  text: string,
  { verdict, ...around }: Around & { verdict: Exclude<Judgement, 'misfit'> },
): Change<BlockState> {
  const { stage: asking } = state;
  if (asking.phase !== 'asking') return { state };
  const tried: Asking = { ...asking, tries: [...asking.tries, { player: asking.player, text, verdict }] };
  const counted = { ...state, tally: withCounted(state.tally, { ...asking, verdict }) };
  return andThen(noteTry(counted, { ...asking, asked: asking.clue, text, verdict }, around), (noted) => {
    if (verdict === 'right') return tell(noted, tried, asking.player);
    if (tried.tries.length === 2) return tell(noted, tried, null);
    const next: BlockState = {
      ...noted,
      stage: {
        ...tried,
        player: rivalOf(asking.player),
        since: around.at,
        refused: null,
        hasSlipped: false,
        isHinted: false,
      },
    };
    if (isComputer(next, rivalOf(asking.player))) return computerTries(next, around);
    return { state: next, happened: said(tryText(next)) };
  });
}

/** The computer answers the clue on the board. */
export function computerTries(state: BlockState, around: Around): Change<BlockState> {
  const { stage } = state;
  const strength = stage.phase === 'asking' ? strengthOf(state, stage.player) : null;
  if (stage.phase !== 'asking' || strength === null) return { state };
  const { clue, tries } = stage;
  const isTaken = (answer: string) =>
    [clue.answer, ...clue.also, ...tries.map(({ text }) => text)].includes(answer);
  const wrong = around.bank.clues.filter(({ letter, answer }) => letter === clue.letter && !isTaken(answer));
  const text = computersAnswer(
    { answer: clue.answer, band: state.band },
    {
      strength,
      rng: chance(state, 'answer'),
      wrong: wrong.map(({ answer }) => answer),
    },
  );
  return trySaying(state, text, { ...around, verdict: text === clue.answer ? 'right' : 'wrong' });
}

/** Shows the answer. After the last clue that nobody knew, the hexagon goes to the side that did not pick it. */
function tell(state: BlockState, { place, clue, picker, nth, tries }: Asking, knower: Player | null) {
  const taker = knower ?? (nth === CLUES_A_HEXAGON ? rivalOf(picker) : null);
  const owners = taker === null ? state.owners : state.owners.with(place, sideOf(state, taker));
  const stage: Told = { phase: 'told', place, clue, picker, nth, tries, taker };
  const told: BlockState = { ...state, owners, stage };
  const { text, explanation } = toldVerdict(told, stage);
  return { state: told, happened: said(`${text} ${explanation}`) };
}

/** After an answer was read: the game is won, the same letter asks again, or the other side picks. */
export function goOnFromTold(state: BlockState, told: Told, around: Around): Change<BlockState> {
  const { taker, place, picker, nth } = told;
  if (taker === null) return ask(state, { place, picker, nth: nth + 1 }, around);
  if (!winningPath(state)) return beginTurn(state, rivalOf(picker), around);
  // Who took the last hexagon has joined: nobody closes the path of their rival.
  const won: BlockState = { ...state, winners: [...state.winners, taker], stage: { phase: 'joined' } };
  return { state: won, happened: [...said(joinedText(won)), { type: 'cue', sound: 'end' }] };
}

/** After a won game: the next one, the Gold Run of a winner who plays it, or the end. */
export function goOnFromJoined(state: BlockState, { bank, at }: Around): Change<BlockState> {
  const winner = matchWinner(state);
  if (winner === null) return beginGame(state, bank, at);
  const stage = { phase: isComputer(state, winner) ? 'over' : 'gold-ready' } as const;
  return { state: { ...state, stage } };
}

/** Tells the learner how the answer goes on, at a cost. Two players get no hints: one would have them first. */
export function hint(state: BlockState): Change<BlockState> {
  const { stage, opponent } = state;
  if (stage.phase !== 'asking' || stage.isHinted) return { state };
  if (opponent === TWO_PLAYERS || isComputer(state, stage.player)) return { state };
  const hinted: BlockState = { ...state, stage: { ...stage, isHinted: true } };
  return { state: hinted, happened: said(hintText(stage.clue)) };
}
