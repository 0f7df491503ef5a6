/*
 * Corrects a verb after another verb and the person who does it: “I want that you come” → “I want you to
 * come”, “she made him to cry” → “she made him cry”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@suggest|@recommend <o=NAME to v=VERB>`: “I suggested [Anna to go]”. The person is kept as `o`, the verb
 * as `v`.
 *   <…>          the wrong words, which `fix` replaces
 *   an|a         one of these words
 *   not?         this, or nothing
 *   ~VERB        the next word is not this; takes no word itself
 *   @make        any form of “make”: make, makes, made, making
 *   %persons     a word of the list `persons` in `lists` below: “mother”
 *   =VERB        a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   v=VERB       this word, which `fix` and the reasons quote as {v} (so also o, n, t); empty where the
 *                pattern took no word
 *   v==VERB      a word for =VERB, quoted as {v}
 *   {o:subject}  the subject pronoun: “he” of “him”
 *   {o:object}   the object pronoun: “him” of “he”
 *   {v:base}     its base form: “go”
 *   unless       patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   MODAL “can, won't …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark.
 */

import { VERBS_ALSO_NOUNS } from '../lexicon/verbs.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { BARE_INFINITIVE_EXPLANATION } from './verb-pattern-words.ts';
import { PERSONS } from './word-groups.ts';

const OBJECT_INFINITIVE_EXPLANATION = {
  simple: 'After “{last}” comes the person, then “to” and the verb: “{right}”.',
  full: '“{last}” takes an object and the infinitive with “to”, not a clause: “{right}”.',
};

/**
 * The form of a verb after another verb and the person who does it: "want him to come", "let him come",
 * "suggest that he come".
 */
export const VERB_PATTERN_AFTER_OBJECTS_RULES: RuleSet = {
  kind: 'verb-pattern',
  explanation: OBJECT_INFINITIVE_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [
    // He suggested [me to go → that I go].
    {
      id: 'verb-pattern-after-verbs-02',
      find: ['@suggest <o=me|him|her|us|them|you to v=VERB>'],
      fix: 'that {o:subject} {v}',
      explanation: {
        simple: 'After “{before}” we use “that”, not a person with “to”: “{right}”.',
        full: '“{before}” takes a clause with “that” or an -ing form, not an object with “to”: “{right}”.',
      },
    },
    // We hope [him to come → he will come].
    {
      id: 'verb-pattern-after-verbs-14',
      find: ['SUBJ|MODAL @hope <o=you|him|her|them to v=VERB>'],
      fix: '{o:subject} will {v}',
      explanation: {
        simple: 'After “hope” we do not use a person with “to”: “hope {right}”.',
        full: '“Hope” takes a clause, not an object with the infinitive: “hope {right}”.',
      },
    },
    // I want [that you come → you to come].
    {
      id: 'verb-pattern-after-verbs-07',
      find: [
        'want|wants|wanted|wanting|need|needs <that o=i|you|he|she|it|we|they|NAME v=VERB|VERBS|be|is|are|PAST>',
        "'d|would @need|@expect|like|love|prefer <that o=i|you|he|she|it|we|they|NAME v=VERB|VERBS|be|is|are|PAST>",
        '@want <that o=my|your|his|her|our|the|everyone|people|all n=NOUN|NOUNS? v=VERB|VERBS|be|is|are>',
      ],
      fix: '{o:object} {n} to {v:base}',
    },
    // I want [she comes → her to come].
    {
      id: 'verb-pattern-after-verbs-08',
      find: ['@want <o=he|she|they|we|i t=to? v=VERB|VERBS>'],
      fix: '{o:object} to {v:base}',
    },
    // I want you [come → to come].
    {
      id: 'verb-pattern-after-verbs-09',
      find: [
        '@want|@ask|@tell|@allow|@advise|@encourage|@invite|@teach|@persuade|@force|@expect|@order|@warn|@remind|@convince OBJ|NAME <v=VERB>',
        "would|'d like OBJ|NAME <v=VERB>",
        '@ask|@tell|@allow|@invite|@teach|@want POSS NOUN|NOUNS <v==VERB>',
        '@ask|@tell|@allow|@invite|@teach|@want POSS %persons|friends|children|parents|neighbours|students <v=help|call|clean|stop|work|study|wait|visit|drive|cook|answer|change|turn|open|close> OBJ|POSS|the|to|in|at|with|for',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{before}” the verb needs “to”: “{right}”.',
        full: 'After the object in “{before}”, the verb has “to”: “{right}”.',
      },
      when: (match, sentence) => !isObject(match, sentence),
    },
    // I suggested [Anna to go → that Anna go] first.
    {
      id: 'verb-pattern-after-verbs-16',
      find: '@suggest|@recommend <o=NAME to v=VERB>',
      fix: 'that {o} {v}',
      explanation: {
        simple: 'After “{before}” comes “that” and the person: “{right}”.',
        full: '“{before}” takes a clause with “that”, not a person with “to”: “{right}”.',
      },
    },
    // She made him [to cry → cry].
    {
      id: 'verb-pattern-after-verbs-11',
      find: [
        '@let|@make OBJ|NAME not? <to v=VERB>',
        '@let|@make POSS|the|a NOUN|NOUNS|children <to v=VERB>',
        // Right: "They made a strong door to cover the hole", a purpose.
        '@let DET ADJ NOUN|NOUNS <to v=VERB>',
        '@make DET ADJ %persons|children|people|friends <to v=VERB>',
        'SUBJ|MODAL @see|@hear|@watch|@feel OBJ <to v=VERB>',
        '@make OBJ <to v=be|feel|laugh|cry>',
      ],
      fix: '{v}',
      explanation: BARE_INFINITIVE_EXPLANATION,
      unless: [
        'be|been|was|were|is|are made to',
        'make|made an|a NOUN to',
        '@make it to',
        '@make POSS|the|a way|effort|attempt|decision|plan|promise|NOUN to',
      ],
    },
    // Let me [going → go].
    {
      id: 'verb-pattern-after-verbs-12',
      find: [
        '@let OBJ|NAME <~VERB|ADJ v=ING|PAST|VERBS> ~VERB',
        '@make me|him|her|us|them|you <~VERB|ADJ v=ING|VERBS|laughed|cried|went|felt|smiled|wanted|thought>',
        "let's <~VERB|ADJ v=VERBS>",
      ],
      fix: '{v:base}',
      explanation: {
        simple: 'After “{before}” the verb has its first form: “{right}”.',
        full: '“{before}” is followed by the base form: “{right}”, not “{wrong}”.',
      },
    },
  ],
};

/** Right: "She taught me Polish", "he taught us dance". Not marked: "we asked you help". It may be a noun. */
function isObject(match: Match, sentence: Sentence): boolean {
  const marked = sentence[match.marked.from];
  if (/^\p{Lu}/u.test(marked?.text ?? '')) return true;
  if (marked?.tags.has('NOUN') !== true) return false;
  const isSubject = sentence[match.from]?.base === 'teach' && VERBS_ALSO_NOUNS.has(marked.lower);
  return isSubject || /^(?:her|it|him|you)$/.test(getWordBeforeMark(match, sentence));
}
