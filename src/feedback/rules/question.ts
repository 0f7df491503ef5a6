import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { toPastForm, toThirdPerson } from '../lexicon/inflection.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord, getLastMarkedWord } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { isVerbBehindBe } from './word-behind-be.ts';
import { PERSONS } from './word-groups.ts';

/** Whether the sentence is a question; a clause with "when" before a comma is none. */
const isQuestion = (sentence: Sentence) =>
  !(sentence[0]?.lower === 'when' && sentence.some(({ text }) => text === ',')) &&
  (sentence.at(-1)?.text === '?' || sentence.at(-2)?.text === '?');

/** Verbs that learners put before the subject of a question. */
const ASKED = ['live', 'work', 'go', 'come', 'start', 'begin', 'like', 'want', 'play', 'eat'];

const INVERSION_EXPLANATION = {
  simple: 'In a question, this verb comes before the person or thing: “{right}”.',
  full: 'In a question the auxiliary stands before the subject: “{right}”.',
};

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `^ where|when|why|how|what <s=SUBJ|NAME v=PAST> ~to`: “Where [you bought] it?” The two marked words are
 * kept as `s` and `v`.
 * `@live` any form of it; `%persons` a word of the list; CAPITALS kinds of words (NOUNS plural noun, SUBJ
 * “I”, ANY any word); `=X` of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not follow; `^`
 * sentence start.
 */
export const QUESTION_RULES: RuleSet = {
  kind: 'question',
  explanation: {
    simple: 'A question with this verb needs “do”, “does” or “did”: “{right}”.',
    full: 'The verb has no auxiliary here, so the question needs a form of “do”: “{right}”.',
  },
  lists: {
    persons: PERSONS,
    things: ['word', 'sentence', 'this', 'that', 'it'],
    asked: ASKED.flatMap((verb) => [verb, toThirdPerson(verb)]),
    askedpast: ASKED.map(toPastForm),
  },
  rules: [
    // Where [you live → do you live]?
    {
      id: 'question-01',
      find: [
        '^ where|when|why|how|what <s=you|we|they|i m=MIDADV? v=VERB>',
        '^ what|which|how NOUN|NOUNS|ADJ|time|long|often NOUN|NOUNS? <s=you|we|they|i ~to v=VERB>',
        '^ how long|often|far|much|many NOUNS|NOUN? <s=you|we|they|i v=VERB>',
        '^ where|when|why|how|what <s=your|the|these|those n=NOUNS v==VERB> ',
      ],
      fix: 'do {s} {n} {m} {v:base}',
      explanation: {
        simple: 'This question needs “do”, and it comes before who or what: “{right}”.',
        full: 'The present simple asks with “do” before the subject: “{right}”.',
      },
      when: (_, sentence) => isQuestion(sentence),
    },
    // What [he do → does he do]?
    {
      id: 'question-02',
      find: [
        '^ where|when|why|how|what <s=HESHE|NAME m=MIDADV? v=VERB|VERBS>',
        '^ what|which NOUN|NOUNS <s=HESHE|NAME v=VERB|VERBS>',
        '^ how long|often|far|much|many NOUNS|NOUN? <s=HESHE|NAME v=VERB|VERBS>',
      ],
      fix: 'does {s} {m} {v:base}',
      explanation: {
        simple: 'This question needs “does”, and then the verb has no -s: “{right}”.',
        full: 'The present simple asks with “does”, which has the -s, so the verb has none: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) && !/^(?:is|has|does)$/.test(sentence[match.marked.from + 1]?.lower ?? ''),
    },
    // Where [your brother works → does your brother work]?
    {
      id: 'question-03',
      find: [
        '^ where|when|why|how|what <s=your|the|this|that|his|her|my n=NOUN|%persons ~NOUN|NOUNS|is v=VERBS|VERB> ~of',
      ],
      fix: 'does {s} {n} {v:base}',
      explanation: {
        simple: 'This question needs “does”, and then the verb has no -s: “{right}”.',
        full: 'The present simple asks with “does”, which has the -s, so the verb has none: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) &&
        !sentence
          .slice(match.marked.from)
          .some(({ lower }) => lower === 'is' || lower === 'are' || lower === 'was'),
    },
    // Where [you went → did you go]?
    {
      id: 'question-04',
      find: [
        '^ where|when|why|how|what <s=SUBJ|NAME v=PAST> ~to',
        '^ what|which NOUN|NOUNS <s=SUBJ|NAME ~had v=PAST>',
        '^ how long|often|much|many NOUNS|NOUN? <s=SUBJ|NAME v=PAST>',
        '^ where|when|why|how <s=your|the|this|his|her n=NOUN|NOUNS ~NOUN v=PAST>',
      ],
      fix: 'did {s} {n} {v:base}',
      explanation: {
        simple: '“{v}” is past, so the question needs “did”: “{right}”.',
        full: 'The past simple asks with “did”, which shows the past already: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) && !/^(?:had|did)$/.test(getLastMarkedWord(match, sentence)),
    },
    // What [means it → does it mean]?
    {
      id: 'question-05',
      find: [
        '^ what|how|where|when <v=means|mean s=this|that|it n=NOUN|NOUNS?>',
        '^ what <v=means s=the|these|those|POSS n=NOUN|NOUNS>',
        '^ what <v=means|mean s=NAME|NOUN>',
      ],
      fix: 'does {s} {n} mean',
      explanation: {
        simple: 'The question needs “does”, and “mean” comes at the end: “{right}”.',
        full: 'The question needs “does” before the subject, and “mean” comes after it: “{right}”.',
      },
      when: (_, sentence) => isQuestion(sentence) || sentence.length < 7,
      unless: 'what it means',
    },
    // When [starts the film → does the film start]?
    {
      id: 'question-06',
      find: [
        '^ where|when|why|how|what <v=%asked s=your|my|the|this|his|her n=NOUN>',
        '^ where|when|why|how|what <v=%asked s=he|she|it>',
      ],
      fix: 'does {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “does”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “does”: “{right}”.",
      },
      when: (_, sentence) => isQuestion(sentence),
    },
    // Where [live you → do you live]?
    {
      id: 'question-21',
      find: [
        '^ where|when|why|how|what <v=%asked s=you|they|we>',
        '^ where|when|why|how|what <v=%asked s=your|my|the|these|those|his|her n=NOUNS|people|children>',
      ],
      fix: 'do {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “do”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “do”: “{right}”.",
      },
      when: (_, sentence) => isQuestion(sentence),
    },
    // When [started the film → did the film start]?
    {
      id: 'question-22',
      find: [
        '^ where|when|why|how|what <v=%askedpast s=your|my|the|this|his|her|these|those n=NOUN|NOUNS>',
        '^ where|when|why|how|what <v=%askedpast s=you|he|she|they|it|we>',
      ],
      fix: 'did {s} {n} {v:base}',
      explanation: {
        simple: "This verb can't come first here. The question needs “did”: “{right}”.",
        full: "A full verb can't stand before the subject. The question needs “did”: “{right}”.",
      },
      when: (_, sentence) => isQuestion(sentence),
    },
    // [You like → Do you like] pizza?
    {
      id: 'question-07',
      find: [
        '^ <s=you|we|they v=have> any|a|an|NUM|some|much|many|your',
        '^ <s=you|we|they v=like|want|know|live|need|speak|play|go|understand|remember|think|work|love|eat|drink|see|study|smoke|prefer|watch|have|believe|drive|agree> ANY',
        '^ <s=you v=VERB> ANY',
      ],
      fix: 'do {s} {v:base}',
      explanation: {
        simple: 'This question needs “do”, and it comes before who or what: “{right}”.',
        full: 'The present simple asks with “do” before the subject: “{right}”.',
      },
      when: (_, sentence) => isQuestion(sentence) && !sentence.some(({ text }) => text === ','),
    },
    // [She likes → Does she like] tea?
    {
      id: 'question-08',
      find: [
        '^ <s=he|she|it|NAME v=VERBS> ANY',
        '^ <s=your|his|her|the n=NOUN|%persons ~NOUN|is|has v=VERBS>',
      ],
      fix: 'does {s} {n} {v:base}',
      explanation: {
        simple: 'This question needs “does”, and then the verb has no -s: “{right}”.',
        full: 'The present simple asks with “does”, which has the -s, so the verb has none: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) &&
        !sentence.some(({ text }) => text === ',') &&
        !/^(?:is|has|does|was)$/.test(getLastMarkedWord(match, sentence)),
    },
    // [You saw → Did you see] the film?
    {
      id: 'question-09',
      find: ['^ <s=you|he|she|they|we v=PAST> ANY'],
      fix: 'did {s} {v:base}',
      explanation: {
        simple: '“{v}” is past, so the question needs “did”: “{right}”.',
        full: 'The past simple asks with “did”, which shows the past already: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) &&
        !sentence.some(({ text }) => text === ',') &&
        !/^(?:had|did|could|would)$/.test(getLastMarkedWord(match, sentence)),
    },
    // Where [you are → are you]?
    {
      id: 'question-10',
      find: [
        '^ where|when|why|how|what|who <s=SUBJ|NAME b=am|is|are|was|were|can|will|should|could|would|must|have|has|had>',
        '^ where|when|why|how|what <s=the|your|my|his|her|this|that|these|those n=ADJ|NOUN|NOUNS* b=is|are|was|were|can|will|should>',
        '^ what|which|how NOUN|ADJ|long|often|much|many|old|NOUNS ANY? <s=SUBJ|NAME b=am|is|are|was|were|can|will|should|could|would|must|have|has> ',
      ],
      fix: '{b} {s} {n}',
      explanation: {
        simple: 'This is a question, so “{b}” comes first: “{right}”.',
        full: 'In a question, “{b}” stands before the subject: “{right}”.',
      },
      when: (match, sentence) =>
        isQuestion(sentence) &&
        !sentence.slice(0, match.marked.from).some(({ lower }) => FUNCTION_WORDS.DO.has(lower)) &&
        !match.captures.get('n')?.some(({ tags }) => tags.has('ING')) &&
        !isStatement(match, sentence),
    },
    // Where [you're → are you] going?
    {
      id: 'question-11',
      find: [
        "^ where|when|why|how|what|who <s=you|they|we|i 're|'m> ING",
        "^ where|when|why <s=he|she|it 's> ING|EN",
      ],
      fix: 'are {s}',
      explanation: INVERSION_EXPLANATION,
      when: (match, sentence) => isQuestion(sentence) && getLastMarkedWord(match, sentence) === "'re",
    },
    // Why [you don't → don't you] come?
    {
      id: 'question-12',
      find: [
        '^ why|how <not s=you|we|they>',
        "^ why <s=SUBJ v=don't|didn't|doesn't|can't|won't|isn't|aren't>",
      ],
      fix: '{v} {s}',
      explanation: INVERSION_EXPLANATION,
      when: (match, sentence) => isQuestion(sentence) && match.captures.has('v'),
    },
    // [Do you can → Can you] swim?
    {
      id: 'question-13',
      find: '^ <do|does|did s=SUBJ v=can|could|must|should|will>',
      fix: '{v} {s}',
      explanation: {
        simple: '“{v}” asks without “do”: “{right}”.',
        full: '“{v}” is a modal verb. It makes a question by itself, without “do”: “{right}”.',
      },
    },
    // [Do you are → Are you] happy?
    {
      id: 'question-14',
      find: [
        '^ <do|does|did s=you|we|they are|were|is|am> ANY',
        'WH <do|does|did s=you|we|they are|were> ANY',
      ],
      fix: 'are {s}',
      explanation: {
        simple: '“Are” asks without “do”: “{right}”.',
        full: '“Be” makes a question by itself, without “do”: “{right}”.',
      },
    },
    // [Are you like → Do you like] tea?
    {
      id: 'question-15',
      find: [
        '^ <are|is s=you|we|they v=like|want|know|have|need|live|speak|work|play|understand|go|think|agree|remember|study|come> ANY',
        '^ WH <are|is s=you|we|they v=VERB>',
        'where|when|why|what|how <are|is s=you|we|they v=live|want|like|do|go|eat|work|think|play|study|know|have|need|come|mean>',
        '^ <are s=you|we|they v==VERB>',
      ],
      fix: 'do {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, so we ask with “do”, not “are”: “{right}”.',
        full: 'A present simple question with “{v}” needs “do”, not a form of “be”: “{right}”.',
      },
      when: (match, sentence) =>
        isVerbBehindBe(match, sentence) &&
        !sentence[match.marked.to - 1]?.tags.has('EN') &&
        !sentence[match.marked.to - 1]?.tags.has('ADJ'),
    },
    // [Is she like → Does she like] tea?
    {
      id: 'question-16',
      find: [
        '^ <is s=HESHE|NAME v=like|want|know|have|need|live|speak|work|play|understand|go|think|study|come> ANY',
        'where|when|why|what|how <is s=he|she v=live|want|like|do|go|eat|work|think|play|study|know|have|need|come|mean>',
      ],
      fix: 'does {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, so we ask with “does”, not “is”: “{right}”.',
        full: 'A present simple question with “{v}” needs “does”, not “is”: “{right}”.',
      },
      when: (match, sentence) => isVerbBehindBe(match, sentence),
    },
    // [Were you go → Did you go] there?
    {
      id: 'question-17',
      find: [
        '^ <was|were s=SUBJ v=go|see|have|do|make|come|eat|play|work|live|buy|meet|visit|know>',
        'where|when|why|what|how <was|were s=SUBJ v=go|see|have|do|make|come|eat|play|work|live|buy|meet|visit>',
      ],
      fix: 'did {s} {v}',
      explanation: {
        simple: '“{v}” is the verb here, and it is about the past: we ask with “did”.',
        full: 'A past simple question with “{v}” needs “did”, not a past form of “be”: “{right}”.',
      },
    },
    // [How many years do you have → How old are you]?
    {
      id: 'question-18',
      find: '^ <how many years do? you have>',
      fix: 'how old are you',
      explanation: {
        simple: 'The question about an age is “How old are you?”',
        full: 'English asks for an age with “how old” and “be”: “How old are you?”',
      },
    },
    // [How → What] is your name?
    {
      id: 'question-19',
      find: [
        '^ <how> is your name',
        '^ <how> do|does you|he|she|they think about',
        '^ <how> do you call this|it|that',
        '^ <how> is it called',
      ],
      fix: 'what',
      explanation: {
        simple: 'The answer is a name or an opinion, so the question has “what”.',
        full: 'The question asks for a thing, a name or an opinion, so it begins with “what”.',
      },
    },
    // What [did happen → happened]?
    {
      id: 'question-20',
      find: ['^ what <did v=happen>', '^ who <did v=VERB>'],
      fix: '{v:past}',
      explanation: {
        simple: '“{last}” is who or what did it, so there is no “did”: “{right}”.',
        full: '“{last}” is the subject of this question, so there is no “did”: “{right}”.',
      },
      when: (match, sentence) => getFirstMarkedWord(match, sentence) === 'did',
    },
  ],
};

/** Whether the match is in the first part of a sentence like "When you are ready, shall we go?". */
function isStatement(match: Match, sentence: Sentence): boolean {
  const comma = sentence.findIndex(({ text }) => text === ',');
  return comma > 2 && /^(?:when|what|where|how)$/.test(getFirstWord(match, sentence));
}
