import type { Tag } from '../lexicon/lexicon.ts';
import { explain, type RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import {
  COLLECTIVE_NOUNS,
  DEFAULT_EXPLANATION,
  isPluralSubject,
  LIKE_THEY_EXPLANATION,
  NOT_THIRD_PERSON_EXPLANATION,
  PLURAL_EXPLANATION,
  VERB_IN_S_EXPLANATION,
  VERB_WITHOUT_S_EXPLANATION,
  WORD_LISTS,
} from './agreement-words.ts';
import { isAboutThePast, isOnlyFiniteVerb, joinLowerCase, needsThirdPersonS } from './clause.ts';

/** Whether "like" compares: "a radio like that". */
const isComparison = (match: Match, sentence: Sentence) =>
  getFirstMarkedWord(match, sentence) === 'like' &&
  /^(?:that|this|these|those|him|her|me|you|us|them)$/.test(getWordAfterMark(match, sentence));

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `INDEF1 <are>`: “everyone” or a word like it, and then “are”, which is marked.
 * `@live` any form of it; `%persons` a word of the list; CAPITALS kinds of words (MIDADV “always”, NOUNS
 * plural noun, DET “some”); `=X` of this kind only; `x?` x or nothing; `x*` up to four; `~x` x does not
 * follow; `&x` x follows; `-x` x does not precede; `^` sentence start; `^c` clause start.
 */
export const AGREEMENT_STATEMENT_RULES: RuleSet = {
  kind: 'agreement',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // She [have → has] a new bike.
    {
      id: 'agreement-statement-01',
      find: ['HESHE MIDADV? <have> ~to', 'HESHE MIDADV? <have> &to'],
      fix: 'has',
      inPast: 'had',
      when: (match, sentence) => !isObjectIt(match, sentence) && needsThirdPersonS(match, sentence),
    },
    // He [don't → doesn't] like fish.
    {
      id: 'agreement-statement-02',
      find: ["HESHE|INDEF1|=NAME MIDADV? <don't>", "^c DET ADJ* =NOUN MIDADV? <don't>"],
      fix: "doesn't",
      inPast: "didn't",
      unless: ['suggest|recommend that', "and|or NAME don't"],
      when: (match, sentence) => !isAboutThePast(match, sentence),
    },
    // She [live → lives] in Rome.
    {
      id: 'agreement-statement-03',
      find: ['HESHE MIDADV? -to &VERB ~PAST|ADJ <v=VERB>', 'INDEF1 MIDADV? &VERB ~PAST|ADJ <v=VERB>'],
      fix: '{v:s}',
      explanation: VERB_IN_S_EXPLANATION,
      inPast: '{v:past}',
      // "Somebody call a doctor!" asks for help.
      when: (match, sentence) =>
        sentence.at(-1)?.text !== '!' &&
        // "Please nobody mention it."
        sentence[match.from - 1]?.lower !== 'please' &&
        // "Someone help me.", "Everyone sit down."
        !(
          /^(?:every|some|any|no)(?:one|body)$/.test(sentence[0]?.lower ?? '') &&
          match.from === 0 &&
          sentence.length <= 5 &&
          /^(?:sit|stand|come|help|move|listen|stop|wait|call|get|run|take|close|look|leave|keep)$/.test(
            getFirstMarkedWord(match, sentence),
          )
        ) &&
        !isObjectIt(match, sentence) &&
        needsThirdPersonS(match, sentence),
    },
    // Anna [like → likes] tea.
    {
      id: 'agreement-statement-04',
      find: [
        '^c =NAME NAME? MIDADV? ~PAST|NOUN|ADJ <v=VERB>',
        '^c POSS|the|this|that|a|an|every|each ADJ* %persons MIDADV? ~PAST|ADJ <v=VERB>',
        '^c POSS|the|this|that|a|an ADJ* =NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
        '^c POSS|the|this|that|a|an NOUN NOUN MIDADV? ~PAST|ADJ|NOUN <v=VERB>',
      ],
      fix: '{v:s}',
      explanation: VERB_IN_S_EXPLANATION,
      inPast: '{v:past}',
      when: (match, sentence) =>
        needsThirdPersonS(match, sentence) &&
        !/^(?:god|heaven)$/.test(getWordBeforeMark(match, sentence)) &&
        !/^\p{Lu}/u.test(sentence[match.marked.from]?.text ?? '') &&
        !isComparison(match, sentence) &&
        !COLLECTIVE_NOUNS.includes(getWordBeforeMark(match, sentence)) &&
        !isPartOfCompound(sentence[match.marked.to]) &&
        // "Third row. An old man …": a heading of its own.
        !/^(?:first|second|third|fourth|fifth|next|last)$/.test(getWordBeforeMark(match, sentence)) &&
        !/s$/.test(getWordBeforeMark(match, sentence)),
    },
    // My hair [are → is] long.
    {
      id: 'agreement-statement-05',
      find: ['^c POSS|the|this|that|a|an ADJ* =NOUN <are>', '^c POSS|the|this|that|a|an ADJ* =NOUN <were>'],
      fix: 'is',
      inPast: 'was',
      // "My favourite subject are music and art": the noun is wrong.
      unless: ['are|were ANY ANY? and NOUN|NOUNS|NAME', 'are|were ANY ANY? and POSS|the|a|an'],
      when: (match, sentence) => {
        const noun = getWordBeforeMark(match, sentence);
        return (
          !COLLECTIVE_NOUNS.includes(noun) &&
          // "The boys as well as their sister are ill": the subject stands before.
          !/\b(?:as well as|along with|together with|not only|but also|like|including)\b/.test(
            joinLowerCase(sentence.slice(0, match.marked.from)),
          ) &&
          !/^(?:facilities|staff|police|public|government|class|crew|audience|committee|company|army|people|data|media|youth|rich|poor)$/.test(
            noun,
          ) &&
          getFirstMarkedWord(match, sentence) === 'are'
        );
      },
    },
    // Cats [is → are] nice.
    {
      id: 'agreement-statement-06',
      find: [
        '^c DET|NUM|other? ADJ* n=NOUNS MIDADV? <is>',
        '^c n=NOUNS <is>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <is>',
      ],
      fix: 'are',
      explanation: PLURAL_EXPLANATION,
      // "Fifty people is a lot", "Mice is the plural of mouse".
      unless: 'is a|an|the|not|my|our ADJ? lot|plural|word|title|number|noun|book|film|song|play|game',
      inPast: 'were',
      when: isPluralSubject,
    },
    // The shops [was → were] closed.
    {
      id: 'agreement-statement-07',
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? <was>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <was>',
      ],
      fix: 'were',
      explanation: PLURAL_EXPLANATION,
      when: isPluralSubject,
    },
    // My friends [has → have] a car.
    {
      id: 'agreement-statement-08',
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? <has>',
        '^c DET ADJ* NOUNS in|on|of|from|at|with|near|behind|next DET? ADJ* NOUN <has>',
      ],
      fix: 'have',
      explanation: PLURAL_EXPLANATION,
      inPast: 'had',
      unless: 'how many NOUNS has',
      when: isPluralSubject,
    },
    // They [doesn't → don't] know.
    {
      id: 'agreement-statement-09',
      find: ["^c DET|NUM? ADJ* n=NOUNS <doesn't>", "we|they|i <doesn't>", "^c you <doesn't>"],
      fix: "don't",
      explanation: NOT_THIRD_PERSON_EXPLANATION,
      inPast: "didn't",
      when: isPluralSubject,
    },
    // The children [likes → like] games.
    {
      id: 'agreement-statement-10',
      find: [
        '^c DET|NUM? ADJ* n=NOUNS MIDADV? ~has|is|was|does|EN <v=VERBS>',
        '^c DET ADJ* NOUNS in|on|from|at|with|near|behind DET? ADJ* =NOUN ~NOUNS|has|is|was <v=VERBS>',
      ],
      fix: '{v:base}',
      explanation: VERB_WITHOUT_S_EXPLANATION,
      inPast: '{v:past}',
      when: (match, sentence) => isPluralSubject(match, sentence) && isOnlyFiniteVerb(match, sentence),
    },
    // My jeans [is → are] old.
    {
      id: 'agreement-statement-11',
      find: ['people|police who? MIDADV? <is>', '^c DET? ADJ* %pluralonly <is>'],
      fix: 'are',
      explanation: LIKE_THEY_EXPLANATION,
      inPast: 'were',
      unless: ['number|one|group|each of', 'is a|an|the|not|my|our ADJ? lot|plural|word|title|number|noun'],
      when: isNotBehindPreposition,
    },
    // Many people [was → were] there.
    {
      id: 'agreement-statement-12',
      find: ['people|police who? MIDADV? <was>', '^c DET? ADJ* %pluralonly <was>'],
      fix: 'were',
      explanation: LIKE_THEY_EXPLANATION,
      unless: 'number|one|group|each of',
      when: isNotBehindPreposition,
    },
    // Some people [has → have] two jobs.
    {
      id: 'agreement-statement-13',
      find: ['people|police who? MIDADV? <has>', '^c DET? ADJ* %pluralonly <has>'],
      fix: 'have',
      explanation: LIKE_THEY_EXPLANATION,
      inPast: 'had',
      unless: ['number|one|group|each of', 'one in NUM|DIGITS|every'],
      when: isNotBehindPreposition,
    },
    // People [thinks → think] so.
    {
      id: 'agreement-statement-14',
      find: [
        'people who? MIDADV? ~NOUN|NOUNS|is|was|has <v=VERBS>',
        'people who MIDADV? ~is|was|has <v=VERBS>',
        'NOUNS who MIDADV? ~is|was|has <v=VERBS>',
        'people <v=@live|@work|@need|@love|@use|@visit|@help|@play|@walk> ~PAST|VERB|ING',
      ],
      fix: '{v:base}',
      explanation: {
        simple: '“{who}” is like “they”, so the verb has no -s: “{right}”.',
        full: '“{who}” is plural, so the verb takes no -s: “{right}”.',
      },
      inPast: '{v:past}',
      // "The extent to which it benefits people remains open."
      unless: ['number|one|group|each of', 'extent|way', 'which|that NOUN|NAME|it VERBS ADJ? people'],
      when: (match, sentence) =>
        /s$/.test(getFirstMarkedWord(match, sentence)) && !isBehindPreposition(match, sentence),
    },
    // They [is → are] late.
    {
      id: 'agreement-statement-15',
      find: ['NOUNS who|which <is>', 'these|those|they|we MIDADV? <is>', '^ you <is>'],
      fix: 'are',
      explanation: NOT_THIRD_PERSON_EXPLANATION,
      inPast: 'were',
      when: isPluralSubject,
    },
    // You [was → were] right.
    {
      id: 'agreement-statement-16',
      find: ['we|they <was>', '^c you <was>', 'NOUNS who <was>'],
      fix: 'were',
      explanation: NOT_THIRD_PERSON_EXPLANATION,
      when: isPluralSubject,
    },
    // I [has → have] a dog.
    {
      id: 'agreement-statement-17',
      find: ['we|they MIDADV? <has>', '^c i|you MIDADV? <has>', 'NOUNS who <has>'],
      fix: 'have',
      explanation: NOT_THIRD_PERSON_EXPLANATION,
      inPast: 'had',
      when: isPluralSubject,
    },
    // I [is → am] ten.
    {
      id: 'agreement-statement-18',
      find: ['-and|or i <is>', '-and|or i <are>'],
      fix: 'am',
      inPast: 'was',
      explanation: explain('“I” goes with “am”, not with “{wrong}”.'),
    },
    // She [are → is] my friend.
    {
      id: 'agreement-statement-19',
      find: ['-and|or|if|than HESHE <are>', 'INDEF1 <are>', 'HESHE <am>'],
      fix: 'is',
      inPast: 'was',
      when: (match, sentence) => !isObjectIt(match, sentence),
    },
    // My sister [have → has] a cat.
    {
      id: 'agreement-statement-20',
      find: [
        'INDEF1 MIDADV? <have>',
        '^ =NAME <have> a|an|two|NUM|EN|to',
        '^c POSS|the|this|a ADJ* %persons MIDADV? <have>',
        '^c POSS|the|this|a ADJ* =NOUN MIDADV? <have>',
      ],
      fix: 'has',
      inPast: 'had',
      when: (match, sentence) =>
        needsThirdPersonS(match, sentence) &&
        !getWordBeforeMark(match, sentence).endsWith('s') &&
        !COLLECTIVE_NOUNS.includes(getWordBeforeMark(match, sentence)),
    },
    // He [were → was] ill.
    {
      id: 'agreement-statement-21',
      find: ['^c -if|wish INDEF1 <were>', '^ HESHE <were>', 'yesterday HESHE <were>', 'and he|she <were>'],
      fix: 'was',
      unless: 'if|wish|wished|though|rather',
    },
    // I [likes → like] tea.
    {
      id: 'agreement-statement-22',
      find: [
        '-and|or i|we|they MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
        '^c you MIDADV? ~is|was|has|does|NOUNS <v=VERBS>',
        '^ i|we|they|you MIDADV? ~is|was|has|does <v=VERBS>',
      ],
      fix: '{v:base}',
      explanation: NOT_THIRD_PERSON_EXPLANATION,
      when: (match, sentence) => !isAboutThePast(match, sentence) && !isNounBehindPronoun(match, sentence),
      inPast: '{v:past}',
    },
    // Tom and Anna [is → are] friends.
    {
      id: 'agreement-statement-23',
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <is> ~a|an|the',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <is> ~a|an|the',
      ],
      fix: 'are',
      explanation: PLURAL_EXPLANATION,
      when: areTwo,
      inPast: 'were',
    },
    // My brother and I [was → were] late.
    {
      id: 'agreement-statement-24',
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <was> ~a|an|the',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <was> ~a|an|the',
        '^c POSS|the|NAME ADJ* %persons? and i <am>',
      ],
      fix: 'were',
      explanation: PLURAL_EXPLANATION,
      when: areTwo,
    },
    // Ali and his sister [has → have] a boat.
    {
      id: 'agreement-statement-25',
      find: [
        '^c %persons|NAME and POSS|the? %persons|NAME|i|you|he|she <has>',
        '^c POSS|the %persons and POSS|the? %persons|NAME|i|you|he|she <has>',
      ],
      fix: 'have',
      explanation: PLURAL_EXPLANATION,
      when: areTwo,
      inPast: 'had',
    },
  ],
};

const RELATIVES =
  /^(?:mother|father|brother|sister|mum|mom|dad|mummy|daddy|son|daughter|uncle|aunt|cousin|grandmother|grandfather|grandma|grandpa|wife|husband|boy|girl|man|woman|dog|cat|nephew|niece)$/;

/**
 * Whether "and" joins two persons. "My friend and colleague is here" has one. "Peter and Jane is an old book"
 * has none: it is a title.
 */
function areTwo(match: Match, sentence: Sentence): boolean {
  const and = sentence.findIndex(({ lower }, at) => at > match.from && lower === 'and');
  const [first, second] = [sentence[and - 1], sentence[and + 1]];
  if (!first || !second) return false;
  const isName = (word: Token) => /^\p{Lu}/u.test(word.text);
  const isUnmarked = match.marked.from === and + 2 && !isName(second) && second.tags.has('NOUN');
  if (isUnmarked && and > match.from + 1) return RELATIVES.test(first.lower) && RELATIVES.test(second.lower);
  const complement = sentence[match.marked.to]?.lower ?? '';
  const areNames = isName(second) && second.lower !== 'i' && isName(first);
  return !(areNames && /^(?:an?|the|my|his|her|our|their|by|about|on|one)$/.test(complement));
}

/** "The man wanted by the police is here", "one of the people is here" have another subject. */
function isNotBehindPreposition(match: Match, sentence: Sentence): boolean {
  return !isBehindPreposition(match, sentence);
}

/**
 * "They names are Ana and Tom", "We teachers work hard": a noun that belongs to the pronoun before it.
 */
function isNounBehindPronoun(match: Match, sentence: Sentence): boolean {
  const [verb, next] = [sentence[match.marked.from], sentence[match.marked.to]];
  if (!verb?.tags.has('NOUNS') || !next) return false;
  return (
    /^(?:is|are|am|was|were|have|has|had|do|does|did|can|will|must|should|could|would|not|and|or|of)$/.test(
      next.lower,
    ) || ['VERB', 'VERBS', 'PAST'].some((tag) => next.tags.has(tag as Tag))
  );
}

/**
 * Whether the word after a bare verb shows it to be a noun: "the cash flow suffered", "the pilot program,
 * if".
 */
function isPartOfCompound(next: Token | undefined): boolean {
  if (!next) return false;
  return next.text === ',' || ['PAST', 'EN', 'VERBS'].some((tag) => next.tags.has(tag as Tag));
}

/** "Criticism levelled at young people seems unfair": the subject stands before the preposition. */
function isBehindPreposition(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(Math.max(0, match.from - 3), match.from)
    .some(({ lower }) =>
      /^(?:of|at|for|from|by|with|about|to|on|in|against|between|among|towards)$/.test(lower),
    );
}

/** "Opinions on it are divided", "those who know it are": "it" belongs to the words before it. */
function isObjectIt(match: Match, sentence: Sentence): boolean {
  const [before, word] = [sentence[match.from - 1], sentence[match.from]];
  if (word?.lower !== 'it' || !before) return false;
  return (
    /^(?:on|of|about|in|for|with|from|at|by|to|into|behind|against|around|beside|near|under|over|like)$/.test(
      before.lower,
    ) ||
    (['VERB', 'VERBS', 'PAST', 'ING', 'EN'].some((tag) => before.tags.has(tag as Tag)) &&
      (!TELLING.test(before.base) || /^(?:who|which|that)$/.test(sentence[match.from - 2]?.lower ?? '')))
  );
}

/** Verbs with a clause behind them: "I think it are good". */
const TELLING = /^(?:think|say|know|hope|believe|feel|guess|suppose|see|hear|tell|mean)$/;
