import { formatList } from '../../../domain/format-list.ts';
import { getAdjacentLevels } from '../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { listLevels } from '../../frame/level-pack-text.ts';
import { useOwnLevelOnly } from '../../frame/use-own-level-only.ts';
import { usePackStatus } from '../../frame/use-pack-status.ts';
import { formatBytes } from './storage-text.ts';
import css from './storage-use.module.css';

/** What the packs of levels take, and the choice to keep the learner's own level alone. */
export function LevelPackStorage() {
  const readiness = usePackStatus();
  const [isAlone, setAlone] = useOwnLevelOnly();
  if (readiness.status !== 'ready' || isAlone === undefined) return null;
  const { pack, storedPacks, bytes } = readiness;
  const { level } = pack;
  return (
    <li>
      <span className={css.name}>
        <strong>Level packs</strong> {formatList(listLevels(storedPacks))}
      </span>
      <span className={css.size}>{formatBytes(bytes)}</span>
      <Button onClick={() => setAlone(!isAlone)}>
        {isAlone ? `Keep ${formatList(getAdjacentLevels(level))} as well` : `Keep ${level} alone`}
      </Button>
    </li>
  );
}
