/*
 * Corrects prepositions that belong to a verb or another word: “I listen music” → “I listen to music”, “we
 * arrived to London” → “we arrived in London”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@live <at|to> %countries|NAME $`: “we live [at] Spain.”
 *   <…>         the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   in|to       one of these words
 *   ADJ?        this, or nothing
 *   ADJ*        none to four of these
 *   ~out|in|to  the next word is none of these; takes no word itself
 *   -DET        the word before is not this; takes no word itself
 *   ^c          a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $           the sentence ends here
 *   @go         any form of “go”: go, goes, went, gone, going
 *   %transport  a word of the list `transport` in preposition-words.ts: “bus”
 *   v=@go       this word, which `fix` and the reasons quote as {v} (so also p)
 *   {v:base}    its base form: “go”
 *   unless      patterns; the rule is off in a sentence that has one of them anywhere
 *   ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”, ART “a, an, the”, NUM “two, three …”, DIGITS “12”
 *   ADVERB “here, soon …”, PREP “in, at …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {next} the word after the mark.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { PREPOSITION_TABLE } from '../wrong-prepositions/word-pattern-table.ts';
import { parsePrepositionRules } from './preposition-table.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './preposition-words.ts';
import { PERSONS } from './word-groups.ts';

const MISSING_PREPOSITION_EXPLANATION = {
  simple: '“{v:base}” needs a small word here before the thing or person: “{right}”.',
  full: 'Here “{v:base}” needs a preposition before its object: “{right}”.',
};

/** Words that an object can begin with. */
const OBJECT_START = 'ART|this|these|those|some|any|all|POSS|OBJ|NAME|NOUN|NOUNS|music|ADJ|radio';

/** Prepositions that belong to a verb: those of word-pattern-table.ts, and others with their places. */
export const PREPOSITION_AFTER_WORDS_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: { ...WORD_LISTS, persons: PERSONS },
  rules: [
    ...PREPOSITION_TABLE.trim().split('\n').flatMap(parsePrepositionRules),
    // I [listen → listen to] music.
    {
      id: 'preposition-after-words-01',
      find: [`<v=@listen> ~PREP|ADVERB|to|carefully|all|every ${OBJECT_START}`],
      fix: '{v} to',
      explanation: MISSING_PREPOSITION_EXPLANATION,
      // Right: "their listening habits".
      unless: ['@listen to', 'listening habits|skills|test|exam|practice'],
    },
    // I have been [to → ] there twice.
    {
      id: 'preposition-after-words-21',
      find: [
        '@be|@go|@come|@travel|@fly|@return <to> there|here $|,|.|and|but|with|by|twice|once|many|two|three|NUM|last|again|every|before',
      ],
      fix: '',
      explanation: {
        simple: '“{next}” already tells where, so “to” is too much.',
        full: 'The adverb “{next}” already tells where to, so the verb needs no “to”.',
      },
    },
    // I am in the park [wait → waiting for] you.
    {
      id: 'preposition-after-words-23',
      find: [
        "SUBJ|NAME|%persons am|is|are|was|were|'m|'s|'re in|at|on|near|outside|inside ANY ANY? ANY? <v=wait> me|you|him|her|us|them|the|my|a",
        "SUBJ|NAME|%persons am|is|are|was|were|'m|'s|'re here|there|outside|inside <v=wait> me|you|him|her|us|them|the|my|a",
      ],
      fix: '{v:ing} for',
      explanation: {
        simple: 'It goes on at that time, so the verb has -ing. “Wait” also needs “for”: “{right}”.',
        full: 'What goes on at that time takes the -ing form, and “wait” takes “for”: “{right}”.',
      },
      unless: 'to wait|and wait|can wait',
    },
    // He [waits → waits for] the bus.
    {
      id: 'preposition-after-words-02',
      find: [
        // Right: "wait it out", "wait the storm out", "wait my whole life", "wait the required ten minutes".
        `<v=@wait> the|POSS|OBJ|NAME ~out|minute|minutes|moment|moments|second|seconds|hour|hours|while|time|long|day|days|week|night|evening|morning|afternoon|month|year|chance|tables|longest|best|most|rest|remainder|return`,
        '-DET <v=@wait> %transport|me|him|us|them|you ~out',
        '<v=@wait> her ~NOUN|NOUNS|out',
      ],
      fix: '{v} for',
      explanation: MISSING_PREPOSITION_EXPLANATION,
      unless: [
        "can't|cannot|couldn't wait",
        '@wait a minute|moment|second|while|bit|few|long|little|couple',
        '@wait POSS turn',
        '@wait an hour',
        '@wait the ADJ? minute|hour|day',
        '@wait the|POSS whole|entire|full|required|usual|necessary|extra|NUM|DIGITS',
        '@wait the|POSS|these|those NUM|DIGITS|few|first|last',
        '@wait the|POSS|OBJ ANY? ANY? out',
      ],
    },
    // She [looked → looked at] me.
    {
      id: 'preposition-after-words-03',
      find: [
        '<v=@look> me|him|her|us|them $',
        '<v=@look> the|POSS|this|that|these|those ADJ? sky|picture|photo|board|map|pictures|photos|menu|book|screen|clock|stars|house|girl|boy|dog|cat|man|woman|text|word|sentence|example|dress|shoes|view|flowers|animals|people',
        "<v=@look> POSS ADJ|little? brother|sister|mother|father|friend|friends|teacher|mum|dad|children|son|daughter|baby|face|watch ~'s",
      ],
      fix: '{v} at',
      explanation: MISSING_PREPOSITION_EXPLANATION,
      unless: ['@look this way', '@look ANY ANY? ANY? up|over|in', '@look the picture of health'],
    },
    // It [belongs → belongs to] me.
    {
      id: 'preposition-after-words-04',
      find: ['<v=@belong> OBJ|POSS|NAME|the'],
      fix: '{v} to',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // I [apologise → apologise for] my mistake.
    {
      id: 'preposition-after-words-06',
      find: ['<v=@apologise|@apologize> DET|POSS|it|ING'],
      fix: '{v} for',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // She [apologised → apologised to] us.
    {
      id: 'preposition-after-words-40',
      find: ['<v=@apologise|@apologize> me|you|him|us|them|her $|,|and|for|because|but|when|in|at'],
      fix: '{v} to',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // I [agree → agree with] you.
    {
      id: 'preposition-after-words-07',
      find: [
        '<v=@agree|@disagree> me|you|him|us|them $|,|.|about|because|and|but|that',
        '<v=@agree|@disagree> POSS opinion|opinions|idea|ideas|plan $',
      ],
      fix: '{v} with',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // I [searched → searched for] my keys.
    {
      id: 'preposition-after-words-08',
      find: [
        '<v=@search> POSS keys|key|glasses|wallet|phone|cat|dog|passport|ring',
        '<v=@search> a|another|new job|flat|hotel|house',
      ],
      fix: '{v} for',
      explanation: MISSING_PREPOSITION_EXPLANATION,
      unless: ['the search', '@search the|POSS whole'],
    },
    // I want to [talk → talk to] my boss.
    {
      id: 'preposition-after-words-22',
      find: [
        '<v=@talk|@speak> me|him|us|them|you $|,|and|about|because|when|later|tomorrow|now|today|yesterday',
        "<v=@talk|@speak> POSS|the ADJ? boss|teacher|grandmother|grandfather|grandparents|children|son|daughter|wife|husband|boyfriend|girlfriend|friend|friends|mother|father|parents|doctor|manager|neighbour|sister|brother|mum|dad|family|colleague ~into|out|through|round|down|tongue|language|'s",
      ],
      fix: '{v} to',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // He [pointed → pointed at] me.
    {
      id: 'preposition-after-words-09',
      find: ['<v=@point> me|him|us|them ~out|in|to', '<v=@point> her $|,|and|when|because'],
      fix: '{v} at',
      explanation: MISSING_PREPOSITION_EXPLANATION,
      unless: 'the|this|that|no point',
    },
    // They [laughed → laughed at] me.
    {
      id: 'preposition-after-words-10',
      find: [
        '<v=laughed|laughing> OBJ|POSS ~out|off|down|to|into',
        '<v=@smile> OBJ|POSS ADJ? ~smile|biggest|way|sadness|sweetest|SUPER',
      ],
      fix: '{v} at',
      explanation: MISSING_PREPOSITION_EXPLANATION,
    },
    // I [go → go to] school by bus.
    {
      id: 'preposition-after-words-13',
      find: [
        '<v=@go|@come|@travel|@return|@fly> the|POSS school|cinema|park|beach|supermarket|library|station|airport|hospital|museum|office|restaurant|shop|market|zoo|gym|theatre|theater|church|bank|pool|party|city|mountains|hotel|doctor|dentist ~NOUN|NOUNS',
        '<v=@go|@travel|@fly> NAME $',
        '<v=@go|@travel|@fly> %countries',
        '<v=@go|@come|@return> POSS house|flat|apartment|village|country|city|town|party|wedding|room|office|school $|,|and|yesterday|last|every|with|because|for|at|on|after|when',
        '<v=@move> a|another new|bigger|smaller|different? flat|house|city|country|town|apartment|village $|,|and|last|in|with|because|when',
        '<v=@go> school|bed|church|university',
        '<v=@come> school|work',
      ],
      fix: '{v} to',
      explanation: {
        simple: 'After “{v:base}” we put “to” before the place, but not before “home”: “{right}”.',
        full: 'After a verb of movement, a place needs “to”, but not an adverb like “home”: “{right}”.',
      },
      unless: ['@go the way', 'go|went|going NAME by|with NOUN', 'let|here|there @go|@come'],
    },
    // I [went to → went] home.
    {
      id: 'preposition-after-words-14',
      find: [
        '<v=@go|@come|@return|@travel|@walk|@drive|@arrive|@get|@run|@ride to> p=home ~page|office|town|country|and|team|base|for|is|of|NOUN|NOUNS',
        '<v=@go|@come|@return|@travel|@move|@walk|@get|@arrive to> p=here|there|abroad|downtown|upstairs|downstairs|inside|outside|somewhere|anywhere|everywhere',
      ],
      fix: '{v}',
      explanation: {
        simple: '“{p}” already tells where, so “to” is too much.',
        full: 'The adverb “{p}” already tells where to, so the verb needs no “to”.',
      },
    },
    // I go [at → to] school.
    {
      id: 'preposition-after-words-15',
      find: [
        '@go|@fly|@return <in> %countries',
        '@go|@went <in> the cinema|park|beach|supermarket|library|museum|gym|theatre|theater|zoo|restaurant|market|airport|station',
        '@go <in|at> school|work|bed|church|university',
        '@go <at> the|POSS cinema|park|beach|supermarket|library|museum|gym|theatre|theater|zoo|restaurant|market|airport|station|doctor|dentist|party',
        '@come|@return <in> POSS house|home|office',
        '@fly|@return <at> %countries',
      ],
      fix: 'to',
      explanation: {
        simple: 'We go “to” a place, not “{wrong}” it.',
        full: 'A movement takes “to”; “{wrong}” tells where something is.',
      },
      // Right: "She asked where to go in Italy."
      unless: [
        'when|while|@be going on',
        '@go in the|a evening|morning',
        'where|place|places ANY? ANY? ANY? @go in',
      ],
    },
    // I have never been [in → to] Italy.
    {
      id: 'preposition-after-words-16',
      find: [
        "have|has|had|'ve|'s been <in> %countries NUM|DIGITS|once|twice|many|three|several",
        'ever|never been <in> %countries|NAME',
      ],
      fix: 'to',
      explanation: {
        simple: 'For a visit we say “been to”, not “been {wrong}”.',
        full: '“Have been” takes “to” for a visit; “{wrong}” tells where one lives or stays.',
      },
    },
    // I live [at → in] London.
    {
      id: 'preposition-after-words-17',
      find: [
        '@live|@work|@stay|@be|born|@study <at> %countries',
        '@live <at|on|to> NAME|a|the|this ADJ? city|town|village|country|house|flat|apartment ~NOUN|rate',
        '@live <at|to> %countries|NAME $',
      ],
      fix: 'in',
      explanation: {
        simple: 'A town, a country or a house is around us, so we say “in”.',
        full: 'A town, a country or a building around us takes “in”, not “{wrong}”.',
      },
    },
    // We arrived [to → in] London.
    {
      id: 'preposition-after-words-18',
      find: ['@arrive <to|at> %countries', '@arrive <to> NAME $'],
      fix: 'in',
      explanation: {
        simple: 'We arrive “in” a town or a country, not “{wrong}” it.',
        full: 'With towns and countries, “arrive” takes “in”, not “{wrong}”.',
      },
    },
    // I stayed [in → at] home.
    {
      id: 'preposition-after-words-19',
      find: ['<in> home ~office|town|page|country|and|cooking|economics|team|,|NOUNS', '<on> home $'],
      fix: 'at',
      explanation: {
        simple: 'When you are in your house, you are “at home”, not “{wrong} home”.',
        full: '“At home” is a fixed phrase: alone, “home” takes “at”, not “{wrong}”.',
      },
      unless: 'at|to|from in home',
    },
    // I met him [in → at] a party.
    {
      id: 'preposition-after-words-20',
      find: [
        '@be|@stay|@study|@work|@eat|@play|@meet <in> the? bus-stop|party|concert|university|work',
        '@be|@stay|@meet <in> the|a party|concert|wedding|bus ~NOUN|NOUNS|-',
        '@be|@study <in> the? university',
        '@see|@meet OBJ|NAME <in> the|a|POSS birthday|school|christmas|wedding|good? party|concert|wedding|station|airport|bus-stop|door',
        '@knock|@stand|@wait <in> the|POSS door|station|bus-stop',
      ],
      fix: 'at',
      explanation: {
        simple: 'We say “at” for a party, or for places like work or a station.',
        full: 'An event or a meeting point takes “at”; “in” is for being inside a room or building.',
      },
      unless: 'in|on the bus|work',
    },
  ],
};
