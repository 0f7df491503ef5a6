import { getRouteApi } from '@tanstack/react-router';
import { PuzzleScreen } from '../features/play/puzzle/puzzle-screen.tsx';

const puzzle = getRouteApi('/guarded/puzzle');

/** `/puzzle`: the puzzle of the day, of which `part` says whether its crossword or its word is open. */
export function PuzzleRoute() {
  const { loadChunk } = puzzle.useRouteContext();
  const { part } = puzzle.useSearch();
  return <PuzzleScreen part={part} loadChunk={loadChunk} />;
}
