import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PuzzleDay } from '../../../domain/day-puzzle.ts';
import type { PuzzlePart } from '../../../domain/puzzle-parts.ts';
import { BusyIndicator } from '../../../ui/busy-indicator.tsx';
import { Page } from '../../../ui/page.tsx';
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

/** What is being played: it stays the puzzle of the day it was begun on, whatever midnight and other tabs bring. */
interface OpenPuzzle {
  part: PuzzlePart;
  day: PuzzleDay;
}

/** /puzzle: what the day brings and how it went, or the part of it that is being played. */
export function PuzzleScreen({ part, loadChunk }: PuzzleScreenProps) {
  const puzzle = useDayPuzzle();
  const records = useGameRoomRecords();
  const [settings, setSettings] = useGameSettings();
  const [entered, setEntered] = useState<OpenPuzzle | null>(null);
  const [lastPart, setLastPart] = useState<PuzzlePart | null>(null);
  if (part === undefined && entered) {
    setLastPart(entered.part);
    setEntered(null);
  }
  const isElsewhere = part !== undefined && entered?.part !== part;
  if (puzzle && isElsewhere && !puzzle.results[part]) setEntered({ part, day: puzzle.day });
  return (
    <Page
      title="Puzzle of the day"
      hue="arcade"
      emblem="arcade"
      back={{ to: '/app', label: 'Back to the school' }}
    >
      {!puzzle || !records || !settings ? (
        <BusyIndicator label="Laying out today’s puzzle…" />
      ) : entered && entered.part === part ? (
        <PuzzleGame
          key={`${entered.part} ${entered.day.date} ${entered.day.level}`}
          {...entered}
          {...{ records, settings, loadChunk }}
          onSettingsChange={setSettings}
        />
      ) : (
        <>
          {/* What is done is not played again, and the address would begin tomorrow's at midnight. */}
          {isElsewhere && <Navigate to="/puzzle" search={{}} replace />}
          <PuzzleOverview {...puzzle} gamesInProgress={records.savedGames} lastPart={lastPart} />
        </>
      )}
    </Page>
  );
}
