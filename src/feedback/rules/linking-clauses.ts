/*
 * Corrects conjunctions between clauses: “although it rained, but we went” → “although it rained, we went”,
 * “because of it rained” → “because it rained”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `^ c=although|though ANY* ANY* ANY* <but>`: “Although it was late [but] I stayed”, with up to twelve words
 * between.
 *   <…>        the wrong words, which `fix` replaces
 *   it|you     one of these words
 *   of?        this, or nothing
 *   ANY*       none to four of these
 *   ~EN        the next word is not this; takes no word itself
 *   -SUBJ|if   the word before is none of these; takes no word itself
 *   ^          the sentence begins here
 *   $          the sentence ends here
 *   s=SUBJ     this word, which `fix` and the reasons quote as {s} (so also c)
 *   {c:lower}  it with a small letter: “but”
 *   unless     patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   SUBJ “I, you, he …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {last} the word before the mark, {after} what the pattern asks
 *   for after the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';
import { mayBeFiniteVerb } from './clause.ts';

/** Whether a word before “because of” may be the verb of a clause: “is”, “went”, “like”. */
function mayBeFiniteVerbOrBase(word: Token): boolean {
  return mayBeFiniteVerb(word) || word.tags.has('VERB');
}

/** The words after the last colon. Right: "He said: “The loss of trees because of fires is great”". */
function takeAfterColon(words: Sentence): Sentence {
  return words.slice(words.findLastIndex(({ text }) => text === ':') + 1);
}

/** Words that can be, or begin, the verb of a clause. */
const FINITE_VERB = 'was|were|is|are|had|has|did|PAST|VERBS|can|could|will';
/** What can begin a clause: "but good" and "so was I" do not. */
const CLAUSE_START = 'SUBJ|POSS|DET|NAME|NOUNS|people|there';
/** "Nothing but the truth", "everyone but you". */
const BEFORE_EXCEPTION =
  'everyone|everybody|nobody|one|all|anything|nothing|none|everything|anyone|help|choice';
const DOUBLE_CONJUNCTION_EXPLANATION = {
  simple: '“{c:lower}” already joins the two parts, so we leave out “but”.',
  full: 'Two clauses take one conjunction: “{c:lower}” is there already, so “but” goes.',
};

const CLAUSE_AFTER_DESPITE_EXPLANATION = {
  simple: 'A whole sentence with a verb comes next, so we say “although”.',
  full: '“{wrong}” is not followed by a clause. A subject and its verb follow here, so it is “although”.',
};

/** The most tokens of such an answer, with its full stop. */
const MAX_SHORT_ANSWER = 5;

/** Not marked: “Because the children.”, an answer that may have lost its verb. */
function isShortAnswer(sentence: Sentence): boolean {
  return sentence.length <= MAX_SHORT_ANSWER;
}

/** "Despite the cold people were outside": a thing of the weather, and the subject of the clause. */
function isAfterCold({ marked, to }: Match, sentence: Sentence): boolean {
  return /^(?:cold|dark|wet|heat)$/.test(sentence[marked.to + 1]?.lower ?? '') && to > marked.to + 3;
}

/** "Despite that we had a good time" can be one clause: "Despite that, we had …". */
function joinsTwoClauses({ marked }: Match, sentence: Sentence): boolean {
  return marked.from > 0 || sentence.slice(marked.to).some(({ text }) => text === ',');
}

/** "Neither team won or lost", but not "she neither smokes or drinks". */
function isSubjectOfVerb({ from, marked }: Match, sentence: Sentence): boolean {
  const before = sentence[from - 1];
  const isAtStart = !before?.isWord || FUNCTION_WORDS.CONJ.has(before.lower) || before.lower === 'that';
  return isAtStart && sentence.slice(from + 1, marked.from).some(mayBeFiniteVerb);
}

/** "Both tea or coffee", but not "both children or alone", "both win or not". */
function joinsLikeWords({ marked }: Match, sentence: Sentence): boolean {
  const [left, right] = [sentence[marked.from - 1], sentence[marked.to]];
  if (!left || !right) return false;
  const tags = ['NOUN', 'NOUNS', 'NAME', 'ADJ', 'VERBS', 'PAST', 'ING'] as const;
  const isDeterminer = FUNCTION_WORDS.DET.has(right.lower) || FUNCTION_WORDS.POSS.has(right.lower);
  return isDeterminer || tags.some((tag) => left.tags.has(tag) && right.tags.has(tag));
}

/** Rules for conjunctions, and for “because of” and “despite”. */
export const LINKING_CLAUSE_RULES: RuleSet = {
  kind: 'linking',
  explanation: DOUBLE_CONJUNCTION_EXPLANATION,
  rules: [
    // Although it rained, [but we → we] went out.
    {
      id: 'linking-clauses-01',
      find: [
        `^ c=although|though ANY* ANY* ANY* , <but s=${CLAUSE_START}>`,
        `^ even c=though ANY* ANY* ANY* , <but s=${CLAUSE_START}>`,
      ],
      fix: '{s}',
    },
    // Although he was ill [but → ,] he came.
    {
      id: 'linking-clauses-02',
      // Right: "Although it is cheap but good", "although everyone but you knew".
      find: [
        `^ c=although|though ANY* ANY* ANY* -${BEFORE_EXCEPTION} <but> ${CLAUSE_START}`,
        `^ even c=though ANY* ANY* ANY* -${BEFORE_EXCEPTION} <but> ${CLAUSE_START}`,
      ],
      fix: ',',
    },
    // Because I was ill, [so I → I] stayed at home.
    {
      id: 'linking-clauses-03',
      // Right: "As she was tired, so was I", "because it was so late, so dark".
      find: [
        `^ c=because|since|as ANY* ANY* ANY* , <so s=${CLAUSE_START}>`,
        '^ c=if|when ANY* ANY* ANY* , <so s=SUBJ>',
      ],
      fix: '{s}',
      explanation: {
        simple: '“{c:lower}” already joins the two parts, so we leave out “so”.',
        full: 'Two clauses take one conjunction: “{c:lower}” is there already, so “so” goes.',
      },
    },
    // We stayed in [because of → because] the wind was strong.
    {
      id: 'linking-clauses-04',
      find: [
        `<because of> ~her|that|this DET|POSS ADJ? NOUN|NOUNS ~EN ${FINITE_VERB}`,
        `<because of> NOUN|NOUNS|NAME ~EN was|were|is|are`,
        // Right: "because of it", "because of you".
        '<because of> ~it|you SUBJ',
        '<because of> it|you PAST|is|was|are|were|has|had|rains|can',
        '<because of> there is|are|was|were',
      ],
      fix: 'because',
      // Right: "The loss of forest because of fires is great": the verb is that of the sentence.
      when: ({ from }, sentence) =>
        from === 0 || takeAfterColon(sentence.slice(0, from)).some(mayBeFiniteVerbOrBase),
      explanation: {
        simple: 'A whole sentence with a verb comes next, so we say “because”.',
        full: '“Because of” takes a noun or pronoun. Here a clause with a verb follows, so it is “because”.',
      },
    },
    // We stayed at home [because → because of] the rain.
    {
      id: 'linking-clauses-05',
      find: [
        '<because> the|my|our|his|her|this|that|bad ADJ? NOUN|NOUNS $',
        '^ <because> the|my|our|his|her|this|bad ADJ? NOUN|NOUNS ,',
      ],
      fix: 'because of',
      explanation: {
        simple: '“{after}” is only a thing, without a verb, so it needs “because of”.',
        full: '“Because” needs a clause with a verb. Before the noun group “{after}” it is “because of”.',
      },
      when: (_match, sentence) => !isShortAnswer(sentence),
    },
    // [Despite → Although] the weather was bad, we went.
    {
      id: 'linking-clauses-06',
      find: [
        '<despite> of? DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has',
        '<despite> DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has|PAST',
        '<despite> SUBJ VERB|PAST|was|were|is|are|VERBS',
        '<despite> it VERBS|PAST|was|is',
      ],
      fix: 'although',
      explanation: CLAUSE_AFTER_DESPITE_EXPLANATION,
      when: (match, sentence) => !isAfterCold(match, sentence),
    },
    // [Although → Despite] the rain, we went.
    {
      id: 'linking-clauses-07',
      find: [
        // Right: "although the film, which was long, was good", "although my brother, my sister and I came".
        '<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS , SUBJ|there|NAME|people',
        `<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS , the|my|our|his|her ADJ? NOUN|NOUNS ${FINITE_VERB}|VERB`,
        '<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS $',
        '<although|though> being ADJ|NOUN ,',
      ],
      fix: 'despite',
      explanation: {
        simple: 'Only a thing comes next, without a verb, so we say “despite”.',
        full: '“{wrong}” needs a clause with a subject and a verb. A noun or an -ing form takes “despite”.',
      },
    },
    // [In spite of the fact → Although] he was ill, he came.
    {
      id: 'linking-clauses-08',
      find: ['<in spite of the fact> SUBJ'],
      fix: 'although',
      explanation: {
        simple: '“In spite of the fact” needs “that” before a whole sentence. “Although” is shorter.',
        full: '“In spite of the fact” needs “that” before a clause; “although” says the same in one word.',
      },
    },
    // [Despite that → Although] it rained, we went.
    {
      id: 'linking-clauses-09',
      find: ['<despite that> SUBJ|the|POSS'],
      fix: 'although',
      explanation: CLAUSE_AFTER_DESPITE_EXPLANATION,
      when: joinsTwoClauses,
    },
    // It was so cold [than → that] we left.
    {
      id: 'linking-clauses-10',
      find: [
        'so ADJ|ADV <then|than> SUBJ VERB|PAST|could|can',
        "so ADJ <than> POSS|the|people|many|some|nobody NOUN|NOUNS? can|can't|cannot|could|couldn't|has|have|had|is|are|was|were|don't|didn't",
      ],
      fix: 'that',
      explanation: {
        simple: '“So {last} … that”: the result comes after “that”, not “{wrong}”.',
        full: 'After “so {last}”, the result begins with “that”, not “{wrong}”.',
      },
    },
    // You can have either tea [nor → or] coffee.
    {
      id: 'linking-clauses-11',
      find: 'either ANY ANY? ANY? <nor> ANY',
      fix: 'or',
      explanation: {
        simple: '“Either” and “or” go together. “Nor” goes with “neither”.',
        full: '“Either … or” is a pair; “nor” belongs to “neither”.',
      },
    },
    // I like neither tea [or → nor] coffee.
    {
      id: 'linking-clauses-12',
      find: ['neither ANY ANY? ANY? <or> ANY'],
      fix: 'nor',
      explanation: {
        simple: '“Neither” and “nor” go together. “Or” goes with “either”.',
        full: '“Neither … nor” is a pair; “or” belongs to “either”.',
      },
      unless: 'neither of',
      when: (match, sentence) => !isSubjectOfVerb(match, sentence),
    },
    // I like both tea [or → and] coffee.
    {
      id: 'linking-clauses-13',
      find: ['-SUBJ|if both ~of|POSS ANY ANY? ANY? <or> ~only|just|not|neither|one ANY'],
      fix: 'and',
      when: joinsLikeWords,
      explanation: {
        simple: '“Both” and “and” go together, because you mean the two things.',
        full: '“Both … and” is a pair; “or” would mean only one of the two.',
      },
    },
  ],
};
