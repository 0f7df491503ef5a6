import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_TIME_EXAMPLES: RuleExamples = {
  corrected: {
    '<from> DIGITS|NUM|many ADJ* years|months ~to|old|ago|and|until|of': [
      'I live here [from→for] three years.',
    ],
    '<during> DIGITS|NUM|a|an|many|several|few|some years|months|weeks|days|hours|minutes|year|month|week|hour':
      ['I slept [during→for] two hours.'],
    '@play|@practise|@practice <at|to|in|with> the? %sports': [
      'I play [at→] football.',
      'He called [to→] me.',
      'She entered [in→] the room.',
    ],
    '<in> the other hand': ['[In→On] the other hand, it is late.'],
    '<by|for|to|from|according> my opinion': ['[By→In] my opinion it is good.'],
    '<on|in> accident': ['I took it [on→by] mistake.'],
    '<in> purpose': ['We are [in→on] holiday.', 'He did it [in→on] purpose.'],
    '<on|in> least': ['It takes [in→at] least an hour.'],
    '@dress|dressed <with|of|by|on> a|the|ADJ|NOUN|POSS': ['She was dressed [with→in] a red coat.'],
    'SUPER NOUN|NOUNS|day|thing|person|city <of> the world|city|class|country|school|town|family|team|village|street':
      ['It is the biggest city [of→in] the world.'],
    'good <for|with> ING': ['He is good [in→at] swimming.'],
    'good|bad|great|excellent|brilliant|terrible <in|on> maths|math|english|french|sports|sport|tennis|football|basketball|music|art|history|science|drawing|cooking|dancing|singing|languages|chess|computers|mathematics|physics|chemistry|biology|geography|swimming|spanish|german':
      ['I am good [in→at] maths.'],
  },
  leftAlone: [],
};
