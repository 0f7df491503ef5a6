/*
 * Corrects “say” and “tell”, “explain me”, and reported questions and orders: “he said me” → “he told me”,
 * “she asked me was I tired” → “she asked me if I was tired”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `<v=@explain o=me|us|you> $`: “she [explained us].” The two marked words are kept as `v` and `o`.
 *   <…>              the wrong words, which `fix` replaces (or, if it is empty, leaves out)
 *   for|at           one of these words
 *   ADJ?             this, or nothing
 *   ~,               the next word is not this; takes no word itself
 *   -let's|'d|would  the word before is none of these; takes no word itself
 *   ^                the sentence begins here
 *   $                the sentence ends here
 *   @ask             any form of “ask”: ask, asks, asked, asking
 *   %persons         a word of the list `persons` in `lists` below: “mother”
 *   @%explaining     any form of a verb of the list `explaining` in `lists` below: explain, explains,
 *                    explained, explaining
 *   =VERB            a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   o=us             this word, which `fix` and the reasons quote as {o} (so also n, v, t, a, b …); empty
 *                    where the pattern took no word
 *   v==VERB          a word for =VERB, quoted as {v}
 *   {v:base}         its base form: “go”
 *   {v:s}            its form in -s: “goes”
 *   {v:past}         its past form: “went”
 *   {v>tell}         “tell” in the form of that word
 *   unless           patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   MODAL “can, won't …”
 *   Reasons quote {wrong} the marked words, {right} the correction, {last} the word before the mark, {next}
 *   the word after the mark, {before} what the pattern asks for before the mark, {after} what the pattern
 *   asks for after the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { beginsClause, countFiniteVerbs, mayBeFiniteVerb } from './clause.ts';
import { PERSONS } from './word-groups.ts';

/** What is told to a person. Wrong: "say them what to do". Right: "say them aloud", the words. */
const TOLD_THINGS = 'what|why|that';
/** What one says to a person. Wrong: "say me hello", "tell him sorry". */
const SAID_WORDS = 'hello|hi|goodbye|bye|sorry|thanks';
/** Nouns that make "that" begin a time. Right: "I said them that day". */
const TIMES = 'day|night|morning|evening|week|year|time|way|month|summer';

const TELL_EXPLANATION = {
  simple: 'A person comes next, so the verb is “tell”, not “say”: “{right}”.',
  full: '“Tell” takes the person as its object. “Say” would need “to”: so it is “{right}”.',
};
const SAY_EXPLANATION = {
  simple: 'No person comes directly after the verb, so we say “{right}”.',
  full: '“Tell” would need a person directly after it here; without one, it is “{right}”.',
};
const TO_PERSON_EXPLANATION = {
  simple: '“{v}” needs “to” before the person: “{right}”.',
  full: '“{v:base}” takes the thing as its object and the person with “to”: “{right}”.',
};
const TELL_TRUTH_EXPLANATION = {
  simple: '“{after}” goes with “tell”: “{right}”, not “{wrong}”.',
  full: '“{after}” goes with the verb “tell”: “{right}”, not “{wrong}”.',
};
const LANGUAGE_EXPLANATION = {
  simple: '{next} is a language, and we “speak” a language: “{right} {next}”.',
  full: 'To use a language is to “speak” it: “{right} {next}”.',
};
const REPORTED_QUESTION_EXPLANATION = {
  simple: 'The answer is yes or no, so we say “if”, with the usual order: “{right}”.',
  full: 'An indirect yes/no question begins with “if” and has the order of a statement: “{right}”.',
};

/** "Say" and "tell", "explain to", and reported questions and orders. */
export const REPORTING_RULES: RuleSet = {
  kind: 'reporting',
  explanation: TELL_EXPLANATION,
  lists: {
    persons: PERSONS,
    // Verbs with "to" before the person. Wrong: "explain me the rule".
    explaining: parseWordList('explain describe suggest mention repeat demonstrate'),
    languages: parseWordList('english french spanish german italian arabic russian chinese japanese'),
  },
  rules: [
    // He [says me hello → says hello to me].
    {
      id: 'reporting-25',
      find: [
        `<v=@say o=me|him|her|us|them g=${SAID_WORDS}>`,
        '<v=@say o=me|him|her|us|them g=good h=morning|evening|afternoon|night>',
      ],
      fix: '{v} {g} {h} to {o}',
      explanation: {
        simple: 'We “say” words like “hello”, and the person comes after them, with “to”.',
        full: '“Say” takes the words as its object and then the person with “to”: “{right}”.',
      },
    },
    // Can you [say me → tell me] the time?
    {
      id: 'reporting-01',
      find: [
        "-let's|'d|would <say o=me|him> ~something|,",
        "-let's|'d|would <say o=us> ~something|,|NOUNS",
        `<say o=them> ${TOLD_THINGS} ~${TIMES}`,
      ],
      fix: 'tell {o}',
      unless: 'say you|her NOUN',
    },
    // He [says me → tells me] everything.
    {
      id: 'reporting-02',
      find: [
        '<says o=me|him|her|us>',
        `<says o=them> ${TOLD_THINGS} ~${TIMES}`,
        '<says to o=me|him|her|us|them|you that>',
      ],
      fix: 'tells {o}',
    },
    // He [said me → told me] that it was late.
    {
      id: 'reporting-03',
      find: [
        '<said o=me|him|us> ~and|being|NOUNS',
        `<said o=them> ${TOLD_THINGS} ~${TIMES}`,
        '<said o=them> not to VERB',
        '<said o=her> that|to',
        '<said to o=me|him|her|us|them|you to> VERB',
        '<said o=his|my|their|our|the n=%persons|parents|friends|children> that|to|about',
        // Right: "She said our teacher was ill", "he said my sister sings well".
        'SUBJ|NAME|NOUN|NOUNS <said o=his|my|their|our n=%persons|parents|friends|children> SUBJ|how|what|where|why|everything|something|the|a|not|$',
      ],
      fix: 'told {o} {n}',
      when: (match, sentence) => !hasPersonAsSubject(match, sentence),
    },
    // He keeps [saying me → telling me] that.
    {
      id: 'reporting-04',
      find: ['<saying o=me|him|us>', `<saying o=them> ${TOLD_THINGS} ~${TIMES}`],
      fix: 'telling {o}',
    },
    // I want to [tell → say] hello.
    {
      id: 'reporting-05',
      find: [
        '-can|could|cannot|to <tell> that SUBJ|POSS|the|NAME|there',
        '^ please? <tell> hello|sorry|goodbye|yes|thank|something',
        '^ please? <tell> no $|to|,',
        'to|will|can|must|not <tell> hello|sorry|goodbye|yes',
        'to|will|must|not <tell> something',
      ],
      // Right: "Can you tell that he is tired?"
      unless: 'can|could|cannot SUBJ|always? SUBJ|always? tell that',
      fix: 'say',
      explanation: SAY_EXPLANATION,
    },
    // She [tells → says] that she is ill.
    {
      id: 'reporting-06',
      find: ['<tells> hello|sorry|goodbye|yes|something', '<tells> that SUBJ|POSS|the|NAME|there'],
      fix: 'says',
      explanation: SAY_EXPLANATION,
    },
    // He [told → said] hello.
    {
      id: 'reporting-07',
      find: [
        "-was|were|been|be|is|are|am|being|'s|not|as|just|often|got|what SUBJ|NAME|NOUN|teacher|%persons <told> hello|sorry|goodbye|yes|something",
        "-was|were|been|be|is|are|am|being|'s|not|as|just|often|got|what SUBJ|NAME|NOUN|teacher|%persons have|has|had? <told> that ~to|one|story|joke|person|man|woman|in|at|when|again",
        'SUBJ|NAME <told> ~it|you SUBJ|there ~about',
        'SUBJ|NAME|%persons <told> to OBJ|POSS that',
      ],
      fix: 'said',
      explanation: SAY_EXPLANATION,
    },
    // He [explained me the rule → explained the rule to me].
    {
      id: 'reporting-08',
      find: [
        '<v=@%explaining o=me|him|her|us|them|you t=the|a|an|this|that|my|your|his|our|their|some|these ~same|next|following a=ADJ? n=NOUN|NOUNS> ~of|about|for|in|on|from|with|to|at|NOUN|NOUNS|that|which|who|between|behind',
        '<v=@%explaining o=me|him|us|them|you t=everything|something|it>',
      ],
      // Right: "He mentioned you this morning", "they mentioned us the day before".
      when: (match) => !TIMES_AND_MANNERS.has(match.captures.get('n')?.[0]?.lower ?? ''),
      fix: '{v} {t} {a} {n} to {o}',
      explanation: TO_PERSON_EXPLANATION,
    },
    // She [explained me → explained to me] why.
    {
      id: 'reporting-09',
      find: [
        // Right: "He mentioned me in his book", "they suggested him for the job", "she described him well".
        '<v=@explain o=me|him|us> ~VERB|to|that|,|ING|as|$',
        '<v=@%explaining|@confess|@announce|@propose o=me|him|us> how|what|why|where',
        '<v=@explain|@confess|@announce o=me|him|us> when|which|whether|if',
        '<v=@suggest o=me|us> ADJ|NOUNS',
        '<v=@explain o=her> how|what|why|that|where|the',
        '<v=@explain o=me|us|you> $',
        '<v=@explain|@describe|@mention o=me|him|us|them|you> that ~day|way|time|morning|evening|night|week|year|one|$',
        '<v=@explain o=POSS n=%persons|parents|friends> how|what|why|the',
      ],
      fix: '{v} to {o} {n}',
      explanation: TO_PERSON_EXPLANATION,
    },
    // She told [to → ] me the story.
    {
      id: 'reporting-10',
      find: [
        '@ask <to> me|him|her|us|them|you|the|POSS|NAME ~VERB',
        '-was|were|is|are|been|being @tell <to> me|him|her|us|them|you|POSS|the|NAME ~VERB',
        'SUBJ|MODAL|to @answer <to> me|him|her|us|them|you ~VERB|NOUN|NOUNS|boss|manager|father|mother|own',
      ],
      fix: '',
      explanation: {
        simple: 'The person comes right after “{last}”, without “to”.',
        full: '“{last}” takes the person as its direct object, without “to”.',
      },
    },
    // I answered [to → ] the question.
    {
      id: 'reporting-24',
      // Right: "I have to answer to my parents".
      find: 'SUBJ|MODAL|to @answer <to> the|this|that|these|all|POSS question|questions|letter|email|e-mail|message|messages|call|phone',
      fix: '',
      explanation: {
        simple: 'What we answer comes right after “{last}”, without “to”.',
        full: '“{last}” takes what is answered as its direct object, without “to”.',
      },
    },
    // He explained [for → to] me.
    {
      id: 'reporting-11',
      find: ['@say|@explain|@describe <for|at> me|him|her|us|them|you'],
      fix: 'to',
      explanation: {
        simple: '“{last}” needs “to” before the person, not “{wrong}”.',
        full: '“{last}” goes with “to” before a person, not with “{wrong}”.',
      },
    },
    // You must not [speak → tell] lies.
    {
      id: 'reporting-12',
      find: ['<v=@speak> o=the|a|ADJ? n=lie|lies|story|joke|jokes'],
      fix: '{v>tell}',
      explanation: {
        simple: 'We “tell” a story, a joke or a lie. We “speak” a language.',
        full: 'A story, a joke or a lie is what we “tell”; we “speak” a language.',
      },
    },
    // Please [say → tell] the truth.
    {
      id: 'reporting-13',
      find: ['<v=say|talk> the truth', '<v=say|talk> a joke|lie|story', '<v=say|talk> lies|jokes|stories'],
      fix: 'tell',
      explanation: TELL_TRUTH_EXPLANATION,
      // Right: "They say stories are good for children."
      when: (match, sentence) => !beginsClause(match, sentence),
    },
    // He [said → told] a lie.
    {
      id: 'reporting-14',
      find: [
        '<v=said|talked> the truth',
        '<v=said|talked> a joke|lie|story',
        '<v=said|talked> lies|jokes|stories',
      ],
      fix: 'told',
      explanation: TELL_TRUTH_EXPLANATION,
      when: (match, sentence) => !beginsClause(match, sentence),
    },
    // I can [talk → speak] English.
    {
      id: 'reporting-15',
      find: ['<v=say|talk> %languages ~with|about|to|NOUN|NOUNS|people'],
      fix: 'speak',
      explanation: LANGUAGE_EXPLANATION,
      // Right: "They say English is easy."
      when: (match, sentence) => !beginsClause(match, sentence),
    },
    // She [talks → speaks] French.
    {
      id: 'reporting-16',
      find: ['<v=says|talks> %languages ~NOUN|NOUNS|people'],
      fix: 'speaks',
      explanation: LANGUAGE_EXPLANATION,
      when: (match, sentence) => !beginsClause(match, sentence),
    },
    // He asked me [that → if] I could help.
    {
      id: 'reporting-17',
      find: ['@ask OBJ|NAME <that> SUBJ can|could|will|would|is|was|want|like'],
      fix: 'if',
      explanation: {
        simple: 'The answer is yes or no, so this question begins with “if”, not “that”.',
        full: 'An indirect yes/no question begins with “if” or “whether”, not with “that”.',
      },
    },
    // She asked me [was I → if I was] tired.
    {
      id: 'reporting-18',
      find: ['@ask OBJ|NAME? <b=was|were|is|are|can|could|will|would|have|had s=i|you|he|she|we|they|it>'],
      fix: 'if {s} {b}',
      explanation: REPORTED_QUESTION_EXPLANATION,
      when: isStatement,
    },
    // She asked me [do I like → if I like] it.
    {
      id: 'reporting-21',
      find: '@ask OBJ|NAME <do s=i|you|we|they v=VERB>',
      fix: 'if {s} {v}',
      explanation: REPORTED_QUESTION_EXPLANATION,
      when: isStatement,
    },
    // He asked me [does she live → if she lives] here.
    {
      id: 'reporting-22',
      find: '@ask OBJ|NAME <does s=he|she|it v=VERB>',
      fix: 'if {s} {v:s}',
      explanation: REPORTED_QUESTION_EXPLANATION,
      when: isStatement,
    },
    // He asked us [did we see → if we saw] her.
    {
      id: 'reporting-23',
      find: '@ask OBJ|NAME <did s=i|you|he|she|it|we|they v=VERB>',
      fix: 'if {s} {v:past}',
      explanation: REPORTED_QUESTION_EXPLANATION,
      when: isStatement,
    },
    // She asked me if [was I → I was] tired.
    {
      id: 'reporting-19',
      find: ['@ask OBJ|NAME if <b=was|were|is|are|can|could|will|would s=i|you|he|she|we|they|it> ~,'],
      fix: '{s} {b}',
      explanation: {
        simple: 'After “if” the order is not that of a question: “{right}”.',
        full: 'After “if”, an indirect question has the order of a statement: “{right}”.',
      },
    },
    // He told me [don't go → not to go].
    {
      id: 'reporting-20',
      find: [
        "@tell|@ask OBJ|NAME <don't v=VERB>",
        '@tell|@ask OBJ|NAME <no v==VERB>',
        '@tell|@ask OBJ|NAME <no v=go|eat|come|speak|drink|touch|smoke|run>',
      ],
      when: (match, sentence) => !beginsClause(match, sentence),
      fix: 'not to {v}',
      explanation: {
        simple: 'An order with “not” becomes “not to” after “{before}”: “{right}”.',
        full: 'A reported order takes “not to” and the base form: “{right}”.',
      },
    },
  ],
};

/** "He mentioned you this morning", "she described him that way": when and how. */
const TIMES_AND_MANNERS = new Set(
  'day days time times morning evening afternoon night week weeks month months year years minute minutes hour hours moment while way lot bit'.split(
    ' ',
  ),
);

/** "She said the friends that I had were bad", "they said the children to help were small". */
function hasPersonAsSubject({ marked, to }: Match, sentence: Sentence): boolean {
  const isGroup = marked.to - marked.from > 2;
  if (!isGroup) return false;
  const next = sentence[marked.to];
  if (mayBeFiniteVerb(next)) return true;
  const verbs = countFiniteVerbs(sentence, next?.lower === 'that' ? marked.to + 1 : marked.to);
  return next?.lower === 'that' ? verbs > 1 || mayBeFiniteVerb(sentence[to]) : verbs > 1;
}

/** Not marked: "Did you ask him is he ill?", where the question may be a direct one. */
function isStatement(_match: Match, sentence: Sentence): boolean {
  return sentence.at(-1)?.text !== '?';
}
