/**
 * The kinds of mistake that feedback speaks of, with the names that learners read, in the order in which a teacher
 * takes them up: what blurs the meaning first, how a word is written last.
 */
export const MISTAKE_KINDS = {
  'missing-word': 'Missing word',
  question: 'Question form',
  'word-order': 'Word order',
  negation: 'Negative form',
  tense: 'Tense',
  'verb-form': 'Verb form',
  conditional: 'Sentences with "if" and "when"',
  agreement: 'Subject and verb',
  'verb-pattern': 'Verb + to or -ing',
  'used-to': 'Used to',
  'extra-word': 'Word too many',
  pronoun: 'Pronouns',
  relative: 'Who, which, that',
  reporting: 'Say, tell, ask, explain',
  comparison: 'Comparing',
  plural: 'Plural',
  countability: 'Countable or not',
  'word-form': 'Form of the word',
  confusable: 'Words that look alike',
  linking: 'Linking words',
  preposition: 'Preposition',
  'missing-article': 'Missing article',
  article: 'Article',
  usage: 'Choice of words',
  spelling: 'Spelling',
  capital: 'Capital letters',
  punctuation: 'Punctuation',
} as const;

export type MistakeKind = keyof typeof MISTAKE_KINDS;

const BY_IMPORTANCE = Object.keys(MISTAKE_KINDS);

/**
 * Groups what has a kind: kinds that a class is about first, then in the order of importance; what has none keeps its
 * place at the end.
 */
export function sortByImportance<T extends { kind?: MistakeKind }>(
  mistakes: readonly T[],
  ofClass: ReadonlySet<MistakeKind>,
): readonly T[] {
  const rank = ({ kind }: T) => {
    if (kind === undefined) return BY_IMPORTANCE.length;
    return BY_IMPORTANCE.indexOf(kind) - (ofClass.has(kind) ? BY_IMPORTANCE.length : 0);
  };
  return [...mistakes].sort((one, other) => rank(one) - rank(other));
}
