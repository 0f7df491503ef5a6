import { unreachable } from '../../domain/result.ts';
import type { GameEffect, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { addUnique } from '../kit/add-unique.ts';
import { formatCell } from '../kit/grid-steps.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { type CellRun, getRunLetters } from './grid/lines.ts';
import { findRun, findWordAlong, getWordPoints, type SearchMove, type SearchState } from './state.ts';

/*
 * The rules of the Word Search. A word is marked by its two ends, drawn or tapped; the first tapped end is
 * the anchor. When all words are found or the learner gives up, the full grid is shown until it is closed.
 */

/** Reduces one event of the search. */
export function reduce(
  state: SearchState,
  event: TimestampedEvent<SearchMove | TickEvent>,
): Transition<SearchState> {
  const { stage } = state;
  if (event.type === 'closed') {
    return { state: stage.phase === 'shown' ? { ...state, stage: { ...stage, phase: 'over' } } : state };
  }
  if (stage.phase !== 'searching') return { state };
  switch (event.type) {
    case 'tapped':
      return tapCell(state, stage.anchor, event);
    case 'drew': {
      const run = findRun(state, event.from, event.to);
      return run ? tryRun(state, run, event.at) : { state };
    }
    case 'cleared-anchor':
      return { state: stage.anchor === null ? state : setAnchor(state, null) };
    case 'asked-hint':
      return takeHint(state, event.place);
    case 'switched-list':
      return { state: switchList(state) };
    case 'gave-up':
      return giveUp(state, event.at);
    case 'ticked':
      return { state };
    default:
      return unreachable(event);
  }
}

function setAnchor(state: SearchState, anchor: number | null): SearchState {
  return { ...state, miss: null, stage: { phase: 'searching', anchor } };
}

/** Handles a tap: it chooses one end of a word, then the other. Without a straight line it starts again. */
function tapCell(
  state: SearchState,
  anchor: number | null,
  { cell, at }: { cell: number; at: number },
): Transition<SearchState> {
  const letter = state.letters[cell];
  if (letter === undefined) return { state };
  if (anchor === cell) return { state: setAnchor(state, null) };
  const run = anchor === null ? null : findRun(state, anchor, cell);
  if (run) return tryRun(state, run, at);
  return {
    state: setAnchor(state, cell),
    effects: createAnnouncement(`${letter}, ${formatCell(cell, state.size)}: one end. Choose the other end.`),
  };
}

function tryRun(state: SearchState, run: CellRun, at: number): Transition<SearchState> {
  const place = findWordAlong(state, run);
  const hidden = state.hidden[place];
  if (!hidden || state.found.includes(place)) {
    return {
      state: { ...setAnchor(state, null), miss: hidden ? null : [...run] },
      effects: createAnnouncement(
        hidden
          ? `You already found ${hidden.word}.`
          : `${getRunLetters(state.letters, run)} isn’t one of the words.`,
      ),
    };
  }
  const found = [...state.found, place];
  const isLast = found.length === state.hidden.length;
  const next = { ...setAnchor(state, null), found, since: at };
  return {
    state: isLast ? { ...next, stage: { phase: 'shown', hasGivenUp: false } } : next,
    effects: [
      ...createAnnouncement(
        `${hidden.word}: ${hidden.meaning}. ${getWordPoints(state, place)} points. ${found.length} of ${state.hidden.length} found.`,
      ),
      {
        type: 'answered',
        item: { kind: 'word', id: hidden.word },
        grade: 'right',
        by: 'recognition',
        ms: at - state.since,
        hint: state.hinted.includes(place) || state.eased.includes(place),
      },
    ],
  };
}

/** Shows the first letter of a word. */
function takeHint(state: SearchState, place: number): Transition<SearchState> {
  const start = state.hidden[place]?.run[0];
  if (start === undefined || state.found.includes(place) || state.hinted.includes(place)) return { state };
  return {
    state: { ...state, hinted: addUnique(state.hinted, place) },
    effects: createAnnouncement(
      `It starts with ${state.letters[start]}, in ${formatCell(start, state.size).toLowerCase()}.`,
    ),
  };
}

/** Switches the list between meanings and words. Words that were listed once give fewer points. */
function switchList(state: SearchState): SearchState {
  if (state.list === 'words') return { ...state, list: 'meanings' };
  const unfoundWords = state.hidden.map((_, place) => place).filter((place) => !state.found.includes(place));
  return { ...state, list: 'words', eased: [...new Set([...state.eased, ...unfoundWords])] };
}

function giveUp(state: SearchState, at: number): Transition<SearchState> {
  const missed = state.hidden.filter((_, place) => !state.found.includes(place));
  return {
    state: { ...state, miss: null, stage: { phase: 'shown', hasGivenUp: true } },
    effects: [
      ...createAnnouncement(`You didn’t find: ${missed.map(({ word }) => word).join(', ')}.`),
      ...missed.map(
        ({ word }): GameEffect => ({
          type: 'answered',
          item: { kind: 'word', id: word },
          grade: 'missed',
          by: 'recognition',
          ms: at - state.since,
          hint: false,
        }),
      ),
    ],
  };
}
