import type { PlayMessage } from '../../kit/play-layout.tsx';
import { canCheck } from '../rules.ts';
import type { CrosswordPartProps, HelpScope } from '../state.ts';

/** What the tools and the hand need to check and to reveal. */
export interface HelpProps extends CrosswordPartProps {
  onMessage: (message: PlayMessage) => void;
}

/** Checks what stands there, or says that there is nothing to check. */
export function checkScope({ state, send, onMessage }: HelpProps, scope: HelpScope): void {
  if (canCheck(state, scope)) send({ type: 'checked', scope });
  else onMessage({ kind: 'note', text: 'There is nothing new to check.' });
}
