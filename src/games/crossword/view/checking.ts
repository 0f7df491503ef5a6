import type { PlayMessage } from '../../kit/play-layout.tsx';
import { canCheck } from '../rules.ts';
import type { CrosswordPart, Scope } from '../state.ts';

/** What the tools and the hand need to check and to reveal. */
export interface Helping extends CrosswordPart {
  onMessage: (message: PlayMessage) => void;
}

/** Checks what stands there, or says that there is nothing to check. */
export function check({ state, send, onMessage }: Helping, what: Scope): void {
  if (canCheck(state, what)) send({ type: 'checked', what });
  else onMessage({ kind: 'note', text: 'There is nothing new to check.' });
}
