import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import layout from '../../../ui/layout.module.css';
import toggle from '../../kit/toggle.module.css';
import type { Scope } from '../state.ts';
import { check, type Helping } from './checking.ts';

const SCOPES: readonly { value: Scope; label: string }[] = [
  { value: 'letter', label: 'This letter' },
  { value: 'word', label: 'This word' },
  { value: 'all', label: 'Everything' },
];

const CHECK_TEXTS = {
  letter: 'Check the letter',
  word: 'Check the word',
  all: 'Check everything',
} as const satisfies Record<Scope, string>;

const HINT_TEXTS = {
  letter: 'Reveal the letter',
  word: 'Reveal the word',
  all: 'Reveal everything',
} as const satisfies Record<Scope, string>;

/** Checking, which costs nothing, and hints, which cost points, for a letter, a word or the whole grid. */
export function Tools(helping: Helping) {
  const { state, send } = helping;
  const [what, setWhat] = useState<Scope>('word');
  const [isGivingUp, setGivingUp] = useState(false);

  function show(): void {
    if (what === 'all') setGivingUp(true);
    else send({ type: 'asked-hint', what });
  }

  return (
    <div className={layout.stack3}>
      <ChoiceGroup legend="Help with" options={SCOPES} value={what} onChange={setWhat} />
      <div className={layout.row2}>
        <Button icon="tick" onClick={() => check(helping, what)}>
          {CHECK_TEXTS[what]}
        </Button>
        <Button icon="hint" onClick={show}>
          {HINT_TEXTS[what]}
        </Button>
        <Button
          icon={state.autocheck ? 'tick' : undefined}
          className={toggle.toggle}
          aria-pressed={state.autocheck}
          onClick={() => send({ type: 'switched-autocheck' })}
        >
          Check as I type
        </Button>
      </div>
      <Dialog
        title="Reveal everything?"
        open={isGivingUp}
        onClose={() => setGivingUp(false)}
        actions={
          <>
            <Button onClick={() => setGivingUp(false)}>Keep solving</Button>
            <Button kind="danger" onClick={() => send({ type: 'gave-up' })}>
              Give up
            </Button>
          </>
        }
      >
        <p>All the answers are written in, and the game ends.</p>
      </Dialog>
    </div>
  );
}
