import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getLastMarkedWord,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { PERSONS } from './word-groups.ts';

/** "The book she reads is long": the pronoun has its verb, and the book another. */
function hasSecondVerb(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.marked.to)
    .some(
      ({ lower, tags, text }) =>
        FUNCTION_WORDS.MODAL.has(lower) ||
        FUNCTION_WORDS.HAVE.has(lower) ||
        /^(?:is|was|are|were)$/.test(lower) ||
        tags.has('PAST') ||
        (tags.has('VERBS') && !tags.has('NOUNS')) ||
        text === '?',
    );
}

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `^c POSS|the ADJ? %persons|NOUN <s=he|she|it v='s>`: “my old teacher [he's] nice”. The two marked words are
 * kept as `s` and `v`.
 * `%persons` a word of the list; CAPITALS kinds of words (POSS “my”, MODAL “can”, VERBS verb in -s); `=X` of
 * this kind only; `x?` x or nothing; `^c` clause start.
 */
export const DOUBLE_SUBJECT_RULES: RuleSet = {
  kind: 'extra-word',
  explanation: {
    simple: '“{who}” already tells who or what it is, so we leave out “{s}”.',
    full: '“{who}” is the subject already, so the pronoun “{s}” is left out.',
  },
  lists: { persons: PERSONS },
  rules: [
    // Anna [she is → is] nice.
    {
      id: 'double-subject-01',
      find: [
        '^c POSS|the|this|that ADJ? %persons <s=he|she v=VERBS|VERB|PAST|is|was|has|can|will|had|MODAL|MIDADV>',
        '^c POSS|the|this|that ADJ? NOUN <s=it v=VERBS|VERB|PAST|is|was|has|can|will|had|MODAL|MIDADV>',
        '^c =NAME <s=he|she v=VERBS|PAST|is|was|has|can|will|had|MODAL>',
        '^c NAME and NAME <s=they v=VERB|PAST|are|were|have|can|will>',
        '^c POSS|the|these|my ADJ? NOUNS <s=they v=VERB|PAST|are|were|have|can|will|MODAL|MIDADV>',
        '^c POSS|the %persons and POSS|the %persons <s=they|we v=VERB|PAST|are|were|have|can|will|MODAL>',
        '^c people|children <s=they v=VERB|PAST|are|were|have|can|will|MODAL>',
      ],
      fix: '{v}',
      when: (match, sentence) =>
        isSubjectHere(match, sentence) &&
        sentence[match.marked.to]?.isWord === true &&
        (getLastMarkedWord(match, sentence) === 'is' || !hasSecondVerb(match, sentence)),
    },
    // My sister [she's → is] a nurse.
    {
      id: 'double-subject-02',
      find: ["^c POSS|the ADJ? %persons|NOUN <s=he|she|it v='s>", "^c =NAME <s=he|she v='s>"],
      fix: 'is',
      when: isSubjectHere,
    },
    // My friends [they're → are] nice.
    {
      id: 'double-subject-03',
      find: ["^c POSS|the|these ADJ? NOUNS <s=they v='re>"],
      fix: 'are',
    },
    // It is too [very → ] cold.
    {
      id: 'double-subject-04',
      find: ['too|very|so|really|quite <very|so|too|much> ADJ'],
      fix: '',
      explanation: {
        simple: '“{last}” and “{wrong}” do the same work, so one of them is enough.',
        full: '“{last}” already says how much, so a second word of degree, “{wrong}”, is left out.',
      },
      when: (match, sentence) =>
        getFirstMarkedWord(match, sentence) !== 'much' &&
        sentence[match.from]?.lower !== sentence[match.marked.from]?.lower &&
        getFirstWord(match, sentence) !== 'really',
    },
  ],
};

const TIME_NOUNS = new Set(
  'day week month year night morning afternoon evening weekend summer winter spring autumn time moment way'.split(
    ' ',
  ),
);

/** Whether the noun before the pronoun is the subject: not "the day he left", "since March he has". */
function isSubjectHere(match: Match, sentence: Sentence): boolean {
  const noun = sentence[match.marked.from - 1];
  const opener = getWordBeforeMatch(match, sentence);
  if (!noun || TIME_NOUNS.has(noun.lower) || FUNCTION_WORDS.MONTH.has(noun.lower)) return false;
  if (FUNCTION_WORDS.WEEKDAY.has(noun.lower)) return false;
  const head = getFirstWord(match, sentence);
  return (
    !FUNCTION_WORDS.PREP.has(head) &&
    !/^(?:since|until|till|before|after|as|than|like|what|who|how)$/.test(opener)
  );
}
