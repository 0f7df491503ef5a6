import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatWordReason } from '../kit/reasons.ts';
import { isEntryFull, isOpenCell } from './crossword-index.ts';
import type { CrosswordState } from './state.ts';

const FULL_SCORE = 100;
/** The minimum points for two stars and for three. */
const STARS = { two: 70, three: 95 };

/** Counts the open cells, and those filled by a hint or by giving up. */
export function countCells(state: CrosswordState): { all: number; shown: number } {
  const open = state.marks.filter((_, cell) => isOpenCell(state, cell));
  return { all: open.length, shown: open.filter((mark) => mark === 'shown').length };
}

export function isSolved({ stage }: CrosswordState): boolean {
  return stage.phase !== 'solving' && stage.how === 'solved';
}

/** The score is the percentage of letters that the learner found. Only a solved crossword gets stars. */
export function getResult(state: CrosswordState): GameResult {
  const { all, shown } = countCells(state);
  const score = Math.round((FULL_SCORE * (all - shown)) / (all || 1));
  const solved = isSolved(state);
  return {
    score: { value: score, text: `${score} of ${FULL_SCORE} points` },
    ...(solved ? { stars: countStars(score, STARS) } : {}),
    headline: solved ? 'You solved the crossword!' : 'These were all the answers.',
    facts: [
      { label: 'Words', value: state.entries.length },
      { label: 'Letters shown', value: `${shown} of ${all}` },
    ],
    givenVerb: 'wrote',
    misses: getMisses(state),
  };
}

/** Words that were missed or needed a hint. */
function getMisses(state: CrosswordState): readonly Miss[] {
  return state.entries.flatMap(({ word, meaning, example }, index): Miss[] => {
    const miss = state.missed.find(({ entry }) => entry === index);
    if (!miss && !state.helped.includes(index)) return [];
    const reason = formatWordReason({ meaning, example });
    return [{ word, right: word, reason, ...(miss?.given ? { given: miss.given } : {}) }];
  });
}

export function getScoreboard(state: CrosswordState): readonly GameFact[] {
  const filled = state.entries.filter((_, entry) => isEntryFull(state, entry)).length;
  return [
    { label: 'Words filled', value: `${filled} of ${state.entries.length}` },
    { label: 'Letters shown', value: countCells(state).shown },
  ];
}
