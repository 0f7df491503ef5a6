import { enumerated } from '../../../domain/enumeration.ts';
import { levelsBeside } from '../../../domain/levels.ts';
import { Button } from '../../../ui/button.tsx';
import { useReadiness } from '../../frame/level-readiness.ts';
import { levelsOf } from '../../frame/level-words.ts';
import { useLevelAlone } from '../../frame/use-level-alone.ts';
import css from './storage-use.module.css';
import { sizeWords } from './storage-words.ts';

/** What the packs of levels take, and the choice to keep the learner's own level alone. */
export function PackRoom() {
  const readiness = useReadiness();
  const [isAlone, setAlone] = useLevelAlone();
  if (readiness.phase !== 'ready' || isAlone === undefined) return null;
  const { pack, held, bytes } = readiness;
  const { level } = pack;
  return (
    <li>
      <span className={css.name}>
        <strong>Level packs</strong> {enumerated(levelsOf(held))}
      </span>
      <span className={css.size}>{sizeWords(bytes)}</span>
      <Button onClick={() => setAlone(!isAlone)}>
        {isAlone ? `Keep ${enumerated(levelsBeside(level))} as well` : `Keep ${level} alone`}
      </Button>
    </li>
  );
}
