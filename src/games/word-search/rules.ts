import { unreachable } from '../../domain/result.ts';
import type { Change, Happening, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { cellName } from '../kit/grid-steps.ts';
import { plus } from '../kit/plus.ts';
import { lettersOf, type Run } from './grid/lines.ts';
import { runIn, type SearchMove, type SearchState, wordAlong, worthOf } from './state.ts';

/** One step of the search. */
export function reduce(state: SearchState, event: Timed<SearchMove | Tick>): Change<SearchState> {
  const { stage } = state;
  if (event.type === 'closed') {
    return { state: stage.phase === 'shown' ? { ...state, stage: { ...stage, phase: 'over' } } : state };
  }
  if (stage.phase !== 'searching') return { state };
  switch (event.type) {
    case 'tapped':
      return tap(state, stage.anchor, event);
    case 'drew': {
      const run = runIn(state, event.from, event.to);
      return run ? tryRun(state, run, event.at) : { state };
    }
    case 'let-go':
      return { state: stage.anchor === null ? state : anchored(state, null) };
    case 'asked-hint':
      return hint(state, event.place);
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

function anchored(state: SearchState, anchor: number | null): SearchState {
  return { ...state, miss: null, stage: { phase: 'searching', anchor } };
}

/** The first tap chooses one end of a word; the second the other, or a new first one where no line leads there. */
function tap(
  state: SearchState,
  anchor: number | null,
  { cell, at }: { cell: number; at: number },
): Change<SearchState> {
  const letter = state.letters[cell];
  if (letter === undefined) return { state };
  if (anchor === cell) return { state: anchored(state, null) };
  const run = anchor === null ? null : runIn(state, anchor, cell);
  if (run) return tryRun(state, run, at);
  return {
    state: anchored(state, cell),
    happened: said(`${letter}, ${cellName(cell, state.size)}: one end. Choose the other end.`),
  };
}

function tryRun(state: SearchState, run: Run, at: number): Change<SearchState> {
  const place = wordAlong(state, run);
  const hidden = state.hidden[place];
  if (!hidden || state.found.includes(place)) {
    return {
      state: { ...anchored(state, null), miss: hidden ? null : [...run] },
      happened: said(
        hidden
          ? `You have found ${hidden.word} already.`
          : `${lettersOf(state.letters, run)} is none of the words.`,
      ),
    };
  }
  const found = [...state.found, place];
  const isLast = found.length === state.hidden.length;
  const next = { ...anchored(state, null), found, since: at };
  return {
    state: isLast ? { ...next, stage: { phase: 'shown', hasGivenUp: false } } : next,
    happened: [
      ...said(
        `${hidden.word}: ${hidden.meaning}. ${worthOf(state, place)} points. ${found.length} of ${state.hidden.length} found.`,
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

/** Shows where the word begins. */
function hint(state: SearchState, place: number): Change<SearchState> {
  const start = state.hidden[place]?.run[0];
  if (start === undefined || state.found.includes(place) || state.hinted.includes(place)) return { state };
  return {
    state: { ...state, hinted: plus(state.hinted, place) },
    happened: said(
      `It starts with ${state.letters[start]}, in ${cellName(start, state.size).toLowerCase()}.`,
    ),
  };
}

/** Words that were listed once are worth less, whatever is listed later. */
function switchList(state: SearchState): SearchState {
  if (state.list === 'words') return { ...state, list: 'meanings' };
  const open = state.hidden.map((_, place) => place).filter((place) => !state.found.includes(place));
  return { ...state, list: 'words', eased: [...new Set([...state.eased, ...open])] };
}

function giveUp(state: SearchState, at: number): Change<SearchState> {
  const left = state.hidden.filter((_, place) => !state.found.includes(place));
  return {
    state: { ...state, miss: null, stage: { phase: 'shown', hasGivenUp: true } },
    happened: [
      ...said(`These were left: ${left.map(({ word }) => word).join(', ')}.`),
      ...left.map(
        ({ word }): Happening => ({
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
