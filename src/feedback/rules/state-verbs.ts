import { parseWordList } from '../lexicon/word-list.ts';

/** The -ing forms of verbs for states, which have no continuous. Wrong: "I am knowing him". */
export const STATE_VERB_FORMS = parseWordList(
  'knowing wanting needing believing understanding liking hating preferring owning belonging seeming containing consisting costing meaning agreeing disagreeing deserving',
);
