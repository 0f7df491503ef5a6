import type { RuleExamples } from './rule-examples.ts';

export const AGREEMENT_QUESTION_EXAMPLES: RuleExamples = {
  corrected: {
    '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she MIDADV? ~is|was|has <v=VERBS>': [
      'My mother and father [works→work] here.',
      'Tom and Anna [likes→like] tea.',
    ],
    'one of DET|POSS|%pluralonly ADJ* SUPER? NOUNS MIDADV? ~PAST|ADJ|NOUN <v=VERB>': [
      'One of my friends [speak→speaks] French.',
      'Every child [need→needs] love.',
      'The number of cars [grow→grows].',
      'Each of them [have→has] a key.',
    ],
    'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <are>': [
      'One of my dogs [are→is] old.',
      'Every room [are→is] full.',
      'The information [are→is] useful.',
      'The news [are→is] bad.',
    ],
    'one of DET|POSS ADJ* SUPER? ADJ* NOUNS <were>': [
      'One of the boys [were→was] ill.',
      'The news [were→was] good.',
    ],
    '^c DET? ADJ* %uncountable <have>': ['The traffic [have→has] stopped.'],
    "^c DET? ADJ* %uncountable <don't>": ["Money [don't→doesn't] make you happy."],
    '^c DET ADJ* =NOUN of|in|on|with DET? ADJ* NOUNS <are>': [
      'The price of the tickets [are→is] high.',
      'The box of apples [are→is] heavy.',
    ],
    '^c DET ADJ* =NOUN of DET? ADJ* NOUNS <were>': ['The colour of the walls [were→was] grey.'],
    '^ there <have> many|several|some|a|lots|NUM|DIGITS ~been': [
      'There [have→are] many people in the park.',
      'There [have→are] a lot of shops.',
    ],
    '^ there <has> a|an|one ~few|lot|been': ['There [has→is] a bank near here.'],
    'there <is> many|several|few|some|NUM|DIGITS|no|these|those ADJ* NOUNS': [
      'There [is→are] many cars here.',
      'There [is→are] two dogs.',
      'There [is→are] a lot of people.',
    ],
    'there <was> many|several|few|some|NUM|DIGITS|no ADJ* NOUNS': ['There [was→were] three boys.'],
    'there <are> a|an|one ADJ* =NOUN ~of|and|,|or': [
      'There [are→is] a bank here.',
      'There [are→is] a lot of traffic.',
    ],
    'there <were> a|an|one ADJ* =NOUN ~of|and|,|or': ['There [were→was] a man.'],
    'is|are there? a|an|the ADJ* =NOUN who MIDADV? ~PAST|ADJ <v=VERB>': [
      'I have a friend who [live→lives] in Rome.',
      'She is someone who [love→loves] cats.',
    ],
    '^ <this> are': ['[This→These] are my friends.'],
    '^ <that> are POSS|the|ADJ|NOUNS': ['[That→Those] are my shoes.'],
    '^ <do> HESHE': ['Where [do→does] she live?', '[Do→Does] he smoke?', '[Do→Does] your mother work?'],
    '^ <does> i|you|we|they': ['Where [does→do] you live?', '[Does→Do] your parents work?'],
    "^ <don't> HESHE": ["[Don't→Doesn't] she know?"],
    '^ <is> we|they|you': ['[Is→Are] they here?', 'Where [is→are] my keys?'],
    '^ <was> we|they|you': ['Where [was→were] you?'],
    '^ <are> HESHE': ['Where [are→is] he?', 'How [are→is] your mother?'],
    '^ <have> HESHE': ['[Have→Has] he come?'],
    '^ <has> you|they|we|i': ['[Has→Have] you seen it?'],
  },
  leftAlone: [
    'There have been many changes.',
    'There has been an accident.',
    'The people there have many problems.',
    'There is a bank near here.',
  ],
};
