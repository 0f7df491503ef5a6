import { useMemo } from 'react';
import { formatDate } from '../../../domain/calendar-date.ts';
import type { PuzzleDay } from '../../../domain/day-puzzle.ts';
import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import type { GameMeta } from '../../../games/game-contract.ts';
import type { GameScreenProps, OneTimeGame } from '../../../games/host/game-screen-props.ts';
import { DAY_PUZZLES } from '../../../games/registry.ts';
import { BarLabel } from '../../../ui/bar-label.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GameChunkLoader } from '../game-ports.ts';
import { LearnerGameHost } from '../learner-game-host.tsx';
import type { GameRoomRecords } from '../use-game-room-records.ts';
import { useDayPuzzle } from './use-day-puzzle.ts';

interface PuzzleGameProps extends Pick<GameScreenProps, 'settings' | 'onSettingsChange'> {
  part: PuzzlePart;
  day: PuzzleDay;
  records: GameRoomRecords;
  loadChunk: GameChunkLoader;
}

/** A part of the puzzle, run by the game host. */
export function PuzzleGame({ part, day: { level, date }, ...host }: PuzzleGameProps) {
  // Only the learner's level, so that no other is offered when its words are missing.
  const meta = useMemo<GameMeta>(
    () => ({ ...DAY_PUZZLES[part], levels: [{ level, label: level }] }),
    [part, level],
  );
  const oneTimeGame = useMemo<OneTimeGame>(
    () => ({ setup: { level, variant: date }, endActions: <PuzzleEndActions after={part} /> }),
    [part, level, date],
  );
  return (
    // `data-entered` hides the page's own bar and heading (ui/page.module.css).
    <div data-entered="puzzle">
      {/* The game's bar takes the place of the title; the date stays for screen readers. */}
      <VisuallyHidden>{formatDate(date)}</VisuallyHidden>
      <LearnerGameHost
        {...host}
        {...{ meta, oneTimeGame }}
        hasChosenWords={false}
        exitLink={
          <ButtonLink to="/puzzle" search={{}} kind="quiet" icon="back">
            <BarLabel>Back to the puzzle</BarLabel>
          </ButtonLink>
        }
      />
    </div>
  );
}

const OTHER_PART = { crossword: 'word', word: 'crossword' } as const satisfies Record<PuzzlePart, PuzzlePart>;
const NEXT_PART_LABELS = { crossword: 'Now the crossword', word: 'Now the word' } satisfies Record<
  PuzzlePart,
  string
>;

/** Links from the end of one part to the other part and to the results of the day. */
function PuzzleEndActions({ after }: { after: PuzzlePart }) {
  const other = OTHER_PART[after];
  const isOtherOpen = useDayPuzzle()?.results[other] === null;
  return (
    <>
      {isOtherOpen && (
        <ButtonLink kind="primary" icon="play" to="/puzzle" search={{ part: other }}>
          {NEXT_PART_LABELS[other]}
        </ButtonLink>
      )}
      <ButtonLink kind={isOtherOpen ? 'plain' : 'primary'} icon="send" to="/puzzle" search={{}}>
        Share your result
      </ButtonLink>
    </>
  );
}
