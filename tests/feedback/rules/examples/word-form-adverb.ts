import type { RuleExamples } from './rule-examples.ts';

export const WORD_FORM_ADVERB_EXAMPLES: RuleExamples = {
  corrected: {
    '@%doing very|so|really|too|quite <a=%manner>': [
      'She sings very [beautiful→beautifully].',
      'He drives [careful→carefully].',
      'She speaks English [fluent→fluently].',
    ],
    '@%doing|@speak|@do|@know|@understand very|so|really|too|quite|not|pretty <good> ': [
      'He plays very [good→well].',
      'She speaks English [good→well].',
      'I slept [good→well].',
    ],
    '@drive|@run|@go|@speak|@work|@walk|@talk|@eat|@write very|so|too|more? <a=quick|slow> $': [
      'He runs very [quick→quickly].',
      'She sings [bad→badly].',
    ],
    '@work|@study|@train|@try|@rain|@think very|so|really|too? <hardly>': ['He works very [hardly→hard].'],
    '<fastly>': ['He runs [fastly→fast].'],
    '@arrive|@come|@get|@go|@wake|@be very|so|too? <lately>': ['He came [lately→late].'],
    '<goodly|gooder>': ['He sings [goodly→well].'],
    "is|are|was|were|am|'m|'s|'re|looks|look|feel|feels|felt|smell|smells|taste|tastes|tasted|looked|sounds|sound|seems|seem|became|become very|so|really|too|not|quite? <a=beautifully|happily|sadly|badly|angrily|quietly|nervously|terribly|wonderfully|carefully|easily|dangerously|differently|nicely|perfectly|seriously|strangely|comfortably|politely|honestly|kindly|slowly|quickly> $":
      ['I feel [sadly→sad].', 'She looks [beautifully→beautiful].', 'The soup tastes very [nicely→nice].'],
    'a|an|the|POSS|this|that very|so|really|most|more? <n=%nounbefore> NOUN|NOUNS|place|day|person|thing': [
      'Prague is a [beauty→beautiful] city.',
      'It was a [danger→dangerous] road.',
      'It has a [benefit→beneficial] effect.',
    ],
    "BEFIN|'s|be|@feel|@look very|so|really|too|more|not <n=%nounafter> $|and|but|because|,|for|in|to|today|than|with|at|of":
      ['She is very [intelligence→intelligent].', 'It is so [difficulty→difficult].', 'He is [anger→angry].'],
    "i|we|he|she|they|you|%persons|NAME|NOUNS am|is|are|was|were|'m|'re|'s|feel|feels|felt|get|got|become|became|been|look|looks|looked very|so|really|too|always|not|more|a|quite|extremely? <a=%inging> $|in|about|because|and|with|at|by|of|when|that|,|to|but|after|if|today|for":
      [
        'I am very [interesting→interested] in space.',
        'I was [boring→bored].',
        'She is [exciting→excited] about it.',
        'We were [tiring→tired].',
      ],
  },
  leftAlone: [
    'She looks beautiful.',
    'He works hard.',
    'I feel good.',
    'The film was boring.',
    'She is interesting.',
    'He is a quick learner.',
    'We had a beauty contest.',
    'They drive fast.',
    'The news was surprising.',
    'I am working.',
    'He speaks good English.',
    'The noise was terrible.',
    'It is interesting to read.',
    'He plays the piano at home.',
    'She is boring.',
  ],
};
