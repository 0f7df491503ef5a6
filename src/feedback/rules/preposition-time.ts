import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark } from '../patterns/marked-words.ts';
import { DEFAULT_EXPLANATION, TIME_PREPOSITION_EXPLANATION, WORD_LISTS } from './preposition-words.ts';

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const PREPOSITION_TIME_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    {
      id: 'preposition-time-01',
      find: ['<from> DIGITS|NUM|many ADJ* years|months ~to|old|ago|and|until|of', '<since> a long time'],
      fix: 'for',
      explanation: TIME_PREPOSITION_EXPLANATION,
      unless: '@be from',
    },
    {
      id: 'preposition-time-02',
      find: [
        '<during> DIGITS|NUM|a|an|many|several|few|some years|months|weeks|days|hours|minutes|year|month|week|hour',
        '<during> a long time',
        '<along|while> DIGITS|NUM years|hours|days|minutes|months',
      ],
      fix: 'for',
      explanation: {
        simple: 'Say "for" with a length of time: for two hours.',
        full: '"For" goes with a length of time, "during" with an event: for two weeks, during the holidays.',
      },
    },
    {
      id: 'preposition-time-03',
      find: [
        '@play|@practise|@practice <at|to|in|with> the? %sports',
        '@play <at|to> the? guitar|piano|violin|drums|cards|games|chess',
        '@watch|@see <at|to> television|tv',
        'SUBJ|MODAL|to @watch <at|to> the|a film|movie|game|match|news',
        'SUBJ|MODAL|to @call|@email|@ring <to> OBJ|POSS ~VERB',
        'SUBJ|MODAL|to @help|@kiss|@visit|@meet <to> OBJ|NAME',
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
        'SUBJ|MODAL|to @control|@affect|@influence|@follow|@support <to> OBJ|the|POSS',
        '@enter <in|into|to|at> the|POSS|a',
        '@ride <on|in> a|the|POSS? bike|bicycle',
        '@forgive <to> OBJ',
        '@invite|@advise|@teach|thank|thanked|@remind|@convince <to|for> OBJ',
      ],
      fix: '',
      explanation: {
        simple: 'There is no small word after this verb: play football, call me, enter the room.',
        full: 'This verb takes its object directly, without a preposition.',
      },
      when: (match, sentence) =>
        !/^(?:love|help|use|answer|call|support|influence|follow|visit|control|need|kiss|watch|like|ride|affect)$/.test(
          sentence[match.from]?.lower ?? '',
        ) ||
        !/^(?:the|a|an|my|your|his|her|our|their|of|this|that|'s|with|for|no|more|some|any)$/.test(
          sentence[match.from - 1]?.lower ?? '',
        ),
      unless: [
        '@enter into an|a agreement|contract|discussion',
        'reply|answer to',
        '@like to OBJ',
        '@leave of absence',
        '@help to',
        '@follow on|with|to',
        '@need for',
        'would like to',
      ],
    },
    {
      id: 'preposition-time-04',
      find: ['<in> the other hand', '<at> the other hand'],
      fix: 'on',
    },
    {
      id: 'preposition-time-05',
      find: ['^c <by|for|to|from|according|on|at> my opinion'],
      fix: 'in',
      explanation: { simple: 'We say: in my opinion.', full: 'The phrase is "in my opinion".' },
      unless: 'of|to|about my opinion',
    },
    {
      id: 'preposition-time-06',
      find: [
        '<on|in> accident',
        '<on> mistake',
        '<in> mistake',
        '<with> mistake|accident|chance',
        '<on> chance',
        '<on|in> heart',
        '<with> heart $',
      ],
      fix: 'by',
      explanation: {
        simple: 'We say: by mistake, by accident, by chance, by heart.',
        full: 'The phrases are by mistake, by accident, by chance, by heart.',
      },
      unless: ['on heart ANY', 'in heart', 'with heart', 'in accident|mistake ANY'],
    },
    {
      id: 'preposition-time-07',
      find: [
        '<in> purpose',
        '<in|at> holiday',
        '<in|at> vacation',
        '<in|at> a trip|journey',
        '<in|at> time $',
        '<in|at> business',
        '<in> the way to',
        '<in|at> sale',
        '<in|at> average',
        '<in|at> diet',
      ],
      fix: 'on',
      when: (match, sentence) =>
        !['time'].includes(getWordAfterMark(match, sentence)) &&
        !(getWordAfterMark(match, sentence) === 'business' && getFirstMarkedWord(match, sentence) === 'in') &&
        !(getWordAfterMark(match, sentence) === 'way'),
    },
    {
      id: 'preposition-time-08',
      find: [
        '<on|in> least',
        '<in|on> first sight',
        '<in|on> once',
        '<in|on> all $',
        '<in> the same time',
        '<on> the same time',
      ],
      fix: 'at',
      when: (match, sentence) => getWordAfterMark(match, sentence) !== 'all',
      explanation: {
        simple: 'We say: at least, at once, at the same time.',
        full: 'The phrases are at least, at once, at first sight, at the same time.',
      },
    },
    {
      id: 'preposition-time-09',
      find: ['@dress|dressed <with|of|by|on> a|the|ADJ|NOUN|POSS'],
      fix: 'in',
      unless: 'dress with|of|by|on',
    },
    {
      id: 'preposition-time-10',
      find: [
        'SUPER NOUN|NOUNS|day|thing|person|city <of> the world|city|class|country|school|town|family|team|village|street',
        'SUPER NOUN|NOUNS <from> the world|class|country',
        'most ADJ NOUN|NOUNS <of> the world|city|class|country|school|town|village|street',
      ],
      fix: 'in',
      explanation: {
        simple: 'The biggest city in the world; the tallest girl in the class.',
        full: 'After a superlative, a place or a group takes "in".',
      },
      unless: [
        'part|parts|side|end|point|time|member|members|rest|capital|edge|corner|day|level of',
        'in|of the day|year',
      ],
    },
    {
      id: 'preposition-time-11',
      find: ['-BE good|bad <on|with> ING', 'HESHE|i|you|we|they BE very|really|so|not? good|bad <in> ING'],
      fix: 'at',
      unless: 'good for|with OBJ',
    },
    {
      id: 'preposition-time-12',
      find: [
        'good|bad|great|excellent|brilliant|terrible <in|on> maths|math|english|french|sports|sport|tennis|football|basketball|music|art|history|science|drawing|cooking|dancing|singing|languages|chess|computers|mathematics|physics|chemistry|biology|geography|swimming|spanish|german',
      ],
      fix: 'at',
    },
  ],
};
