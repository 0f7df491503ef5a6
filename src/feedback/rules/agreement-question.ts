import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordAfterMark } from '../patterns/marked-words.ts';
import {
  COLLECTIVE_NOUNS,
  DEFAULT_EXPLANATION,
  VERB_IN_S_EXPLANATION,
  VERB_WITHOUT_S_EXPLANATION,
  WORD_LISTS,
} from './agreement-words.ts';
import { getClauseBefore, isOnlyFiniteVerb, joinLowerCase, needsThirdPersonS } from './clause.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `^c DET? ADJ* %uncountable <are>`: at the beginning of a clause a noun of the list `uncountable` with what
 * stands before it, and then “are”, which is marked.
 * `%uncountable` a word of the list; CAPITALS kinds of words (NOUNS plural noun, POSS “my”, DET “some”); `=X`
 * of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not follow; `-x` x does not precede; `^`
 * sentence start; `^c` clause start.
 */
export const AGREEMENT_QUESTION_RULES: RuleSet = {
  kind: 'agreement',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // Tom and Anna [likes → like] tea.
    {
      id: 'agreement-question-01',
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>',
      ],
      fix: '{v:base}',
      explanation: VERB_WITHOUT_S_EXPLANATION,
      inPast: '{v:past}',
      when: isOnlyFiniteVerb,
    },
    // Every child [need → needs] love.
    {
      id: 'agreement-question-02',
      find: [
        'one of DET|POSS|%pluralonly ADJ* SUPER? NOUNS MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
        'one of DET|POSS ADJ* NOUNS MIDADV? <v=live|work|study|play|love|have|travel|visit|help|call|dance|cook|speak|want|need|like> ~who',
        'each of DET|us|them|you ADJ* NOUNS? ~PAST|ADJ|NOUN <v=VERB>',
        'each of DET|us|them|you ADJ* NOUNS? <v=have|play|live|work>',
        '^c the number of ADJ* NOUNS|people <v=VERB>',
        '^c the number of ADJ* NOUNS|people in|on|at DET? ADJ* =NOUN|NAME <v=VERB|have>',
        '^c each|every ADJ* NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      ],
      fix: '{v:s}',
      explanation: VERB_IN_S_EXPLANATION,
      inPast: '{v:past}',
      when: needsThirdPersonS,
    },
    // Every room [are → is] full.
    {
      id: 'agreement-question-03',
      find: [
        'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <are>',
        '^c each of DET|us|them ADJ* NOUNS? <are>',
        'the number of ADJ* NOUNS|people <are>',
        '^c each|every ADJ* NOUN <are>',
        '^c DET? ADJ* %uncountable <are>',
        '^c %uncountable in|of|about|from DET? NOUN|NAME <are>',
      ],
      fix: 'is',
      inPast: 'was',
      unless: 'who|which|that are',
    },
    // The news [were → was] good.
    {
      id: 'agreement-question-04',
      find: [
        'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <were>',
        'the number of ADJ* NOUNS|people <were>',
        '^c each|every ADJ* NOUN <were>',
        '^c DET ADJ* %uncountable <were>',
        '^c %uncountable <were>',
      ],
      fix: 'was',
      unless: 'who|which|that|if were',
    },
    // The traffic [have → has] stopped.
    {
      id: 'agreement-question-05',
      find: ['^c DET? ADJ* %uncountable <have>', '^c each|every ADJ* NOUN <have>'],
      fix: 'has',
      inPast: 'had',
    },
    // Money [don't → doesn't] make you happy.
    {
      id: 'agreement-question-06',
      find: ["^c DET? ADJ* %uncountable <don't>"],
      fix: "doesn't",
      inPast: "didn't",
    },
    // The box of apples [are → is] heavy.
    {
      id: 'agreement-question-07',
      find: ['^c DET ADJ* =NOUN of|in|on|with DET? ADJ* NOUNS <are>'],
      fix: 'is',
      inPast: 'was',
      when: (match, sentence) =>
        !COLLECTIVE_NOUNS.some((noun) =>
          joinLowerCase(getClauseBefore(sentence, match.marked.from)).includes(noun),
        ),
    },
    // The colour of the walls [were → was] grey.
    {
      id: 'agreement-question-08',
      find: ['^c DET ADJ* =NOUN of DET? ADJ* NOUNS <were>'],
      fix: 'was',
      when: (match, sentence) =>
        !COLLECTIVE_NOUNS.some((noun) =>
          joinLowerCase(getClauseBefore(sentence, match.marked.from)).includes(noun),
        ),
    },
    // There [have → are] a lot of shops.
    {
      id: 'agreement-question-09',
      find: ['^ there <have> many|several|some|a|lots|NUM|DIGITS ~been'],
      fix: 'are',
      explanation: {
        simple: 'To say what is in a place, we say “there {right}”, not “there {wrong}”.',
        full: 'What exists in a place is told with “there {right}”, not with “have”.',
      },
      when: (match, sentence) =>
        getWordAfterMark(match, sentence) !== 'a' || sentence[match.marked.to + 1]?.lower === 'lot',
    },
    // There [has → is] a bank near here.
    {
      id: 'agreement-question-10',
      find: ['^ there <has> a|an|one ~few|lot|been'],
      fix: 'is',
      explanation: {
        simple: 'To say what is in a place, we say “there {right}”, not “there {wrong}”.',
        full: 'What exists in a place is told with “there {right}”, not with “have”.',
      },
    },
    // There [is → are] two dogs.
    {
      id: 'agreement-question-11',
      find: [
        'there <is> many|several|few|some|NUM|DIGITS|no|these|those ADJ* NOUNS',
        'there <is> ADJ* =NOUNS',
        'there <is> a lot of|lots ADJ* NOUNS',
        'there <is> a lot of ADJ* NOUNS|people',
        'there <is> lots of ADJ* NOUNS|people',
        'there <is> many|some|NUM|DIGITS people',
        'there <is> too? so? many',
      ],
      fix: 'are',
      explanation: {
        simple: '“{after}” means more than one, so we say “{right}”.',
        full: '“{after}” is plural, so the verb is “{right}”, not “{wrong}”.',
      },
      inPast: 'were',
      unless: ['there is no? fish|sheep|deer'],
    },
    // There [was → were] three boys.
    {
      id: 'agreement-question-12',
      find: [
        'there <was> many|several|few|some|NUM|DIGITS|no ADJ* NOUNS',
        'there <was> ADJ* =NOUNS',
        'there <was> a lot of ADJ* NOUNS|people',
        'there <was> many|some|NUM|DIGITS people',
        'there <was> too? so? many',
      ],
      fix: 'were',
      explanation: {
        simple: '“{after}” means more than one, so we say “{right}”.',
        full: '“{after}” is plural, so the verb is “{right}”, not “{wrong}”.',
      },
    },
    // There [are → is] a bank here.
    {
      id: 'agreement-question-13',
      find: [
        'there <are> a|an|one ~few|couple|lot|number|handful|dozen ADJ* =NOUN ~of|and|,|or',
        'there <are> much|some|a|no? ADJ* %uncountable ~NOUNS',
        'there <are> a lot of ADJ* %uncountable',
        'there <are> too? so? much',
      ],
      fix: 'is',
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”.',
        full: '“{after}” takes a singular verb: “{right}”, not “{wrong}”.',
      },
      inPast: 'was',
    },
    // There [were → was] a man.
    {
      id: 'agreement-question-14',
      find: [
        '-than there <were> a|an|one ~few|couple|lot|number|handful|dozen ADJ* =NOUN ~of|and|,|or',
        'there <were> a lot of ADJ* %uncountable',
        'there <were> too? so? much',
      ],
      fix: 'was',
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”.',
        full: '“{after}” takes a singular verb: “{right}”, not “{wrong}”.',
      },
    },
    // She is someone who [love → loves] cats.
    {
      id: 'agreement-question-15',
      find: [
        'is|are there? a|an|the ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
        'a|an ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
        'the|POSS|this|that ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>',
        'somebody|someone|everybody|everyone|anybody|anyone|person who MIDADV? ~PAST|ADJ <v=VERB>',
        'a|an ADJ* =NOUN that|which MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      ],
      fix: '{v:s}',
      explanation: {
        simple: '“{who}” is about one person or thing, so the verb has -s: “{right}”.',
        full: '“{who}” is about one person or thing, so the verb takes -s: “{right}”.',
      },
      unless: 'one of',
      when: (match, sentence) =>
        !['of', 'at', 'in', 'on', 'from', 'with'].includes(sentence[match.from - 1]?.lower ?? '') &&
        !sentence.slice(match.from, match.marked.from).some(({ lower }) => COLLECTIVE_NOUNS.includes(lower)),
    },
    // [This → These] are my friends.
    {
      id: 'agreement-question-16',
      find: ['^ <this> are', '^ <this> were'],
      fix: 'these',
      explanation: {
        simple: '“{next}” is for more than one, so we say “{right}”.',
        full: 'The verb “{next}” is plural, so its subject is “{right}”, not “{wrong}”.',
      },
    },
    // [That → Those] are my shoes.
    {
      id: 'agreement-question-17',
      find: ['^ <that> are POSS|the|ADJ|NOUNS'],
      fix: 'those',
      explanation: {
        simple: '“{next}” is for more than one, so we say “{right}”.',
        full: 'The verb “{next}” is plural, so its subject is “{right}”, not “{wrong}”.',
      },
    },
    // [Do → Does] he smoke?
    {
      id: 'agreement-question-18',
      find: [
        '^ <do> HESHE',
        'WH <do> HESHE',
        '^ <do> POSS|the|this|that ADJ* =NOUN VERB',
        'WH <do> POSS|the|this|that ADJ* =NOUN VERB',
        'WH <do> =NAME VERB',
        '^ <do> =NAME VERB',
      ],
      fix: 'does',
      explanation: {
        simple: 'This is about one person or thing, so we say “{right}”, not “{wrong}”.',
        full: 'The subject is singular, so the question takes “{right}”, not “{wrong}”.',
      },
      inPast: 'did',
      // Right: "Do it slowly."
      when: (match, sentence) => sentence[match.marked.to]?.lower !== 'it' || sentence.at(-1)?.text === '?',
    },
    // Where [does → do] you live?
    {
      id: 'agreement-question-19',
      find: [
        '^ <does> i|you|we|they',
        'WH <does> i|you|we|they',
        '^ <does> POSS|the|these ADJ* =NOUNS',
        'WH <does> POSS|the|these ADJ* =NOUNS',
      ],
      fix: 'do',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
      inPast: 'did',
    },
    // [Don't → Doesn't] she know?
    {
      id: 'agreement-question-20',
      find: ["^ <don't> HESHE"],
      fix: "doesn't",
      inPast: "didn't",
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”, not “{wrong}”.',
        full: '“{after}” is singular, so the question takes “{right}”, not “{wrong}”.',
      },
    },
    // [Is → Are] they here?
    {
      id: 'agreement-question-21',
      find: [
        '^ <is> we|they|you',
        'WH <is> we|they|you ~VERB',
        '^ <is> POSS|these|those ADJ* NOUNS',
        'where|how|why|what <is> POSS|the|these|those ADJ* =NOUNS ~of|',
      ],
      fix: 'are',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
      inPast: 'were',
    },
    // Where [was → were] you?
    {
      id: 'agreement-question-22',
      find: [
        '^ <was> we|they|you',
        'WH <was> we|they|you',
        '^ <was> POSS|these|those ADJ* NOUNS',
        'where|how|why <was> POSS|the|these|those ADJ* =NOUNS',
      ],
      fix: 'were',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
    },
    // Where [are → is] he?
    {
      id: 'agreement-question-23',
      find: [
        '^ <are> HESHE',
        'where|how|why|who|when|what <are> HESHE',
        'where|how <are> POSS|the ADJ* =NOUN',
      ],
      fix: 'is',
      explanation: {
        simple: '“{after}” counts as one, so we say “{right}”, not “{wrong}”.',
        full: '“{after}” is singular, so the question takes “{right}”, not “{wrong}”.',
      },
      inPast: 'was',
      when: (match, sentence) => !COLLECTIVE_NOUNS.includes(sentence[match.to - 1]?.lower ?? ''),
    },
    // [Have → Has] he come?
    {
      id: 'agreement-question-24',
      find: [
        '^ <have> HESHE',
        'WH <have> HESHE',
        '^ <have> POSS ADJ* =NOUN EN',
        'WH <have> POSS ADJ* =NOUN EN',
      ],
      fix: 'has',
      explanation: {
        simple: 'This is about one person or thing, so we say “{right}”, not “{wrong}”.',
        full: 'The subject is singular, so the question takes “{right}”, not “{wrong}”.',
      },
    },
    // [Has → Have] you seen it?
    {
      id: 'agreement-question-25',
      find: ['^ <has> you|they|we|i', 'WH <has> you|they|we|i'],
      fix: 'have',
      explanation: {
        simple: 'With “{after}” we say “{right}”. “{wrong}” goes with “he”, “she” or “it”.',
        full: '“{after}” takes “{right}”; “{wrong}” is the form for “he”, “she” or “it”.',
      },
    },
  ],
};
