import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import layout from '../../../ui/layout.module.css';
import toggle from '../../kit/toggle.module.css';
import type { HelpScope } from '../state.ts';
import { checkScope, type HelpProps } from './help-actions.ts';

const SCOPES: readonly { value: HelpScope; label: string }[] = [
  { value: 'letter', label: 'This letter' },
  { value: 'word', label: 'This word' },
  { value: 'all', label: 'Everything' },
];

const CHECK_TEXTS = {
  letter: 'Check the letter',
  word: 'Check the word',
  all: 'Check everything',
} as const satisfies Record<HelpScope, string>;

const HINT_TEXTS = {
  letter: 'Show the letter',
  word: 'Show the word',
  all: 'Show everything',
} as const satisfies Record<HelpScope, string>;

/** Checks, which are free, and hints, which cost points, for a letter, a word or the whole grid. */
export function HelpTools(helpProps: HelpProps) {
  const { state, send } = helpProps;
  const [scope, setScope] = useState<HelpScope>('word');
  const [isGivingUp, setGivingUp] = useState(false);

  function showLetters(): void {
    if (scope === 'all') setGivingUp(true);
    else send({ type: 'asked-hint', scope });
  }

  return (
    <div className={layout.stack3}>
      <ChoiceGroup legend="Help with" options={SCOPES} value={scope} onChange={setScope} />
      <div className={layout.row2}>
        <Button icon="tick" onClick={() => checkScope(helpProps, scope)}>
          {CHECK_TEXTS[scope]}
        </Button>
        <Button icon="hint" onClick={showLetters}>
          {HINT_TEXTS[scope]}
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
        title="Show everything?"
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
        <p>We show all the answers, and the game ends.</p>
      </Dialog>
    </div>
  );
}
