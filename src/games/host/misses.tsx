import { useId, useState } from 'react';
import { unreachable } from '../../domain/result.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GivenVerb, Miss } from '../game-contract.ts';
import { GapText } from '../kit/gap-text.tsx';
import css from './misses.module.css';
import type { GamePorts } from './ports.ts';

interface MissesProps {
  misses: readonly Miss[];
  givenVerb?: GivenVerb | undefined;
  ports: Pick<GamePorts, 'speak' | 'addWord'>;
}

/** What the learner missed, with the right form and the reason of each. */
export function Misses({ misses, givenVerb = 'chose', ports }: MissesProps) {
  const id = useId();
  if (misses.length === 0) return null;
  return (
    <section className={layout.stack3} aria-labelledby={id}>
      <h2 id={id}>Look at these again</h2>
      <ul className={css.list}>
        {misses.map((miss) => (
          // Two questions may have the same answer; misses without a question have different words.
          <li key={miss.asked ?? miss.word} className={classNames(tile.tile, css.miss)}>
            {miss.asked && (
              <p>
                <GapText text={miss.asked} />
              </p>
            )}
            <p className={css.right}>{miss.right}</p>
            <p>{miss.reason}</p>
            {miss.given && (
              <p className={letters.quiet}>
                You {givenVerb}: {miss.given}
              </p>
            )}
            <div className={layout.row2}>
              <Button icon="speaker" onClick={() => ports.speak(miss.word)}>
                Hear <VisuallyHidden>{miss.word}</VisuallyHidden>
              </Button>
              {/* A fact or a passage of the learner's own text is not a word to add. */}
              {!miss.isFact && !miss.isText && <AddToMyWords word={miss.word} onAdd={ports.addWord} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AddingState =
  | { status: 'offered' }
  | { status: 'adding' }
  | { status: 'added' }
  | { status: 'failed'; message: string };

function AddToMyWords({ word, onAdd }: { word: string; onAdd: GamePorts['addWord'] }) {
  const [adding, setAdding] = useState<AddingState>({ status: 'offered' });

  async function add(): Promise<void> {
    setAdding({ status: 'adding' });
    const added = await onAdd(word);
    setAdding(added.ok ? { status: 'added' } : { status: 'failed', message: added.failure });
  }

  switch (adding.status) {
    case 'offered':
    case 'adding':
      return (
        <Button icon="plus" busy={adding.status === 'adding'} onClick={() => void add()}>
          Add to my words<VisuallyHidden>: {word}</VisuallyHidden>
        </Button>
      );
    case 'added':
      return (
        <p className={css.added} role="status" tabIndex={-1} ref={takeFocus}>
          <Icon name="tick" /> Added. You’ll see it again.
        </p>
      );
    case 'failed':
      return <FailureAlert message={adding.message} />;
    default:
      return unreachable(adding);
  }
}

/** The focused button is gone, so its replacement takes the focus. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
