import { formatCount } from '../../domain/format-count.ts';
import { joinReasons } from '../kit/reasons.ts';
import type { Verdict } from '../kit/verdict.ts';
import type { Side } from './hexagons.ts';
import {
  type AnswerShownStage,
  type AskingStage,
  type BlockState,
  countGamesWon,
  findGoldPath,
  getCurrentLetters,
  getSide,
  isComputer,
  isGoldRunBlocked,
  PLAYERS,
  type Player,
  TWO_PLAYERS,
} from './state.ts';

/** The name of a player at the beginning of a sentence. */
export function formatPlayer(state: BlockState, who: Player): string {
  if (state.opponent === TWO_PLAYERS) return `Player ${who + 1}`;
  return who === 0 ? 'You' : 'The computer';
}

/** The name of a player on a label. */
export function formatPlayerShort(state: BlockState, who: Player): string {
  return isComputer(state, who) ? 'Computer' : formatPlayer(state, who);
}

export function isLearner({ opponent }: BlockState, who: Player): boolean {
  return who === 0 && opponent !== TWO_PLAYERS;
}

const SIDE_GOALS = { white: 'top to bottom', blue: 'left to right' } as const;

/** "You are blue: join left to right." */
export function formatGoal(state: BlockState, who: Player): string {
  const side = getSide(state, who);
  return `${formatPlayer(state, who)} ${isLearner(state, who) ? 'are' : 'is'} ${side}: join ${SIDE_GOALS[side]}.`;
}

/** Says what the board waits for: a pick, or an answer to a clue. */
export function formatTurn(state: BlockState): string {
  const { stage } = state;
  switch (stage.phase) {
    case 'picking':
      return isLearner(state, stage.player)
        ? `Your turn: pick a letter.`
        : `${formatPlayer(state, stage.player)}, pick a letter.`;
    case 'asking': {
      const isNew = isComputer(state, stage.picker) && stage.nth === 1;
      const pick = `The computer picks ${getCurrentLetters(state)[stage.place]}.`;
      return joinReasons(isNew ? pick : null, stage.clue.clue);
    }
    default:
      return '';
  }
}

/** Says what the first side answered, and who may try now. */
export function formatTry(state: BlockState): string {
  const { stage } = state;
  if (stage.phase !== 'asking') return '';
  const [first] = stage.tries;
  if (!first) return '';
  const name = formatPlayer(state, first.player);
  const firstAnswer = first.text === '' ? `${name} passes.` : `${name}: “${first.text}”. No.`;
  return `${firstAnswer} Now ${lowerFirst(formatPlayer(state, stage.player))} can try.`;
}

/** Says why an answer did not count. */
export function formatRefusal({ kind, text }: NonNullable<AskingStage['refused']>, letter: string): string {
  return kind === 'slip'
    ? `“${text}”: almost right. Check the spelling.`
    : `The answer starts with ${letter}.`;
}

/** Shows the first two letters and the length of the answer. */
export function formatHint({ answer }: AskingStage['clue']): string {
  return `It starts with “${answer.slice(0, 2)}” and has ${formatCount(answer.match(/[a-z]/gi)?.length ?? 0, 'letter')}.`;
}

/** The verdict and the explanation after a clue. */
export function createVerdict(state: BlockState, { clue, tries, taker }: AnswerShownStage): Verdict {
  const last = tries.at(-1);
  const isKnown = last?.verdict === 'right';
  const wrong = tries
    .filter(({ text, verdict }) => verdict !== 'right' && text !== '')
    .map(({ player, text }) => `${formatPlayer(state, player)} said: ${text}.`);
  const transfer =
    taker !== null && !isKnown
      ? `No one knew three clues in a row, so ${lowerFirst(formatPlayer(state, taker))} ${
          isLearner(state, taker) ? 'get' : 'gets'
        } the letter.`
      : null;
  return {
    isRight: isKnown && last !== undefined && !isComputer(state, last.player),
    text: isKnown
      ? formatKnown(state, last.player, clue.answer)
      : `No one knew it. The answer is: ${clue.answer}.`,
    explanation: joinReasons(clue.because, ...wrong, transfer),
  };
}

function formatKnown(state: BlockState, who: Player, answer: string): string {
  if (isLearner(state, who)) return `Right: ${answer}!`;
  return isComputer(state, who)
    ? `The computer knows it: ${answer}.`
    : `${formatPlayer(state, who)} is right: ${answer}!`;
}

/** Says who won the game, and the score of the match. */
export function formatJoined(state: BlockState): string {
  const winner = state.winners.at(-1) ?? 0;
  const side = getSide(state, winner);
  const [firstScore, secondScore] = PLAYERS.map((who) => countGamesWon(state, who));
  const sideName = side === 'white' ? 'White' : 'Blue';
  const who = formatPlayer(state, winner);
  return `${sideName} joins ${SIDE_GOALS[side]}: ${isLearner(state, winner) ? 'you win' : `${lowerFirst(who)} wins`} the game! It’s ${firstScore}–${secondScore}.`;
}

/** A name in the middle of a sentence. */
function lowerFirst(name: string): string {
  return name.startsWith('Player') ? name : name.toLowerCase();
}

/** Says how the Gold Run ended. */
export function formatGoldEnd(state: BlockState): string {
  if (findGoldPath(state)) return 'Gold from left to right! You win the Gold Run!';
  return isGoldRunBlocked(state) ? 'There is no path left. The black letters are in the way.' : 'Time’s up!';
}

/** The side whose pick or answer the board waits for. */
export function getActiveSide(state: BlockState): Side | null {
  const { stage } = state;
  return stage.phase === 'picking' || stage.phase === 'asking' ? getSide(state, stage.player) : null;
}

/** The label of the answer field. With two players it names the player. */
export function formatAnswerLabel(state: BlockState, who: Player): string {
  return isLearner(state, who) ? 'Your answer' : `${formatPlayer(state, who)}: your answer`;
}

/** Says what happened before the current try; `null` for nothing. */
function formatEarlierTry(state: BlockState, stage: AskingStage): string | null {
  if (stage.refused) return formatRefusal(stage.refused, stage.clue.letter);
  if (stage.tries.length > 0) return formatTry(state);
  if (stage.nth > 1) return 'No one knew it. Here’s another clue for the same letter.';
  return isComputer(state, stage.player)
    ? `The computer picks ${getCurrentLetters(state)[stage.place]}.`
    : null;
}

/** The text of the message line; `null` for none. */
export function formatMessage(state: BlockState): string | null {
  const { stage } = state;
  switch (stage.phase) {
    case 'asking':
      return (
        joinReasons(formatEarlierTry(state, stage), stage.isHinted ? formatHint(stage.clue) : null) || null
      );
    case 'gold': {
      const asked = stage.question && state.phrases[stage.question.place];
      if (stage.question?.refused && asked)
        return formatRefusal(stage.question.refused, asked.initials.charAt(0));
      if (asked || stage.last === null) return null;
      const answer = state.phrases[stage.last]?.answer;
      return state.gold[stage.last] === 'gold' ? `Right: ${answer}.` : `It was: ${answer}.`;
    }
    default:
      return null;
  }
}
