/*
 * Corrects the verb after “can”, “must” and their like, after “do” and after “let's”: “he can swims” → “he
 * can swim”, “she didn't went” → “she didn't go”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `did|do|does not ~VERB <v=VERBS>`: “he does not [likes] tea”. The marked verb is kept as `v`.
 *   <…>       the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   do|does   one of these words
 *   ,?        this, or nothing
 *   ADJ*      none to four of these
 *   ~VERB     the next word is not this; takes no word itself
 *   -SUBJ     the word before is not this; takes no word itself
 *   ^         the sentence begins here
 *   ^c        a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $         the sentence ends here
 *   %persons  a word of the list `persons` in `lists` below: “mother”
 *   =VERB     a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   =NAME     a word that is nothing else: “Anna”, not “Will”, which is a verb as well
 *   v=EN      this word, which `fix` and the reasons quote as {v}
 *   v==VERB   a word for =VERB, quoted as {v}
 *   {v:base}  its base form: “go”
 *   unless    patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, VERBS “goes”, PAST “went”, EN “gone”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, POSS “my, your …”
 *   WEEKDAY “Monday”
 *   MODAL “can, won't …”
 *   MIDADV “always, just …”, WH “who, what …”, ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {before}
 *   what the pattern asks for before the mark, {who} the subject, without “and” before it or “always” after
 *   it.
 */

import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { PERSONS } from './word-groups.ts';

const BASE_FORM_EXPLANATION = {
  simple: 'After “{who}” the verb has its first form: “{right}”.',
  full: '“{who}” is followed by the base form: “{right}”, not “{wrong}”.',
};
const NO_TO_EXPLANATION = {
  simple: 'After “{who}” the verb has no “to”: “{right}”.',
  full: '“{who}” is followed by the base form without “to”: “{right}”.',
};
const TIME_SHOWN_EXPLANATION = {
  simple: 'After “{who}” the verb has its first form: “{right}”.',
  full: '“{who}” shows the time already, so the verb has its base form: “{right}”.',
};
const NO_ENDING_EXPLANATION = {
  simple: 'After “{who}” the verb has its first form: “{right}”.',
  full: '“{who}” is followed by the base form, without an ending: “{right}”.',
};

/** Words for how one feels. Wrong in another way: “You will interested in it”, where “be” is missing. */
const FEELINGS_IN_ED =
  'interested|excited|surprised|bored|worried|disappointed|married|tired|satisfied|impressed';

/**
 * The base form of the verb after "can", "must" and their like, after "do", "does" and "did", and after
 * "let's".
 */
export const VERB_FORM_MODAL_DO_RULES: RuleSet = {
  kind: 'verb-form',
  explanation: BASE_FORM_EXPLANATION,
  lists: { persons: PERSONS },
  rules: [
    // I will [went → go] there.
    {
      id: 'verb-form-01',
      find: [
        'MODAL SUBJ? not|MIDADV? ~VERB|used|better|NOUNS <v=VERBS>',
        `MODAL SUBJ? not|MIDADV? ~VERB|used|better|had|ADJ|${FEELINGS_IN_ED} <v=PAST|EN>`,
        'MODAL SUBJ? not|MIDADV? <v=has|had|does|did>',
        'can|could|must|should|will easily|quickly|finally|really <v=went|saw|came|got|bought|took|ate|made|found>',
        'MODAL SUBJ not|MIDADV? ~VERB <v=VERBS>',
        'can|could|must|should|will SUBJ? not|also|always|never|often|usually? ~NOUN|NOUNS|ADJ <v=ING>',
      ],
      fix: '{v:base}',
      when: (match, sentence) => !isMonthOrName(match, sentence) && !lacksHave(match, sentence),
    },
    // You will [interested → be interested] in it.
    {
      id: 'verb-form-46',
      find: `MODAL SUBJ? not|MIDADV? very|really? <v=${FEELINGS_IN_ED}> in|about|to|with|by|when|if|at|$|,|because`,
      fix: 'be {v}',
      explanation: {
        simple: '“{v}” is not the verb here. After “will” or “can” it needs “be”: “{right}”.',
        full: 'A modal verb takes a base form, and before the adjective “{v}” it is “be”: “{right}”.',
      },
    },
    // I can't [to come → come].
    {
      id: 'verb-form-02',
      find: [
        "-a|an|the|POSS|ADJ can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|may|might|will|won't <to v=VERB|be>",
        'can|could|must|should|may|might|will SUBJ <to v=VERB|be>',
        'can|could|must|should|may|might|will not|also|always|never|often|usually <to v=VERB|be>',
        "'ll <to v=VERB|be>",
      ],
      fix: '{v}',
      explanation: NO_TO_EXPLANATION,
      // Right: "They do all they can to help."
      unless: 'all|what|everything|best SUBJ can|could to',
    },
    // You'd better [to go → go] now.
    {
      id: 'verb-form-03',
      find: ["'d|had better <to v=VERB>", 'would rather <to v=VERB>', "'d rather <to v=VERB>"],
      fix: '{v}',
      explanation: NO_TO_EXPLANATION,
    },
    // I will [can → be able to] come.
    {
      id: 'verb-form-32',
      find: [
        "will|'ll|won't|would SUBJ? not|MIDADV? <can|could> VERB",
        '-the|a|POSS|%persons should|must|may|might not|MIDADV? <can|could> VERB',
        "shouldn't|mustn't <can|could> VERB",
      ],
      fix: 'be able to',
      explanation: {
        simple: "“{wrong}” can't follow “{last}”. We say “{right}”.",
        full: "Two modal verbs can't stand together: “{wrong}” becomes “{right}”.",
      },
    },
    // He will [must → have to] work.
    {
      id: 'verb-form-33',
      find: "will|'ll|won't|would SUBJ? not|MIDADV? <must> VERB",
      fix: 'have to',
      explanation: {
        simple: "“{wrong}” can't follow “{last}”. We say “{right}”.",
        full: "Two modal verbs can't stand together: “{wrong}” becomes “{right}”.",
      },
    },
    // Yesterday I [must → had to] stay at home.
    {
      id: 'verb-form-34',
      find: [
        '^c yesterday ,? SUBJ|NAME <must> ~have|be VERB',
        '^c last night|week|weekend|month|year|summer|WEEKDAY ,? SUBJ|NAME <must> ~have|be VERB',
        '^ when SUBJ was ANY ANY? ANY? , SUBJ <must> ~have|be VERB',
        '^ SUBJ <must> ~have|be VERB ANY? ANY? ANY? yesterday $',
        '^ SUBJ <must> ~have|be VERB ANY? ANY? ANY? last night|week|weekend|month|summer $',
      ],
      fix: 'had to',
      unless: 'what|who|that|how|where|why|when SUBJ? PAST',
      explanation: {
        simple: 'It was in the past, so we say “had to”.',
        full: '“Must” has no past form. A duty in the past is “had to”.',
      },
    },
    // You [better to see → had better see] a doctor.
    {
      id: 'verb-form-35',
      find: '^c SUBJ <better to? v==VERB>',
      fix: 'had better {v}',
      explanation: {
        simple: 'The advice is “had better” and the verb: “{right}”.',
        full: '“Had better” is followed by the base form without “to”: “{right}”.',
      },
    },
    // I can [will → ] come.
    {
      id: 'verb-form-22',
      find: '-the|a|POSS|%persons can|will|must|should <can|will|must|should|could>',
      fix: '',
      explanation: {
        simple: "“{last}” and “{wrong}” can't stand together: one of them is enough.",
        full: "Two modal verbs can't stand together, so after “{last}” there is no “{wrong}”.",
      },
      // Wrong in another way: "I will will come", the same word twice.
      when: (match, sentence) => getFirstWord(match, sentence) !== getFirstMarkedWord(match, sentence),
    },
    // You [ought go → ought to go].
    {
      id: 'verb-form-23',
      find: 'SUBJ|NAME|%persons <ought v=VERB>',
      fix: 'ought to {v}',
      explanation: {
        simple: '“Ought” needs “to” before the verb: “{right}”.',
        full: '“Ought” is followed by “to” and the base form: “{right}”.',
      },
    },
    // I didn't [went → go].
    {
      id: 'verb-form-06',
      // Right: "The ease with which she did it surprised us", so `-SUBJ`.
      find: [
        '-SUBJ did SUBJ not|MIDADV? ~VERB <v=PAST>',
        "didn't|doesn't|don't SUBJ? MIDADV? ~VERB|used <v=PAST>",
        '-SUBJ did not ~VERB <v=PAST>',
        // Right: "What they did not only surprised us".
        '-what|which|that SUBJ did not ~VERB|only <v=PAST>',
        'do|does not ~VERB <v=PAST>',
        '-SUBJ did POSS|the|this|that ADJ* NOUN|NOUNS ~VERB <v=PAST>',
        '-SUBJ did =NAME|people|NOUNS ~VERB <v=PAST>',
        "didn't|doesn't|don't SUBJ? ~VERB|NOUN|used <v=EN>",
        '-SUBJ did SUBJ ~VERB|NOUN|ADJ <v=EN>',
        'do|does SUBJ ~VERB|ADJ <v=PAST>',
      ],
      fix: '{v:base}',
      explanation: TIME_SHOWN_EXPLANATION,
    },
    // Does he [works → work] here?
    {
      id: 'verb-form-07',
      find: [
        "didn't|doesn't|don't SUBJ? MIDADV? ~VERB <v=VERBS>",
        'did|do|does not ~VERB <v=VERBS>',
        'does|did|do HESHE|NAME|you|they|we MIDADV? ~VERB <v=VERBS>',
        'does|did POSS|the ADJ* NOUN ~NOUNS|VERB <v=VERBS>',
        "didn't|doesn't|don't HESHE? <v=has>",
        'does POSS|the ADJ* NOUN <v=has>',
      ],
      // Right: "“We Can Do It” uses a poster."
      unless: 'can do it',
      fix: '{v:base}',
      explanation: NO_ENDING_EXPLANATION,
    },
    // I don't [going → go] there.
    {
      id: 'verb-form-08',
      find: [
        "didn't|doesn't|don't SUBJ? ~NOUN <v=ING>",
        '^ do|does|did SUBJ ~NOUN|ADJ <v=ING>',
        'WH do|does|did SUBJ ~NOUN|ADJ <v=ING>',
        'do|does|did not ~NOUN <v=ING>',
      ],
      fix: '{v:base}',
      explanation: NO_ENDING_EXPLANATION,
      unless: 'mind|like|enjoy',
    },
    // I don't [to know → know].
    {
      id: 'verb-form-09',
      find: ["didn't|doesn't|don't <to v=VERB>", '^ do|does|did SUBJ <to v=VERB>'],
      fix: '{v}',
      explanation: NO_TO_EXPLANATION,
    },
    // Let's [to go → go] home.
    {
      id: 'verb-form-19',
      find: ["let's <to v=VERB>", 'let us <to v=VERB>'],
      fix: '{v}',
      explanation: NO_TO_EXPLANATION,
    },
    // Let's [going → go] home.
    {
      id: 'verb-form-20',
      find: ["let's ~NOUN|VERB <v=ING>", "let's ~VERB <v=ING|VERBS|PAST> ~VERB"],
      fix: '{v:base}',
      explanation: {
        simple: 'After “{before}” the verb has its first form: “{right}”.',
        full: '“{before}” is followed by the base form: “{right}”, not “{wrong}”.',
      },
    },
  ],
};

/**
 * Right: "In May has …", "our Will goes". A capital is right for the auxiliary where it begins a question.
 */
function isMonthOrName({ from, marked }: Match, sentence: Sentence): boolean {
  const beginsQuestion = sentence[from]?.canStartSentence === true && marked.from > from + 1;
  return /^(?:May|Will)$/.test(sentence[from]?.text ?? '') && !beginsQuestion;
}

/** Wrong in another way: "If I had caught my train, I would never met her" needs "have met". */
function lacksHave({ from, marked }: Match, sentence: Sentence): boolean {
  const hasUnrealPast = sentence.slice(0, from).some(({ lower }, at) => lower === 'had' && at > 1);
  const hasIf = sentence.some(({ lower }) => lower === 'if');
  return hasIf && hasUnrealPast && sentence[marked.from]?.tags.has('EN') === true;
}
