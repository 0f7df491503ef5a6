import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isPuzzleDone, type PuzzleDay } from '../../../domain/day-puzzle.ts';
import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import { BusyIndicator } from '../../../ui/busy-indicator.tsx';
import { Page } from '../../../ui/page.tsx';
import { LockedRoomAlert } from '../../shell/locked-room.tsx';
import { useRoomLock } from '../../shell/use-room-lock.ts';
import type { GameChunkLoader } from '../game-ports.ts';
import { useGameRoomRecords } from '../use-game-room-records.ts';
import { useGameSettings } from '../use-game-settings.ts';
import { PuzzleGame } from './puzzle-game.tsx';
import { PuzzleOverview } from './puzzle-overview.tsx';
import { useDayPuzzle } from './use-day-puzzle.ts';

interface PuzzleScreenProps {
  /** The part that the address names. */
  part?: PuzzlePart | undefined;
  loadChunk: GameChunkLoader;
}

/** The part being played. It stays the puzzle of the day on which it was started, even after midnight. */
interface OpenPuzzle {
  part: PuzzlePart;
  day: PuzzleDay;
}

/** /puzzle: the overview of the day's puzzle, or the part that is being played. */
export function PuzzleScreen({ part, loadChunk }: PuzzleScreenProps) {
  const puzzle = useDayPuzzle();
  const records = useGameRoomRecords();
  const [settings, setSettings] = useGameSettings();
  const lock = useRoomLock('arcade');
  const [openPuzzle, setOpenPuzzle] = useState<OpenPuzzle | null>(null);
  const [lastPart, setLastPart] = useState<PuzzlePart | null>(null);
  if (part === undefined && openPuzzle) {
    setLastPart(openPuzzle.part);
    setOpenPuzzle(null);
  }
  const isNotOpen = part !== undefined && openPuzzle?.part !== part;
  if (puzzle && isNotOpen && !puzzle.results[part]) setOpenPuzzle({ part, day: puzzle.day });
  return (
    <Page
      title="Puzzle of the day"
      hue="arcade"
      emblem="arcade"
      back={{ to: '/app', label: 'Back to Arcade' }}
    >
      {!puzzle || !records || !settings || lock === undefined ? (
        <BusyIndicator label="Loading today’s puzzle…" />
      ) : lock && !isPuzzleDone(puzzle.results) ? (
        <LockedRoomAlert room="arcade" lock={lock} />
      ) : openPuzzle && openPuzzle.part === part ? (
        <PuzzleGame
          key={`${openPuzzle.part} ${openPuzzle.day.date} ${openPuzzle.day.level}`}
          {...openPuzzle}
          {...{ records, settings, loadChunk }}
          onSettingsChange={setSettings}
        />
      ) : (
        <>
          {/* A finished part is not played again: its address would start the next puzzle at midnight. */}
          {isNotOpen && <Navigate to="/puzzle" search={{}} replace />}
          <PuzzleOverview {...puzzle} gamesInProgress={records.savedGameIds} lastPart={lastPart} />
        </>
      )}
    </Page>
  );
}
