import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-pattern-after-prepositions-01': ['I look forward [seeing→to seeing] you.'],
    'verb-pattern-after-prepositions-02': [
      'She is good at [to sing→singing].',
      'He left without [to say→saying] goodbye.',
      'I am tired of [to wait→waiting].',
    ],
    'verb-pattern-after-prepositions-03': [
      'I am interested in [learn→learning] it.',
      'She left without [say→saying] goodbye.',
      'Before [go→going] to bed I read.',
    ],
    'verb-pattern-after-prepositions-04': [
      'I use my computer [for watch→to watch] films.',
      'I have no time [for do→to do] sport.',
      'I went to the shop [for buy→to buy] bread.',
      'She came [for to see→to see] me.',
    ],
    'verb-pattern-after-prepositions-18': [
      'Everybody should help [for to keep→to keep] it clean.',
      'I want [for to see→to see] my family.',
      'We decided [for to stay→to stay] at home.',
    ],
    'verb-pattern-after-prepositions-05': ['I went there [for buying→to buy] bread.'],
    'verb-pattern-after-prepositions-07': ['It is difficult for me [understand→to understand].'],
    'verb-pattern-after-prepositions-08': ['I used [play→to play] chess.'],
    'verb-pattern-after-prepositions-09': [
      'I [use→used] to play here.',
      'First of all, I [use→used] to play here.',
    ],
    'verb-pattern-after-prepositions-10': ['I used to [playing→play] here.', 'We used to [lived→live] here.'],
    'verb-pattern-after-prepositions-11': ["I didn't [used→use] to like it."],
    'verb-pattern-after-prepositions-12': ['I [was used to play→used to play] here.'],
    'verb-pattern-after-prepositions-13': ['I am [use→used] to it.', 'They are [use→used] to it.'],
    'verb-pattern-after-prepositions-14': ['I prefer [stay→to stay] here.'],
    'verb-pattern-after-prepositions-15': ['I cannot stop [to cry→crying].'],
    'verb-pattern-after-prepositions-16': ['Why not [to go→go] there?'],
    'verb-pattern-after-prepositions-17': ["I'm sorry [for hear→to hear] that."],
  },
  leftAlone: [],
};
