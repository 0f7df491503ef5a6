import { generalKnowledge } from '../../games/general-knowledge/index.ts';
import { BarLabel } from '../../games/host/bar-label.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Working } from '../../ui/working.tsx';
import { GamePlace } from '../play/game-place.tsx';
import type { PartLoader } from '../play/game-ports.ts';
import { useGameRecords } from '../play/use-game-records.ts';

/** The Library: its one game is the general-knowledge quiz (specification, section 2). */
export function LibraryPanel({ loadPart }: { loadPart: PartLoader }) {
  const records = useGameRecords();
  if (!records) return <Working label="Opening the library…" />;
  return (
    <GamePlace
      definition={generalKnowledge}
      records={records}
      loadPart={loadPart}
      hue="library"
      isAlone
      leave={
        <ButtonLink to="/app" search={{}} kind="quiet" icon="back">
          <BarLabel>Leave the room</BarLabel>
        </ButtonLink>
      }
    />
  );
}
