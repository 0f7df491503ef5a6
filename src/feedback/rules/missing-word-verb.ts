/*
 * Corrects a clause without “be” or “have”: “I happy” → “I am happy”, “she gone home” → “she has gone home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^c POSS|the|this|that ADJ? <s=NOUN|%persons v=ADJ> $`: “because my [dog ill].” The two marked words are
 * kept as `s` and `v`.
 *   <…>             the wrong words, which `fix` replaces
 *   a|an            one of these words
 *   ADJ?            this, or nothing
 *   ADJ*            none to four of these
 *   ~,              the next word is not this; takes no word itself
 *   -so|as|than|or  the word before is none of these; takes no word itself
 *   ^               the sentence begins here
 *   ^c              a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $               the sentence ends here
 *   %persons        a word of the list `persons` in missing-word.ts: “mother”
 *   =NAME           a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   =ING            a word that is nothing else: “playing”, not “building”, which is a noun as well
 *   s=i             this word, which `fix` and the reasons quote as {s} (so also v, a, w); empty where the
 *                   pattern took no word
 *   s==NAME         a word for =NAME, quoted as {s}
 *   inPast          the `fix` where the text tells of the past
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”, INDEF1 “everyone, nothing …”
 *   DET “the, my, some …”
 *   HAVE “have, had …”
 *   MIDADV “always, just …”
 *   Reasons quote {right} the correction.
 */

import { isFunctionWord } from '../lexicon/function-words.ts';
import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';
import { getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { findStatementStart, isQuestion } from '../patterns/sentence-boundaries.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { asksForBaseForm, isOnlyFiniteVerb } from './clause.ts';

const AM_EXPLANATION: RuleExplanation = {
  simple: 'A sentence needs a verb. Here it is “am”: “{right}”.',
  full: 'The sentence needs a form of “be”: “{right}”.',
};
const IS_EXPLANATION: RuleExplanation = {
  simple: 'A sentence needs a verb. Here it is “is”: “{right}”.',
  full: 'The sentence needs a form of “be”: “{right}”.',
};
export const ARE_EXPLANATION: RuleExplanation = {
  simple: 'A sentence needs a verb. Here it is “are”: “{right}”.',
  full: 'An adjective, a place or an -ing form needs a form of “be”: “{right}”.',
};

const WAS_EXPLANATION: RuleExplanation = {
  simple: 'A sentence needs a verb. Your story is in the past, so here it is “was”: “{right}”.',
  full: 'The sentence needs a form of “be”, and in a story in the past it is “was”: “{right}”.',
};
const WERE_EXPLANATION: RuleExplanation = {
  simple: 'A sentence needs a verb. Your story is in the past, so here it is “were”: “{right}”.',
  full: 'The sentence needs a form of “be”, and in a story in the past it is “were”: “{right}”.',
};
const PARTICIPLE_IN_STORY_EXPLANATION: RuleExplanation = {
  simple: '“{v}” does not stand alone. Your story is in the past, so we say “{right}”.',
  full: '“{v}” is a past participle and never stands alone; the past simple is “{right}”.',
};

/** Participles that are not past forms as well. Wrong: “I seen it”. */
const PARTICIPLES =
  'seen|done|gone|eaten|written|taken|given|known|begun|drunk|spoken|broken|forgotten|chosen|fallen|driven|flown|swum';

/** Words after which no statement begins. Right: “Is he tired?”, “as old as he”, “nor I”. */
const BEFORE_OTHER_THAN_STATEMENT = new Set(
  'or do does did is are was were am can will than as nor neither'.split(' '),
);
/** Verbs that begin a question. */
const QUESTION_AUXILIARIES = new Set('is are was were did does do can will would should'.split(' '));
/**
 * Adjectives that are verbs or adverbs too, and words that only look like -ing forms. Right: “they open the
 * door”, “we clean it”, “this evening”, “they bring it”.
 */
const NOT_AFTER_BE = new Set(
  'own like open clean last present welcome cool lower dry free complete empty warm close mean separate correct early late alone online better best only all both used such same round mind lost missing following including something everything nothing anything thing evening morning during building king spring ring string bring sing'.split(
    ' ',
  ),
);

/** Right: “This finding of fact is new”, where “this” and the marked word begin a group of a noun. */
function canBeginNounPhrase(next: Token | undefined): boolean {
  return next?.isWord === true && (!isFunctionWord(next.lower) || next.lower === 'of');
}

/** Not marked: “What did you say, she tired?” */
function isInQuestion(match: Match, sentence: Sentence): boolean {
  return (
    isQuestion(sentence) && sentence.slice(0, match.from).some(({ lower }) => QUESTION_AUXILIARIES.has(lower))
  );
}

/** Not marked: “Tom, Anna tired of waiting, left”, where the name may be one of a list. */
function isNameInList(match: Match, sentence: Sentence): boolean {
  return hasTag(sentence[match.marked.from], 'NAME') && getWordBeforeMatch(match, sentence) === ',';
}

/** Whether a form of “be” is missing between the marked words. Wrong: “She tired”. Right: “Is she tired?” */
function lacksBe(match: Match, sentence: Sentence): boolean {
  if (BEFORE_OTHER_THAN_STATEMENT.has(getWordBeforeMatch(match, sentence))) return false;
  const marked = sentence.slice(match.marked.from, match.marked.to);
  if (marked.some(({ lower }) => NOT_AFTER_BE.has(lower))) return false;
  if (isInQuestion(match, sentence) || isNameInList(match, sentence)) return false;
  const canBeDeterminer = ['this', 'that'].includes(marked[0]?.lower ?? '');
  if (canBeDeterminer && canBeginNounPhrase(sentence[match.marked.to])) return false;
  return isOnlyFiniteVerb(match, sentence);
}

/** Wrong in another way: “My mother cooks and we speaking” tells a habit, which needs “speak”. */
function isHabit(match: Match, sentence: Sentence): boolean {
  return (
    getFirstWord(match, sentence) === 'and' &&
    hasTag(sentence[match.marked.to - 1], 'ING') &&
    !sentence.slice(0, match.from).some(({ lower }) => /^(?:is|are|am|'m|'s|'re|now)$/.test(lower))
  );
}

/** Not marked: “My dad and I going”, where “are” is missing, not “am”. */
function isSecondOfTwo({ marked }: Match, sentence: Sentence): boolean {
  const [first, and] = [sentence[marked.from - 2], sentence[marked.from - 1]];
  return and?.lower === 'and' && (hasTag(first, 'NOUN') || hasTag(first, 'NAME'));
}

/** Right: “My team lost, but I was happy”: the adjective is the past of a verb. */
function isPastOfSubject({ marked }: Match, sentence: Sentence): boolean {
  return (
    hasTag(sentence[marked.to - 1], 'PAST') &&
    /^(?:lost|left|hurt|shut)$/.test(sentence[marked.to - 1]?.lower ?? '')
  );
}

/** Right: “The soup cold from yesterday tasted good”, where another word is the verb. */
function hasVerbAfter(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.marked.to)
    .some(
      ({ lower, tags }) => lower === 'have' || (tags.has('VERB') && !tags.has('NOUN')) || tags.has('PAST'),
    );
}

/** Right: “My brother in London's sure to come”, where “'s” may be the verb. */
function hasContractionAfter(match: Match, sentence: Sentence): boolean {
  return sentence.slice(match.marked.to).some(({ lower }) => lower === "'s");
}

/** Whether the match begins the sentence or a main clause and can be its subject and verb. */
function isSubjectOfSentence(match: Match, sentence: Sentence): boolean {
  const before = sentence[match.from - 1]?.lower ?? '';
  const startsHere =
    findStatementStart(sentence, match.from) === match.from ||
    /^(?:because|but|and|when|if|although|so|think|,)$/.test(before);
  return startsHere && isOnlyFiniteVerb(match, sentence);
}

/** A clause without “be” or “have”: “[I happy → I am happy]”, “I [seen → have seen] it”. */
export const MISSING_VERB_RULES: readonly LearnerRule[] = [
  // [I happy → I am happy].
  {
    id: 'missing-word-01',
    find: [
      '^c <s=i not|MIDADV? v=ING> ~,',
      '^c <s=i a=so|very|really|too? v=ADJ> ~VERB|PAST|NOUN|NAME',
      'because|but|and|that|when|if <s=i v=ING>',
      'and|because|but <s=i a=very|so|too v=ADJ>',
      '^ <s=i v=from|in|at> NAME|home|school|the|a',
      '^c <s=i v=from> NAME',
      '^ <s=i v=not> ADJ|ING|a|the|in|from',
    ],
    fix: '{s} am {a} {v}',
    inPast: '{s} was {a} {v}',
    explanationInPast: WAS_EXPLANATION,
    explanation: AM_EXPLANATION,
    when: (match, sentence) => lacksBe(match, sentence) && !isSecondOfTwo(match, sentence),
  },
  // [She a → She is a] doctor.
  {
    id: 'missing-word-02',
    find: [
      '^c <s=he|she|it|this|that not|MIDADV? v=ING> ~VERBS',
      '^c <s=he|she|it|this|that a=so|very|really|too? ~stuck v=ADJ> ~VERB|PAST|NOUN|NOUNS|VERBS|NAME|and|of|INDEF1|DET|POSS|OBJ|,',
      '^ <s=he|she|it|this|that v=a|an|my|your|his|her|our|not|from> ADJ* NOUN|NAME|ADJ',
      '^c <s=he|she v=a|an|my|your|our|from> ADJ* NOUN|NAME',
      '^ ~hello|hi <s==NAME v=a|an|my|from> ADJ* NOUN|NAME $',
      '^ <s=he|she|it v=in|at> the|POSS|home|school|NAME',
      '^ <s==NAME a=so|very|really|too v=ADJ> $|and|because|but|today',
      'and <s=he|she|it a=very|so|too v=ADJ>',
      'and <s=he|she v=ING>',
      '^c <s=he|she v=ADV? w=ADJ> ~VERB|VERBS|PAST|EN|HAVE',
      "^c POSS NOUN? 's? <s=name v=NAME> ~VERBS|PAST",
    ],
    fix: '{s} is {a} {v} {w}',
    inPast: '{s} was {a} {v} {w}',
    explanationInPast: WAS_EXPLANATION,
    explanation: IS_EXPLANATION,
    when: lacksBe,
  },
  // [We tired → We are tired].
  {
    id: 'missing-word-03',
    find: [
      '^c <s=we|you|they|these|those not|MIDADV? v=ING>',
      '^c -what|where|which|how <s=we|you|they a=so|very|really|too|all? v=ADJ> ~VERB|PAST|NOUN|NOUNS',
      '^c <s=we|they|you v=not|from|my|friends|students|brothers|sisters> ~be|even',
      'and <s=we|they|you v=ING>',
      'and <s=we|they|you a=very|so|too v=ADJ>',
    ],
    fix: '{s} are {a} {v}',
    inPast: '{s} were {a} {v}',
    explanationInPast: WERE_EXPLANATION,
    explanation: ARE_EXPLANATION,
    when: (match, sentence) =>
      lacksBe(match, sentence) &&
      !isHabit(match, sentence) &&
      !asksForBaseForm(sentence.slice(0, match.from)),
  },
  // The [soup cold → soup is cold].
  {
    id: 'missing-word-04',
    find: [
      '^c POSS|the|this|that ADJ? <s=NOUN|%persons a=very|so|really|too|always|usually|often|also v=ADJ> $|and|but|because|today|now|,|in|at|with|for|here|there|when',

      '^c POSS|the|this|that ADJ? <s=NOUN|%persons v=ADJ> $',
      '^c POSS|the|this|that <s=%persons v=a|an> ADJ* NOUN',
      '^c POSS|the|this|that <s=NOUN|%persons v==ING> DET|in|at|to|for|now|$|with|on|NOUN|OBJ',
      '^ POSS|the|this <s=NOUN|%persons v=in|at|from|on|under|near> the|POSS|a NOUN $',
      '^ POSS|the|this <s=NOUN|%persons v=in|at|from> NAME|home|school $',
      '^c POSS|the|this|that <s=NOUN|%persons ~married v=ADJ> today|now|because|and|but|,|in|with',
    ],
    fix: '{s} is {a} {v}',
    inPast: '{s} was {a} {v}',
    explanationInPast: WAS_EXPLANATION,
    explanation: IS_EXPLANATION,
    when: (match, sentence) =>
      isSubjectOfSentence(match, sentence) &&
      !isPastOfSubject(match, sentence) &&
      !hasVerbAfter(match, sentence) &&
      !hasContractionAfter(match, sentence),
  },
  // My [parents very kind → parents are very kind].
  {
    id: 'missing-word-05',
    find: [
      '^c POSS|the|these|those ADJ? <s=NOUNS a=very|so|really|too v=ADJ>',
      '^c POSS|the|these|those ADJ? <s=NOUNS v=ADJ> $',
      '^c POSS|the|these|those <s=NOUNS v==ING> DET|in|at|to|for|now|$|with|on',
      '^ POSS|the|these|those <s=NOUNS v=in|at|from|on> the|POSS|a NOUN $',
      '^ POSS|the|these|those <s=NOUNS v=in|at|from> NAME|home|school $',
    ],
    fix: '{s} are {a} {v}',
    inPast: '{s} were {a} {v}',
    explanationInPast: WERE_EXPLANATION,
    explanation: ARE_EXPLANATION,
    when: (match, sentence) => isSubjectOfSentence(match, sentence) && !hasVerbAfter(match, sentence),
  },
  // I [hungry → am hungry].
  {
    id: 'missing-word-12',
    find: '^c i <v=interested|afraid|able|bored|hungry|thirsty|sure|glad|sorry|proud|ready|busy|late|angry>',
    fix: 'am {v}',
    inPast: 'was {v}',
    explanationInPast: WAS_EXPLANATION,
    explanation: AM_EXPLANATION,
  },
  // I like the weather there because [it cool → it is cool].
  {
    id: 'missing-word-18',
    // These are verbs as well, but "it", the weather or a place, does not cool or clean anything.
    find: [
      '^c -so|as|than|or <s=it v=cool|warm|dry|clean|quiet|calm|empty> $|and|but|because|so',
      '^c -so|as|than|or <s=it a=very|so|really|too v=cool|warm|dry|clean|quiet|calm|empty>',
    ],
    fix: '{s} is {a} {v}',
    explanation: {
      simple: 'A sentence needs a verb. Here it is “is”: “{right}”.',
      full: 'The sentence needs a form of “be”: “{right}”.',
    },
    inPast: '{s} was {a} {v}',
    explanationInPast: WAS_EXPLANATION,
    when: isOnlyFiniteVerb,
  },
  // [I been → I have been] there.
  {
    id: 'missing-word-13',
    find: ['^c <s=i|you|we|they been>'],
    fix: '{s} have been',
    explanation: {
      simple: '“been” needs “have” before it: “{right}”.',
      full: 'The past participle “been” needs “have” before it: “{right}”.',
    },
  },
  // [She been → She has been] there.
  {
    id: 'missing-word-14',
    find: ['^c <s=he|she|it been>'],
    fix: '{s} has been',
    explanation: {
      simple: '“been” needs “has” before it: “{right}”.',
      full: 'The past participle “been” needs “has” before it: “{right}”.',
    },
  },
  // I [seen → have seen] it.
  {
    id: 'missing-word-15',
    find: [
      `^c i|you|we|they <v=${PARTICIPLES}>`,
      '^c i|you|we|they usually|really|soon|now|finally|actually|even|still <v=seen|done|gone|eaten|written|taken|given|known>',
    ],
    fix: 'have {v}',
    inPast: '{v:past}',
    explanationInPast: PARTICIPLE_IN_STORY_EXPLANATION,
    explanation: {
      simple: '“{v}” needs “have” before it: “{right}”.',
      full: 'The past participle “{v}” needs “have” before it: “{right}”.',
    },
  },
  // She [gone → has gone] home.
  {
    id: 'missing-word-16',
    find: [`^c HESHE|NAME|%persons <v=${PARTICIPLES}>`],
    fix: 'has {v}',
    inPast: '{v:past}',
    explanationInPast: PARTICIPLE_IN_STORY_EXPLANATION,
    explanation: {
      simple: '“{v}” needs “has” before it: “{right}”.',
      full: 'The past participle “{v}” needs “has” before it: “{right}”.',
    },
    when: isOnlyFiniteVerb,
  },
];
