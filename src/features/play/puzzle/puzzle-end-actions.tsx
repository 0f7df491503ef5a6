import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useDayPuzzle } from './use-day-puzzle.ts';

const OTHER = { crossword: 'word', word: 'crossword' } as const satisfies Record<PuzzlePart, PuzzlePart>;
const NEXT_PART_LABELS = { crossword: 'Now the crossword', word: 'Now the word' } satisfies Record<
  PuzzlePart,
  string
>;

/** From the end of one part to the other, or to how the day went. */
export function PuzzleEndActions({ after }: { after: PuzzlePart }) {
  const other = OTHER[after];
  const isOtherLeft = useDayPuzzle()?.results[other] === null;
  return (
    <>
      {isOtherLeft && (
        <ButtonLink kind="primary" icon="play" to="/puzzle" search={{ part: other }}>
          {NEXT_PART_LABELS[other]}
        </ButtonLink>
      )}
      <ButtonLink kind={isOtherLeft ? 'plain' : 'primary'} icon="send" to="/puzzle" search={{}}>
        Share how it went
      </ButtonLink>
    </>
  );
}
