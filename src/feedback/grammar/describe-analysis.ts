import { analyseText } from './analyse-text.ts';
import type { Clause, Group, SentenceAnalysis } from './groups.ts';

/** The words of a group, as written. */
function quote({ tokens }: SentenceAnalysis, { from, to }: { from: number; to: number }): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

function describeGroup(group: Group, sentence: SentenceAnalysis): string {
  const words = quote(sentence, group);
  switch (group.kind) {
    case 'noun':
      return `[${words}: noun ${group.number}${group.isTime ? ' time' : ''}, ${group.countability}]`;
    case 'verb': {
      const { verbs, tense, form, isPerfect, isProgressive, isPassive, isNegative } = group;
      const signs = {
        perfect: isPerfect,
        progressive: isProgressive,
        passive: isPassive,
        negative: isNegative,
      };
      const names = Object.entries(signs).flatMap(([name, is]) => (is ? [name] : []));
      return `[${verbs.map(({ text }) => text).join(' ')}: ${[form, tense, ...names].join(' ')}]`;
    }
    case 'preposition':
      return `[${words}: preposition ${group.role}]`;
    case 'adjective':
      return `[${words}: adjective]`;
    default:
      return words;
  }
}

function describeClause(clause: Clause, sentence: SentenceAnalysis): string {
  const { kind, connector, subject, isSubjectCertain, verb, complements, opening } = clause;
  return [
    `  ${kind} clause`,
    ...(connector ? [`by “${connector.text}”`] : []),
    `subject ${subject ? quote(sentence, subject) + (isSubjectCertain ? '' : ' (?)') : '–'}`,
    `verb ${verb ? verb.verbs.map(({ text }) => text).join(' ') : '–'}`,
    ...(complements.length > 0
      ? [`then ${complements.map((group) => quote(sentence, group)).join(' · ')}`]
      : []),
    ...(opening.length > 0 ? [`before ${opening.map((group) => quote(sentence, group)).join(' · ')}`] : []),
  ].join(', ');
}

/**
 * Returns the analysis of a text as lines to read, for `npm run explain`: the words with their tags, the
 * groups and the clauses of each sentence. A "?" after a tag means that the lexicon does not have the word.
 */
export function describeAnalysis(text: string): readonly string[] {
  const { sentences, tense } = analyseText(text);
  return [
    `tense of the text: ${tense}`,
    ...sentences.flatMap((sentence) => [
      sentence.tokens.map((token) => `${token.text}/${token.tag}${token.isInLexicon ? '' : '?'}`).join(' '),
      `  ${sentence.groups.map((group) => describeGroup(group, sentence)).join(' ')}`,
      ...sentence.clauses.map((clause) => describeClause(clause, sentence)),
    ]),
  ];
}
