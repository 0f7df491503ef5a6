import type { GameEffect, Transition } from '../contract.ts';

/** A step after another: what happened in both, in that order. A step asks once at most: of two, the later counts. */
export function chainTransitions<State>(
  first: Transition<State>,
  next: (state: State) => Transition<State>,
): Transition<State> {
  const second = next(first.state);
  if (!first.effects && !first.request) return second;
  return {
    state: second.state,
    effects: [...(first.effects ?? []), ...(second.effects ?? [])],
    request: second.request ?? first.request,
  };
}

/** What a screen reader is told; an empty text tells nothing. */
export function createAnnouncement(text: string): readonly GameEffect[] {
  return text === '' ? [] : [{ type: 'said', text }];
}
