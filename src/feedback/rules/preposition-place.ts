/*
 * Corrects “on”, “in” and “by” with places, pictures and means of transport: “it is in the table” → “it is on
 * the table”, “we went with train” → “we went by train”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@go|@travel|@come to? ANY? <with> the|a %transport ~NOUN|NOUNS`: “I went there [with] the bus”.
 *   <…>            the wrong words, which `fix` replaces
 *   on|at          one of these words
 *   up?            this, or nothing
 *   ~NOUN|NOUNS    the next word is none of these; takes no word itself
 *   -@look|@stare  the word before is none of these; takes no word itself
 *   $              the sentence ends here
 *   @go            any form of “go”: go, goes, went, gone, going
 *   %transport     a word of the list `transport` in preposition-words.ts: “bus”
 *   n=bed          this word, which `fix` and the reasons quote as {n}
 *   unless         patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”, ADV “slowly”
 *   OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './preposition-words.ts';

/** Words before a place that tell what is there: "a spider in the ceiling", "we sat in the floor". */
const BEFORE_PLACE = 'NOUN|NOUNS|it|OBJ|@be|@put|@sit|@lie|@stand|@sleep';

/** Right: "a hole in the roof", "in the right place", "write it in the table". */
const IN_ITS_OTHER_MEANINGS = [
  'in the left|right ANY',
  'hole|pain|crack|speaker|sand|phone|mistake|number|seed in',
  'in the right|left direction|place|hands|time|way|order|hand',
  '@write|@put|@complete|@look|@find|@check DET|POSS? NOUN|NOUNS? in the table',
  'in the|POSS ground|wall|screen|desk|shelf $',
  'in the|POSS roof|phone|television',
];

/** "On", "in" and "by" with places, pictures and means of transport. */
export const PREPOSITION_PLACE_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // The cat sleeps [in → on] the sofa.
    {
      id: 'preposition-place-01',
      find: [
        `${BEFORE_PLACE} <in> the|POSS n=table|floor|roof|ceiling|beach|ground|shelf|sofa|desk ~NOUN|NOUNS|-|hand`,
        '@sit|@lie <at> the n=floor|ground|grass|sofa',
      ],
      fix: 'on',
      explanation: {
        simple: 'People and things are “on” the {n}: they touch it, but are not inside it.',
        full: 'What touches the {n} without being inside it is “on” it, not “{wrong}” it.',
      },
      unless: [...IN_ITS_OTHER_MEANINGS, 'place|position|rivals|teams|clubs in the table'],
    },
    // I saw it [in → on] TV.
    {
      id: 'preposition-place-10',
      find: [
        `${BEFORE_PLACE} <in> the|POSS n=internet|phone|radio|television|tv|screen ~NOUN|NOUNS|-|hand`,
        "<in> n=facebook|instagram|youtube ~NOUN|NOUNS|'s",
        // Right: "She works in television", "jobs in TV".
        '@see|@watch|@be|@show|@appear OBJ|it|them|that|this? DET? NOUN|NOUNS? <in> n=tv|television $|,|and|last|yesterday|today',
        '@watch|@play ANY? ANY? ANY? <in> the|POSS n=computer|phone|laptop|tablet|tv|ipad $|,|and|because|every|when|at',
        '<in> the n=internet|tv|radio|phone',
        '-@look|@stare <at> the n=internet|tv $',
      ],
      fix: 'on',
      explanation: {
        simple: '“{n}” goes with “on”, like “on TV”, “on the phone” and “on the internet”.',
        full: 'Screens, phones, the radio and the internet take “on”, not “{wrong}”.',
      },
      unless: IN_ITS_OTHER_MEANINGS,
    },
    // They live [in → on] an island.
    {
      id: 'preposition-place-11',
      find: [
        `${BEFORE_PLACE}|@live <in> the|POSS n=street-corner|farm|page|left|right|island|coast ~NOUN|NOUNS|-|hand`,
        // Right: "in board meetings", "in fire safety".
        '@be <in> n=board|fire $|,|and|because',
        '<in> an n=island ~NOUN|NOUNS',
      ],
      fix: 'on',
      explanation: {
        simple: '“{n}” goes with “on”, not “in”, like “on a farm” and “on the left”.',
        full: '“{n}” takes “on”, not “in”: learn the two together, like “on a farm”, “on the left”.',
      },
      unless: IN_ITS_OTHER_MEANINGS,
    },
    // I saw it [in internet → on the internet].
    {
      id: 'preposition-place-12',
      find: '<in internet> $|,|and|because|that|with|about|yesterday|last|every',
      fix: 'on the internet',
      explanation: {
        simple: 'With “internet” we say “on” and “the”: “{right}”.',
        full: '“Internet” takes “on” and the definite article: “{right}”.',
      },
    },
    // She is [on → in] bed.
    {
      id: 'preposition-place-02',
      find: [
        "<on|at> the|a|this n=picture|photo|photograph|sky|middle|world|newspaper|countryside|mirror|garden|park|kitchen|bathroom|bedroom|forest|city-centre|hall|rain|sun|dark ~NOUN|NOUNS|VERB|-|'s|ING",
        '<on> the|a|this n=car|taxi|room|house|building|office|hospital $',
        '<on|at> n=bed',
        '<on|at> the n=rain|sun|shade',
      ],
      fix: 'in',
      explanation: {
        simple: 'When it is inside or all around, we say “in”: “in a room”, “in the rain”.',
        full: '“{n}” takes “in” here, not “{wrong}”: it is inside it, or has it all around.',
      },
      unless: [
        'on the sun',
        '@look ADV at',
        'up|back at',
        'on the ANY ANY? front',
        '@look|@smile|@laugh|@aim|@stare|@point|@shout|@wave|good up? at the|a|this|POSS',
        '@click on',
        'at the park|kitchen|city-centre|mirror',
        'work|working|works|worked|focus|depend|depends|based|turn on|at',
        'dirt|paint|mark|snow on the|a car',
        'write on|at',
        'attack|attacks|effect|effects|impact|impacts|damage|pressure on',
        'on the street|house|building',
      ],
    },
    // We went [on → by] train.
    {
      id: 'preposition-place-03',
      find: [
        '<with> %transport',
        '@go|@come|@travel|@get|@arrive ANY? ANY? ANY? <with|in> the? %transport $',
        '<on> car|taxi|plane|train|bus $',
        '@go|@travel|@come to? ANY? <with> the|a %transport ~NOUN|NOUNS',
        '@go|@come|@travel to ANY <in> train|bus|plane|bicycle|bike|tram|metro|boat',
      ],
      fix: 'by',
      explanation: {
        simple: 'How we travel goes with “by”, without “the” or “a”.',
        full: 'A way to travel takes “by” without an article, not “{wrong}”.',
      },
      unless: [
        'in|on a|the|his|her|my|our ~opinion',
        'play|plays|playing|fill|filled with',
        'with bikes|cars|buses|boats',
        'with ADJ? bike|car|boat',
      ],
    },
    // I go to school [by → on] foot.
    {
      id: 'preposition-place-04',
      find: [
        '<by|with|in> foot|feet $',
        '@go|@come|@walk ANY? ANY? ANY? <by|with> foot',
        '@go|@come <with> my feet',
      ],
      fix: 'on',
      explanation: {
        simple: 'To walk is to go “on foot”. “By” is for a bus, a car or a train.',
        full: '“On foot” is a fixed phrase; “by” is for vehicles, as in “by car”.',
      },
      unless: 'on foot',
    },
  ],
};
