import { useMemo } from 'react';
import { formatDate } from '../../../domain/calendar-date.ts';
import type { PuzzleDay } from '../../../domain/day-puzzle.ts';
import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import type { GameMeta } from '../../../games/contract.ts';
import type { GameScreenProps, OneTimeGame } from '../../../games/host/game-screen-props.ts';
import { DAY_PUZZLES } from '../../../games/registry.ts';
import { BarLabel } from '../../../ui/bar-label.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GameChunkLoader } from '../game-ports.ts';
import { LearnerGameHost } from '../learner-game-host.tsx';
import type { GameRoomRecords } from '../use-game-room-records.ts';
import { PuzzleEndActions } from './puzzle-end-actions.tsx';

interface PuzzleGameProps extends Pick<GameScreenProps, 'settings' | 'onSettingsChange'> {
  part: PuzzlePart;
  day: PuzzleDay;
  records: GameRoomRecords;
  loadChunk: GameChunkLoader;
}

/** A part of the puzzle on the table that all games are played on. */
export function PuzzleGame({ part, day: { level, date }, ...place }: PuzzleGameProps) {
  // The level is the learner's own, so no other is offered where its words are missing.
  const meta = useMemo<GameMeta>(
    () => ({ ...DAY_PUZZLES[part], levels: [{ level, label: level }] }),
    [part, level],
  );
  const oneTimeGame = useMemo<OneTimeGame>(
    () => ({ choice: { level, variant: date }, endActions: <PuzzleEndActions after={part} /> }),
    [part, level, date],
  );
  return (
    // `data-entered`: the page's own bar and heading step back (ui/page.module.css).
    <div data-entered="puzzle">
      {/* The game's own bar has the line; what day it is of is still read aloud. */}
      <h2>
        <VisuallyHidden>{formatDate(date)}</VisuallyHidden>
      </h2>
      <LearnerGameHost
        {...place}
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
