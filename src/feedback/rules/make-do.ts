/*
 * Corrects “make” and “do”, and verbs in their place: “they do a mistake” → “they make a mistake”, “make
 * homework” → “do homework”, “make a photo” → “take a photo”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `-WH <v=@do> a|the|my|your|his|her phone call`: “I [did] a phone call”, but not “what did the phone call
 * …”. The verb is kept as `v`.
 *   <…>       the wrong words, which `fix` replaces
 *   an|the    one of these words
 *   ADJ?      this, or nothing
 *   ~for      the next word is not this; takes no word itself
 *   -WH       the word before is not this; takes no word itself
 *   $         the sentence ends here
 *   @make     any form of “make”: make, makes, made, making
 *   %made     a word of the list `made` in `lists` below: “mistake”
 *   v=@do     this word, which `fix` and the reasons quote as {v}
 *   {v>make}  “make” in the form of that word
 *   VERB “go”, PAST “went”
 *   NOUN “dog”, NOUNS “dogs”, ADJ “big”, COMP “bigger”
 *   NAME “Anna”, MIDADV “always, just …”
 *   HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   NUM “two, three …”
 *   WH “who, what …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {after} what the pattern asks for after
 *   the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { getClauseBefore } from './clause.ts';
import { createConfusableRule, DEFAULT_EXPLANATION } from './confusable-words.ts';
import { hasLongForPhrase, hasSincePhrase } from './time-up-to-now.ts';

const TAKE_REASON = '“{after}” goes with the verb “take”: “{right}”, not “{wrong}”.';
const HAVE_REASON = '“{after}” goes with the verb “have”: “{right}”, not “{wrong}”.';

/** Words after which “did” can stand before its subject. Right: “Never did he smile”. */
const AUXILIARY_FIRST = new Set(
  'no not never nor neither only rarely seldom hardly scarcely barely little so such than as where when how why what which who'.split(
    ' ',
  ),
);

/**
 * Not marked: “Did the plan work?”, “Do a list of words”: at the start, or in a question, “do” may be an
 * auxiliary.
 */
function isAtStartOrInQuestion(match: Match, sentence: Sentence): boolean {
  return (
    sentence[match.marked.from]?.canStartSentence === true ||
    sentence.slice(match.to).some(({ text }) => text === '?')
  );
}

/** Right: “Never did a plan fail so badly”, “In no way does this change my opinion”. */
function isAuxiliaryBeforeSubject(match: Match, sentence: Sentence): boolean {
  if (!/^(?:do|does|did)$/.test(getFirstMarkedWord(match, sentence))) return false;
  const [first, second] = getClauseBefore(sentence, match.marked.from).map(({ lower }) => lower);
  const [twoBefore, before] = sentence.slice(match.marked.from - 2, match.marked.from);
  if (before?.lower === 'once' && twoBefore?.lower === 'not') return true;
  return (
    AUXILIARY_FIRST.has(getWordBeforeMark(match, sentence)) ||
    AUXILIARY_FIRST.has(getOpeningWord(sentence)) ||
    AUXILIARY_FIRST.has(first ?? '') ||
    (first === 'in' && second === 'no')
  );
}

/** Activities without an article. */
const ACTIVITY = 'sport|sports|gymnastics|yoga|karate|research|exercise ~ADJ|COMP|NOUN|NOUNS|VERB|of';

/** Whether the sentence tells of a time up to now. Wrong: “I make sport for two years”. */
function lastsUpToNow(sentence: Sentence): boolean {
  return hasSincePhrase(sentence) || hasLongForPhrase(sentence);
}

/** Rules for nouns that go with “make”, “do”, “take”, “have”, “ask” or “pay”. */
export const MAKE_DO_RULES: RuleSet = {
  kind: 'confusable',
  explanation: DEFAULT_EXPLANATION,
  lists: {
    made: parseWordList(`
mistake mistakes noise cake cakes decision decisions plan plans friends money effort progress promise list suggestion
appointment speech fire joke bed change changes complaint mess offer profit excuse excuses coffee tea sandwich sandwiches
difference sense comment choice agreement reservation war peace
`),
    done: parseWordList(`
homework housework shopping dishes laundry ironing washing research exercise exercises course cleaning favour favor test
exam sport sports duty
`),
  },
  rules: [
    // They [do → make] a mistake.
    {
      id: 'make-do-01',
      find: [
        '-WH|what|which <v=@do> a|an|the|my|your|his|her|our|their|some|any|no|this|that|many|NUM|one ADJ? %made ~NOUN|NOUNS',
        '<v=@do> a lot of %made',
        '<v=@do> too many %made',
        '<v=do|did|doing|done> friends|progress|money|mistakes|noise|plans ~VERB|PAST',
        '<v=@do> OBJ a coffee|tea|cake|sandwich',
        '-WH <v=@do> a|the|my|your|his|her phone call',
      ],
      fix: '{v>make}',
      explanation: {
        simple: '“{after}” goes with the verb “make”: “{right}”, not “{wrong}”.',
        full: 'What we bring about, we “make”, so with “{after}” it is “{right}”, not “{wrong}”.',
      },
      when: (match, sentence) =>
        !isAtStartOrInQuestion(match, sentence) && !isAuxiliaryBeforeSubject(match, sentence),
    },
    // I [make → have done] sport for two years.
    {
      id: 'make-do-07',
      find: [`i|you|we|they MIDADV? <v=make> ${ACTIVITY}`, `HESHE|NAME MIDADV? <v=makes> ${ACTIVITY}`],
      fix: '{v>have} done',
      explanation: {
        simple: '“{after}” goes with “do”. It goes on from the past up to now: “{right}”.',
        full: '“{after}” goes with “do”, and what goes on up to now takes the present perfect: “{right}”.',
      },
      when: (_match, sentence) => lastsUpToNow(sentence),
    },
    // They [make → do] homework.
    {
      id: 'make-do-02',
      find: [
        '<v=@make> homework|housework|sport|sports|research|gymnastics|yoga|karate|laundry|shopping|exercise|exercises ~ADJ|COMP|NOUN|NOUNS|VERB|more|less|of',
        '<v=@make> any|more|enough|no|too|a much|lot? of? n=sport|sports|homework|housework|shopping ~ADJ|COMP|NOUN|NOUNS|VERB|more|less|of|bag|bags',
        '<v=@make> business with|in|here|together|$',
        '<v=@make> POSS best $|to|and|at|every|for',
        '<v=@make> POSS|the|some|a|much|an %done ~ADJ|COMP|NOUN|NOUNS|VERB|more|less|of',
        '<v=@make> OBJ a favour|favor',
      ],
      when: (match, sentence) =>
        !/^makes?$/.test(getFirstMarkedWord(match, sentence)) || !lastsUpToNow(sentence),
      fix: '{v>do}',
      explanation: {
        simple: '“{after}” goes with the verb “do”: “{right}”, not “{wrong}”.',
        full: 'An activity goes with “do”, so with “{after}” it is “{right}”, not “{wrong}”.',
      },
    },
    // I want to [make → take] a photo.
    createConfusableRule('make-do-03', '{v>take}', TAKE_REASON, [
      '<v=@make> a photo|photograph|picture|shower|nap',
      '<v=@make> a break ~for',
      '<v=@make> an|the exam',
      '<v=@make> photos|pictures',
      '<v=@make> many|some|NUM photos|pictures',
      '<v=@make> a lot of photos|pictures',
      '<v=@do> a photo|break|shower',
      '<v=did|doing|done> photos ~VERB|PAST',
      '<v=@do> a lot of photos',
    ]),
    // Let us [make → have] a party.
    createConfusableRule('make-do-04', '{v>have}', HAVE_REASON, [
      '-WH <v=@make> a party|conversation|bath|discussion',
      '<v=@make> holidays',
      '<v=@do> a party|barbecue',
    ]),
    // You must [give → pay] attention.
    createConfusableRule(
      'make-do-06',
      '{v>pay}',
      'The words “pay attention” stay together: “{right}”, not “{wrong}”.',
      ['<v=@make|@put> attention to|in|$', '<v=@give> attention in|$'],
    ),
  ],
};
