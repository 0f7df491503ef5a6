/*
 * Corrects the place of “always”, “never” and their like: “she drinks often tea” → “she often drinks tea”,
 * “never I have seen it” → “never have I seen it”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ not only <subject=i|he|she|we|they|you verb=PAST>`: “Not only [he won], …” The two marked words are kept
 * as `subject` and `verb`.
 *   <…>                 the wrong words, which `fix` replaces
 *   a|an                one of these words
 *   ~VERB               the next word is not this; takes no word itself
 *   &an|the|my|to|some  such a word follows; takes no word itself
 *   -%be                the word before is not this; takes no word itself
 *   ^                   the sentence begins here
 *   ^c                  a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                   the sentence ends here
 *   %be                 a word of the list `be` in `lists` below: “am”
 *   verb=PAST           this word, which `fix` and the reasons quote as {verb} (so also adverb, auxiliary,
 *                       subject)
 *   {adverb:lower}      it with a small letter: “but”
 *   {verb:base}         its base form: “go”
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   Reasons quote {right} the correction.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import { getOpeningWord } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence } from '../patterns/sentences.ts';
import { mayBeFiniteVerb } from './clause.ts';

const BEFORE_VERB_EXPLANATION = {
  simple: '“{adverb:lower}” comes before “{verb}”: “{right}”.',
  full: 'The adverb “{adverb:lower}” stands between the subject and the main verb: “{right}”.',
};

/** Adverbs that stand before the verb: how often, “also”, “already”, “probably”. */
const ADVERBS_BEFORE_VERB =
  'always|usually|often|sometimes|never|rarely|seldom|normally|generally|hardly|also|already|probably';
/** Verbs that an object or a place usually follows, so that the adverb after them is wrong. */
const COMMON_VERBS =
  'go|eat|drink|play|get|watch|come|read|work|study|visit|listen|make|do|take|wake|live|walk|speak|see|help|meet|wear|use|drive|cook|write|buy|call|sleep|run|like|love|' +
  'goes|eats|drinks|plays|gets|watches|comes|reads|works|studies|visits|listens|makes|does|takes|wakes|lives|walks|speaks|sees|helps|meets|wears|uses|drives|cooks|writes|buys|calls|sleeps|runs';

/**
 * The place of "always", "never", "also" and their like, and the inversion after "never" and "not only".
 */
export const WORD_ORDER_ADVERB_RULES: RuleSet = {
  kind: 'word-order',
  explanation: BEFORE_VERB_EXPLANATION,
  lists: {
    be: ['am', 'is', 'are', 'was', 'were', "'m", "'re", "'s", 'been'],
  },
  rules: [
    // She [drinks often → often drinks] tea.
    {
      id: 'word-order-07',
      // Right: "I have always eaten here", so that "have" needs an object after the adverb.
      find: [
        `-%be SUBJ|NAME|NOUN|NOUNS <verb=${COMMON_VERBS} adverb=${ADVERBS_BEFORE_VERB}> ~EN|been|$|a|late|,|any|ever|anything|at`,
        '-%be SUBJ|NAME|NOUN|NOUNS have|has <verb=EN adverb=already|always|often> the|this|that|a|an|POSS',
        `-%be SUBJ|NAME|NOUN|NOUNS <verb=have|has adverb=${ADVERBS_BEFORE_VERB}> &an|the|my|to|some`,
      ],
      // Right: "What they do also matters", "when you cook always wash your hands".
      when: (match, sentence) => !belongsToNextVerb(match, sentence),
      unless: 'do sometimes|often|really|also wish|want|like|think|feel|hope|see|miss|wonder',
      fix: '{adverb} {verb}',
    },
    // He [always is → is always] late.
    {
      id: 'word-order-08',
      find: [
        '^c SUBJ|NAME|NOUN|NOUNS <adverb=always|usually|often|never|rarely|seldom|also auxiliary=am|is|are|was|were> ~VERB|,',
        '^c POSS|the NOUN|NOUNS <adverb=always|usually|often|never|rarely|seldom|also auxiliary=am|is|are|was|were> ~VERB|,',
        '^c -and SUBJ <adverb=always|usually|often|never|also auxiliary=can|will|must|should>',
      ],
      fix: '{auxiliary} {adverb}',
      explanation: {
        simple: 'The best place for “{adverb}” is after “{auxiliary}”: “{right}”.',
        full: 'The usual place of the adverb “{adverb}” is after “{auxiliary}”: “{right}”.',
      },
      when: (match, sentence) => isStatement(match, sentence) && !endsAtVerb(match, sentence),
    },
    // [Always I go → I always go] by bus.
    {
      id: 'word-order-09',
      find: '^c -as <adverb=always|never subject=i|he|she|we|they|you|NAME ~do|does|did|have|has|had verb=VERB|VERBS>',
      fix: '{subject} {adverb} {verb}',
      when: isStatement,
    },
    // [Always my mother cooks → My mother always cooks] on Sunday.
    {
      id: 'word-order-25',
      find: '^c -as <adverb=always owner=POSS|the noun=NOUN|NOUNS verb=VERB|VERBS> ~NOUN|NOUNS',
      fix: '{owner} {noun} {adverb} {verb}',
      when: isStatement,
    },
    // [Never I have → Never have I] seen it.
    {
      id: 'word-order-20',
      find: [
        '^ <adverb=never|rarely|seldom|hardly subject=i|you|he|she|we|they auxiliary=have|has|had> ever|EN',
      ],
      fix: '{adverb} {auxiliary} {subject}',
      explanation: {
        simple: 'When “{adverb:lower}” is first, the order is that of a question: “{right}”.',
        full: 'With “{adverb:lower}” at the beginning, the auxiliary stands before the subject: “{right}”.',
      },
    },
    // Not only [he won → did he win], he also sang.
    {
      id: 'word-order-21',
      find: ['^ not only <subject=i|he|she|we|they|you verb=PAST>'],
      fix: 'did {subject} {verb:base}',
      explanation: {
        simple: 'After “not only” at the start, the order is that of a question: “{right}”.',
        full: '“Not only” at the beginning needs the order of a question, with “did”: “{right}”.',
      },
    },
    // Not only [she is → is she] kind, she also helps.
    {
      id: 'word-order-22',
      find: ['^ not only <subject=i|he|she|we|they|you auxiliary=is|are|was|were|has|have|can>'],
      fix: '{auxiliary} {subject}',
      explanation: {
        simple: 'After “not only” at the start, the order is that of a question: “{right}”.',
        full: '“Not only” at the beginning needs the order of a question, the verb before the subject: “{right}”.',
      },
    },
  ],
};

/** "The clothes I wear usually are black", "if you drink never drive", "the things I do always go wrong". */
function belongsToNextVerb({ from, marked }: Match, sentence: Sentence): boolean {
  const next = sentence[marked.to];
  if (!next) return false;
  if (mayBeFiniteVerb(next)) return true;
  const opensClause = /^(?:when|if|before|after|while|where|what|until|once|whenever)$/.test(
    getOpeningWord(sentence),
  );
  const before = sentence[from - 1];
  const isRelative = before !== undefined && hasTag(before, 'NOUN', 'NOUNS');
  if (opensClause && FUNCTION_WORDS.SUBJ.has(next.lower)) return true;
  return (opensClause || isRelative) && next.tags.has('VERB');
}

/** Right: "Are you always here?", a question, where the subject stands before the adverb. */
function isStatement(_match: Match, sentence: Sentence): boolean {
  return sentence.at(-1)?.text !== '?';
}

/** Right: "I never can.", where nothing follows the verb. */
function endsAtVerb({ to }: Match, sentence: Sentence): boolean {
  return sentence.length <= to + 1;
}
