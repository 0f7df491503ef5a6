import { SETUP_DEFAULTS } from '../../domain/profile.ts';
import type { OwnWords } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import type { TappedWord } from '../../ui/tappable-text/word-taps.ts';
import { useAsyncValue } from '../frame/use-async-value.ts';
import type { ExplainedWord } from './candidates.ts';
import { findEntries, type LookupResult } from './find-entries.ts';

/** The entries of a tapped word; `undefined` while they load. */
export function useWordLookup(tapped: TappedWord): LookupResult | undefined {
  const { store } = useLearner();
  return useAsyncValue(tapped, async ({ text, start, taught: classWords }) => {
    const [profile, ownWords] = await Promise.all([store.readProfile(), store.readOwnWords()]);
    const level = profile?.studentLevel ?? SETUP_DEFAULTS.studentLevel;
    return findEntries(text, start, { classWords, ownWords: explainedBy(ownWords), level });
  });
}

/** The learner's own words with a meaning. */
function explainedBy(ownWords: OwnWords): readonly ExplainedWord[] {
  return Object.entries(ownWords).flatMap(([word, { meaning, example, isRemoved }]) =>
    isRemoved || meaning === '' ? [] : [{ word, meaning, example }],
  );
}
