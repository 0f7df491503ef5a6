import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import {
  INITIAL_WORD_TAP_HINT,
  placeWordTapHint,
  reduceWordTapHint,
} from '../../ui/tappable-text/word-tap-hint.ts';
import type { WordTapHint } from '../../ui/tappable-text/word-taps.ts';

const KNOWN_PREFERENCE = 'word-taps-known';

/**
 * The hint that words can be tapped, `null` for a learner who has tapped one or dismissed it; and a function
 * for each tap. Without `usePreference`, because every screen loads this file, and Dexie is too large for the
 * first one.
 */
export function useWordTapHint(): { hint: WordTapHint | null; noteTap: () => void } {
  const { preferences } = useLearner();
  const [state, dispatch] = useReducer(reduceWordTapHint, INITIAL_WORD_TAP_HINT);
  const isKnown = state.status === 'known';

  useEffect(() => {
    let isCurrent = true;
    preferences
      .read(KNOWN_PREFERENCE)
      .then((known) => isCurrent && dispatch({ type: 'loaded', isKnown: known === true }), console.error);
    return () => {
      isCurrent = false;
    };
  }, [preferences]);

  const markKnown = useCallback(
    (type: 'tapped' | 'dismissed') => {
      dispatch({ type });
      preferences.write(KNOWN_PREFERENCE, true).catch(console.error);
    },
    [preferences],
  );
  // The same function for each later tap, so that texts are not rendered again.
  const noteTap = useCallback(() => {
    if (!isKnown) markKnown('tapped');
  }, [isKnown, markKnown]);

  const place = placeWordTapHint(state);
  const { above, isEmpty } = place ?? {};
  const hint = useMemo(
    () =>
      isEmpty === undefined
        ? null
        : { above, isEmpty, onTextChange: dispatch, dismiss: () => markKnown('dismissed') },
    [above, isEmpty, markKnown],
  );
  return { hint, noteTap };
}
