/** The kinds of mistake that feedback speaks of, with the names that learners read. */
export const MISTAKE_KINDS = {
  agreement: 'Subject and verb',
  tense: 'Tense',
  'verb-form': 'Verb form',
  'missing-article': 'Missing article',
  article: 'Article',
  preposition: 'Preposition',
  'word-order': 'Word order',
  question: 'Question form',
  negation: 'Negative form',
  countability: 'Countable or not',
  plural: 'Plural',
  comparison: 'Comparing',
  conditional: 'Sentences with "if" and "when"',
  'verb-pattern': 'Verb + to or -ing',
  'used-to': 'Used to',
  reporting: 'Say, tell, ask, explain',
  confusable: 'Words that look alike',
  pronoun: 'Pronouns',
  relative: 'Who, which, that',
  'missing-word': 'Missing word',
  'extra-word': 'Word too many',
  'word-form': 'Form of the word',
  linking: 'Linking words',
  spelling: 'Spelling',
  capital: 'Capital letters',
  punctuation: 'Punctuation',
  usage: 'Choice of words',
} as const;

export type MistakeKind = keyof typeof MISTAKE_KINDS;

/** The order in which a teacher takes them up: what blurs the meaning first, how a word is written last. */
const BY_IMPORTANCE: readonly MistakeKind[] = [
  'missing-word',
  'question',
  'word-order',
  'negation',
  'tense',
  'verb-form',
  'conditional',
  'agreement',
  'verb-pattern',
  'used-to',
  'extra-word',
  'pronoun',
  'relative',
  'reporting',
  'comparison',
  'plural',
  'countability',
  'word-form',
  'confusable',
  'linking',
  'preposition',
  'missing-article',
  'article',
  'usage',
  'spelling',
  'capital',
  'punctuation',
];

/** Groups what has a kind, kinds in the order of importance; what has none keeps its place at the end. */
export function mostImportantFirst<T extends { kind?: MistakeKind }>(mistakes: readonly T[]): readonly T[] {
  const rank = ({ kind }: T) => (kind === undefined ? BY_IMPORTANCE.length : BY_IMPORTANCE.indexOf(kind));
  return [...mistakes].sort((one, other) => rank(one) - rank(other));
}
