import { unreachable } from '../../domain/result.ts';

/** What is known about the hint that words can be tapped. */
export interface WordTapHintState {
  status: 'loading' | 'wanted' | 'known';
  /** The ids of the texts that the learner can see now, in the order in which they appeared. */
  texts: readonly string[];
  /** The text above which the hint's space stays empty. */
  emptyAbove: string | undefined;
}

export type WordTapHintEvent =
  | { type: 'loaded'; isKnown: boolean }
  | { type: 'shown' | 'hidden'; id: string }
  | { type: 'tapped' }
  | { type: 'dismissed' };

export const INITIAL_WORD_TAP_HINT: WordTapHintState = {
  status: 'loading',
  texts: [],
  emptyAbove: undefined,
};

export function reduceWordTapHint(state: WordTapHintState, event: WordTapHintEvent): WordTapHintState {
  switch (event.type) {
    case 'loaded':
      return { ...state, status: event.isKnown ? 'known' : 'wanted' };
    case 'shown':
      return { ...state, texts: [...state.texts, event.id] };
    case 'hidden':
      return {
        ...state,
        texts: state.texts.filter((id) => id !== event.id),
        emptyAbove: state.emptyAbove === event.id ? undefined : state.emptyAbove,
      };
    case 'tapped':
      // Its space stays, so that the text doesn't move under a finger that is about to tap again.
      return state.status === 'wanted' ? { ...state, status: 'known', emptyAbove: state.texts[0] } : state;
    case 'dismissed':
      return { ...state, status: 'known' };
    default:
      return unreachable(event);
  }
}

/** Where the hint or its empty space is: above the text that was shown first. */
export function placeWordTapHint({
  status,
  texts,
  emptyAbove,
}: WordTapHintState): { above: string | undefined; isEmpty: boolean } | null {
  if (status === 'wanted') return { above: texts[0], isEmpty: false };
  return emptyAbove === undefined ? null : { above: emptyAbove, isEmpty: true };
}
