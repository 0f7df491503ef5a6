import type { GameEffect, Transition } from '../game-contract.ts';

/** Runs a second step after a first: the effects of both in order, and the later of two requests. */
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

/** The effect that announces a text to screen readers; none for an empty text. */
export function createAnnouncement(text: string): readonly GameEffect[] {
  return text === '' ? [] : [{ type: 'announce', text }];
}
