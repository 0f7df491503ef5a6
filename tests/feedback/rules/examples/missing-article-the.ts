import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_THE_EXAMPLES: RuleExamples = {
  corrected: {
    "^ <n=%countable> is|was|isn't|wasn't|has|had|can|will|MIDADV VERBS|EN|ADJ|ING|a|an|in|on|at|very|not|DET|under|so|too|VERB|my":
      ['[Train→The train] was late.', '[Film→The film] was good.'],
    "BEFIN|'s|in|of|@have|@know|@see|@want|@buy|@visit|@find|@read|on|from|to|with|for|@climb|@meet|@choose <s=SUPER> ADJ* NOUN|NOUNS|one|part":
      ['It is [biggest→the biggest] city in Japan.', 'He is [most famous→the most famous] singer in Spain.'],
    'one of <s=SUPER> NOUNS|ADJ': ['It is one of [best→the best] books.'],
    '-the|this|that|these|those|very|much|our|my|his|her|their|one <same> NOUN|NOUNS|as|ADJ|time|way|thing|one|$':
      ['We go to [same→the same] school.'],
    "BEFIN|'s|for|@take|@win|@be|of|at|in|on|@remember|@do <n=first|second|third|last|next|only> time|day|one|person|place|train|bus|lesson|thing|class|house|student|child|girl|boy|question|floor|part|chapter|week":
      ['It was [first→the first] time.'],
    '-a|the|whole|an|parking <lot of>': ['I have [lot of→a lot of] friends.'],
    'for|after|in|takes|took|take|waited <long time>': ['I waited for [long time→a long time].'],
    '<couple of> NOUNS': ['I stayed [couple of→a couple of] days.'],
    '<few n=days|minutes|weeks|years|hours|months> ago|later': ['He left [few days→a few days] ago.'],
    'half <n=hour>': ['It takes half [hour→an hour].'],
    'times|once|twice <n=day|week|month|year> ~NOUN': ['I run three times [week→a week].'],
    '-a|one|the|NUM|DIGITS|several|few|two|many|hundred <n=hundred|thousand|million> NOUNS|people': [
      'There were [hundred→a hundred] people.',
    ],
    'in|to|from|of|@visit|@love|@like|BEFIN <n=usa|uk|us|netherlands|philippines> ~NOUN': [
      'I live in [USA→the USA].',
      'She is from [United States→the United States].',
    ],
    'at <age> of': ['He left at [age→the age] of ten.'],
    '@listen to <n=radio> ~NOUN|NOUNS|station|programme': ['I listen to [radio→the radio].'],
    '@be|@stay|@lie in <n=middle|centre>': ['I will go at [end→the end] of May.'],
    "SUBJ|NAME BEFIN|'s <a=good|bad|great|nice|new|old|young|best|big|small f=friend|person|boy|girl|man|woman|student|teacher|child> ~NOUN|NOUNS":
      ['He is [good friend→a good friend].'],
  },
  leftAlone: [],
};
