import type { StorageKind, StorageUse } from '../../../data/storage/storage-use.ts';
import { Button } from '../../../ui/button.tsx';
import { OnlyReadAloud } from '../../../ui/only-read-aloud.tsx';
import { countWords } from './clear-words.ts';
import type { ClearableKind } from './clearing-state.ts';
import { PackRoom } from './pack-room.tsx';
import css from './storage-use.module.css';
import { sizeWords } from './storage-words.ts';

const NAMES: Record<StorageKind, string> = {
  lessons: 'Classes',
  homework: 'Homework',
  games: 'Games',
  words: 'Your words',
  waiting: 'Waiting work',
  other: 'Profile and progress',
};

const CLEARABLE = ['lessons', 'homework', 'games'] as const satisfies readonly ClearableKind[];
const KEPT = ['words', 'waiting'] as const;

interface StorageKindsProps {
  use: StorageUse;
  onClear: (kind: ClearableKind) => void;
}

/** What takes the room, by kind, and of which kinds something can go. */
export function StorageKinds({ use, onClear }: StorageKindsProps) {
  const size = (kind: StorageKind) => <span className={css.size}>{sizeWords(use[kind].bytes)}</span>;
  return (
    <ul className={css.kinds}>
      {CLEARABLE.map((kind) => (
        <li key={kind}>
          <span className={css.name}>
            <strong>{NAMES[kind]}</strong> {countWords(kind, use[kind].count)}
          </span>
          {size(kind)}
          {use[kind].count > 0 && (
            <Button onClick={() => onClear(kind)}>
              Clear… <OnlyReadAloud>{NAMES[kind]}</OnlyReadAloud>
            </Button>
          )}
        </li>
      ))}
      <PackRoom />
      {KEPT.map((kind) => (
        <li key={kind}>
          <span className={css.name}>
            <strong>{NAMES[kind]}</strong> {countWords(kind, use[kind].count)}
            {kind === 'waiting' && use.waiting.count > 0 && '; it leaves as soon as there is a connection'}
          </span>
          {size(kind)}
        </li>
      ))}
      <li>
        <span className={css.name}>
          <strong>{NAMES.other}</strong>
        </span>
        {size('other')}
      </li>
    </ul>
  );
}
