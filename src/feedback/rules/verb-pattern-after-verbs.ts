import { VERBS_ALSO_NOUNS } from '../lexicon/verbs.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import {
  getFirstMarkedWord,
  getFirstWord,
  getWordBeforeMark,
  getWordBeforeMatch,
} from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  BARE_INFINITIVE_EXPLANATION,
  DEFAULT_EXPLANATION,
  INFINITIVE_EXPLANATION,
  OBJECT_INFINITIVE_EXPLANATION,
  PREPOSITION_EXPLANATION,
  WORD_LISTS,
} from './verb-pattern-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@%ing not? <to v=VERB|be>`: “they enjoy [to swim]”: before it any form of a verb of the list `ing`. The
 * marked verb is kept as `v`.
 * `@thank` any form of it; CAPITALS kinds of words (OBJ “me”, POSS “my”, ANY any word); `=X` of this kind
 * only; `x?` x or nothing; `~x` x does not follow; `$` sentence end.
 */
export const VERB_PATTERN_AFTER_VERBS_RULES: RuleSet = {
  kind: 'verb-pattern',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // Thank you for [help → helping] me.
    {
      id: 'verb-pattern-after-verbs-01',
      find: [
        '@thank OBJ|NAME? for <v=VERB|help|visit|call|answer|watch|love|read> OBJ|DET|POSS',
        'thanks for <v=VERB|help> OBJ|DET',
      ],
      fix: '{v:ing}',
      explanation: PREPOSITION_EXPLANATION,
    },
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
        simple: 'After “hope” we tell who will do it: “hope {right}”.',
        full: '“Hope” takes a clause, not an object with the infinitive: “hope {right}”.',
      },
    },
    // I am thinking [to buy → of buying] a car.
    {
      id: 'verb-pattern-after-verbs-15',
      find: ['@be not|MIDADV? thinking <to v==VERB> DET|POSS|a|an|the|some|to|in|on|NAME|abroad|it'],
      fix: 'of {v:ing}',
      explanation: {
        simple: 'A plan goes with “of” and -ing: “thinking {right}”.',
        full: '“Think” takes “of” with the -ing form for a plan: “thinking {right}”.',
      },
    },
    // She enjoys [to swim → swimming].
    {
      id: 'verb-pattern-after-verbs-03',
      find: [
        '@%ing not? <to v=VERB|be>',
        "can't|couldn't help|stand <to v=VERB>",
        '@give up <to v=VERB>',
        '@spend ANY? time|hours|money|days|NOUN|it <to v=VERB>',
        'worth|busy <to v=VERB>',
        'no|any|the point|use|difficulty|trouble|problem|problems|fun|experience <to v=VERB>',
        'no|any|the point|use|difficulty|trouble|problems|fun|experience in <to v=VERB>',
        '@feel like <to v=VERB>',
        '@have ADJ? difficulty|trouble|problems|fun <to v=VERB>',
        '@go|@keep on <to v=VERB>',
        'good|great|nice time <to v=VERB>',
      ],
      fix: '{v:ing}',
      when: (match, sentence) =>
        !(
          sentence[match.from]?.tags.has('EN') &&
          /^(?:was|were|is|are|be|been|not)$/.test(getWordBeforeMatch(match, sentence))
        ) &&
        !/^(?:too|so|major|big|great|of|no)$/.test(getWordBeforeMatch(match, sentence)) &&
        !(
          /^(?:practice|practise|risk|mind|use|point|time)$/.test(getFirstWord(match, sentence)) &&
          /^(?:the|my|your|a|good|whose|of)$/.test(getWordBeforeMatch(match, sentence)) &&
          getFirstWord(match, sentence) !== 'use'
        ) &&
        getWordBeforeMark(match, sentence) !== 'time' &&
        !/^(?:go|goes|went|going|gone)$/.test(getFirstWord(match, sentence)) &&
        getFirstWord(match, sentence) !== 'the',
    },
    // I spend two hours [to study → studying].
    {
      id: 'verb-pattern-after-verbs-04',
      find: [
        '@spend ANY ANY? <to v=VERB>',
        '@spend the|a|my|all ANY ANY? ANY? <to v=VERB>',
        '@waste POSS|the? time <to v=VERB>',
        '@have ADJ? difficulty|difficulties <to v=VERB>',
        '@have a good|great|nice|hard time <to v=VERB>',
      ],
      fix: '{v:ing}',
      unless: '@go|@come|@need|@want to',
    },
    // I enjoy [swim → swimming].
    {
      id: 'verb-pattern-after-verbs-05',
      find: [
        '@enjoy|@avoid|@finish|@dislike|@imagine|@deny|@consider|@recommend|@suggest|@practise ~NOUN|that|DET|NAME|PREP|ADJ|ING|ADVERB|POSS <v=VERB>',
        '@enjoy|@finish|@avoid|@mind <v=swim|play|read|watch|listen|cook|dance|go|eat|learn|travel|write|do|make|speak|study|help|wait|open|close|clean|paint|sing|ride|run>',
        'worth <v==VERB>',
        "can't help <v==VERB>",
        '@keep <v==VERB>',
        '@keep <v=talk|smile|laugh|work|walk|try|play|wait|cry|ask|look|study> $|and|because|but|every|all',
        '@keep on <v==VERB>',
        '@give up <v==VERB>',
        '@feel like <v==VERB>',
        '@go <v=swim|fish|ski|shop|dance|camp|hike|skate|jog|cycle|surf|sail|climb|bowl> ~NOUN',
      ],
      fix: '{v:ing}',
      when: (match, sentence) =>
        !/^(?:practice|finish|mind|suggest)$/.test(getFirstWord(match, sentence)) ||
        !sentence[match.from - 1]?.lower.match(/^(?:the|a|my|your|in)$/),
    },
    // I want [going → to go] home.
    {
      id: 'verb-pattern-after-verbs-06',
      find: [
        '@want|@decide|@hope|@plan|@promise|@refuse|@agree|@offer|@manage|@afford|@expect|@wish|@pretend|@arrange|@choose <v=ING> ~NOUN',
        "'d|would like|love|prefer|hate <v=ING>",
        '@learn <v=swimming|playing|speaking|driving|reading|writing|dancing|cooking>',
        '@need|@want <v=going|buying|eating|seeing|doing|studying|finding|having|getting|making|taking|talking|speaking|leaving|sleeping|knowing>',
      ],
      fix: 'to {v:base}',
      explanation: INFINITIVE_EXPLANATION,
      when: (match, sentence) =>
        sentence.at(-1)?.text !== '?' &&
        getWordBeforeMatch(match, sentence) !== 'people' &&
        // "The windows want cleaning", "they offer nesting places".
        !isThingThatWants(match, sentence) &&
        sentence[match.marked.to]?.tags.has('NOUNS') !== true &&
        !/^(?:planning|training|building|meeting|feeling|parking|clothing|clubbing|wedding|painting|evening|morning|something|anything|nothing|everything|king|swimming|shopping)$/.test(
          getFirstMarkedWord(match, sentence),
        ),
    },
    // I want [that you come → you to come].
    {
      id: 'verb-pattern-after-verbs-07',
      find: [
        '@want|@need|@expect|like|love|prefer <that o=i|you|he|she|it|we|they|NAME v=VERB|VERBS|be|is|are|PAST>',
        '@want <that o=my|your|his|her|our|the|everyone|people|all n=NOUN|NOUNS? v=VERB|VERBS|be|is|are>',
      ],
      fix: '{o:object} {n} to {v:base}',
      explanation: OBJECT_INFINITIVE_EXPLANATION,
      when: (match, sentence) =>
        /^(?:want|wants|wanted|wanting|need|needs)$/.test(getFirstWord(match, sentence)) ||
        /^(?:'d|would)$/.test(getWordBeforeMatch(match, sentence)),
    },
    // I want [she comes → her to come].
    {
      id: 'verb-pattern-after-verbs-08',
      find: ['@want <o=he|she|they|we|i t=to? v=VERB|VERBS>'],
      fix: '{o:object} to {v:base}',
      explanation: OBJECT_INFINITIVE_EXPLANATION,
    },
    // I want you [come → to come].
    {
      id: 'verb-pattern-after-verbs-09',
      find: [
        '@want|@ask|@tell|@allow|@advise|@encourage|@invite|@teach|@persuade|@force|@expect|@order|@warn|@remind|@convince OBJ|NAME <v=VERB>',
        "would|'d like OBJ|NAME <v=VERB>",
        '@ask|@tell|@allow|@invite|@teach|@want POSS NOUN|NOUNS <v==VERB>',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{before}” the verb needs “to”: “{right}”.',
        full: 'After the object in “{before}”, the verb has “to”: “{right}”.',
      },
      when: (match, sentence) =>
        (!/^\p{Lu}/u.test(sentence[match.marked.from]?.text ?? '') &&
          !(
            sentence[match.from]?.base === 'teach' &&
            VERBS_ALSO_NOUNS.has(getFirstMarkedWord(match, sentence))
          ) &&
          !/^(?:her|it|him|you)$/.test(getWordBeforeMark(match, sentence))) ||
        (sentence[match.marked.from]?.tags.has('NOUN') !== true &&
          // "She taught me Polish."
          !/^\p{Lu}/u.test(sentence[match.marked.from]?.text ?? '')),
    },
    // They do not allow [to smoke → smoking].
    {
      id: 'verb-pattern-after-verbs-10',
      find: '@allow|@advise|@permit|@forbid <to v=VERB>',
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}”, without a person, the verb has -ing: “{right}”.',
        full: '“{before}” takes “to” only after an object. Without one it takes the -ing form: “{right}”.',
      },
      unless: 'allowed|advised|permitted|forbidden to',
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
        '@let|@make DET ADJ NOUN|NOUNS <to v=VERB>',
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
        '@let OBJ|NAME <v=ING|PAST|VERBS> ~VERB',
        '@make me|him|her|us|them|you <v=ING|VERBS|laughed|cried|went|felt|smiled|wanted|thought>',
        "let's <v=VERBS>",
      ],
      fix: '{v:base}',
      explanation: {
        simple: 'After “{before}” the verb has its short form: “{right}”.',
        full: '“{before}” is followed by the base form: “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        !sentence[match.marked.from]?.tags.has('VERB') && !sentence[match.marked.from]?.tags.has('ADJ'),
    },
    // I look forward to [see → seeing] you.
    {
      id: 'verb-pattern-after-verbs-13',
      find: [
        '@look forward to <v=VERB>',
        '@look forward <v=ING>',
        "'m|am|is|are|was|were|'re|'s|get|got|been used to <v==VERB>",
        "'m|am|is|are|'re|get|got|been not? used to <v=get|live|work|sleep|eat|drive|drink|wake|be|speak|study|walk>",
        '@object to <v==VERB>',
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}” the verb has -ing: “{right}”.',
        full: 'In “{before}” the word “to” is a preposition, so the verb has -ing: “{right}”.',
      },
      // "As they were used to do" is meant as "used to do".
      unless: ['is|are|was|were used to VERB by', 'as|than|like SUBJ are|were used to'],
      when: (match, sentence) =>
        sentence[match.marked.from]?.tags.has('ING') !== true &&
        !(
          match.from > 0 &&
          /^(?:is|are|was|were)$/.test(getFirstWord(match, sentence)) &&
          !/^(?:i|he|she|we|they|you)$/.test(getWordBeforeMatch(match, sentence))
        ),
    },
  ],
};

/** "The windows want cleaning": a thing wants something done to it. */
function isThingThatWants(match: Match, sentence: Sentence): boolean {
  const [subject, verb] = [sentence[match.from - 1], sentence[match.from]];
  return verb?.base === 'want' && (subject?.tags.has('NOUNS') === true || subject?.tags.has('NOUN') === true);
}
