import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { useFocusOnMount } from '../../kit/use-focus-on-mount.ts';
import { isSolved } from '../outcome.ts';
import type { CrosswordState } from '../state.ts';

/** When the grid is done: says so, and leads to the result once it has been looked at. */
export function ResultPrompt({ state, onClose }: { state: CrosswordState; onClose: () => void }) {
  // What had the focus before is gone, and it may have been far below the grid.
  const button = useFocusOnMount<HTMLButtonElement>(() => window.scrollTo(0, 0));
  return (
    <div className={layout.stack2}>
      <h4>{isSolved(state) ? 'Solved!' : 'These are the answers.'}</h4>
      <Button ref={button} kind="primary" icon="play" data-autofocus onClick={onClose}>
        See your result
      </Button>
    </div>
  );
}
