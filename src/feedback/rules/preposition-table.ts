import { toSingular } from '../lexicon/lexicon.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { findStatementStart } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { type Complement, type ComplementKind, readComplement } from './complement.ts';
import { LANGUAGES, SPORTS } from './word-groups.ts';

/**
 * What may follow a preposition and show it to be wrong, by its letter in the table: with `p`, "listen at" is
 * wrong before a person.
 */
const EVIDENCE_LETTERS: Readonly<Record<string, readonly ComplementKind[]>> = {
  p: ['person'],
  N: ['name'],
  t: ['thing'],
  a: ['activity'],
  l: ['place'],
  n: ['number'],
  c: ['question'],
};

/**
 * What shows a preposition to be wrong where the table does not say. "In", "on", "at" and "from" begin places
 * and times, "for" durations and persons who profit, so these need a group that can be neither.
 */
const DEFAULT_EVIDENCE: Readonly<Record<string, string>> = {
  of: 'pNtal',
  about: 'pNtal',
  than: 'pNtl',
  against: 'pNt',
  between: 'p',
  as: 'pt',
  like: 'pt',
  from: 'pta',
  with: 'pta',
  for: 'ta',
  to: 'pt',
  on: 'pta',
  in: 'pa',
  at: 'pa',
};

/** Nouns that belong to a word as what it is about, by their names in the table. */
const NOUN_LISTS: Readonly<Record<string, readonly string[]>> = {
  events: parseWordList(
    'party wedding meeting concert competition conference course class lesson school church',
  ),
  questions: parseWordList(
    'question questions letter letters email emails message messages call calls invitation',
  ),
  parts: parseWordList('parts groups pieces teams sections'),
  languages: LANGUAGES,
  door: parseWordList('door doors window'),
  tasks: parseWordList(
    'homework housework exercise exercises project english maths math problem problems essay bags luggage dishes',
  ),
  jobs: parseWordList('job position scholarship visa loan'),
  exams: parseWordList('exam exams test tests competition party trip interview'),
  skills: [
    ...LANGUAGES,
    ...SPORTS,
    ...parseWordList(
      'maths math mathematics physics chemistry biology geography sport sports sciences drawing swimming dancing singing cooking running painting',
    ),
  ],
  groups: parseWordList('team club group band choir family class'),
};

/**
 * Letter `s`: a person that one can be married to. False for "children", and for a name, which may be a
 * place.
 */
function isOnePerson({ kind, head }: Complement): boolean {
  return (
    kind === 'person' &&
    head === toSingular(head) &&
    !/^(?:us|you|people|men|women|children|kids)$/.test(head)
  );
}

/** Whether what follows a preposition shows it to be wrong. */
type EvidenceTest = (complement: Complement) => boolean;

/** Reads `to:%exams` as "to" and "%exams": a wrong preposition, and letters or a list of what follows it. */
export function parseWrongPreposition(cell: string): readonly [preposition: string, evidence: string] {
  const [preposition = '', evidence = DEFAULT_EVIDENCE[preposition] ?? ''] = cell.split(':');
  return [preposition, evidence];
}

function compileEvidence(source: string): EvidenceTest {
  if (source.startsWith('%')) {
    const nouns = new Set(NOUN_LISTS[source.slice(1)]);
    return ({ head }) => nouns.has(head);
  }
  if (source === 's') return isOnePerson;
  const kinds = new Set([...source].flatMap((letter) => EVIDENCE_LETTERS[letter] ?? []));
  return ({ kind }) => kinds.has(kind);
}

/** Right: "They agreed to go", where "to" is no preposition. */
function isInfinitive(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  return getFirstMarkedWord(match, sentence) === 'to' && next?.tags.has('VERB') === true;
}

/** Right: "What I remember of it", where the object stands before the verb. */
function hasObjectBefore({ from }: Match, sentence: Sentence): boolean {
  const objects = /^(?:what|which|that|who|whom|all|everything|anything|nothing|much|little|how)$/;
  return sentence.slice(findStatementStart(sentence, from), from).some(({ lower }) => objects.test(lower));
}

/**
 * Reads a row such as `@insist | for to:a in | on` as a rule that corrects “they insisted [for → on] a
 * refund”.
 *
 * @param row of word-pattern-table.ts, with its cells separated by bars
 * @throws when a list of the table is unknown
 */
export function parsePrepositionRules(row: string): readonly LearnerRule[] {
  const [words = '', wrongs = '', right = '', allowed = ''] = row.split(' | ').map((cell) => cell.trim());
  const evidence = new Map(
    parseWordList(wrongs).map((wrong) => {
      const [preposition, source] = parseWrongPreposition(wrong);
      return [preposition, compileEvidence(source)] as const;
    }),
  );
  const allowedNextWords = new Set(parseWordList(allowed.replace('!', '')));
  const head = words.replace('#', '');
  // Right: "the visit to Rome", where a determiner or an adjective shows that the verb is a noun.
  const notANoun = head.startsWith('@') ? '-DET|POSS|ADJ|NUM|of|no ' : '';
  return [
    {
      id: `preposition-table/${words}`,
      find: `${notANoun}${captureHead(head)} <p=${[...evidence.keys()].join('|')}>`,
      fix: right === '-' ? '' : right,
      explanation: explainPreposition(head, right),
      when: (match, sentence) => {
        const used = getFirstMarkedWord(match, sentence);
        const isAllowed = allowedNextWords.has(getWordAfterMark(match, sentence));
        if (isAllowed || isInfinitive(match, sentence)) return false;
        if (right === '-' && hasObjectBefore(match, sentence)) return false;
        return evidence.get(used)?.(readComplement(sentence, match.marked.to)) === true;
      },
    },
  ];
}

/**
 * The words before a preposition, with the first one that has no `-` or `+` captured as `h`: `+SUBJ @visit`
 * as `SUBJ h=@visit`.
 */
function captureHead(head: string): string {
  const parts = head.split(' ');
  const at = parts.findIndex((part) => !/^[-+]/.test(part));
  return parts.map((part, index) => (index === at ? `h=${part}` : part.replace(/^\+/, ''))).join(' ');
}

/** Quotes only the word captured as `h` after a `+`, because a subject does not belong to the preposition. */
function explainPreposition(head: string, right: string): RuleExplanation {
  const quoted = head.includes('+') ? '{h}' : '{before}';
  return right === '-'
    ? {
        simple: `The person, thing or place comes right after “${quoted}”, without “{p}”.`,
        full: `“${quoted}” takes its object directly here, without “{p}”.`,
      }
    : {
        simple: `After “${quoted}” we use “{right}” here, not “{p}”.`,
        full: `“${quoted}” goes with “{right}” here, not with “{p}”.`,
      };
}
