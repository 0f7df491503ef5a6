import { generalKnowledge } from '../../games/general-knowledge/index.ts';
import { Working } from '../../ui/working.tsx';
import { GamePlace } from './game-place.tsx';
import type { PartLoader } from './game-ports.ts';
import { useGameRecords } from './use-game-records.ts';

/** The Library: its one game is the general-knowledge quiz (specification, section 2). */
export function LibraryPanel({ loadPart }: { loadPart: PartLoader }) {
  const records = useGameRecords();
  if (!records) return <Working label="Opening the library…" />;
  return <GamePlace definition={generalKnowledge} records={records} loadPart={loadPart} hue="library" />;
}
