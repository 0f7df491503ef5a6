import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';

const FINITE = 'was|were|is|are|had|has|did|PAST|VERBS|can|could|will';
const DOUBLE_CONJUNCTION_EXPLANATION = {
  simple: '“{c:lower}” already joins the two parts, so we leave out “but”.',
  full: 'Two clauses take one conjunction: “{c:lower}” or “but”, not both.',
};
const BECAUSE_EXPLANATION = {
  simple: '“Because of” comes before a thing. Before a whole sentence we say “because”.',
  full: '"Because" is followed by a clause, "because of" by a noun.',
};
const DESPITE_EXPLANATION = {
  simple: '“Despite” comes before a thing. Before a whole sentence we say “although”.',
  full: '"Although" is followed by a clause, "despite" and "in spite of" by a noun or -ing.',
};

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const LINKING_CLAUSE_RULES: RuleSet = {
  kind: 'linking',
  explanation: DOUBLE_CONJUNCTION_EXPLANATION,
  rules: [
    {
      id: 'linking-clauses-01',
      find: [
        '^ c=although|though ANY* ANY* ANY* , <but s=ANY>',
        '^ even c=though ANY* ANY* ANY* , <but s=ANY>',
      ],
      fix: '{s}',
    },
    {
      id: 'linking-clauses-02',
      find: ['^ c=although|though ANY* ANY* ANY* <but>', '^ even c=though ANY* ANY* ANY* <but>'],
      fix: ',',
    },
    {
      id: 'linking-clauses-03',
      find: ['^ c=because|since|as ANY* ANY* ANY* , <so s=ANY>', '^ c=if|when ANY* ANY* ANY* , <so s=SUBJ>'],
      fix: '{s}',
      explanation: {
        simple: '“{c:lower}” already joins the two parts, so we leave out “so”.',
        full: 'Two clauses take one conjunction: “{c:lower}” or “so”, not both.',
      },
    },
    {
      id: 'linking-clauses-04',
      find: [
        `<because of> DET|POSS ADJ? NOUN|NOUNS ~EN ${FINITE}`,
        `<because of> NOUN|NOUNS|NAME ~EN was|were|is|are`,
        `<because of> SUBJ`,
        '<because of> there is|are|was|were',
      ],
      fix: 'because',
      explanation: BECAUSE_EXPLANATION,
      when: (match, sentence) =>
        !/^(?:it|you|her)$/.test(getWordAfterMark(match, sentence)) ||
        sentence[match.marked.to + 1]?.tags.has('PAST') === true ||
        /^(?:is|was|are|were|has|had|rains|can)$/.test(sentence[match.marked.to + 1]?.lower ?? ''),
    },
    {
      id: 'linking-clauses-05',
      find: [
        '<because> the|my|our|his|her|this|that|bad ADJ? NOUN|NOUNS $',
        '^ <because> the|my|our|his|her|this|bad ADJ? NOUN|NOUNS ,',
      ],
      fix: 'because of',
      explanation: BECAUSE_EXPLANATION,
      when: (_match, sentence) => sentence.length > 5,
    },
    {
      id: 'linking-clauses-06',
      find: [
        `<despite|in> spite? of? DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has`,
        `<despite> DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has|PAST`,
        '<despite> SUBJ VERB|PAST|was|were|is|are|VERBS',
        '<despite> it VERBS|PAST|was|is',
      ],
      fix: 'although',
      explanation: DESPITE_EXPLANATION,
      when: (match, sentence) => getFirstMarkedWord(match, sentence) === 'despite',
    },
    {
      id: 'linking-clauses-07',
      find: [
        '<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS ,',
        '<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS $',
        'even <though> the|my|our|his|her|bad ADJ? NOUN|NOUNS ,',
        '<although|though> ING ADJ|NOUN ,',
      ],
      fix: 'despite',
      explanation: DESPITE_EXPLANATION,
    },
    {
      id: 'linking-clauses-08',
      find: ['<in spite of the fact> SUBJ'],
      fix: 'although',
      explanation: DESPITE_EXPLANATION,
    },
    {
      id: 'linking-clauses-09',
      find: ['<despite that> SUBJ|the|POSS'],
      fix: 'although',
      explanation: DESPITE_EXPLANATION,
    },
    {
      id: 'linking-clauses-10',
      find: ['so ADJ|ADV <then|than> SUBJ VERB|PAST|could|can'],
      fix: 'that',
      explanation: {
        simple: 'After “so” and a describing word, we tell the result with “that”.',
        full: 'A result follows “so” and an adjective with “that”.',
      },
    },
    {
      id: 'linking-clauses-11',
      find: 'either ANY ANY? ANY? <nor> ANY',
      fix: 'or',
      explanation: { simple: '“Either” goes with “or”.', full: '“Either” and “or” are a pair.' },
    },
    {
      id: 'linking-clauses-12',
      find: ['neither ANY ANY? ANY? <or> ANY'],
      fix: 'nor',
      explanation: {
        simple: '“Neither” goes with “nor”.',
        full: '“Neither” and “nor” are a pair.',
      },
      unless: 'neither of',
    },
    {
      id: 'linking-clauses-13',
      find: ['both ANY ANY? ANY? <or> ANY'],
      fix: 'and',
      explanation: { simple: '“Both” goes with “and”.', full: '“Both” and “and” are a pair.' },
    },
  ],
};
