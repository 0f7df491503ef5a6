/*
 * Corrects a verb after a preposition, after “used to”, and “for” in the place of “to” before a purpose:
 * “tired of to wait” → “tired of waiting”, “she came for to see me” → “she came to see me”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@look forward <v=ING>`: “I look forward [meeting] you”. The verb is kept as `v`.
 *   <…>               the wrong words, which `fix` replaces
 *   in|for            one of these words
 *   OBJ?              this, or nothing
 *   ~like             the next word is not this; takes no word itself
 *   -%wordsBeforeFor  the word before is not this; takes no word itself
 *   $                 the sentence ends here
 *   @go               any form of “go”: go, goes, went, gone, going
 *   %wordsBeforeFor   a word of the list `wordsBeforeFor` in `lists` below: “famous”
 *   =VERB             a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   v=do              this word, which `fix` and the reasons quote as {v}
 *   v==VERB           a word for =VERB, quoted as {v}
 *   {v:ing}           its -ing form: “going”
 *   {v:base}          its base form: “go”
 *   unless            patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, PAST “went”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”
 *   SUBJ “I, you, he …”, HESHE “he, she, it”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   ANY any word
 *   Reasons quote {wrong} the marked words, {right} the correction, {before} what the pattern asks for before
 *   the mark.
 */

import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord, getWordAfterMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { findStatementStart } from '../patterns/sentence-boundaries.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { mayBeFiniteVerb } from './clause.ts';
import {
  BARE_INFINITIVE_EXPLANATION,
  GERUND_EXPLANATION,
  GERUND_HERE_EXPLANATION,
  INFINITIVE_EXPLANATION,
  PREPOSITION_EXPLANATION,
} from './verb-pattern-words.ts';

/**
 * Rules for the form of a verb after a preposition and after "used to", and for "to" or "for" before a
 * purpose.
 */
export const VERB_PATTERN_AFTER_PREPOSITIONS_RULES: RuleSet = {
  kind: 'verb-pattern',
  explanation: GERUND_EXPLANATION,
  lists: {
    // Words that "for" and a verb in -ing rightly follow: "famous for writing", "responsible for cleaning".
    wordsBeforeFor: parseWordList(
      'word verb famous known responsible sorry good bad thank thanks reason suitable',
    ),
  },
  rules: [
    // I look forward [seeing → to seeing] you.
    {
      id: 'verb-pattern-after-prepositions-01',
      find: '@look forward <v=ING>',
      fix: 'to {v}',
      explanation: {
        simple: '“{before}” needs “to” before the verb with -ing: “{right}”.',
        full: '“Look forward” takes “to” and the -ing form: “{before} {right}”.',
      },
    },
    // I am tired of [to wait → waiting].
    {
      id: 'verb-pattern-after-prepositions-02',
      // Right: "She wants instead to stay".
      find: [
        'in|at|of|without|by|from <to v=VERB>',
        '-@want|@choose|@decide|@prefer|@plan|@hope instead <to v=VERB>',
      ],
      fix: '{v:ing}',
      explanation: PREPOSITION_EXPLANATION,
      when: (match, sentence) => !followsParticle(match, sentence),
    },
    // Before [go → going] to bed I read.
    {
      id: 'verb-pattern-after-prepositions-03',
      find: [
        'interested|good|bad|tired|afraid|fond|keen|capable|bored|excited|worried|responsible|proud|sorry|dream|think|talk|thinking|talking|dreaming|idea|thank|thanks|reason|apologise|apologize in|at|of|on|about|with|for OBJ? <~like v==VERB>',
        'without|before|after|by <v=say|eat|go|leave|ask|do|look|think|see|have|know|speak|come|get|take|make|buy|pay|sleep|study|use|finish|arrive|help|practise> ~i|you|he|she|it|we|they|$',
        'instead of <~like v=VERB> ~NOUN',
        'how|what about <v=go|see|play|have|watch|eat|meet|do|make|take|visit|come>',
        'interested in|for <v=learn|play|read|see|know|buy|study|work|help|visit|travel|watch|cook|dance>',
        'good|bad at <v=play|swim|dance|cook|draw|paint|sing|write|read|run|ski|speak|drive>',
        'tired|afraid|capable|proud|instead of <v=do|go|work|wait|study|play|be|eat|fly|speak|walk|make>',
      ],
      fix: '{v:ing}',
      explanation: PREPOSITION_EXPLANATION,
      unless: 'sorry for hear|see|say|tell|learn',
      when: (match, sentence) => !isMoreOftenNoun(match, sentence),
    },
    // Everybody should help [for to keep → to keep] it clean.
    {
      id: 'verb-pattern-after-prepositions-18',
      find: '-the|a|an|POSS|no|any|some|of @help|@want|@decide|@try|@hope|@plan|@promise|@agree|@forget|@remember|@learn|@like|@love|@prefer|@start|@begin|@need|@refuse|@expect|@offer <for to v=VERB>',
      fix: 'to {v}',
      explanation: {
        simple: 'After “{last}” we use “to” and the verb, without “for”: “{right}”.',
        full: '“{last}” takes the infinitive with “to”, but without “for”: “{right}”.',
      },
    },
    // She came [for to see → to see] me.
    {
      id: 'verb-pattern-after-prepositions-04',
      find: [
        '-%wordsBeforeFor <for v==VERB> DET|POSS|OBJ|some|my|NOUNS|NAME',
        '-%wordsBeforeFor <for to v=VERB>',
        'time|money|it|them|phone|computer|internet|english -%wordsBeforeFor <for v=do|go|see|eat|learn|become|be|understand|speak|earn|improve|meet|write|read|watch|listen>',
        '@go|@come|@need|@use|@stop|@stay|@work|@study|@save ANY? ANY? ANY? ANY? -%wordsBeforeFor <for v=buy|see|visit|learn|get|make|eat|find|meet|study|play|have|cook|improve|help|watch|swim|take|read|ask|speak|cut|drink|write|earn|wash|clean|do|say|pay>',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'To tell why or what for, we use “to” and the verb, not “for”: “{right}”.',
        full: 'A verb that tells the purpose takes “to”: “{right}”. Before it there is no “for”.',
      },
      when: (match, sentence) => !isThanksOrBlame(match, sentence) && !isNounAfterFor(match, sentence),
    },
    // I went there [for buying → to buy] bread.
    {
      id: 'verb-pattern-after-prepositions-05',
      find: [
        '@go|@come|@stop|@stay|@travel|@return ANY? ANY? ANY? <for v=buying|seeing|visiting|getting|eating|meeting|studying|helping|learning|watching|swimming|saying|taking>',
        '@go|@travel|@come to ANY ANY? <for v=studying|working|visiting|learning|seeing|buying|meeting>',
      ],
      // Right: "He got a house in return for buying the land."
      unless: 'in return for',
      fix: 'to {v:base}',
      explanation: {
        simple: 'To say why, we use “to” and the verb, not “for”: “{right}”.',
        full: 'A verb that tells the purpose takes “to”: “{right}”, not “{wrong}”.',
      },
    },
    // It is difficult for me [understand → to understand].
    {
      id: 'verb-pattern-after-prepositions-07',
      find: [
        'difficult|easy|hard|important|possible|impossible|dangerous|nice|necessary|better|good|interesting|expensive for OBJ|NAME <v=ING|VERB>',
        "it is|was|'s difficult|easy|hard|important|possible|impossible|dangerous|necessary <for v=VERB>",
      ],
      fix: 'to {v:base}',
      explanation: INFINITIVE_EXPLANATION,
      when: (match, sentence) => !mayBeNoun(match, sentence),
    },
    // I used [play → to play] chess.
    {
      id: 'verb-pattern-after-prepositions-08',
      find: [
        'i|he|she|we|they|you|it used <v==VERB>',
        'i|he|she|we|they|you|it used <v=play|live|work|go|swim|visit|read|walk|watch|eat|sleep|study>',
      ],
      fix: 'to {v}',
      explanation: {
        simple: 'For a habit in the past, “used” needs “to”: “used {right}”.',
        full: 'A past habit is “used to” and the base form: “used {right}”.',
      },
    },
    // I [use → used] to play here.
    {
      id: 'verb-pattern-after-prepositions-09',
      find: [
        "-did|do|does|didn't|to|will|can SUBJ|NAME <use> to VERB",
        "-did|do|does|didn't|to|will|can HESHE|NAME <uses> to VERB",
        "-did|do|does|didn't|to|will|can people|children|parents <use> to VERB",
      ],
      fix: 'used',
      explanation: {
        simple: 'For a habit of the past we write “used to”, with -d. For now, we say “usually”.',
        full: 'A past habit is “used to”, with -d; for a present habit we say “usually” instead.',
      },
      when: (match, sentence) => !isAboutTool(match, sentence),
    },
    // We used to [lived → live] here.
    {
      id: 'verb-pattern-after-prepositions-10',
      find: ['SUBJ|NAME|people used to <~VERB v=ING>', 'SUBJ used to <~VERB v=PAST>'],
      fix: '{v:base}',
      explanation: {
        simple: 'After “{before}” the verb has its first form: “{right}”.',
        full: 'A past habit is “used to” and the base form: “{right}”, not “{wrong}”.',
      },
    },
    // I didn't [used → use] to like it.
    {
      id: 'verb-pattern-after-prepositions-11',
      find: ["did|didn't SUBJ? <used> to"],
      fix: 'use',
      explanation: {
        simple: '“Did” shows the past already, so we write “use”, without -d.',
        full: 'After “did”, which shows the past already, it is “use to” without -d.',
      },
    },
    // I [was used to play → used to play] here.
    {
      id: 'verb-pattern-after-prepositions-12',
      find: [
        // Right: "It is used to live in", "they were used to make bread": a thing is used.
        "i|you|he|she|we|they <am|is|are|was|were|'m|'re used to v=play|live|have|be|go> when|in|as|before|but",
        'i|you|he|she|we <was|were used to v=VERB>',
        'they <was|were used to v=get|live|sleep|eat|drink|wake|study|walk|go|be|have|think|say|like>',
        'as|than|like they <was|were used to v=do>',
        'it <was used to v=be|have>',
        'i|he|she|we|they <was|were use to v=VERB>',
      ],
      fix: 'used to {v}',
      explanation: {
        simple: 'For a habit in the past, “used to” stands without “be”: “{right}”.',
        full: 'A past habit is “used to” without “be”. “Be used to” is for what feels normal.',
      },
    },
    // I am [use → used] to it.
    {
      id: 'verb-pattern-after-prepositions-13',
      find: "SUBJ am|is|are|'m|'re <use> to",
      fix: 'used',
      explanation: {
        simple: 'After “be” we write “used to”, with -d: “{right}”.',
        full: '“Be used to” is written with -d: “{right}”.',
      },
    },
    // I prefer [stay → to stay] here.
    {
      id: 'verb-pattern-after-prepositions-14',
      find: ['@prefer <v==VERB>', '@prefer <v=stay|walk|play|drink|watch|study|live|work> ~NOUN'],
      fix: 'to {v}',
      explanation: {
        simple: 'After “{before}” the verb has “to” or -ing: “{right}”.',
        full: '“{before}” takes the infinitive with “to”, or the -ing form: “{right}”.',
      },
    },
    // I cannot stop [to cry → crying].
    {
      id: 'verb-pattern-after-prepositions-15',
      find: [
        // Right: "We stopped to eat", which is a purpose.
        'it|rain|snow @stop <to v=rain|snow>',
        "can't|couldn't|cannot stop <to v=cry|laugh|worry|smile|cough>",
      ],
      fix: '{v:ing}',
      explanation: GERUND_HERE_EXPLANATION,
    },
    // I'm sorry [for hear → to hear] that.
    {
      id: 'verb-pattern-after-prepositions-17',
      find: 'sorry <for v=hear|see|say|tell|learn>',
      fix: 'to {v:base}',
      explanation: {
        simple: 'Before a verb like “{v:base}”, “sorry” takes “to”, not “for”.',
        full: '“Sorry for” needs a noun or an -ing form; before “{v:base}” it is “to”.',
      },
    },
    // Why not [to go → go] there?
    {
      id: 'verb-pattern-after-prepositions-16',
      find: ['had better|rather <to v=VERB>', 'why not <to v=VERB>', "why don't you|we <to v=VERB>"],
      fix: '{v}',
      explanation: BARE_INFINITIVE_EXPLANATION,
    },
  ],
};

/** Right: "I come in to rest", where the word before "to" belongs to the verb or phrase before it. */
function followsParticle({ marked }: Match, sentence: Sentence): boolean {
  const beforePreposition = sentence[marked.from - 2]?.lower ?? '';
  return /^(?:what|how|where|about|on|in|by|lot|lots|move|come|go|went|came|moved|get|let|called|drop|dropped)$/.test(
    beforePreposition,
  );
}

/** Right: "about sleep", "before work", "after study hours", where the word is more often a noun. */
function isMoreOftenNoun(match: Match, sentence: Sentence): boolean {
  const [first, verb] = [getFirstWord(match, sentence), getFirstMarkedWord(match, sentence)];
  if (first === 'about') return verb === 'sleep';
  const isNoun = sentence[match.marked.from]?.tags.has('NOUN') === true;
  return /^(?:before|after)$/.test(first) && isNoun && !/^(?:go|eat|leave|have|see)$/.test(verb);
}

/** Wrong in another way: "Thank you for help", "I forgive him for leave" need the -ing form, not "to". */
function isThanksOrBlame({ marked }: Match, sentence: Sentence): boolean {
  return /^(?:thank|thanked|thanking|blame|blamed|forgive)$/.test(sentence[marked.from - 2]?.lower ?? '');
}

/** Right: "I went there for work": without an object after it, a word that can be a noun is one here. */
function isNounAfterFor(match: Match, sentence: Sentence): boolean {
  const { marked } = match;
  if (sentence[marked.to - 1]?.tags.has('NOUN') !== true) return false;
  if (sentence[marked.to - 2]?.lower === 'to') return false;
  return !/^(?:some|the|a|my|it|him|her|them|an|his|your|films|movies|videos|games|football|books|friends|people|clothes|english|music)$/.test(
    getWordAfterMark(match, sentence),
  );
}

/** Not marked: "It is good for him rest", where the word may be a noun. Wrong: "It is good for him work". */
function mayBeNoun(match: Match, sentence: Sentence): boolean {
  const usuallyVerbs = /^(?:learn|understand|speak|sleep|work|study)$/;
  return (
    sentence[match.marked.from]?.tags.has('NOUN') === true &&
    !usuallyVerbs.test(getFirstMarkedWord(match, sentence))
  );
}

/** Right: "The knife that I use to cut bread", "what people use to write". */
function isAboutTool({ from }: Match, sentence: Sentence): boolean {
  const before = sentence.slice(findStatementStart(sentence, from), from);
  // Right: "That is the energy we use to heat the house", where the noun has the clause after it.
  const isAfterNoun =
    /^(?:the|any|all|of)$/.test(sentence[from - 2]?.lower ?? '') &&
    sentence.slice(0, from - 2).some(mayBeFiniteVerb);
  return isAfterNoun || before.some(({ lower }) => /^(?:what|which|that|who|how|all)$/.test(lower));
}
