import { useMemo } from 'react';
import { dateInWords } from '../../../domain/calendar-date.ts';
import type { PuzzleDay } from '../../../domain/day-puzzle.ts';
import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import type { GameMeta } from '../../../games/contract.ts';
import { DAY_PUZZLES } from '../../../games/registry.ts';
import type { GameHostProps, Occasion } from '../../../games/table/host-props.ts';
import { BarLabel } from '../../../ui/bar-label.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { GamePlace } from '../game-place.tsx';
import type { PartLoader } from '../game-ports.ts';
import type { GameRecords } from '../use-game-records.ts';
import { PuzzleOnward } from './puzzle-onward.tsx';

interface PuzzleTableProps extends Pick<GameHostProps, 'settings' | 'onSettings'> {
  part: PuzzlePart;
  day: PuzzleDay;
  records: GameRecords;
  loadPart: PartLoader;
}

/** A part of the puzzle on the table that all games are played on. */
export function PuzzleTable({ part, day: { level, date }, ...place }: PuzzleTableProps) {
  // The level is the learner's own, so no other is offered where its words are missing.
  const meta = useMemo<GameMeta>(
    () => ({ ...DAY_PUZZLES[part], levels: [{ level, label: level }] }),
    [part, level],
  );
  const occasion = useMemo<Occasion>(
    () => ({ choice: { level, variant: date }, onward: <PuzzleOnward after={part} /> }),
    [part, level, date],
  );
  return (
    // `data-entered`: the page's own bar and heading step back (ui/page.module.css).
    <div data-entered="puzzle">
      {/* The game's own bar has the line; what day it is of is still read aloud. */}
      <h2>
        <OnlyReadAloud>{dateInWords(date)}</OnlyReadAloud>
      </h2>
      <GamePlace
        {...place}
        {...{ meta, occasion }}
        hasChosenWords={false}
        wayOut={
          <ButtonLink to="/puzzle" search={{}} kind="quiet" icon="back">
            <BarLabel>Back to the puzzle</BarLabel>
          </ButtonLink>
        }
      />
    </div>
  );
}
