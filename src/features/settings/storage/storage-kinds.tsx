import type { StorageKind, StorageUse } from '../../../data/storage/storage-use.ts';
import { formatList } from '../../../domain/format-list.ts';
import { getAdjacentLevels } from '../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listLevels } from '../../shell/level-pack-text.ts';
import { useOwnLevelOnly } from '../../shell/use-own-level-only.ts';
import { usePackStatus } from '../../shell/use-pack-status.ts';
import { formatRecordCount } from './clear-text.ts';
import type { ClearableKind } from './clearing-state.ts';
import { formatBytes } from './storage-text.ts';
import css from './storage-use.module.css';

const NAMES: Record<StorageKind, string> = {
  lessons: 'Classes',
  homework: 'Homework',
  games: 'Games',
  words: 'Your words',
  waiting: 'Not synced yet',
  other: 'Profile and progress',
};

const CLEARABLE = ['lessons', 'homework', 'games'] as const satisfies readonly ClearableKind[];
const NOT_CLEARABLE = ['words', 'waiting', 'other'] as const;

interface StorageKindsProps {
  /** `undefined` while it is measured: the lines keep their space. */
  use: StorageUse | undefined;
  onClear: (kind: ClearableKind) => void;
}

/** The storage used by each kind of record, with a button for the kinds that can be cleared. */
export function StorageKinds({ use, onClear }: StorageKindsProps) {
  const size = (kind: StorageKind) => <span className={css.size}>{use && formatBytes(use[kind].bytes)}</span>;
  const name = (kind: StorageKind) => (
    <>
      <strong>{NAMES[kind]}</strong>{' '}
      {kind !== 'other' && (use ? formatRecordCount(kind, use[kind].count) : '\u00a0')}
    </>
  );
  return (
    <ul className={css.kinds}>
      {CLEARABLE.map((kind) => (
        <li key={kind}>
          <span className={css.name}>{name(kind)}</span>
          {size(kind)}
          {use && use[kind].count > 0 && (
            <Button onClick={() => onClear(kind)}>
              Clear… <VisuallyHidden>{NAMES[kind]}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
      <LevelPackStorage />
      {NOT_CLEARABLE.map((kind) => (
        <li key={kind}>
          <span className={css.name}>
            {name(kind)}
            {kind === 'waiting' && use && use.waiting.count > 0 && ': will be sent when you’re online'}
          </span>
          {size(kind)}
        </li>
      ))}
    </ul>
  );
}

/** The size of the stored level packs, and the choice to keep only the learner's level. */
function LevelPackStorage() {
  const readiness = usePackStatus();
  const [isOwnLevelOnly, setOwnLevelOnly] = useOwnLevelOnly();
  if (readiness.status !== 'ready' || isOwnLevelOnly === undefined) return null;
  const { pack, storedPacks, bytes } = readiness;
  const { level } = pack;
  return (
    <li>
      <span className={css.name}>
        <strong>Downloaded levels</strong> {formatList(listLevels(storedPacks))}
      </span>
      <span className={css.size}>{formatBytes(bytes)}</span>
      <Button onClick={() => setOwnLevelOnly(!isOwnLevelOnly)}>
        {isOwnLevelOnly ? `Also keep ${formatList(getAdjacentLevels(level))}` : `Keep only ${level}`}
      </Button>
    </li>
  );
}
