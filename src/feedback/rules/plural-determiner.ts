/*
 * Corrects a determiner and a noun that do not agree in number: “this cars” → “these cars”, “every days” →
 * “every day”; and nouns that stay singular: “a two hours flight” → “a two hour flight”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<these> ~NOUNS NOUN is|was|has`: “[these] book is nice”.
 *   <…>              the wrong words, which `fix` replaces
 *   a|an             one of these words
 *   ,?               this, or nothing
 *   ADJ*             none to four of these
 *   ~of              the next word is not this; takes no word itself
 *   &$|because|very  the next word is one of these; takes no word itself
 *   -of|for|on|at|…  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   ^c               a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                the sentence ends here
 *   %mayFollowA      a word of the list `mayFollowA` in `lists` below: “news”
 *   =NOUNS           a word that is nothing else: “dogs”, not “walks”, which is a verb as well
 *   =NOUN            a word that is nothing else: “table”, not “work”, which is a verb as well
 *   a=ADJ?           this word, which `fix` and the reasons quote as {a} (so also n); empty where the pattern
 *                    took no word
 *   n==NOUNS         a word for =NOUNS, quoted as {n}
 *   {n:singular}     its singular: “dog”
 *   unless           patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”, DIGITS “12”
 *   FREQ “always, often …”, PREP “in, at …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark, {after} what the pattern asks for after the mark.
 */

import { WORDS_IN_S_WITHOUT_ENDING } from '../lexicon/nouns.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { takeToClauseEnd } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';

const ONE_EXPLANATION = {
  simple: 'After “{before}” we speak of one: “{right}”.',
  full: '“{before}” takes a singular noun: “{right}”.',
};

/**
 * "This", "these", "a", "every" and numbers that do not go with the number of their noun, and nouns that stay
 * singular, as in "a two-hour flight".
 */
export const PLURAL_DETERMINER_RULES: RuleSet = {
  kind: 'plural',
  explanation: ONE_EXPLANATION,
  lists: {
    // Words that look or are used like plurals, but may follow "a". Right: "a news item", "a people of the
    // north".
    mayFollowA: [
      ...WORDS_IN_S_WITHOUT_ENDING,
      'people',
      'overseas',
      'chaos',
      'grassroots',
      'biogas',
      'emissions',
    ],
  },
  rules: [
    // I like [this → these] cars.
    {
      id: 'plural-03',
      find: [
        '<this> ADJ* =NOUNS',
        '-PREP <this> NUM|DIGITS ADJ* books|brothers|sisters|children|films|cities|countries|friends|people|things|pictures|photos|girls|boys|places|reasons|languages|sports|cats|dogs|houses|cars|women|men|options ~ago',
        '<this> ADJ* people|children|men|women|shoes|glasses|trousers|books|clothes',
      ],
      fix: 'these',
      explanation: {
        simple: '“{after}” means more than one, so we say “these”, not “this”.',
        full: '“{after}” is plural, so it takes “these”, not “this”.',
      },
      when: endsInPlural,
    },
    // [That → Those] shoes are nice.
    {
      id: 'plural-04',
      find: [
        '^ <that> ADJ* =NOUNS',
        'like|love|want|see|at|in|of|buy|know|with <that> =NOUNS $',
        'like|love|hate|buy|watch|read|wear <that> NOUNS &$|because|very',
        '^ who|what are|were <that> ADJ? NOUNS|people|men|women|children',
      ],
      fix: 'those',
      explanation: {
        simple: '“That” is for one thing. There are more here, so we say “those”.',
        full: '“That” goes with a singular noun; before a plural it is “those”.',
      },
      when: (match, sentence) => endsInPlural(match, sentence) && !hasSingularVerbAfter(match, sentence),
    },
    // [These → This] book is nice.
    {
      id: 'plural-05',
      find: [
        '<these|those> ~present|involved|concerned|responsible ADJ* =NOUN is|was|has',
        '<these> ~NOUNS NOUN is|was|has',
      ],
      fix: 'this',
      explanation: {
        simple: 'There is only one, so we say “this”, not “{wrong}”.',
        full: 'The noun is singular, so it takes “this”, not “{wrong}”.',
      },
    },
    // He has [a friends → friends].
    {
      id: 'plural-06',
      find: [
        "<a|an ~few|many|hundred|lot|people a=ADJ? ~%mayFollowA n=NOUNS> ~NOUN|'s",
        "<one ~few|many|hundred|lot|people a=ADJ? ~%mayFollowA n==NOUNS> ~NOUN|'s",
      ],
      fix: '{a} {n}',
      unless: "a NOUNS '",
      when: endsInPlural,
      explanation: {
        simple: '“{n}” means more than one, so it takes no “a” or “one”: “{right}”.',
        full: '“{n}” is plural, so no “a” or “one” stands before it: “{right}”.',
      },
    },
    // I run [every days → every day].
    {
      id: 'plural-07',
      // Right: "every fish", "every species", which are singular as well.
      find: [
        '<every ~NOUN n=NOUNS> ~of',
        '<every ~NOUN n=years|days|weeks|months|mornings|evenings|nights|weekends|summers>',
        // Right: "the best of all the days", "on all days", "all the days were sunny".
        '^ <all the n=days|mornings|evenings|afternoons|nights|weekends|weeks|months|years|summers|winters> ,? SUBJ FREQ? VERB|VERBS',
        '-of|for|on|at|during|are|were|is|was <all the n=mornings|evenings|afternoons|nights|weekends|summers|winters|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays> $|,|and|because|but|with|in|at',
        '-of|for|on|at|during|are|were|is|was|means|include|includes <all n=mornings|evenings|afternoons|weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays> $|,|and|because|but|with',
        'VERB|VERBS|PAST|OBJ|NOUN|NOUNS|here|there|up|him|her|school|work|early|late -of|for|on|at|during|are|were|is|was <all the? n=days> $',
      ],
      fix: 'every {n:singular}',
      explanation: {
        simple: 'We say “{right}”: “every” goes with one {n:singular}.',
        full: '“Every” is followed by a singular noun: “{right}”.',
      },
    },
    // Each [students → student] has a book.
    {
      id: 'plural-08',
      find: ['each <n=NOUNS> ~of'],
      fix: '{n:singular}',
      when: endsInPlural,
    },
    // I saw a [ten years old → ten-year-old] boy.
    {
      id: 'plural-09',
      find: [
        '<n=DIGITS|NUM years old> boy|girl|man|woman|child|son|daughter|brother|sister|dog|cat|car|house',
        '<n=DIGITS - years-old> NOUN',
      ],
      fix: '{n}-year-old',
      explanation: {
        simple: 'This age describes the person, so “year” has no -s.',
        full: 'The age is an adjective before the noun here, so “year” stays singular.',
      },
    },
    // It is a [two hours → two-hour] flight.
    {
      id: 'plural-10',
      find: [
        'a|an|the <q=NUM|DIGITS n=hours|days|minutes|weeks|months|euros|dollars|stars|kilometres> flight|trip|walk|drive|journey|holiday|break|lesson|class|course|hotel|film|movie|ride|note|visit|tour|meeting|stay|vacation|wait|delay|contract|internship|camp',
      ],
      fix: '{q}-{n:singular}',
      explanation: {
        simple: 'It describes “{after}”, so it has no -s: “{right} {after}”.',
        full: 'Before the noun “{after}”, the unit stays singular: “{right} {after}”.',
      },
    },
    // There were two [hundreds → hundred] people.
    {
      id: 'plural-11',
      find: ['NUM|DIGITS|several|few <n=hundreds|thousands|millions> NOUNS|people|and|of'],
      fix: '{n:singular}',
      explanation: {
        simple: 'After “{last}” there is no -s: “{last} {right}”.',
        full: 'After a number, “{right}” has no -s: “{last} {right}”.',
      },
    },
    // She has long [hairs → hair].
    {
      id: 'plural-12',
      find: [
        'POSS <hairs> are|is',
        'long|short|blond|blonde|brown|black|dark|curly|straight|red|beautiful|POSS <hairs>',
      ],
      fix: 'hair',
      explanation: {
        simple: 'The hair on your head has no -s.',
        full: '“Hair” on a head is uncountable, so it has no -s.',
      },
    },
    // [Everythings → Everything] was nice.
    {
      id: 'plural-16',
      find: [
        '<n=everythings|somethings|anythings>',
        'know|say|do|eat|understand|see|buy|want|need|hear|have|is|was|there <n=nothings> ~of',
      ],
      fix: '{n:singular}',
      explanation: {
        simple: '“{right}” has no -s, even when you mean many things.',
        full: '“{right}” is always singular and takes no -s.',
      },
    },
    // Some people like tea, and [other → others] like coffee.
    {
      id: 'plural-17',
      find: "^c some ANY* ANY* ,|and|but and? <other> like|prefer|think|love|hate|go|play|say|believe|are|have|do|don't|want|live|eat|drink|use",
      fix: 'others',
      explanation: {
        simple: 'It means “other people” here, so we say “others”.',
        full: 'Without a noun after it, the plural is “others”.',
      },
    },
    // He is a [people → person] I like.
    {
      id: 'plural-13',
      find: ["a|one <people> ~NOUN|with|whose|that|'s"],
      // Right: "We stand as one people."
      unless: 'as|are|were one people',
      fix: 'person',
      explanation: {
        simple: 'One is a “person”. “People” are more than one.',
        full: 'The singular of “people” is “person”.',
      },
    },
    // I saw a [children → child].
    {
      id: 'plural-14',
      find: "a|one|this|every|each <n=children|men|women|teeth|feet|mice> ~'s",
      fix: '{n:singular}',
    },
  ],
};

/**
 * Words in -s that are no plurals, or may stand after "a" and "this". Right: "this series", "a ten minutes
 * walk".
 */
const UNCLEAR_PLURALS =
  /^(?:means|news|bias|ethos|series|species|minutes|hours|years|days|weeks|months|lens|\w*(?:is|us|ss|shambles))$/;

/**
 * Whether the last word of the match can only be a plural. Right: "this series", and "this Williams", a name.
 */
function endsInPlural({ to }: Match, sentence: Sentence): boolean {
  const noun = sentence[to - 1];
  if (!noun?.tags.has('NOUNS') || noun.tags.has('NOUN')) return false;
  return !UNCLEAR_PLURALS.test(noun.lower) && !noun.lower.includes('-') && !/^\p{Lu}/u.test(noun.text);
}

/** Right: "That bats are blind is not true", where a clause with "that" is the subject. */
function hasSingularVerbAfter({ to }: Match, sentence: Sentence): boolean {
  return takeToClauseEnd(sentence, to).some(
    ({ lower, tags }) => lower === 'is' || lower === 'was' || tags.has('VERBS'),
  );
}
