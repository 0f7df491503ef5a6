import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { counted } from '../kit/counted.ts';
import {
  type BlankState,
  isTwo,
  matchedIn,
  scoreOf,
  seatsOf,
  statementOf,
  supermatchOf,
  surveyedIn,
  surveyPlace,
  turnNow,
} from './state.ts';
import { isDoubled, partnersPlace, pointsOf, sideName, supermatchPoints, winnerOf } from './verdicts.ts';

/** It does not say what was meant: somebody may have meant something else. */
export function slipText(text: string): string {
  return `“${text}” looks like a typo. Check it, or send it again as it is.`;
}

export function hintText(state: BlankState): string {
  const [favourite] = statementOf(state, turnNow(state)).answers;
  const text = favourite?.text ?? '';
  const letters = counted(text.replace(/\P{L}/gu, '').length, 'letter');
  return `What most people say starts with ${text.charAt(0).toUpperCase()} and has ${letters}.`;
}

/** A text, and whether it is good news. */
interface Told {
  text: string;
  isGood: boolean;
}

/** What the cards say that were turned since `from`. */
export function turnedText(state: BlankState, from: number, panellists: readonly Panellist[]): Told {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { text: '', isGood: false };
  if (stage.task === 'head-to-head') {
    const { answers } = supermatchOf(state, stage.task);
    const name = panellists[state.partner ?? 0]?.name;
    return { text: `${name} wrote: ${answers[partnersPlace(state)]?.text}.`, isGood: isDoubled(state) };
  }
  if (stage.task === 'supermatch') {
    const supermatch = supermatchOf(state, stage.task);
    const places = supermatch.answers.map((_, place) => place).toReversed();
    const open = places.slice(from, stage.shown);
    const own = surveyPlace(supermatch, state.finals[0]);
    return {
      text: open
        .map((place) => supermatch.answers[place])
        .map((answer) => `${answer?.points} points: ${answer?.text}.`)
        .join(' '),
      isGood: own !== null && open.includes(own),
    };
  }
  const turn = turnNow(state);
  const { panel } = statementOf(state, turn);
  const matched = matchedIn(state, turn);
  const open = seatsOf(state, turn).slice(from, stage.shown);
  const cards = open.map((seat) => {
    const isMatch = matched.includes(seat);
    return `${panellists[seat]?.name} wrote: ${panel[seat]}.${isMatch ? ' A match!' : ''}`;
  });
  return { text: cards.join(' '), isGood: open.some((seat) => matched.includes(seat)) };
}

/** What the cards came to, once all of them are open. */
export function endTold(state: BlankState, panellists: readonly Panellist[]): Told {
  const { stage } = state;
  if (stage.phase !== 'reveal') return { text: '', isGood: false };
  if (stage.task === 'head-to-head') {
    const name = panellists[state.partner ?? 0]?.name;
    const isGood = isDoubled(state);
    if (!isGood) return { text: `You and ${name} did not write the same thing.`, isGood };
    const gain = isTwo(state) ? 'A perfect pair.' : `That doubles your points: ${pointsOf(state)}.`;
    return { text: `You and ${name} wrote the same thing! ${gain}`, isGood };
  }
  if (stage.task === 'supermatch') {
    const points = supermatchPoints(state);
    const [written] = state.finals;
    if (points > 0) return { text: `“${written?.text}” scores ${points} points.`, isGood: true };
    const isEnglish = written?.answer !== null;
    const text = isEnglish ? 'Good English, but not in the survey.' : 'Your answer is not in the survey.';
    return { text, isGood: false };
  }
  const matches = matchedIn(state, turnNow(state)).length;
  if (matches === 0) return { text: 'No match.', isGood: false };
  return { text: matches === 1 ? '1 match!' : `${matches} matches!`, isGood: true };
}

/** What the survey says of a turn. */
export function surveyText(state: BlankState, turn: number): string {
  const written = state.turns[turn];
  const found = surveyedIn(state, turn);
  const own = found
    ? `${found.popularity} of 100 people say “${found.text}”.`
    : `Nobody in the survey says “${written?.text}”.`;
  return written?.isSlip ? `It is spelt “${found?.text}”. ${own}` : own;
}

/** That a side wins, within a sentence. */
function winText(state: BlankState, side: number): string {
  if (isTwo(state)) return `${sideName(state, side)} wins`;
  return side === 0 ? 'you win' : 'the computer wins';
}

/** Who won the two rounds, and why. */
export function verdictText(state: BlankState): string {
  const { side, by } = winnerOf(state);
  const [own, others] = [scoreOf(state, side), scoreOf(state, 1 - side)];
  const name = sideName(state, side);
  if (by === 'matches') return `${name} ${name === 'You' ? 'win' : 'wins'} ${own} to ${others}.`;
  const level = `It is a draw, ${own}–${own}.`;
  if (by === 'survey') {
    const their = isTwo(state) ? `${name}’s` : side === 0 ? 'your' : 'the computer’s';
    return `${level} More people in the survey gave ${their} answers: ${winText(state, side)}.`;
  }
  return isTwo(state)
    ? `${level} The toss of a coin decides for ${name}.`
    : `${level} The survey is level too, so you go on.`;
}
