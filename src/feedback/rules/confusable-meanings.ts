import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';

const SUCH = '"Such" stands before a noun: such a nice day; "so" before an adjective alone.';
const FOR = '"For" + how long; "since" + when it began.';

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const CONFUSABLE_MEANINGS_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    createConfusableRule('confusable-meanings-01', 'fun', '"Fun" = a good time; "funny" makes you laugh.', [
      'have|had|having|for <funny> $|and|,|with|in|at|there|together|because|when|on|today|yesterday',
      'lot|lots of <funny> $|and|,|with|in|at|there|together|because|when|on|today|yesterday',
    ]),
    createConfusableRule(
      'confusable-meanings-02',
      'trip',
      '"Trip" or "journey" is the thing; "travel" is what you do.',
      ['a|our|my|good|nice|long|short <travel> to|was|of|with|$|and|,|in|by|from'],
    ),
    createConfusableRule(
      'confusable-meanings-03',
      'sensitive',
      '"Sensitive" = feels much; "sensible" = with good sense.',
      ['<sensible> to light|cold|noise|criticism|heat', '<sensible> skin|ears|teeth|eyes'],
    ),
    createConfusableRule('confusable-meanings-04', 'current', '"Current" = now; "actual" = real.', [
      'POSS <actual> job|boss|president|address|boyfriend|girlfriend|teacher|school|flat',
    ]),
    createConfusableRule('confusable-meanings-05', 'luck', '"Luck" is the thing, "lucky" describes.', [
      'good|bad <lucky> ~NOUN|NOUNS',
    ]),
    createConfusableRule('confusable-meanings-06', 'for', FOR, [
      '<since> a long time',
      '<since> ages',
      '-ever <since> many|some|several|NUM|DIGITS years|months|weeks|days|hours ~ago|old|after|before',
    ]),
    createConfusableRule('confusable-meanings-07', 'for', '"For" + how long.', [
      '<during> NUM|DIGITS|many|several days|weeks|months|years|hours|minutes',
    ]),
    createConfusableRule(
      'confusable-meanings-08',
      'by',
      '"By" = not later than; "until" = all the time up to.',
      [
        'finish|finished|send it|this <until>',
        'hand it in <until>',
        'be finished|ready <until>',
        'come back <until>',
      ],
      { unless: 'NEGAUX|not|never|nobody|no' },
    ),
    createConfusableRule('confusable-meanings-09', 'people', 'More than one person: people.', [
      '-how many <persons>',
      'NUM|some|several|most|few|other|young|old|these|the <persons>',
    ]),
    createConfusableRule('confusable-meanings-10', 'cooker', 'A cook is a person, a cooker a machine.', [
      'gas|electric <cook>',
    ]),
    createConfusableRule('confusable-meanings-11', 'chicken', '"Chicken" is food; the "kitchen" is a room.', [
      'eat|ate|fried <kitchen>',
      '<kitchen> soup',
      '<kitchen> and rice',
    ]),
    createConfusableRule(
      'confusable-meanings-12',
      'economical',
      '“Economical” = not using much; “economic” = about the money of a country.',
      ['<economic> car|cars'],
    ),
    createConfusableRule('confusable-meanings-13', 'experiment', 'A test in science is an "experiment".', [
      '@do|@make a|an scientific|chemistry|physics <experience>',
      'chemistry <experience>',
      'an <experience> in the laboratory|lab',
    ]),
    createConfusableRule('confusable-meanings-14', 'story', 'A "story" is told; "history" is the past.', [
      '@tell|@read OBJ? a|an ADJ? <history>',
      'a|an funny|nice|sad|interesting|true <history> about',
      '@tell|@read OBJ? a|an <history> about',
    ]),
    createConfusableRule(
      'confusable-meanings-15',
      'what',
      'For a name, or how a thing looks, we ask with “what”, not “how”.',
      [
        '<how> is it|this|that called',
        '<how> does|do|did SUBJ look like',
        '<how> do you call this|that|it',
        '<how> SUBJ looks|look like',
      ],
    ),
    createConfusableRule('confusable-meanings-16', 'such', SUCH, [
      '<so> a nice|good|beautiful|big|bad',
      '<so> nice|good|beautiful|bad|big day|weather|people|city|time|food|friends',
    ]),
    createConfusableRule('confusable-meanings-17', 'so', SUCH, [
      '<such> beautiful|good|nice|bad|big|expensive|tired|cold|hot|difficult|happy that',
    ]),
    createConfusableRule('confusable-meanings-18', 'as', 'A job: "as"; something similar: "like".', [
      '@work <like> a teacher|doctor|nurse|waiter|waitress|driver|engineer|secretary|cook|manager',
    ]),
    createConfusableRule('confusable-meanings-19', 'too', '"Too cold to swim" = so cold that one cannot.', [
      '<very> late|cold|hot|young|old|tired|small|big to go|swim|drive|eat|drink|play|work|help|walk|buy',
    ]),
  ],
};
