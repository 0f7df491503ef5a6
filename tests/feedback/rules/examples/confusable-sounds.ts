import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_SOUNDS_EXAMPLES: RuleExamples = {
  corrected: {
    "to|can|can't|could|will|won't|might|may|don't|doesn't|didn't|i|we|they|you <loose>": [
      "I don't want to [loose→lose] it.",
      'I always [loose→lose] my keys.',
    ],
    '<looses>': ['He always [looses→loses] his keys.'],
    '<loosing>': ['We are [loosing→losing].'],
    '<loosed>': ['We [loosed→lost] the game.'],
    "BE|'s|@get|@feel|@look|@seem|far|way <to> big|small|expensive|late|hot|cold|difficult|tired|young|old|busy|fast|far|heavy|long|short|easy|high ~NOUN|NOUNS|ADJ|NAME":
      ['It is [to→too] big.', 'She ate [to→too] much.'],
    '@want|going|have|has|had|@like|@need|@love <too> go|see|be|buy|eat|have|do|play|work|study|read|swim|learn|help|make':
      ['I want [too→to] go.', 'We went [too→to] the cinema.'],
    'rather|other <then> DET|POSS|OBJ|NAME|NOUN|NOUNS|ING|VERB': ['I like tea rather [then→than] coffee.'],
    'and <than> SUBJ|DET|POSS|VERB|PAST': ['I ate and [than→then] I slept.'],
    'very|too|keep <quite>': ['It is a [quite→quiet] place.'],
    '-DET <quiet> good|big|difficult|easy|expensive|nice|cold|well|interesting|old|late ~NOUN|NOUNS': [
      'It is [quiet→quite] good.',
    ],
    'we|they <where> ADJ|ING|EN|not|in|at|on|very|so|all|both|a|the': ['They [where→were] happy.'],
    'know|wonder|sure|decide|@ask <weather> SUBJ|to|or|DET|POSS|NAME': [
      "I don't know [weather→whether] he is here.",
    ],
    'the|good|nice|bad|cold|hot|sunny <whether>': ['The [whether→weather] is nice.'],
    'world <piece>': ['We live in [piece→peace].'],
    'a <peace> of ~mind': ['I ate a [peace→piece] of cake.'],
    'for|eat|ate|have|had <desert> $|,|and|we|i|but|because': ['We had cake for [desert→dessert].'],
    'sahara <dessert>': ['Camels live in the [dessert→desert].'],
    'SUBJ|NOUNS|would|will|can <advice> OBJ': ['I [advice→advise] you to go.'],
    'an|big|good|bad|positive|negative|side <affect>': ['It has a bad [affect→effect] on us.'],
    "can|will|may|might|could|doesn't|don't|didn't <effect> ~change|changes": ['It can [effect→affect] us.'],
    'it|this|which <effects> OBJ|POSS|the|people|everyone': ['It [effects→affects] our health.'],
    'everyone|everybody|nobody|everything <accept>': ['Everyone [accept→except] me came.'],
    "to|will|would|can't|cannot|please|don't|i <except> DET|POSS|it|them|this|that": [
      'I want to [except→accept] it.',
    ],
    "to|can|can't|could|couldn't|cannot <breath>": ["I can't [breath→breathe]."],
    'i|you|he|she|we|they <past> POSS|the exam|exams|test|driving': ['I [past→passed] the exam.'],
    'half|quarter <passed> NUM|DIGITS|one': ['It is half [passed→past] six.'],
    "i|you|we|they don't|didn't <no>": ["I don't [no→know]."],
    "don't|doesn't|didn't <now> OBJ|DET|POSS|what|where|how|why|who|if|when|about": [
      "I don't [now→know] him.",
    ],
    'right <know> $|,|and|because|but': ['I am busy right [know→now].'],
    '@go|@come|@travel|@get|@leave <buy> bus|train|car|plane|bike|taxi|boat|tram': ['I go [buy→by] bus.'],
    '@want|@like|@need|going|have|has|had|went|came to <by> DET|it|food|bread|milk|clothes': [
      'I want to [by→buy] a car.',
    ],
    'the|my|a <hole> day|week|world|family|time|class|year|night|story|thing|life|weekend': [
      'I slept the [hole→whole] day.',
    ],
    '^ <wear> is|are|do|does|did|was|were|can': ['[Wear→Where] is it?'],
    'eat|eats|ate|eating|cook|cooks <meet>': ['I eat [meet→meat].', 'I eat a lot of [meet→meat].'],
    "to|will|'ll <sea> OBJ": ['I can [sea→see] it.'],
  },
  leftAlone: [
    'The screw is loose.',
    'We want to go to many places and talk to old people.',
    'He went too.',
    'I felt better then.',
    'I can show you where it is.',
    'A quiet old man lives there.',
    'I had cake and then I left.',
    'Do you no longer work here?',
    'Everybody is here except me.',
    'The effects our work has are great.',
    'There is peace of mind in a piece of cake.',
  ],
};
