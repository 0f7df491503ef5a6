import type { Change, Happening } from '../contract.ts';

/** A step after another: what happened in both, in that order. A step asks once at most: of two, the later counts. */
export function andThen<State>(first: Change<State>, next: (state: State) => Change<State>): Change<State> {
  const second = next(first.state);
  if (!first.happened && !first.ask) return second;
  return {
    state: second.state,
    happened: [...(first.happened ?? []), ...(second.happened ?? [])],
    ask: second.ask ?? first.ask,
  };
}

/** What a screen reader is told; an empty text tells nothing. */
export function said(text: string): readonly Happening[] {
  return text === '' ? [] : [{ type: 'said', text }];
}
