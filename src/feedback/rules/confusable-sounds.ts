/*
 * Corrects words that sound alike: “it is to big” → “it is too big”, “I don't want to loose it” → “I don't
 * want to lose it”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c you <where> ADJ|ING|EN|not|very|so|late`: “I called when you [where] late”.
 *   <…>               the wrong words, which `fix` replaces
 *   of|on             one of these words
 *   very|too|so|not?  one of these, or nothing
 *   ~of|a             the next word is none of these; takes no word itself
 *   -not|is           the word before is not this; takes no word itself
 *   ^                 the sentence begins here
 *   ^c                a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                 the sentence ends here
 *   @go               any form of “go”: go, goes, went, gone, going
 *   unless            patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, COMP “bigger”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”, NUM “two, three …”, DIGITS “12”
 *   BE “be, am, was …”
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';

const LOSE_REASON =
  'The verb is “lose”, with one “o”: we lose keys, games and time. “Loose” means “not tight”.';
const TOO_REASON = 'With “oo”, “too” means “more than is good”, as in “too late”.';
const KNOW_REASON = 'To “know” is to have it in your head. “Now” means “at this time”.';
const PIECE_REASON = 'A “piece” is a part of something. “Peace” is a time without war.';
const DESSERT_REASON = '“Dessert” is sweet food, with “ss”. A “desert” is very dry land.';
const EFFECT_REASON = 'An “effect” is a result. To change something is to “affect” it.';
const ACCEPT_REASON = 'To “accept” is to say yes. “Except” means “but not”.';
const WHETHER_REASON = '“Weather” is sun or rain. For “if” we can say “whether”.';
const WEATHER_REASON = 'Sun, wind and rain are the “weather”, which we write with “ea”.';
const QUIET_REASON = '“Quiet” means “without noise”. “Quite” means “more than a little”.';

/** Rules for words that sound alike, each recognised by the words around it. */
export const CONFUSABLE_SOUNDS_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  rules: [
    // I don't want to [loose → lose] it.
    createConfusableRule('confusable-sounds-01', 'lose', LOSE_REASON, [
      "to|can|can't|could|will|won't|might|may|don't|doesn't|didn't|i|we|they|you <loose>",
      'always|often|never|not <loose> POSS|DET|OBJ|weight|money|time|hope',
    ]),
    // He always [looses → loses] his keys.
    createConfusableRule('confusable-sounds-02', 'loses', LOSE_REASON, ['<looses>']),
    // We are [loosing → losing].
    createConfusableRule('confusable-sounds-03', 'losing', LOSE_REASON, ['<loosing>']),
    // We [loosed → lost] the game.
    createConfusableRule(
      'confusable-sounds-04',
      'lost',
      'The past of “lose” is “lost”: the verb changes and takes no -ed.',
      ['<loosed>'],
    ),
    // It is [to → too] big.
    createConfusableRule('confusable-sounds-05', 'too', TOO_REASON, [
      "BE|'s|@get|@feel|@look|@seem|far|way <to> big|small|expensive|late|hot|cold|difficult|tired|young|old|busy|fast|far|heavy|long|short|easy|high ~NOUN|NOUNS|ADJ|NAME",
      "is|are|was|were|'s|@eat|@drink|@cost|has|have|had|@spend|with <to> much|many ~of|a",
      // Right: "He talked to many people", "she works to many rules", so "many" is left out.
      '@work|@talk <to> much $|,|and|because|about',
    ]),
    // I want [too → to] go.
    createConfusableRule(
      'confusable-sounds-06',
      'to',
      '“Too” means “also” or “more than is good”. Here it is “to”, with one “o”.',
      [
        '@want|going|have|has|had|@like|@need|@love <too> go|see|be|buy|eat|have|do|play|work|study|read|swim|learn|help|make',
        'go|going|goes|went <too> the|school|work|bed|NAME|my|our|a',
      ],
    ),
    // I ate and [than → then] I slept.
    createConfusableRule(
      'confusable-sounds-08',
      'then',
      '“Than” compares two things. For what comes next in time we say “then”.',
      [
        'and <than> SUBJ|DET|POSS|VERB|PAST',
        '^ <than> SUBJ|DET|POSS',
        ', <than> SUBJ',
        'but <than> SUBJ',
        'since <than>',
      ],
      { unless: 'COMP|more|less|rather|other' },
    ),
    // She spoke very [quite → quietly].
    createConfusableRule(
      'confusable-sounds-37',
      'quietly',
      '“Quite” means “more than a little”. How we move or speak is “quietly”.',
      [
        '@speak|@talk|@whisper|@walk|@move|@close|@sing|@laugh|@cry OBJ? very|so|too <quite> $',
        '@speak|@talk|@whisper|@say|@close|@open OBJ|the|POSS NOUN? very|so|too <quite> $',
        '@go|@come|@walk|@move|@run|@climb|@get|@creep up|down|in|out|away|back|inside|outside|upstairs|downstairs very|so|too <quite> $',
        '@go|@come|@walk|@move|@run|@climb|@get|@creep up|down|in|into|out|to|through|along in|of|from? the|POSS NOUN|NOUNS very|so|too <quite> $',
        '@speak|@talk|@walk <quite> $|because',
      ],
    ),
    // It is a [quite → quiet] place.
    createConfusableRule('confusable-sounds-09', 'quiet', QUIET_REASON, [
      'very|too|keep <quite>',
      'so <quite> $|,|that|and|here',
      '-not|is <quite> place|room|street|village|town',
      'a <quite> street|village|town|place|room|person|boy|girl|evening|life|area',
      'is <quite> and ADJ',
    ]),
    // They [where → were] happy.
    createConfusableRule(
      'confusable-sounds-11',
      'were',
      '“Where” asks about a place. The past of “are” is “were”.',
      [
        'we|they <where> ADJ|ING|EN|not|in|at|on|very|so|all|both|a|the',
        '^c i|he|she|it <where> at|in|on|from|here|there|a|my|not|very|so|born|happy|tired|ill|late|afraid',
        '^c you <where> ADJ|ING|EN|not|very|so|late',
        'there <where> many|a|some|NUM|no|a|lots|DIGITS',
      ],
    ),
    // I don't know [weather → whether] he is here.
    createConfusableRule('confusable-sounds-12', 'whether', WHETHER_REASON, [
      'know|wonder|sure|decide|@ask <weather> SUBJ|to|or|DET|POSS|NAME',
      '<weather> or not',
      '<weather> i should',
    ]),
    // The [whether → weather] is nice.
    createConfusableRule('confusable-sounds-13', 'weather', WEATHER_REASON, [
      'the|good|nice|bad|cold|hot|sunny <whether>',
      '<whether> is good|bad|nice|cold|hot|sunny',
    ]),
    // We live in [piece → peace].
    createConfusableRule('confusable-sounds-14', 'peace', PIECE_REASON, [
      'world <piece>',
      'in <piece> $|,|and|with',
      'war and <piece>',
    ]),
    // I ate a [peace → piece] of cake.
    createConfusableRule('confusable-sounds-15', 'piece', PIECE_REASON, [
      'a <peace> of ~mind',
      '<peace> of cake|paper|advice|bread|cheese|furniture|information|news|pizza|wood',
    ]),
    // Camels live in the [dessert → desert].
    createConfusableRule('confusable-sounds-17', 'desert', DESSERT_REASON, [
      'sahara <dessert>',
      'across|through the <dessert>',
      '@live|lost|walked|@travel in the <dessert>',
    ]),
    // I [advice → advise] you to go.
    createConfusableRule(
      'confusable-sounds-18',
      'advise',
      '“Advice” is what you give. What you do is “advise”, with “s”.',
      ['SUBJ|NOUNS|would|will|can <advice> OBJ', 'to <advice> OBJ', '<advice> you|him|her|me|them|us to'],
    ),
    // My aunt always [advices → advises] me.
    createConfusableRule(
      'confusable-sounds-36',
      'advises',
      '“Advice” is what you give. What you do is “advise”, with “s”.',
      ['<advices> me|you|him|us|them', '<advices> her to|not|about|against|$|.|,|and|when|because|on'],
    ),
    // It has a bad [affect → effect] on us.
    createConfusableRule('confusable-sounds-19', 'effect', EFFECT_REASON, [
      'an|big|good|bad|positive|negative|side <affect>',
      'the <affect> of|on',
    ]),
    // It can [effect → affect] us.
    createConfusableRule('confusable-sounds-20', 'affect', EFFECT_REASON, [
      "can|will|may|might|could|doesn't|don't|didn't <effect> ~change|changes",
      'not <effect> OBJ|POSS|the',
    ]),
    // It [effects → affects] our health.
    createConfusableRule('confusable-sounds-21', 'affects', EFFECT_REASON, [
      'it|this|which <effects> OBJ|POSS|the|people|everyone',
    ]),
    // Everyone [accept → except] me came.
    createConfusableRule('confusable-sounds-22', 'except', ACCEPT_REASON, [
      '-@let|@make|@help|@see everyone|everybody|nobody|everything <accept> OBJ|NAME|POSS|the|for',
      'every day <accept>',
      'all|open <accept> for',
    ]),
    // I want to [except → accept] it.
    createConfusableRule(
      'confusable-sounds-23',
      'accept',
      ACCEPT_REASON,
      ["to|will|would|can't|cannot|please|don't|i <except> DET|POSS|it|them|this|that"],
      { unless: 'nothing|anything|everything|everyone|everybody|nobody|all' },
    ),
    // I can't [breath → breathe].
    createConfusableRule(
      'confusable-sounds-24',
      'breathe',
      '“Breath” is the air. What we do is “breathe”, with “e” at the end.',
      ["to|can|can't|could|couldn't|cannot <breath>", 'could|can not <breath>'],
    ),
    // I [past → passed] the exam.
    createConfusableRule(
      'confusable-sounds-25',
      'passed',
      '“Past” is not a verb. You “pass” an exam, so you have “passed” it.',
      [
        'i|you|he|she|we|they <past> POSS|the exam|exams|test|driving',
        'have|has|had <past> POSS|the|an exam|exams|test|driving',
      ],
    ),
    // It is half [passed → past] six.
    createConfusableRule(
      'confusable-sounds-26',
      'past',
      '“Passed” tells what someone did. For clock times and the time before now we say “past”.',
      ['half|quarter <passed> NUM|DIGITS|one ~NOUN|NOUNS', 'in the <passed>'],
    ),
    // I don't [no → know].
    createConfusableRule(
      'confusable-sounds-27',
      'know',
      '“No” is the opposite of “yes”. To “know” is to have it in your head.',
      [
        "i|you|we|they don't|didn't <no>",
        "he|she doesn't|didn't <no>",
        'do you <no> ~longer',
        'you <no> what',
      ],
    ),
    // I don't [now → know] him.
    createConfusableRule('confusable-sounds-28', 'know', KNOW_REASON, [
      "don't|doesn't|didn't <now> OBJ|DET|POSS|what|where|how|why|who|if|when|about",
      'do you <now> what|where|how|if|that|the',
      '^c you|i <now> that',
      'want|wants|like|need to <now> ~and|,|.',
    ]),
    // I am busy right [know → now].
    createConfusableRule('confusable-sounds-29', 'now', KNOW_REASON, [
      'right <know> $|,|and|because|but',
      'until|till <know> $|,',
      'from <know> on',
    ]),
    // I go [buy → by] bus.
    createConfusableRule(
      'confusable-sounds-30',
      'by',
      'You “buy” things with money. “By” tells how we travel, or who made a thing.',
      [
        '@go|@come|@travel|@get|@leave <buy> bus|train|car|plane|bike|taxi|boat|tram',
        'written|made|painted <buy>',
      ],
    ),
    // I want to [by → buy] a car.
    createConfusableRule(
      'confusable-sounds-31',
      'buy',
      'To get a thing for money is to “buy” it, with “u”.',
      [
        '@want|@like|@need|going|have|has|had to <by> DET|it|food|bread|milk|clothes',
        'will|can <by> a|some|new|it',
      ],
    ),
    // I slept the [hole → whole] day.
    createConfusableRule(
      'confusable-sounds-32',
      'whole',
      '“Whole” means “all of it”, with “w”. A “hole” is an empty place.',
      ['the|my|a <hole> day|week|world|family|time|class|year|night|story|thing|life|weekend ~by|after'],
    ),
    // [Wear → Where] is it?
    createConfusableRule(
      'confusable-sounds-33',
      'where',
      'We “wear” clothes. To ask for a place we say “where”.',
      ['^ <wear> is|are|do|does|did|was|were|can SUBJ|POSS|NAME|the'],
    ),
    // I eat [meet → meat].
    createConfusableRule(
      'confusable-sounds-34',
      'meat',
      'To “meet” is to come together. The food is “meat”, with “ea”.',
      [
        'eat|eats|ate|eating|cook|cooks <meet>',
        '<meet> and fish|vegetables|rice',
        'the <meet> is|was very|too|so|not? delicious|tasty|good|raw|cold|hot|expensive|fresh|old|bad',
        'a lot of|no <meet>',
      ],
    ),
    // I can [sea → see] it.
    createConfusableRule(
      'confusable-sounds-35',
      'see',
      'The “sea” is water. What we do with our eyes is “see”.',
      ["to|will|'ll <sea> OBJ", "can|can't|cannot|couldn't <sea>", '^ <sea> you'],
    ),
  ],
};
