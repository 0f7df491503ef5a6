import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import type { CrosswordState } from '../state.ts';

/** When the grid is done: says so, and leads to the result once it has been looked at. */
export function ResultCall({ state, onClose }: { state: CrosswordState; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus before is gone, and it may have been far below the grid.
  useEffect(() => {
    button.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const isSolved = state.stage.phase !== 'solving' && state.stage.how === 'solved';
  return (
    <div className={layout.stack2}>
      <h4>{isSolved ? 'Solved!' : 'These are the answers.'}</h4>
      <Button ref={button} kind="primary" icon="play" data-autofocus onClick={onClose}>
        See your result
      </Button>
    </div>
  );
}
