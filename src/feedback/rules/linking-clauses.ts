import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';

const FINITE = 'was|were|is|are|had|has|did|PAST|VERBS|can|could|will';
const DOUBLE_CONJUNCTION_EXPLANATION = {
  simple: 'One small word is enough: although … , we … . No "but".',
  full: 'Two clauses take one conjunction: "although" and "but", or "because" and "so", do not stand together.',
};
const BECAUSE_EXPLANATION = {
  simple: 'Because + he was …; because of + the rain.',
  full: '"Because" is followed by a clause, "because of" by a noun.',
};
const DESPITE_EXPLANATION = {
  simple: 'Despite + the rain; although + it rained.',
  full: '"Although" is followed by a clause, "despite" and "in spite of" by a noun or -ing.',
};

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const LINKING_CLAUSE_RULES: RuleSet = {
  kind: 'linking',
  explanation: DOUBLE_CONJUNCTION_EXPLANATION,
  rules: [
    {
      id: 'linking-clauses-01',
      find: ['^ although|though ANY* ANY* ANY* , <but s=ANY>', '^ even though ANY* ANY* ANY* , <but s=ANY>'],
      fix: '{s}',
    },
    {
      id: 'linking-clauses-02',
      find: ['^ although|though ANY* ANY* ANY* <but>', '^ even though ANY* ANY* ANY* <but>'],
      fix: ',',
    },
    {
      id: 'linking-clauses-03',
      find: ['^ because|since|as ANY* ANY* ANY* , <so s=ANY>', '^ if|when ANY* ANY* ANY* , <so s=SUBJ>'],
      fix: '{s}',
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
        simple: 'So … that: It was so cold that we left.',
        full: 'A result follows "so" + adjective with "that".',
      },
    },
    {
      id: 'linking-clauses-11',
      find: 'either ANY ANY? ANY? <nor> ANY',
      fix: 'or',
      explanation: { simple: 'Either … or …', full: 'The pairs are either … or, neither … nor, both … and.' },
    },
    {
      id: 'linking-clauses-12',
      find: ['neither ANY ANY? ANY? <or> ANY'],
      fix: 'nor',
      explanation: {
        simple: 'Neither … nor …',
        full: 'The pairs are either … or, neither … nor, both … and.',
      },
      unless: 'neither of',
    },
    {
      id: 'linking-clauses-13',
      find: ['both ANY ANY? ANY? <or> ANY'],
      fix: 'and',
      explanation: { simple: 'Both … and …', full: 'The pairs are either … or, neither … nor, both … and.' },
    },
  ],
};
