/*
 * Corrects a verb after another verb, with -ing or with “to”: “she enjoys to swim” → “she enjoys swimming”,
 * “I want going home” → “I want to go home”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 * `@%verbsWithIng not? <to v=VERB|be>`: “they enjoy [to swim]”: before it any form of a verb of the list. The
 * marked verb is kept as `v`.
 *   <…>                   the wrong words, which `fix` replaces
 *   no|any                one of these words
 *   not?                  this, or nothing
 *   ADJ*                  none to four of these
 *   ~fun                  the next word is not this; takes no word itself
 *   -time                 the word before is not this; takes no word itself
 *   ^                     the sentence begins here
 *   ^c                    a clause begins here: with the sentence, or after a comma, “because”, “that” …
 *   $                     the sentence ends here
 *   @go                   any form of “go”: go, goes, went, gone, going
 *   %verbsAlsoAdjectives  a word of the list `verbsAlsoAdjectives` in `lists` below: “live”
 *   @%verbsWithIng        any form of a verb of the list `verbsWithIng` in `lists` below: enjoy, enjoys,
 *                         enjoyed, enjoying
 *   =VERB                 a word that is nothing else: “eat”, not “dance”, which is a noun as well
 *   v=do                  this word, which `fix` and the reasons quote as {v}
 *   v==VERB               a word for =VERB, quoted as {v}
 *   {v:ing}               its -ing form: “going”
 *   {v:base}              its base form: “go”
 *   unless                patterns; the rule is off in a sentence that has one of them anywhere
 *   VERB “go”, ING “going”
 *   NOUN “dog”, NOUNS “dogs”, NAME “Anna”, ADJ “big”, ADV “slowly”
 *   SUBJ “I, you, he …”, OBJ “me, you, him …”, POSS “my, your …”
 *   DET “the, my, some …”
 *   MIDADV “always, just …”, ADVERB “here, soon …”, PREP “in, at …”, ANY any word
 *   Reasons quote {right} the correction, {before} what the pattern asks for before the mark.
 */

import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { toSingular } from '../lexicon/lexicon.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import {
  GERUND_EXPLANATION,
  GERUND_HERE_EXPLANATION,
  INFINITIVE_EXPLANATION,
  PREPOSITION_EXPLANATION,
} from './verb-pattern-words.ts';
import { LANGUAGES, PERSONS } from './word-groups.ts';

/** Verbs that -ing follows: "We enjoy [to swim → swimming]". */
const VERBS_WITH_ING = parseWordList(
  'enjoy avoid finish mind miss suggest practise dislike imagine admit deny consider recommend risk keep fancy postpone appreciate delay involve quit detest resist discuss',
);
/** Words in -ing that are nouns as well. Right: "they offer parking". */
const NOUNS_IN_ING = parseWordList(
  'planning training building meeting feeling parking clothing clubbing wedding painting evening morning something anything nothing everything king swimming shopping',
);

/** The form of a verb after another verb: with -ing or with "to". */
export const VERB_PATTERN_AFTER_VERBS_RULES: RuleSet = {
  kind: 'verb-pattern',
  explanation: GERUND_EXPLANATION,
  lists: {
    verbsWithIng: VERBS_WITH_ING,
    nounsInIng: NOUNS_IN_ING,
    // Right: "I enjoy live music", "they avoid open fires".
    verbsAlsoAdjectives: parseWordList(
      'live open clean hit cut dry clear calm empty warm cool free set shut split broken',
    ),
  },
  rules: [
    // Thank you for [help → helping] me.
    {
      id: 'verb-pattern-after-verbs-01',
      find: [
        '@thank OBJ|NAME? for <v=VERB|help|visit|call|answer|watch|love|read> OBJ|DET|POSS',
        'thanks for <v=VERB|help> OBJ|DET',
        'thanks|thank a|so|very lot|much|lots for <v=VERB|help|visit|call|answer> OBJ',
      ],
      fix: '{v:ing}',
      explanation: PREPOSITION_EXPLANATION,
    },
    // I am thinking [to buy → of buying] a car.
    {
      id: 'verb-pattern-after-verbs-15',
      find: ['@be not|MIDADV? thinking <to v==VERB> DET|POSS|a|an|the|some|to|in|on|NAME|abroad|it'],
      fix: 'of {v:ing}',
      explanation: {
        simple: 'After “thinking”, a plan has “of” and -ing: “thinking {right}”.',
        full: '“Think” takes “of” with the -ing form for a plan: “thinking {right}”.',
      },
    },
    // She enjoys [to swim → swimming].
    {
      id: 'verb-pattern-after-verbs-03',
      find: [
        '@%verbsWithIng not? <to v=VERB|be>',
        "can't|couldn't help|stand <to v=VERB>",
        '@give up <to v=VERB>',
        '@spend ANY? hours|days|NOUN|it -time|money|fortune <to v=VERB>',
        'worth|busy <to v=VERB>',
        'no|any point|use|difficulty|trouble|problem|problems|fun|experience <to v=VERB>',
        'no|any point|use|difficulty|trouble|problems|fun|experience in <to v=VERB>',
        '@feel like <to v=VERB>',
        '@have ADJ? difficulty|trouble|problems|fun <to v=VERB>',
        '@keep on <to v=VERB>',
      ],
      // Right: "what most people consider to be fair".
      unless: '@consider to be',
      fix: '{v:ing}',
      when: (match, sentence) => !isPassiveVerb(match, sentence) && !isFirstWordNoun(match, sentence),
    },
    // I spend two hours [to study → studying].
    {
      id: 'verb-pattern-after-verbs-04',
      find: [
        '@spend ANY ANY? -money|million|millions|thousands|fortune|euros|dollars|pounds|trying <to v=VERB>',
        '@spend the|a|my|all ANY ANY? ANY? -money|million|millions|fortune|euros|dollars|pounds|trying <to v=VERB>',
        '@waste POSS|the? time <to v=VERB>',
        '@have ADJ? difficulty|difficulties <to v=VERB>',
        '@have a good|great|nice|hard time <to v=VERB>',
      ],
      fix: '{v:ing}',
      unless: '@go|@come|@need|@want to',
    },
    // I enjoy [swim → swimming].
    {
      id: 'verb-pattern-after-verbs-05',
      find: [
        '@enjoy|@avoid|@finish|@dislike|@imagine|@deny|@consider|@recommend|@suggest|@practise ~NOUN|that|DET|NAME|PREP|ADJ|ING|ADVERB|POSS|%verbsAlsoAdjectives <v=VERB> ~of|is|was|and|or|,',
        '@enjoy|@avoid|@finish|@dislike|@imagine|@deny|@consider|@recommend|@suggest|@practise|@mind <v=%verbsAlsoAdjectives> ~NOUN|NOUNS|ADJ|NAME',
        '@enjoy|@finish|@avoid|@mind <v=swim|play|read|watch|listen|cook|dance|go|eat|learn|travel|write|do|make|speak|study|help|wait|close|paint|sing|ride|run>',
        'worth <v==VERB>',
        "can't help <v==VERB>",
        '@keep <v==VERB>',
        '@keep <v=talk|smile|laugh|work|walk|try|play|wait|cry|ask|look|study> $|and|because|but|every|all',
        '@stop <v=talk|smoke|cry|laugh|eat|drink|argue|run|dance|sing|write|read|speak|think|worry|study|shout|drive|swim|complain> $|when|because|and|to|with|about|at|so|POSS|the|,|after|before|for',
        '@keep on <v==VERB>',
        '@give up <v==VERB>',
        '@feel like <v==VERB>',
        '@go <v=swim|fish|ski|shop|dance|camp|hike|skate|jog|cycle|surf|sail|climb|bowl> ~NOUN',
      ],
      fix: '{v:ing}',
      explanation: GERUND_HERE_EXPLANATION,
      when: (match, sentence) => !isNounAfterDeterminer(match, sentence),
    },
    // [Learn → Learning] English is important.
    {
      id: 'verb-pattern-after-verbs-17',
      find: [
        `^c <v=learn|study|speak|teach|practise> ${LANGUAGES.join('|')} MIDADV? is|was|isn't|helps|makes|can`,
        `think|believe|that|because <v=learn|study|speak|teach|practise> ${LANGUAGES.join('|')} is|was|isn't|helps|makes|can`,
        "^c <v=learn|study|understand|speak> a|another|new|foreign|other ADJ? NOUN|NOUNS MIDADV? is|was|isn't|helps",
        "^ <v=live|swim|drive|eat|wait|go> in|with|at|to|by|on|for DET? ADJ* NOUN|NOUNS MIDADV? is|was|isn't",
        "think|believe|because <v=live|swim|drive|eat|wait|go> in|with|at|to|by|on|for DET? ADJ* NOUN|NOUNS MIDADV? is|was|isn't",
        "^ <v=live|eat> alone|abroad|together MIDADV? is|was|isn't",
        "^ <v=eat|read|learn|buy|write> ADJ* NOUN|NOUNS is|was|isn't ADV|very|so|really|too|not|my|a|the? ADJ|important|good|bad|great|difficult|easy|fun|hobby",
        "^ <v=eat|read|learn|buy|write|drink> ADJ* NOUN|NOUNS every day|morning|week is|was|isn't",
        "^ <v=drink> water|coffee|tea|milk|alcohol|beer|wine|juice is|was|isn't",
        "^c <v=play> video|computer|online? football|tennis|basketball|volleyball|games|music|sports|chess|the MIDADV? NOUN? is|was|isn't",
        '^ <v=play> football|tennis|basketball|volleyball|games|music|chess with POSS? NOUN|NOUNS|others is|was|makes|helps',
        "^ <v=watch> tv|television|films|movies|videos|series is|was|isn't",
        "^ <v=do> sport|sports|exercise|homework|yoga is|was|isn't",
        "^ <v=have> ~fun a|an|good|many ADJ? NOUN|NOUNS is|was|isn't ADV|very|so|really|too|not? ADJ|important|good|great|difficult|nice",
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'As the name of an activity, the verb has -ing: “{right}”.',
        full: 'A verb that is the subject of the sentence usually takes its -ing form: “{right}”.',
      },
      unless: ['that|what|who|which|if|when|where|sure ANY* is', ', ANY*'],
    },
    // I want [going → to go] home.
    {
      id: 'verb-pattern-after-verbs-06',
      find: [
        '-people @want|@decide|@hope|@plan|@promise|@refuse|@agree|@offer|@manage|@afford|@expect|@wish|@pretend|@arrange|@choose <~%nounsInIng ~according v=ING> ~NOUN|NOUNS',
        "-people 'd|would like|love|prefer|hate <~%nounsInIng v=ING> ~NOUNS",
        '-people @learn <v=playing|speaking|driving|reading|writing|dancing|cooking> ~NOUNS',
        '-people @need|@want <v=going|buying|eating|seeing|doing|studying|finding|having|getting|making|taking|talking|speaking|leaving|sleeping|knowing> ~NOUNS',
      ],
      fix: 'to {v:base}',
      explanation: INFINITIVE_EXPLANATION,
      when: (match, sentence) => isStatement(match, sentence) && !isWantOfThing(match, sentence),
    },
    // They do not allow [to smoke → smoking].
    {
      id: 'verb-pattern-after-verbs-10',
      find: '-@be @allow|@advise|@permit|@forbid <to v=VERB>',
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}”, without a person, the verb has -ing: “{right}”.',
        full: '“{before}” takes “to” only after an object. Without one it takes the -ing form: “{right}”.',
      },
      unless: 'allowed|advised|permitted|forbidden to',
    },
    // I look forward to [see → seeing] you.
    {
      id: 'verb-pattern-after-verbs-13',
      find: [
        '@look forward to <~ING v=VERB>',
        "'m|am|is|are|was|were|'re|'s|get|got|been|isn't|aren't|wasn't|weren't not? used to <~ING v==VERB>",
        "'m|am|is|are|'re|get|got|been|isn't|aren't not? used to <~ING v=get|live|work|sleep|eat|drive|drink|wake|be|speak|study|walk>",
        '@object to <~ING v==VERB>',
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'After “{before}” the verb has -ing: “{right}”.',
        full: 'In “{before}” the word “to” is a preposition, so the verb has -ing: “{right}”.',
      },
      // Wrong in another way: "as they were used to do", for "as they used to do".
      unless: ['is|are|was|were used to VERB by', 'as|than|like SUBJ are|were used to'],
      when: (match, sentence) => !isThingUsed(match, sentence),
    },
  ],
};

/** Right: "Swimming was avoided to save time", where the first verb is a passive, and "to" tells why. */
function isPassiveVerb(match: Match, sentence: Sentence): boolean {
  return (
    sentence[match.from]?.tags.has('EN') === true &&
    /^(?:was|were|is|are|be|been|not)$/.test(getWordBeforeMatch(match, sentence))
  );
}

/** Right: "a great risk to take", "my practice to do so", where the first word is a noun. */
function isFirstWordNoun(match: Match, sentence: Sentence): boolean {
  const before = getWordBeforeMatch(match, sentence);
  if (/^(?:too|so|major|big|great|of|no)$/.test(before)) return true;
  const isNounAsWell = /^(?:practice|practise|risk|mind|point|time)$/.test(getFirstWord(match, sentence));
  return isNounAsWell && /^(?:the|my|your|a|good|whose|of)$/.test(before);
}

/** Right: "the practice run", "my mind works", where the first word is a noun. */
function isNounAfterDeterminer(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:practice|finish|mind|suggest)$/.test(getFirstWord(match, sentence)) &&
    /^(?:the|a|my|your|in)$/.test(getWordBeforeMatch(match, sentence))
  );
}

/** Not marked: "Do you want parking?", where the word in -ing is more likely a noun. */
function isStatement(_match: Match, sentence: Sentence): boolean {
  return sentence.at(-1)?.text !== '?';
}

/** Right: "The windows want cleaning", where something should be done to a thing. */
function isWantOfThing({ from }: Match, sentence: Sentence): boolean {
  const [subject, verb] = [sentence[from - 1], sentence[from]];
  return verb?.base === 'want' && (subject?.tags.has('NOUNS') === true || subject?.tags.has('NOUN') === true);
}

/** Subjects that are persons. Wrong: "Children are used to play here". */
const PERSON_WORDS: ReadonlySet<string> = new Set([
  ...PERSONS,
  ...parseWordList('i he she we you who people children students parents everyone everybody'),
]);
/** What people do, and no tool does. Wrong: "They are used to get up early". */
const HUMAN_HABITS = new Set('get live sleep eat drink wake study walk'.split(' '));

/**
 * Right: "Knives are used to cut", "it may have been used to open the box", where a thing is used. After a
 * person, "used to" means a habit; "they" are persons where they do what no tool does.
 */
function isThingUsed(match: Match, sentence: Sentence): boolean {
  if (!/^(?:is|are|was|were|been|'s|'re|isn't|aren't|wasn't|weren't)$/.test(getFirstWord(match, sentence)))
    return false;
  const subject = sentence
    .slice(0, match.from)
    .findLast(({ lower }) => !WORDS_BEFORE_USED.test(lower) && !FUNCTION_WORDS.MIDADV.has(lower));
  if (!subject) return false;
  if (subject.lower === 'they') return !HUMAN_HABITS.has(getFirstMarkedWord(match, sentence));
  return !PERSON_WORDS.has(toSingular(subject.lower)) && !subject.tags.has('NAME');
}

/** Words between the subject and "used": "it [may have been] used". */
const WORDS_BEFORE_USED =
  /^(?:may|might|could|can|must|should|will|would|have|has|had|'ve|'s|'d|not|haven't|hasn't|hadn't|be|been)$/;
