import { SETUP_DEFAULTS } from '../../domain/profile.ts';
import type { OwnWords } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { TappedWord } from '../../ui/tappable-text/word-taps.ts';
import { useFetched } from '../frame/use-fetched.ts';
import type { Explained } from './candidates.ts';
import { findEntries, type LookedUp } from './find-entries.ts';

/** What is known of a tapped word; `undefined` until it is looked up. */
export function useLookedUp(tapped: TappedWord): LookedUp | undefined {
  const { store } = useLearner();
  return useFetched(tapped, async ({ text, start, taught }) => {
    const [profile, ownWords] = await Promise.all([store.profile(), store.ownWords()]);
    const level = profile?.studentLevel ?? SETUP_DEFAULTS.studentLevel;
    return findEntries(text, start, { taught, own: explainedBy(ownWords), level });
  });
}

/** The words to which the learner wrote a meaning. */
function explainedBy(ownWords: OwnWords): readonly Explained[] {
  return Object.entries(ownWords).flatMap(([word, { meaning, example, isRemoved }]) =>
    isRemoved || meaning === '' ? [] : [{ word, meaning, example }],
  );
}
