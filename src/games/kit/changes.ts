import type { Change, Happening } from '../contract.ts';

/** A step after another: what happened in both, in that order. */
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
