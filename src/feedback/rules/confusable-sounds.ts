import type { RuleFile } from '../patterns/learner-rule.ts';
import { meant, WHY } from './confusable-words.ts';

const LOSE = '"Lose" = not have any more; "loose" = not tight.';
const TOO = '"Too" = more than is good, or "also".';
const KNOW = '"Know" = have in your head; "now" = at this time.';
const PIECE = '"Piece" = a part; "peace" = no war.';
const DESSERT = '"Dessert" is sweet food; a "desert" is dry land.';
const EFFECT = '"Affect" = change; "effect" is the result.';
const ACCEPT = '"Accept" = say yes; "except" = but not.';
const WHETHER = '"Whether" = if; "weather" = sun or rain.';
const QUIET = '"Quiet" = without noise; "quite" = rather.';

export const CONFUSABLE_SOUNDS: RuleFile = {
  kind: 'confusable',
  why: WHY,
  rules: [
    meant('lose', LOSE, [
      "to|can|can't|could|will|won't|might|may|don't|doesn't|didn't|i|we|they|you <loose>",
      'always|often|never|not <loose> POSS|DET|OBJ|weight|money|time|hope',
    ]),
    meant('loses', LOSE, ['<looses>']),
    meant('losing', LOSE, ['<loosing>']),
    meant('lost', '"Lose" is irregular: lose, lost, lost.', ['<loosed>']),
    meant('too', TOO, [
      "BE|'s|@get|@feel|@look|@seem|far|way <to> big|small|expensive|late|hot|cold|difficult|tired|young|old|busy|fast|far|heavy|long|short|easy|high ~NOUN|NOUNS|ADJ|NAME",
      "is|are|was|were|'s|@eat|@drink|@cost|has|have|had|@spend|@work|talks|talked|talk|with <to> much|many",
    ]),
    meant('to', '"To" is a direction or stands before a verb; "too" = also.', [
      '@want|going|have|has|had|@like|@need|@love <too> go|see|be|buy|eat|have|do|play|work|study|read|swim|learn|help|make',
      'go|going|goes|went <too> the|school|work|bed|NAME|my|our|a',
    ]),
    meant('than', 'To compare, say "than"; "then" is about time.', [
      'rather|other <then> DET|POSS|OBJ|NAME|NOUN|NOUNS|ING|VERB',
    ]),
    meant(
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
    meant('quiet', QUIET, [
      'very|too|keep <quite>',
      'so <quite> $|,|that|and|here',
      '-not|is <quite> place|room|street|village|town',
      'a <quite> street|village|town|place|room|person|boy|girl|evening|life|area',
      'is <quite> and ADJ',
    ]),
    meant('quite', QUIET, [
      '-DET <quiet> good|big|difficult|easy|expensive|nice|cold|well|interesting|old|late ~NOUN|NOUNS',
      '<quiet> a lot|bit|few|big|good|nice|long|while',
    ]),
    meant('were', '"Were" is the past of "are"; "where" asks for a place.', [
      'we|they <where> ADJ|ING|EN|not|in|at|on|very|so|all|both|a|the',
      '^c you <where> ADJ|ING|EN|not|very|so|late',
      'there <where> many|a|some|NUM|no|a|lots|DIGITS',
    ]),
    meant('whether', WHETHER, [
      'know|wonder|sure|decide|@ask <weather> SUBJ|to|or|DET|POSS|NAME',
      '<weather> or not',
      '<weather> i should',
    ]),
    meant('weather', WHETHER, [
      'the|good|nice|bad|cold|hot|sunny <whether>',
      '<whether> is good|bad|nice|cold|hot|sunny',
    ]),
    meant('peace', PIECE, ['world <piece>', 'in <piece> $|,|and|with', 'war and <piece>']),
    meant('piece', PIECE, [
      'a <peace> of ~mind',
      '<peace> of cake|paper|advice|bread|cheese|furniture|information|news|pizza|wood',
    ]),
    meant('dessert', DESSERT, [
      'for|eat|ate|have|had <desert> $|,|and|we|i|but|because',
      'chocolate|sweet|delicious <desert>',
      'the <desert> was|is delicious|sweet|good|tasty',
    ]),
    meant('desert', DESSERT, [
      'sahara <dessert>',
      'across|through the <dessert>',
      '@live|lost|walked|@travel in the <dessert>',
    ]),
    meant('advise', '"Advise" is what you do; "advice" is what you give.', [
      'SUBJ|NOUNS|would|will|can <advice> OBJ',
      'to <advice> OBJ',
      '<advice> you|him|her|me|them|us to',
    ]),
    meant('effect', EFFECT, ['an|big|good|bad|positive|negative|side <affect>', 'the <affect> of|on']),
    meant('affect', EFFECT, [
      "can|will|may|might|could|doesn't|don't|didn't <effect> ~change|changes",
      'not <effect> OBJ|POSS|the',
    ]),
    meant('affects', EFFECT, ['it|this|which <effects> OBJ|POSS|the|people|everyone']),
    meant('except', ACCEPT, [
      'everyone|everybody|nobody|everything <accept>',
      'every day <accept>',
      'all|open <accept> for',
    ]),
    meant(
      'accept',
      ACCEPT,
      ["to|will|would|can't|cannot|please|don't|i <except> DET|POSS|it|them|this|that"],
      { unless: 'nothing|anything|everything|everyone|everybody|nobody|all' },
    ),
    meant('breathe', '"Breathe" is the verb, "breath" the noun.', [
      "to|can|can't|could|couldn't|cannot <breath>",
      'could|can not <breath>',
    ]),
    meant('passed', '"Passed" is the verb, "past" the time before.', [
      'i|you|he|she|we|they <past> POSS|the exam|exams|test|driving',
      'have|has|had <past> POSS|the|an exam|exams|test|driving',
    ]),
    meant('past', '"Past" is the time before; "passed" is the verb.', [
      'half|quarter <passed> NUM|DIGITS|one',
      'in the <passed>',
    ]),
    meant('know', '"Know" and "no" sound alike.', [
      "i|you|we|they don't|didn't <no>",
      "he|she doesn't|didn't <no>",
      'do you <no> ~longer',
      'you <no> what',
    ]),
    meant('know', KNOW, [
      "don't|doesn't|didn't <now> OBJ|DET|POSS|what|where|how|why|who|if|when|about",
      'do you <now> what|where|how|if|that|the',
      '^c you|i <now> that',
      'want|wants|like|need to <now> ',
    ]),
    meant('now', KNOW, ['right <know> $|,|and|because|but', 'until|till <know> $|,', 'from <know> on']),
    meant('by', '"By" and "buy" sound alike.', [
      '@go|@come|@travel|@get|@leave <buy> bus|train|car|plane|bike|taxi|boat|tram',
      'written|made|painted <buy>',
    ]),
    meant('buy', '"Buy" = get for money; "by" = near, with.', [
      '@want|@like|@need|going|have|has|had|went|came to <by> DET|it|food|bread|milk|clothes',
      'will|can <by> a|some|new|it',
    ]),
    meant('whole', '"Whole" = all; a "hole" is empty.', [
      'the|my|a <hole> day|week|world|family|time|class|year|night|story|thing|life|weekend',
    ]),
    meant('where', '"Where" asks for a place; we wear clothes.', [
      '^ <wear> is|are|do|does|did|was|were|can',
    ]),
    meant('meat', '"Meat" is food; "meet" = come together.', [
      'eat|eats|ate|eating|cook|cooks <meet>',
      '<meet> and fish|vegetables|rice',
      'the <meet> is|was',
      'a lot of|no <meet>',
    ]),
    meant('see', '"See" with the eyes; the "sea" is water.', [
      "to|will|'ll <sea> OBJ",
      "can|can't|cannot|couldn't <sea>",
      '^ <sea> you',
    ]),
  ],
};
