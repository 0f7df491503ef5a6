import type { PlayMessage } from '../../kit/play-layout.tsx';
import { canCheck } from '../rules.ts';
import type { CrosswordPartProps, HelpScope } from '../state.ts';

/** The props of the controls that check and reveal letters. */
export interface HelpProps extends CrosswordPartProps {
  onMessage: (message: PlayMessage) => void;
}

/** Checks the letters in a scope, or says that there is nothing to check. */
export function checkScope({ state, send, onMessage }: HelpProps, scope: HelpScope): void {
  if (canCheck(state, scope)) send({ type: 'checked', scope });
  else onMessage({ kind: 'note', text: 'There’s nothing new to check.' });
}
