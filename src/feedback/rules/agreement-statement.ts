import type { RuleFile } from '../patterns/learner-rule.ts';
import { COLLECTIVE, isPluralSubject, LISTS, WHY } from './agreement-words.ts';
import { isInThePast, isTheVerb, needsEndingS } from './clause.ts';

export const AGREEMENT_STATEMENT: RuleFile = {
  kind: 'agreement',
  why: WHY,
  lists: LISTS,
  rules: [
    {
      find: ['HESHE MIDADV? <have> ~to', 'HESHE MIDADV? <have> &to'],
      fix: 'has',
      when: needsEndingS,
      examples: ['She [have→has] a new bike.', 'He always [have→has] to get up early.'],
    },
    {
      find: ["HESHE|INDEF1|=NAME MIDADV? <don't>", "^c DET ADJ* =NOUN MIDADV? <don't>"],
      fix: "doesn't",
      unless: ['suggest|recommend that', "and|or NAME don't"],
      when: (match, sentence) => !isInThePast(match, sentence),
      examples: [
        "He [don't→doesn't] like fish.",
        "Nobody [don't→doesn't] know it.",
        "My phone [don't→doesn't] work.",
      ],
    },
    {
      find: ['HESHE MIDADV? -to &VERB ~PAST|ADJ <v=VERB>', 'INDEF1 MIDADV? &VERB ~PAST|ADJ <v=VERB>'],
      fix: '{v:s}',
      when: needsEndingS,
      examples: [
        'She [live→lives] in Rome.',
        'He often [go→goes] to the park.',
        'Everyone [like→likes] pizza.',
        'It [take→takes] ten minutes.',
      ],
    },
    {
      find: [
        '^c =NAME NAME? MIDADV? ~PAST|NOUN|ADJ <v=VERB>',
        '^c POSS|the|this|that|a|an|every|each ADJ* %persons MIDADV? ~PAST|ADJ <v=VERB>',
        '^c POSS|the|this|that|a|an ADJ* =NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
        '^c POSS|the|this|that|a|an NOUN NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      ],
      fix: '{v:s}',
      when: (match, sentence) =>
        needsEndingS(match, sentence) && !/s$/.test(sentence[match.marked.from - 1]?.lower ?? ''),
      examples: [
        'My sister [study→studies] at home.',
        'Anna [like→likes] tea.',
        'The train [arrive→arrives] at nine.',
        'My father never [drink→drinks] coffee.',
      ],
    },
    {
      find: ['^c POSS|the|this|that|a|an ADJ* =NOUN <are>', '^c POSS|the|this|that|a|an ADJ* =NOUN <were>'],
      fix: 'is',
      when: (match, sentence) => {
        const noun = sentence[match.marked.from - 1]?.lower ?? '';
        return (
          !COLLECTIVE.includes(noun) &&
          !/^(?:facilities|staff|police|public|government|class|crew|audience|committee|company|army|people|data|media|youth|rich|poor)$/.test(
            noun,
          ) &&
          sentence[match.marked.from]?.lower === 'are'
        );
      },
      examples: ['My hair [are→is] long.', 'The weather [are→is] nice.'],
    },
    {
      find: [
        '^c DET|NUM|other? ADJ* n=NOUNS MIDADV? <is>',
        '^c n=NOUNS <is>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <is>',
      ],
      fix: 'are',
      when: isPluralSubject,
      examples: [
        'My parents [is→are] at home.',
        'The books on the table [is→are] new.',
        'Cats [is→are] nice.',
      ],
    },
    {
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? <was>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <was>',
      ],
      fix: 'were',
      when: isPluralSubject,
      examples: ['The shops [was→were] closed.', 'The cakes in the box [was→were] good.'],
    },
    {
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? <has>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <has>',
      ],
      fix: 'have',
      unless: 'how many NOUNS has',
      when: isPluralSubject,
      examples: ['My friends [has→have] a car.', 'The rooms in this hotel [has→have] big windows.'],
    },
    {
      find: ["^c DET|NUM? ADJ* n=NOUNS <doesn't>", "we|they|i <doesn't>", "^c you <doesn't>"],
      fix: "don't",
      when: isPluralSubject,
      examples: ["My friends [doesn't→don't] smoke.", "They [doesn't→don't] know."],
    },
    {
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? ~has|is|was|does|EN <v=VERBS>',
        '^c DET ADJ* NOUNS in|on|from|at|with|near|behind DET? ADJ* =NOUN ~NOUNS|has|is|was <v=VERBS>',
      ],
      fix: '{v:base}',
      when: (match, sentence) => isPluralSubject(match, sentence) && isTheVerb(match, sentence),
      examples: ['My parents [lives→live] in Spain.', 'The children [likes→like] games.'],
    },
    {
      find: ['people|police who? MIDADV? <is>', '^c DET? ADJ* %pluralonly <is>'],
      fix: 'are',
      unless: 'number|one|group|each of',
      examples: ['Most people [is→are] kind.', 'The police [is→are] here.', 'My jeans [is→are] old.'],
    },
    {
      find: ['people|police who? MIDADV? <was>', '^c DET? ADJ* %pluralonly <was>'],
      fix: 'were',
      unless: 'number|one|group|each of',
      examples: ['Many people [was→were] there.'],
    },
    {
      find: ['people|police who? MIDADV? <has>', '^c DET? ADJ* %pluralonly <has>'],
      fix: 'have',
      unless: 'number|one|group|each of',
      examples: ['Some people [has→have] two jobs.'],
    },
    {
      find: [
        'people who? MIDADV? ~NOUN|NOUNS|is|was|has <v=VERBS>',
        'people who MIDADV? ~is|was|has <v=VERBS>',
        'NOUNS who MIDADV? ~is|was|has <v=VERBS>',
        'people <v=@live|@work|@need|@love|@use|@visit|@help|@play|@walk> ~PAST|VERB|ING',
      ],
      fix: '{v:base}',
      unless: 'number|one|group|each of',
      when: (match, sentence) => /s$/.test(sentence[match.marked.from]?.lower ?? ''),
      examples: [
        'People [thinks→think] so.',
        'Some people [lives→live] alone.',
        'I like people who [tells→tell] jokes.',
      ],
    },
    {
      find: ['NOUNS who|which <is>', 'these|those|they|we MIDADV? <is>', '^ you <is>'],
      fix: 'are',
      when: (match, sentence) => isPluralSubject(match, sentence),
      examples: ['They [is→are] late.', 'I know boys who [is→are] kind.'],
    },
    {
      find: ['we|they <was>', '^c you <was>', 'NOUNS who <was>'],
      fix: 'were',
      when: isPluralSubject,
      examples: ['They [was→were] happy.', 'You [was→were] right.'],
    },
    {
      find: ['we|they MIDADV? <has>', '^c i|you MIDADV? <has>', 'NOUNS who <has>'],
      fix: 'have',
      when: isPluralSubject,
      examples: ['They [has→have] a dog.', 'I [has→have] a dog.'],
    },
    { find: ['-and|or i <is>', '-and|or i <are>'], fix: 'am', examples: ['I [is→am] ten.'] },
    {
      find: ['-and|or|if|than HESHE <are>', 'INDEF1 <are>', 'HESHE <am>'],
      fix: 'is',
      when: (match, sentence) => needsEndingS(match, sentence) || true,
      examples: ['She [are→is] my friend.', 'Everybody [are→is] here.'],
    },
    {
      find: [
        'INDEF1 MIDADV? <have>',
        '=NAME <have> a|an|two|NUM|EN|to',
        '^c POSS|the|this|a ADJ* %persons MIDADV? <have>',
        '^c POSS|the|this|a ADJ* =NOUN MIDADV? <have>',
      ],
      fix: 'has',
      when: (match, sentence) =>
        needsEndingS(match, sentence) && !COLLECTIVE.includes(sentence[match.marked.from - 1]?.lower ?? ''),
      examples: [
        'My sister [have→has] a cat.',
        'Everyone [have→has] a name.',
        'This city [have→has] two parks.',
      ],
    },
    {
      find: ['^c -if|wish INDEF1 <were>', '^ HESHE <were>', 'yesterday HESHE <were>', 'and he|she <were>'],
      fix: 'was',
      unless: 'if|wish|wished|though|rather',
      examples: ['Everybody [were→was] tired.', 'He [were→was] ill.'],
    },
    {
      find: [
        '-and|or i|we|they MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
        '^c you MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
        '^ i|we|they|you MIDADV? ~is|was|has|does <v=VERBS>',
      ],
      fix: '{v:base}',
      examples: ['I [likes→like] tea.', 'They usually [eats→eat] late.'],
    },
    {
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <is>',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <is>',
      ],
      fix: 'are',
      examples: ['Tom and Anna [is→are] friends.', 'My mother and my father [is→are] here.'],
    },
    {
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <was>',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <was>',
        '^c POSS|the|NAME ADJ* %persons? and i <am>',
      ],
      fix: 'were',
      examples: ['My brother and I [was→were] late.'],
    },
    {
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <has>',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <has>',
      ],
      fix: 'have',
      examples: ['Ali and his sister [has→have] a boat.'],
    },
  ],
  right: [
    'The doctor suggested that he drink more water.',
    'Let it go.',
    'Does she like tea?',
    'The team are training.',
    'Ten kilometres is a long way to walk.',
    'One of my friends is here.',
    'The number of cars is growing.',
    'My brother and I live here.',
    'I made it work.',
    'Where did he go?',
    'If he were here, he would help.',
    'The bus stop near my house is closed.',
    'A lot of people are here.',
    'My family are all very tall.',
    'My mother cut the bread.',
    'She had her bag stolen.',
    'The people who live here are kind.',
    'I have to wait for it like a bus.',
    'She signs everything like that.',
    'A guest need not be invited.',
    'The facilities are great.',
  ],
};
