import { ENTRANCE_GAME } from '../../domain/entrance-game.ts';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { PageButtonLink } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { TaskRow } from '../../ui/task-row.tsx';
import { chooseBestResult } from './best-result.ts';

/** The machine at the entrance, for learners who have played it: their best, and the way back to it. */
export function EntranceRow({ best, level }: { best: BestResults; level: Level }) {
  const shown = chooseBestResult(best, level);
  if (!shown) return null;
  return (
    <TaskRow
      mark={<Emblem name="arcade" size={44} />}
      title={ENTRANCE_GAME.title}
      detail={`The machine at the entrance. Your best: ${shown.text}`}
    >
      <PageButtonLink href="/" aria-label="Play again: the machine at the entrance">
        Play again
      </PageButtonLink>
    </TaskRow>
  );
}
