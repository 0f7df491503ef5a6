/*
 * Corrects prepositions of fixed phrases: “good in maths” → “good at maths”, “the biggest city of the world”
 * → “the biggest city in the world”; and prepositions that are too much: “he called to me” → “he called me”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@ride <on|in> a|the|POSS? bike|bicycle`: “we ride [on] my bike”.
 *   <…>      the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   an|a     one of these words
 *   the?     this, or nothing
 *   ~VERB    the next word is not this; takes no word itself
 *   -BE      the word before is not this; takes no word itself
 *   ^        the sentence begins here
 *   $        the sentence ends here
 *   @make    any form of “make”: make, makes, made, making
 *   %sports  a word of the list `sports` in preposition-words.ts: “football”
 *   n=way    this word, which `fix` and the reasons quote as {n} (so also g)
 *   unless   patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, SUPER “biggest”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   BE “be, am, was …”, BEFIN “am, is, was …”, MODAL “can, won't …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark.
 */

import { explain, type RuleSet } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './preposition-words.ts';

const ABILITY_EXPLANATION = {
  simple: '“{g}” goes with “at” for what we can do.',
  full: '“{g}” takes “at” before an ability or a subject.',
};

/**
 * Prepositions in fixed phrases, such as "on the other hand", "good at maths" and "the biggest in the world",
 * and verbs whose object needs none.
 */
export const PREPOSITION_PHRASE_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // I play [in → ] volleyball.
    {
      id: 'preposition-time-13',
      find: [
        '@play|@practise|@practice <at|to|in|with> the? %sports',
        '@play <at|to> the? cards|games|chess',
      ],
      fix: '',
      explanation: {
        simple: 'The game comes right after “{last}”, without “{wrong}”.',
        full: '“{last}” takes the game as its direct object, without “{wrong}”.',
      },
      when: (match, sentence) => !isFirstWordNoun(match, sentence),
    },
    // She plays [at → ] the piano.
    {
      id: 'preposition-time-14',
      find: '@play <at|to> the? guitar|piano|violin|drums',
      fix: '',
      explanation: {
        simple: 'What we play music with comes right after “{last}”, without “{wrong}”.',
        full: '“{last}” takes the instrument as its direct object, without “{wrong}”.',
      },
      when: (match, sentence) => !isFirstWordNoun(match, sentence),
    },
    // He called [to → ] me.
    {
      id: 'preposition-time-03',
      find: [
        '@watch|@see <at|to> television|tv',
        'SUBJ|MODAL|to @watch <at|to> the|a film|movie|game|match|news',
        'SUBJ|MODAL|to @call|@email|@ring <to> OBJ|POSS ~VERB',
        'SUBJ|MODAL|to @kiss|@visit|@meet <to> OBJ|NAME',
        'SUBJ|MODAL|to @answer <at> OBJ',
        'SUBJ|MODAL @ask <to|at> OBJ|POSS ~VERB|home|school|work',
        '@tell|@told <to> OBJ',
        'SUBJ|MODAL|to @use <of|with> the|POSS',
        'SUBJ @like|@love|@hate <of|at> the|POSS|OBJ',
        'SUBJ|MODAL @need|@want <of> the|a|POSS|OBJ|more',
        'SUBJ|MODAL|to @reach <to|at> the|POSS|NAME ~time|end|moment|beginning',
        'SUBJ|MODAL|to @join <to|with> the|us|OBJ|POSS|a',
        'SUBJ|MODAL|to @cross <through> the',
        '@climb <on|in> the mountain',
        'SUBJ|MODAL|to @leave <from> POSS|the house|home',
        'SUBJ|MODAL|to @leave <of> the|POSS|home ~board|right|side',
        'SUBJ|MODAL|to @control|@affect|@influence|@support <to> OBJ|the|POSS',
        '-was|were|is|are|been|be|being @enter <in|into|to|at> the|POSS|a',
        '@ride <in> a|the|POSS? bike|bicycle',
        '@forgive <to> OBJ',
        'ING|NOUN|it|this|that|which harms|damages <to> POSS|the|OBJ ~NOUN|NOUNS from|done',
        'ING|NOUN|it|this|that|which harms|damages <to> POSS|the health|body|environment|planet|skin|heart|lungs|brain|nature|eyes|ears|teeth|animals|children|society',
        'SUBJ|MODAL|to|NAME|NOUN|please @give|@buy|@send|@show|@teach|@bring|@lend|@offer|@cook|@make <to> me|him|her|us|them a|an|the|some|my|his|NUM|DIGITS|many|this|money',
        '^ give|send|show|bring|lend|tell <to> me|us|him a|an|the|some|my|your|NUM|DIGITS|more',
        'SUBJ|NAME|NOUN @buy|@cook|@make <for> me|him|us|them a|an|some NOUN|ADJ NOUN? $|,|and|because',
        '@invite|@advise|@teach|thank|thanked|@remind|@convince <to|for> OBJ',
      ],
      fix: '',
      explanation: {
        simple: 'The person, thing or place comes right after “{last}”, without “{wrong}”.',
        full: '“{last}” takes its object directly here, without “{wrong}”.',
      },
      when: (match, sentence) => !isFirstWordNoun(match, sentence),
      unless: [
        '@enter into an|a agreement|contract|discussion',
        '@enter in|at a hurry|rush|run|line|time|point|moment',
        '@enter in|at the morning|afternoon|evening|end|beginning|middle|order|dark',
        'reply|answer to',
        'BEFIN|been taught to',
        '@like to OBJ',
        '@leave of absence',
        '@need for',
        'would like to',
      ],
    },
    // I took it [on → by] mistake.
    {
      id: 'preposition-time-06',
      find: [
        '<on|in> n=accident',
        '<on> n=mistake',
        '<in> n=mistake',
        '<with> n=mistake|accident|chance',
        '<on> n=chance',
        '<on> n=heart',
      ],
      fix: 'by',
      explanation: explain('“{n}” goes with “{right}” here, not with “{wrong}”.'),
      // Right: "They work on heart disease", "I took it in mistake for mine".
      unless: ['on heart ANY', 'in accident|mistake ANY'],
    },
    // We are [in → on] holiday.
    {
      id: 'preposition-time-07',
      find: [
        '<in> n=purpose',
        '<in|at> n=holiday',
        '<in|at> n=vacation',
        '<in|at> a n=trip|journey',
        '<at> n=business',
        '<in> the n=way to',
        '<in|at> n=sale',
        '<in|at> n=average ~NOUN|NOUNS|incomes',
        // The rule for a missing “a” makes it “on a diet”.
        '<in|at> n=diet',
      ],
      fix: 'on',
      explanation: explain('“{n}” goes with “{right}” here, not with “{wrong}”.'),
    },
    // It takes [in → at] least an hour.
    {
      id: 'preposition-time-08',
      find: [
        '<on|in> n=least',
        '<in|on> first n=sight',
        '<in|on> n=once',
        '<in> the same n=time',
        '<on> the same n=time',
      ],
      fix: 'at',
      explanation: {
        simple: 'These begin with “at”: “at least”, “at once”, “at first sight”, “at the same time”.',
        full: '“{n}” goes with “at” in this phrase, not with “{wrong}”.',
      },
    },
    // She was dressed [with → in] a red coat.
    {
      id: 'preposition-time-09',
      // Right: "a dress with a belt", a noun; so only the forms that are verbs alone.
      find: ['dressed <with|of|by|on> a|the|ADJ|NOUN|POSS'],
      fix: 'in',
      explanation: {
        simple: 'We are dressed “in” our clothes, not “{wrong}” them.',
        full: '“Dress” takes “in” before the clothes, not “{wrong}”.',
      },
    },
    // It is the biggest city [of → in] the world.
    {
      id: 'preposition-time-10',
      find: [
        'SUPER NOUN|NOUNS|day|thing|person|city <of> the world|city|class|country|school|town|family|team|village|street',
        'SUPER student|boy|girl|person|man|woman|player|place|building|river|mountain|lake|city|town <of> the|my|our|this whole? class|country|village|town|city|world|school|team',
        'most ADJ student|boy|girl|person|man|woman|player|place|building|river|mountain|lake|city|town <of> the|my|our|this whole? class|country|village|town|city|world|school|team',
        'SUPER NOUN|NOUNS <from> the world|class|country',
        'most ADJ NOUN|NOUNS <of> the world|city|class|country|school|town|village|street',
      ],
      fix: 'in',
      explanation: {
        simple: 'After “{before}” we say “in” for the place or group.',
        full: 'After a superlative, the place or the group takes “in”, not “{wrong}”.',
      },
      unless: [
        'part|parts|side|end|point|time|member|members|rest|capital|edge|corner|day|level of',
        'in|of the day|year',
      ],
    },
    // He is good [in → at] swimming.
    {
      id: 'preposition-time-11',
      find: [
        '-BE g=good|bad <on|with> ING',
        'HESHE|i|you|we|they BE very|really|so|not? g=good|bad <in> ING',
      ],
      fix: 'at',
      explanation: ABILITY_EXPLANATION,
      unless: 'good for|with OBJ',
    },
    // I am good [in → at] maths.
    {
      id: 'preposition-time-12',
      find: [
        'g=good|bad|great|excellent|brilliant|terrible <in|on> maths|math|english|french|sports|sport|tennis|football|basketball|music|art|history|science|drawing|cooking|dancing|singing|languages|chess|computers|mathematics|physics|chemistry|biology|geography|swimming|spanish|german',
      ],
      fix: 'at',
      explanation: ABILITY_EXPLANATION,
    },
  ],
};

/** Right: "the visit to him", "my love of the sea", "no need of more", where the first word is a noun. */
function isFirstWordNoun(match: Match, sentence: Sentence): boolean {
  const verbsAlsoNouns =
    /^(?:love|help|use|answer|call|support|influence|follow|visit|control|need|kiss|watch|like|ride|affect)$/;
  const beforeNouns = /^(?:the|a|an|my|your|his|her|our|their|of|this|that|'s|with|for|no|more|some|any)$/;
  return (
    verbsAlsoNouns.test(getFirstWord(match, sentence)) &&
    beforeNouns.test(getWordBeforeMatch(match, sentence))
  );
}
