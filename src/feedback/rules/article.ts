/*
 * Corrects an article where there is none: “I love the nature” → “I love nature”, “we have the breakfast” →
 * “we have breakfast”, “he is a tall” → “he is tall”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@like|@love|@hate|@prefer ING <the n=%general> $`: “I like drinking [the coffee].” The noun is kept as
 * `n`, and no word may follow.
 *   <…>      the wrong words, which `fix` replaces
 *   a|an     one of these words
 *   ,?       this, or nothing
 *   ANY*     none to four of these
 *   ~of      the next word is not this; takes no word itself
 *   -of      the word before is not this; takes no word itself
 *   ^        the sentence begins here
 *   ^c       a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $        the sentence ends here
 *   @go      any form of “go”: go, goes, went, gone, going
 *   %sports  a word of the list `sports` in `lists` below: “football”
 *   n=tv     this word, which `fix` and the reasons quote as {n} (so also t)
 *   unless   patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”, MONTH “May”, WEEKDAY “Monday”
 *   ANY any word
 *   Reasons quote {last} the word before the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { ARTICLE_FORM_RULES } from './article-forms.ts';
import { countFiniteVerbs, getClauseAfter } from './clause.ts';
import { COUNTRIES, LANGUAGES, SPORTS } from './word-groups.ts';

/** Nouns that name a thing in general, without “the”: “I love nature”, “I like coffee”. */
const NAMED_IN_GENERAL = parseWordList(`
life love nature happiness friendship health freedom society pollution poverty education technology art history music maths mathematics physics biology chemistry geography science money
coffee tea chocolate pizza milk fish meat cheese bread rice fruit vegetables apples bananas sweets ice-cream pasta animals dogs cats horses books films movies games sports sport
children languages computers cars flowers crime war peace violence time
`);

/** What may follow the place where one goes: "to the school by bus". */
const AFTER_PLACE = 'by|every|on|with|and|at|because|early|late|together|today|yesterday|tomorrow|in the?';

/** Right: "the work of a nurse", "the money goes to the school": one certain place or task. */
const NOT_ITS_USUAL_USE = [
  'in the school|university|work of|in|near|on|that|where|which',
  'the work of',
  'next|close|near to the',
  'money|funds|prize|profits|letter|parcel ANY* @go|@come to',
];

const COUNTED_FROM_NOW = {
  simple: '“{n} {t}” counts from now, so it takes no “the”.',
  full: '“{n} {t}” counts from now, so it takes no article.',
};

/** Whether the marked name has its capital. Right: “She took a plate from the china”, which is no name. */
function endsWithCapital(match: Match, sentence: Sentence): boolean {
  return /^\p{Lu}/u.test(sentence[match.marked.to - 1]?.text ?? '');
}

/**
 * Whether one verb stands before the next clause. Right: “The last year we spent there was good”, “The last
 * week I was there, it rained”.
 */
function hasOneVerbBeforeLink({ marked }: Match, sentence: Sentence): boolean {
  const end = marked.to + getClauseAfter(sentence, marked.to).length;
  const opensOther = sentence[end]?.text === ',' && !FUNCTION_WORDS.CONJ.has(sentence[end + 1]?.lower ?? '');
  return countFiniteVerbs(sentence, marked.to) === 1 && !opensOther;
}

/**
 * An article where there is none, as in “I like [the tennis → tennis]”; and the rules of article-forms.ts.
 */
export const ARTICLE_RULES: RuleSet = {
  kind: 'article',
  explanation: {
    simple: '“{n}” is meant in general, so it takes no “the”.',
    full: '“{n}” in general takes no article; “the” would mean something particular.',
  },
  lists: {
    sports: SPORTS,
    languages: LANGUAGES,
    countries: COUNTRIES,
    general: NAMED_IN_GENERAL,
    transport: parseWordList(
      'bus car train plane bike bicycle taxi metro tram boat ship ferry subway underground',
    ),
    subjects: parseWordList(
      'maths math mathematics history geography biology physics chemistry science art music economics medicine law psychology engineering architecture',
    ),
  },
  rules: [
    ...ARTICLE_FORM_RULES,
    // She likes [the tennis → tennis].
    {
      id: 'article-03',
      find: [
        '@play|@like|@love|@enjoy|@hate|@prefer|@watch|@practise|@practice|@do <the n=%sports> ~NOUN|NOUNS|of|that|which|on|at',
      ],
      fix: '{n}',
      explanation: {
        simple: 'The names of games and sports take no “the”: “{n}”.',
        full: '“{n}” is the name of a game or sport, so it takes no article.',
      },
    },
    // She speaks [the Spanish → Spanish] well.
    {
      id: 'article-04',
      find: [
        '@speak|@learn|@study|@understand|@know|@teach|in|from|into <the n=%languages> ~NOUN|NOUNS|NAME|of|who|are|version|people|and|for|word|term|technology|tech|"|name|republic',
        '@be|@find good|bad|difficult|easy at? <the n=%languages> $',
        '@speak|@learn|@study <the n=%languages> for NUM|DIGITS|a|many|several|some|two|fun|work',
        'subject|subjects|language|languages is|are|was|were <the n=%languages|%subjects> $|,|and|because|but',
      ],
      fix: '{n}',
      explanation: {
        simple: 'The name of a language takes no “the”: “{n}”.',
        full: '“{n}” names a language, so it takes no article.',
      },
      unless: 'the ANY language',
    },
    // I love [the nature → nature].
    {
      id: 'article-05',
      find: [
        '@like|@love|@hate|@enjoy|@prefer|@study|@learn <the n=%general|%subjects> $',
        '@like|@love|@hate|@enjoy|@prefer|@study|@learn <the n=%general|%subjects> and|more|but|because|very|better|a|than|so|or',
        '@like|@love|@hate|@prefer ING <the n=%general> $',
        'interested in <the n=%general|%subjects> $',
        '@study <the n=%subjects> in|at NAME|university|school|the|a',
        'good|bad at <the n=%subjects|%sports>',
        'afraid|scared|frightened|terrified of <the n=spiders|snakes|dogs|cats|mice|rats|insects|horses|birds|animals|sharks|lions|ghosts|heights|thunder|storms|clowns|needles|bees|wasps|death> $|and|,|because|but|since',
      ],
      fix: '{n}',
      // Right: "I like the fish, but the meat is too salty", of one meal.
      unless: [
        '@like the book|film|game|story|music',
        'but the NOUN',
        'the music|art|history|people|children of|in|at|on|who',
        'more|most of the',
      ],
    },
    // [The life → Life] is short.
    {
      id: 'article-06',
      find: [
        "^c <the n=life|nature|happiness|friendship|freedom|society|peace> is|can|makes|gives|isn't ADJ|important|beautiful",
        '^ <the n=life> in|without|with|here',
        '^ <the n=english|spanish|french|german|chinese|maths|mathematics|physics|biology|chemistry> is',
        '^c <the n=english|spanish|french|german|maths|physics|biology|chemistry> is very|so|really? easy|difficult|hard|important|useful|necessary|interesting|my',
      ],
      fix: '{n}',
      unless: ['the love|life of', 'the ANY is|can|makes|gives ANY that|which'],
    },
    // We have [the breakfast → breakfast] at eight.
    {
      id: 'article-07',
      find: [
        '@have|@eat|@cook|@make|@prepare|after|before <the n=breakfast|lunch|dinner> ~of|that|NOUN|table|party|with|you|in',
        '-bill|money|price|@pay|@thank|thanks|you for <the n=breakfast|lunch|dinner> ~of|that|NOUN|table|party|with|you|in',
        'SUBJ @have|@eat <the n=breakfast|lunch|dinner> in|at a|an|the|my|our|his|her|their ADJ? café|cafe|restaurant|hotel|garden|canteen|kitchen|park|school|office|pub|bar|house|city|town|centre|hall',
        '@have|@eat <a n=breakfast|lunch|dinner> ~NOUN|with|party|meeting|date',
      ],
      fix: '{n}',
      explanation: {
        simple: 'The name of a meal takes no “the” or “a” here: “{n}”.',
        full: '“{n}” names a meal, so it takes no article here.',
      },
    },
    // I am at [the work → work].
    {
      id: 'article-08',
      find: [
        'to|from|at|after|before <the n=work> ~of|that|on|in|you|we|done|PAST|VERBS|is|was|has|can|will',
        '@go|@come|@get to <the n=work> $',
        '@go|@come to <the n=work> by|every|on|with|and|at|because|early|late|together|today|yesterday|tomorrow|in the?',
      ],
      fix: '{n}',
      explanation: {
        simple: 'When “work” means your job, it has no “the”.',
        full: '“Work” in the sense of a job, or of the place of a job, takes no article.',
      },
      unless: NOT_ITS_USUAL_USE,
    },
    // I go to [the school → school].
    {
      id: 'article-21',
      find: [
        '@go|@come|@get to <the n=school|university|college|class> $',
        `@go|@come to <the n=school|university|college> ${AFTER_PLACE}`,
        '@finish|@start|@begin <the n=school> $',
      ],
      fix: '{n}',
      explanation: {
        simple: 'When we go to {n} to learn, “{n}” has no “the”.',
        full: '“{n}” takes no article when someone is there to learn.',
      },
      unless: NOT_ITS_USUAL_USE,
    },
    // She goes to [the bed → bed] at ten.
    {
      id: 'article-26',
      find: [
        '@go|@come|@get to <the n=bed> $',
        `@go|@come to <the n=bed> ${AFTER_PLACE}`,
        '@be|@stay in <the n=bed> $',
        'to <the n=bed> $',
      ],
      fix: '{n}',
      explanation: {
        simple: 'When we go there to sleep, “bed” has no “the”.',
        full: '“Bed” takes no article when someone goes there to sleep.',
      },
      unless: NOT_ITS_USUAL_USE,
    },
    // We go to [the church → church] every Sunday.
    {
      id: 'article-27',
      find: ['@go|@come|@get to <the n=church> $', `@go|@come to <the n=church> ${AFTER_PLACE}`],
      fix: '{n}',
      explanation: {
        simple: 'When we go there to pray, “church” has no “the”.',
        full: '“Church” takes no article when someone goes there to pray.',
      },
      unless: NOT_ITS_USUAL_USE,
    },
    // I go to school by [the bus → bus].
    {
      id: 'article-09',
      find: [
        'by <the|a n=%transport> $',
        '@go|@come|@travel ANY? ANY? ANY? by <the|a|my|his|her|our|their n=%transport>',
      ],
      fix: '{n}',
      explanation: {
        simple: 'How we travel is “by {n}”, without “the” or “a”.',
        full: 'After “by”, “{n}” is a way to travel and takes no article.',
      },
      unless: ['next|close|hit|stopped|caused|made|driven|pulled|killed by', 'by the|a car|train|ANY window'],
    },
    // My birthday is in [the May → May].
    {
      id: 'article-10',
      find: [
        'on <the n=foot> $',
        'in <the n=MONTH> ~NOUN|NOUNS|of|issue|DIGITS',
        'on <the n=WEEKDAY> ~of|NOUN|before|after|NOUNS',
        '@go|@be on <the n=foot>',
        'for <the n=example>',
        'at <the n=least|once>',
        'in <the n=fact|general> ~that',
        'in <the n=front> of',
        'in <the n=danger>',
        "at <the n=NUM|DIGITS> o'clock",
        'at <the n=NUM|DIGITS> $',
      ],
      fix: '{n}',
      explanation: {
        simple: 'The words “{last} {n}” go together, without “the”.',
        full: 'The phrase “{last} {n}” takes no article.',
      },
    },
    // I live in [the Spain → Spain].
    {
      id: 'article-11',
      find: [
        "in|to|from|through|across|around|about|@visit|@love <the n=%countries> ~NOUN|NOUNS|NAME|ADJ|'s|-|of|metro|underground|marathon|olympics",
        '^ <the n=%countries> is|has|was',
        '^ in <the n=%countries> ,? people|there|we|they|i|you|it',
      ],
      fix: '{n}',
      explanation: {
        simple: 'Most names of countries have no “the”. “The UK” is different.',
        full: 'Most names of countries and continents take no article; “the UK” is an exception.',
      },
      when: endsWithCapital,
    },
    // [The Lake → Lake] Garda is beautiful.
    {
      id: 'article-23',
      find: '<the n=mount|lake> NAME',
      fix: '{n}',
      explanation: {
        simple: 'A name with “{n}” at its start has no “the”.',
        full: 'A name that begins with “Lake” or “Mount” takes no article.',
      },
      when: endsWithCapital,
    },
    // [The Mr → Mr] Smith is here.
    {
      id: 'article-24',
      find: 'NOUN? -of <the n=mr|mrs|ms|miss|dr|professor> NAME',
      fix: '{n}',
      explanation: {
        simple: '“{n}” and a name stand together without “the”.',
        full: 'A title before a name, such as “{n}”, takes no article.',
      },
      when: endsWithCapital,
    },
    // My exams start [the next month → next month].
    {
      id: 'article-14',
      find: [
        '^c -until|till|since <the n=last t=night|week|month> , SUBJ|NAME|POSS|the',
        '^ <the n=last t=year|summer|winter|weekend> , SUBJ|NAME|POSS',
        '^ <the n=last t=year|summer|winter|weekend> SUBJ went|travelled|visited|flew|moved|bought|stayed to|in|with|NAME|POSS|a|the|at ANY* $',
        'SUBJ met|went|visited|came|arrived|moved|travelled ANY? ANY? ANY? <the n=last t=year|summer|winter|weekend|week|month> on|at|with|because|and|when|to',
        "will|'ll|to|can go|come|travel|visit|start|begin|have|move|see|meet|call|be ANY? ANY? ANY? <the n=next t=week|month|year|summer|weekend> $|,|because|so|with|when|and",
        'start|starts|begin|begins <the n=next t=week|month|year|summer>',
        'VERB|PAST|NOUN|NOUNS|OBJ|there|NAME|EN|here <the n=last|next t=night|week|year|month|weekend|summer> $',
      ],
      fix: '{n} {t}',
      explanation: COUNTED_FROM_NOW,
      unless: ['of|in|for|over|during the last|next', 'it was|is the', 'the last|next ANY before|after|of'],
    },
    // [The last year → Last year] my cousins came in August.
    {
      id: 'article-28',
      find: [
        '^ <the n=last t=year|summer|winter|spring|autumn|weekend|week|month> SUBJ|POSS|NAME',
        '^c -until|till|since <the n=last t=night> SUBJ|POSS|NAME',
      ],
      fix: '{n} {t}',
      when: hasOneVerbBeforeLink,
      explanation: COUNTED_FROM_NOW,
    },
    // I like walking in [the nature → nature].
    {
      id: 'article-15',
      find: ['in <the n=nature|space> $', 'in <the n=nature> ~of'],
      fix: '{n}',
    },
    // I watch [the television → television].
    {
      id: 'article-18',
      find: ['@watch <the n=television> ~NOUN', '@watch <the n=tv> ~NOUN|show|programme'],
      fix: '{n}',
      explanation: {
        simple: 'After “{last}”, “{n}” takes no “the”.',
        full: '“{n}” is what we watch in general, so it takes no article.',
      },
    },
    // He is [a tall → tall].
    {
      id: 'article-19',
      find: [
        '@be <a|an n=tired|happy|hungry|sad|hot|angry|thirsty|late|busy|ill|sick|beautiful|tall|nice|big|interesting|important|difficult|easy|expensive|cheap|funny|good|bad> $',
      ],
      fix: '{n}',
      explanation: {
        simple: '“{n}” only describes, with no thing after it, so it takes no “a”.',
        full: '“{n}” is an adjective without a noun, so it takes no article.',
      },
      unless: 'such|what|quite a',
    },
  ],
};
