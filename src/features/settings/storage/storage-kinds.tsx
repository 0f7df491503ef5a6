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
const KEPT = ['words', 'waiting', 'other'] as const;

interface StorageKindsProps {
  /** `undefined` while it is measured: the lines have their places. */
  use: StorageUse | undefined;
  onClear: (kind: ClearableKind) => void;
}

/** What takes the room, by kind, and of which kinds something can go. */
export function StorageKinds({ use, onClear }: StorageKindsProps) {
  const size = (kind: StorageKind) => <span className={css.size}>{use && sizeWords(use[kind].bytes)}</span>;
  const name = (kind: StorageKind) => (
    <>
      <strong>{NAMES[kind]}</strong>{' '}
      {kind !== 'other' && (use ? countWords(kind, use[kind].count) : '\u00a0')}
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
              Clear… <OnlyReadAloud>{NAMES[kind]}</OnlyReadAloud>
            </Button>
          )}
        </li>
      ))}
      <PackRoom />
      {KEPT.map((kind) => (
        <li key={kind}>
          <span className={css.name}>
            {name(kind)}
            {kind === 'waiting' &&
              use &&
              use.waiting.count > 0 &&
              '; it leaves as soon as there is a connection'}
          </span>
          {size(kind)}
        </li>
      ))}
    </ul>
  );
}
