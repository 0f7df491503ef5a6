import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { formatCount } from '../../domain/format-count.ts';
import {
  formatSide,
  getPartnerPlace,
  getPoints,
  getSupermatchPoints,
  getWinner,
  isDoubled,
} from './scoring.ts';
import {
  type BlankState,
  findSurveyAnswer,
  findSurveyPlace,
  getCurrentTurn,
  getMatchedSeats,
  getScore,
  getSeats,
  getStatement,
  getSupermatch,
  hasTwoPlayers,
} from './state.ts';

/* The sentences of the game that are announced or shown in the message line. */

/** The hint at a typo. It does not name the suspected answer, because another word may have been meant. */
export function formatSlip(text: string): string {
  return `Is “${text}” spelled right? Check it, or send it again.`;
}

export function formatHint(state: BlankState): string {
  const [favourite] = getStatement(state, getCurrentTurn(state)).answers;
  const text = favourite?.text ?? '';
  const letters = formatCount(text.replace(/\P{L}/gu, '').length, 'letter');
  return `The top answer starts with ${text.charAt(0).toUpperCase()} and has ${letters}.`;
}

interface RevealText {
  text: string;
  isGood: boolean;
}

/** Describes the cards that were turned since `from`. */
export function formatTurnedCards(
  state: BlankState,
  from: number,
  panellists: readonly Panellist[],
): RevealText {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { text: '', isGood: false };
  if (stage.task === 'head-to-head') {
    const { answers } = getSupermatch(state, stage.task);
    const name = panellists[state.partner ?? 0]?.name;
    return { text: `${name} wrote: ${answers[getPartnerPlace(state)]?.text}.`, isGood: isDoubled(state) };
  }
  if (stage.task === 'supermatch') {
    const supermatch = getSupermatch(state, stage.task);
    // The least popular answer is opened first.
    const indices = supermatch.answers.map((_, index) => index).toReversed();
    const opened = indices.slice(from, stage.shown);
    const own = findSurveyPlace(supermatch, state.finals[0]);
    return {
      text: opened
        .map((index) => supermatch.answers[index])
        .map((answer) => `${answer?.points} points: ${answer?.text}.`)
        .join(' '),
      isGood: own !== null && opened.includes(own),
    };
  }
  const turn = getCurrentTurn(state);
  const { panel } = getStatement(state, turn);
  const matched = getMatchedSeats(state, turn);
  const open = getSeats(state, turn).slice(from, stage.shown);
  const cards = open.map((seat) => {
    const isMatch = matched.includes(seat);
    return `${panellists[seat]?.name} wrote: ${panel[seat]}.${isMatch ? ' A match!' : ''}`;
  });
  return { text: cards.join(' '), isGood: open.some((seat) => matched.includes(seat)) };
}

/** Describes the outcome once all cards are open. */
export function formatRevealEnd(state: BlankState, panellists: readonly Panellist[]): RevealText {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { text: '', isGood: false };
  if (stage.task === 'head-to-head') {
    const name = panellists[state.partner ?? 0]?.name;
    const isGood = isDoubled(state);
    if (!isGood) return { text: `You and ${name} didn’t write the same thing.`, isGood };
    const gain = hasTwoPlayers(state) ? 'A perfect pair.' : `That doubles your points: ${getPoints(state)}.`;
    return { text: `You and ${name} wrote the same thing! ${gain}`, isGood };
  }
  if (stage.task === 'supermatch') {
    const points = getSupermatchPoints(state);
    const [written] = state.finals;
    if (points > 0) return { text: `“${written?.text}” scores ${points} points.`, isGood: true };
    const isEnglish = written?.answer !== null;
    const text = isEnglish
      ? 'Good English, but not one of the answers that people gave.'
      : 'No one in the survey gave your answer.';
    return { text, isGood: false };
  }
  const matches = getMatchedSeats(state, getCurrentTurn(state)).length;
  if (matches === 0) return { text: 'No match.', isGood: false };
  return { text: matches === 1 ? '1 match!' : `${matches} matches!`, isGood: true };
}

/** Describes how popular a turn's answer is. */
export function formatSurvey(state: BlankState, turn: number): string {
  const written = state.turns[turn];
  const found = findSurveyAnswer(state, turn);
  const own = found
    ? `${found.popularity} of 100 people say “${found.text}”.`
    : `No one in the survey says “${written?.text}”.`;
  return written?.isSlip ? `We write it like this: “${found?.text}”. ${own}` : own;
}

/** Says within a sentence that a side wins. */
function formatWin(state: BlankState, side: number): string {
  if (hasTwoPlayers(state)) return `${formatSide(state, side)} wins`;
  return side === 0 ? 'you win' : 'the computer wins';
}

/** Says who won the two rounds, and why. */
export function formatVerdict(state: BlankState): string {
  const { side, decidedBy } = getWinner(state);
  const [own, others] = [getScore(state, side), getScore(state, 1 - side)];
  const name = formatSide(state, side);
  if (decidedBy === 'matches') return `${name} ${name === 'You' ? 'win' : 'wins'} ${own} to ${others}.`;
  const level = `It’s a draw, ${own}–${own}.`;
  if (decidedBy === 'survey') {
    const their = hasTwoPlayers(state) ? `${name}’s` : side === 0 ? 'your' : 'the computer’s';
    return `${level} But more people in the survey gave ${their} answers: ${formatWin(state, side)}.`;
  }
  return hasTwoPlayers(state)
    ? `${level} We tossed a coin: ${name} wins.`
    : `${level} It’s a draw in the survey too. You play the Supermatch.`;
}
