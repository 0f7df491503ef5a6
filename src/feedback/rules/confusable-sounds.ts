import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';

const LOSE = '"Lose" = not have any more; "loose" = not tight.';
const TOO = '"Too" = more than is good, or "also".';
const KNOW = '"Know" = have in your head; "now" = at this time.';
const PIECE = '"Piece" = a part; "peace" = no war.';
const DESSERT = '"Dessert" is sweet food; a "desert" is dry land.';
const EFFECT = '"Affect" = change; "effect" is the result.';
const ACCEPT = '"Accept" = say yes; "except" = but not.';
const WHETHER = '"Whether" = if; "weather" = sun or rain.';
const QUIET = '"Quiet" = without noise; "quite" = rather.';

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const CONFUSABLE_SOUNDS_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    createConfusableRule('lose', LOSE, [
      "to|can|can't|could|will|won't|might|may|don't|doesn't|didn't|i|we|they|you <loose>",
      'always|often|never|not <loose> POSS|DET|OBJ|weight|money|time|hope',
    ]),
    createConfusableRule('loses', LOSE, ['<looses>']),
    createConfusableRule('losing', LOSE, ['<loosing>']),
    createConfusableRule('lost', '"Lose" is irregular: lose, lost, lost.', ['<loosed>']),
    createConfusableRule('too', TOO, [
      "BE|'s|@get|@feel|@look|@seem|far|way <to> big|small|expensive|late|hot|cold|difficult|tired|young|old|busy|fast|far|heavy|long|short|easy|high ~NOUN|NOUNS|ADJ|NAME",
      "is|are|was|were|'s|@eat|@drink|@cost|has|have|had|@spend|@work|talks|talked|talk|with <to> much|many",
    ]),
    createConfusableRule('to', '"To" is a direction or stands before a verb; "too" = also.', [
      '@want|going|have|has|had|@like|@need|@love <too> go|see|be|buy|eat|have|do|play|work|study|read|swim|learn|help|make',
      'go|going|goes|went <too> the|school|work|bed|NAME|my|our|a',
    ]),
    createConfusableRule('than', 'To compare, say "than"; "then" is about time.', [
      'rather|other <then> DET|POSS|OBJ|NAME|NOUN|NOUNS|ING|VERB',
    ]),
    createConfusableRule(
      'then',
      '"Then" is about time; "than" compares.',
      [
        'and <than> SUBJ|DET|POSS|VERB|PAST',
        '^ <than> SUBJ|DET|POSS',
        ', <than> SUBJ',
        'but <than> SUBJ',
        'since <than>',
      ],
      { unless: 'COMP|more|less|rather|other' },
    ),
    createConfusableRule('quiet', QUIET, [
      'very|too|keep <quite>',
      'so <quite> $|,|that|and|here',
      '-not|is <quite> place|room|street|village|town',
      'a <quite> street|village|town|place|room|person|boy|girl|evening|life|area',
      'is <quite> and ADJ',
    ]),
    createConfusableRule('quite', QUIET, [
      '-DET <quiet> good|big|difficult|easy|expensive|nice|cold|well|interesting|old|late ~NOUN|NOUNS',
      '<quiet> a lot|bit|few|big|good|nice|long|while',
    ]),
    createConfusableRule('were', '"Were" is the past of "are"; "where" asks for a place.', [
      'we|they <where> ADJ|ING|EN|not|in|at|on|very|so|all|both|a|the',
      '^c you <where> ADJ|ING|EN|not|very|so|late',
      'there <where> many|a|some|NUM|no|a|lots|DIGITS',
    ]),
    createConfusableRule('whether', WHETHER, [
      'know|wonder|sure|decide|@ask <weather> SUBJ|to|or|DET|POSS|NAME',
      '<weather> or not',
      '<weather> i should',
    ]),
    createConfusableRule('weather', WHETHER, [
      'the|good|nice|bad|cold|hot|sunny <whether>',
      '<whether> is good|bad|nice|cold|hot|sunny',
    ]),
    createConfusableRule('peace', PIECE, ['world <piece>', 'in <piece> $|,|and|with', 'war and <piece>']),
    createConfusableRule('piece', PIECE, [
      'a <peace> of ~mind',
      '<peace> of cake|paper|advice|bread|cheese|furniture|information|news|pizza|wood',
    ]),
    createConfusableRule('dessert', DESSERT, [
      'for|eat|ate|have|had <desert> $|,|and|we|i|but|because',
      'chocolate|sweet|delicious <desert>',
      'the <desert> was|is delicious|sweet|good|tasty',
    ]),
    createConfusableRule('desert', DESSERT, [
      'sahara <dessert>',
      'across|through the <dessert>',
      '@live|lost|walked|@travel in the <dessert>',
    ]),
    createConfusableRule('advise', '"Advise" is what you do; "advice" is what you give.', [
      'SUBJ|NOUNS|would|will|can <advice> OBJ',
      'to <advice> OBJ',
      '<advice> you|him|her|me|them|us to',
    ]),
    createConfusableRule('effect', EFFECT, [
      'an|big|good|bad|positive|negative|side <affect>',
      'the <affect> of|on',
    ]),
    createConfusableRule('affect', EFFECT, [
      "can|will|may|might|could|doesn't|don't|didn't <effect> ~change|changes",
      'not <effect> OBJ|POSS|the',
    ]),
    createConfusableRule('affects', EFFECT, ['it|this|which <effects> OBJ|POSS|the|people|everyone']),
    createConfusableRule('except', ACCEPT, [
      'everyone|everybody|nobody|everything <accept>',
      'every day <accept>',
      'all|open <accept> for',
    ]),
    createConfusableRule(
      'accept',
      ACCEPT,
      ["to|will|would|can't|cannot|please|don't|i <except> DET|POSS|it|them|this|that"],
      { unless: 'nothing|anything|everything|everyone|everybody|nobody|all' },
    ),
    createConfusableRule('breathe', '"Breathe" is the verb, "breath" the noun.', [
      "to|can|can't|could|couldn't|cannot <breath>",
      'could|can not <breath>',
    ]),
    createConfusableRule('passed', '"Passed" is the verb, "past" the time before.', [
      'i|you|he|she|we|they <past> POSS|the exam|exams|test|driving',
      'have|has|had <past> POSS|the|an exam|exams|test|driving',
    ]),
    createConfusableRule('past', '"Past" is the time before; "passed" is the verb.', [
      'half|quarter <passed> NUM|DIGITS|one',
      'in the <passed>',
    ]),
    createConfusableRule('know', '"Know" and "no" sound alike.', [
      "i|you|we|they don't|didn't <no>",
      "he|she doesn't|didn't <no>",
      'do you <no> ~longer',
      'you <no> what',
    ]),
    createConfusableRule('know', KNOW, [
      "don't|doesn't|didn't <now> OBJ|DET|POSS|what|where|how|why|who|if|when|about",
      'do you <now> what|where|how|if|that|the',
      '^c you|i <now> that',
      'want|wants|like|need to <now> ',
    ]),
    createConfusableRule('now', KNOW, [
      'right <know> $|,|and|because|but',
      'until|till <know> $|,',
      'from <know> on',
    ]),
    createConfusableRule('by', '"By" and "buy" sound alike.', [
      '@go|@come|@travel|@get|@leave <buy> bus|train|car|plane|bike|taxi|boat|tram',
      'written|made|painted <buy>',
    ]),
    createConfusableRule('buy', '"Buy" = get for money; "by" = near, with.', [
      '@want|@like|@need|going|have|has|had|went|came to <by> DET|it|food|bread|milk|clothes',
      'will|can <by> a|some|new|it',
    ]),
    createConfusableRule('whole', '"Whole" = all; a "hole" is empty.', [
      'the|my|a <hole> day|week|world|family|time|class|year|night|story|thing|life|weekend',
    ]),
    createConfusableRule('where', '"Where" asks for a place; we wear clothes.', [
      '^ <wear> is|are|do|does|did|was|were|can',
    ]),
    createConfusableRule('meat', '"Meat" is food; "meet" = come together.', [
      'eat|eats|ate|eating|cook|cooks <meet>',
      '<meet> and fish|vegetables|rice',
      'the <meet> is|was',
      'a lot of|no <meet>',
    ]),
    createConfusableRule('see', '"See" with the eyes; the "sea" is water.', [
      "to|will|'ll <sea> OBJ",
      "can|can't|cannot|couldn't <sea>",
      '^ <sea> you',
    ]),
  ],
};
