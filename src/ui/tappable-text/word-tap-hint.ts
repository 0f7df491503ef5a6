import { unreachable } from '../../domain/result.ts';

/** The state of the hint above a text which says that its words can be tapped to look them up. */
export interface WordTapHintState {
  /** `wanted`: to be shown; `known`: the learner doesn't need it any more. */
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

/**
 * Applies an event: the preference was loaded, a text appeared or went, or the learner learnt of the taps.
 */
export function reduceWordTapHint(state: WordTapHintState, event: WordTapHintEvent): WordTapHintState {
  switch (event.type) {
    case 'loaded':
      // A learner who taps a word while the preference loads knows it now, although the preference is older.
      return state.status === 'known' ? state : { ...state, status: event.isKnown ? 'known' : 'wanted' };
    case 'shown':
      return { ...state, texts: [...state.texts, event.id] };
    case 'hidden':
      return {
        ...state,
        texts: state.texts.filter((id) => id !== event.id),
        emptyAbove: state.emptyAbove === event.id ? undefined : state.emptyAbove,
      };
    case 'tapped':
      if (state.status === 'known') return state;
      return {
        ...state,
        status: 'known',
        // The space of a shown hint stays, so that the text doesn't move under a finger about to tap again.
        emptyAbove: state.status === 'wanted' ? state.texts[0] : undefined,
      };
    case 'dismissed':
      // The button that was pressed is in the hint, so the text may move into its space.
      return { ...state, status: 'known' };
    default:
      return unreachable(event);
  }
}

/**
 * Where the hint or its empty space is: above the text that was shown first (`undefined` before one is).
 * @returns `null` for neither
 */
export function placeWordTapHint({
  status,
  texts,
  emptyAbove,
}: WordTapHintState): { above: string | undefined; isEmpty: boolean } | null {
  if (status === 'wanted') return { above: texts[0], isEmpty: false };
  return emptyAbove === undefined ? null : { above: emptyAbove, isEmpty: true };
}
