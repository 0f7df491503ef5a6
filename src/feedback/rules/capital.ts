/*
 * Corrects small letters at the start of names and in “I”: “we speak french” → “we speak French”, “then i
 * went home” → “then I went home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<n=mr|mrs|ms|dr> .? NAME`: “[mr]. Smith”, with or without the full stop.
 *   <…>       the wrong words, which `fix` replaces
 *   e|h       one of these words
 *   .?        this, or nothing
 *   ~.|)      the next word is none of these; takes no word itself
 *   $         the sentence ends here
 *   %times    a word of the list `times` in `lists` below: “monday”
 *   n=%times  this word, which `fix` and the reasons quote as {n}
 *   {n:big}   it with a capital letter: “French”
 *   unless    patterns; the rule is off in a sentence that has one of them anywhere
 *   NAME “Anna”
 *   DIGITS “12”
 *   Reasons quote {right} the correction.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import { explain, type RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';

/** Not “march” and “may”, which are other words with a small letter. */
const TIMES = parseWordList(`
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february april june july august september october november december christmas easter ramadan halloween
`);
/** Not “polish”. */
const LANGUAGES_AND_PEOPLES = parseWordList(`
english french german spanish italian portuguese russian chinese japanese korean arabic turkish dutch greek swedish norwegian danish finnish hungarian czech hindi
vietnamese thai indonesian hebrew ukrainian romanian swahili persian latin mandarin american british canadian australian mexican brazilian indian african european asian irish scottish egyptian moroccan nigerian argentinian colombian peruvian
`);
/** Not “turkey”. */
const PLACES = parseWordList(`
france spain italy germany portugal england scotland ireland poland russia greece japan india brazil mexico canada australia argentina peru colombia egypt morocco nigeria kenya sweden norway denmark finland
belgium austria switzerland hungary ukraine romania bulgaria croatia serbia israel iran iraq pakistan thailand vietnam indonesia malaysia singapore korea europe asia africa america london paris madrid berlin moscow
tokyo beijing istanbul cairo dubai barcelona lisbon athens vienna prague amsterdam
`);

/** Whether the marked word begins with a small letter. */
function startsLowerCase(match: Match, sentence: Sentence): boolean {
  return /^\p{Ll}/u.test(sentence[match.marked.from]?.text ?? '');
}

/** Not marked: “august company” at the start of a line, where it may be the adjective for “noble”. */
function opensWithAugust(match: Match, sentence: Sentence): boolean {
  return match.from === 0 && getFirstMarkedWord(match, sentence) === 'august';
}

/** Rules for names of days, months, languages and countries, for titles, and for “I”. */
export const CAPITAL_RULES: RuleSet = {
  kind: 'capital',
  explanation: explain('Here “{right}” is a name, so it begins with a capital letter.'),
  lists: { times: TIMES, languagesAndPeoples: LANGUAGES_AND_PEOPLES, places: PLACES },
  rules: [
    // I work on [monday → Monday].
    {
      id: 'capital-01',
      find: '<n=%times>',
      fix: '{n:big}',
      explanation: explain('Days, months and holidays begin with a capital letter: “{right}”.'),
      when: (match, sentence) => startsLowerCase(match, sentence) && !opensWithAugust(match, sentence),
    },
    // We speak [french → French].
    {
      id: 'capital-05',
      find: '<n=%languagesAndPeoples>',
      fix: '{n:big}',
      explanation: explain('Languages and words like “Greek” or “African” have a capital letter: “{right}”.'),
      when: startsLowerCase,
    },
    // I come from [spain → Spain].
    {
      id: 'capital-06',
      find: '<n=%places>',
      fix: '{n:big}',
      explanation: explain('Countries and cities begin with a capital letter: “{right}”.'),
      when: startsLowerCase,
    },
    // We met in [may → May].
    {
      id: 'capital-02',
      find: [
        'in|last|next|since|until <n=march|may> $|,|and|to|we|i|he|she|they|was|were|DIGITS',
        'speak|speaks|learn|in|a|the|of <n=polish> people|language|food|friend|teacher|$',
        'in|to|from <n=turkey|china|chile|rome|cuba> $|and|,|in|for|with|last',
      ],
      fix: '{n:big}',
      when: startsLowerCase,
    },
    // I saw [mr → Mr] Smith.
    {
      id: 'capital-03',
      // No "miss": in "I miss Anna" it is a verb.
      find: '<n=mr|mrs|ms|dr> .? NAME',
      fix: '{n:big}',
      explanation: explain('Before a name, “{right}” begins with a capital letter, too.'),
      when: startsLowerCase,
    },
    // Then [i → I] went home.
    {
      id: 'capital-04',
      // Right: "i." and "i)" before the lines of a list, and the letters "a, e, i, o and u".
      find: '<i> ~.|)',
      unless: 'e|h , i',
      fix: 'I',
      explanation: {
        simple: 'The word “I” is always a capital letter.',
        full: 'The pronoun “I” is always written with a capital letter.',
      },
      when: startsLowerCase,
    },
  ],
};
