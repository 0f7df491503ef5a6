import { parseWordList } from '../lexicon/word-list.ts';

/** Verbs for states in -ing, which have no continuous: "I am knowing him". */
export const STATE_VERB_FORMS = parseWordList(
  'knowing wanting needing believing understanding liking hating preferring owning belonging seeming containing consisting costing meaning agreeing disagreeing deserving',
);
