import { getRouteApi } from '@tanstack/react-router';
import { PuzzleScreen } from '../features/play/puzzle/puzzle-screen.tsx';

const puzzle = getRouteApi('/guarded/puzzle');

export function PuzzleRoute() {
  const { loadChunk } = puzzle.useRouteContext();
  const { part } = puzzle.useSearch();
  return <PuzzleScreen part={part} loadChunk={loadChunk} />;
}
