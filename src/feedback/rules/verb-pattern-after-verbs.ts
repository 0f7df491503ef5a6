import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { toSingular } from '../lexicon/lexicon.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getFirstWord, getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { GERUND_EXPLANATION, INFINITIVE_EXPLANATION, PREPOSITION_EXPLANATION } from './verb-pattern-words.ts';
import { LANGUAGES, PERSONS } from './word-groups.ts';

/** "We enjoy [to swim → swimming]". */
const VERBS_WITH_ING = parseWordList(
  'enjoy avoid finish mind miss suggest practise practice dislike imagine admit deny consider recommend risk keep fancy postpone appreciate delay involve quit detest resist discuss',
);
/** Words in -ing that are nouns as well: "they offer parking". */
const NOUNS_IN_ING = parseWordList(
  'planning training building meeting feeling parking clothing clubbing wedding painting evening morning something anything nothing everything king swimming shopping',
);

/**
 * The form of a verb after another verb: with -ing or with "to".
 *
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@%verbsWithIng not? <to v=VERB|be>`: “they enjoy [to swim]”: before it any form of a verb of the list.
 * The marked verb is kept as `v`.
 * `@thank` any form of it; `%nounsInIng` a word of the list; CAPITALS kinds of words (OBJ “me”, POSS “my”,
 * ANY any word); `=X` of this kind only; `x?` x or nothing; `~x` x does not follow; `-x` x does not
 * precede; `$` sentence end.
 */
export const VERB_PATTERN_AFTER_VERBS_RULES: RuleSet = {
  kind: 'verb-pattern',
  explanation: GERUND_EXPLANATION,
  lists: {
    verbsWithIng: VERBS_WITH_ING,
    nounsInIng: NOUNS_IN_ING,
    // "I enjoy live music", "they avoid open fires".
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
        simple: 'A plan goes with “of” and -ing: “thinking {right}”.',
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
        '@spend ANY? hours|money|days|NOUN|it -time <to v=VERB>',
        'worth|busy <to v=VERB>',
        'no|any point|use|difficulty|trouble|problem|problems|fun|experience <to v=VERB>',
        'no|any point|use|difficulty|trouble|problems|fun|experience in <to v=VERB>',
        '@feel like <to v=VERB>',
        '@have ADJ? difficulty|trouble|problems|fun <to v=VERB>',
        '@keep on <to v=VERB>',
      ],
      fix: '{v:ing}',
      when: (match, sentence) => !isPassive(match, sentence) && !isNoun(match, sentence),
    },
    // I spend two hours [to study → studying].
    {
      id: 'verb-pattern-after-verbs-04',
      find: [
        '@spend ANY ANY? <to v=VERB>',
        '@spend the|a|my|all ANY ANY? ANY? <to v=VERB>',
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
        "^ <v=play> football|tennis|basketball|volleyball|games|music|sports|chess|the MIDADV? NOUN? is|was|isn't",
        '^ <v=play> football|tennis|basketball|volleyball|games|music|chess with POSS? NOUN|NOUNS|others is|was|makes|helps',
        "^ <v=watch> tv|television|films|movies|videos|series is|was|isn't",
        "^ <v=do> sport|sports|exercise|homework|yoga is|was|isn't",
        "^ <v=have> ~fun a|an|good|many ADJ? NOUN|NOUNS is|was|isn't ADV|very|so|really|too|not? ADJ|important|good|great|difficult|nice",
      ],
      fix: '{v:ing}',
      explanation: {
        simple: 'An activity that is the subject has -ing: “{right}”.',
        full: 'A verb that is the subject of the sentence takes its -ing form: “{right}”.',
      },
      unless: ['that|what|who|which|if|when|where|sure ANY* is', ', ANY*'],
    },
    // I want [going → to go] home.
    {
      id: 'verb-pattern-after-verbs-06',
      find: [
        '-people @want|@decide|@hope|@plan|@promise|@refuse|@agree|@offer|@manage|@afford|@expect|@wish|@pretend|@arrange|@choose <~%nounsInIng v=ING> ~NOUN|NOUNS',
        "-people 'd|would like|love|prefer|hate <~%nounsInIng v=ING> ~NOUNS",
        '-people @learn <v=playing|speaking|driving|reading|writing|dancing|cooking> ~NOUNS',
        '-people @need|@want <v=going|buying|eating|seeing|doing|studying|finding|having|getting|making|taking|talking|speaking|leaving|sleeping|knowing> ~NOUNS',
      ],
      fix: 'to {v:base}',
      explanation: INFINITIVE_EXPLANATION,
      when: (match, sentence) => isStatement(match, sentence) && !isThingThatWants(match, sentence),
    },
    // They do not allow [to smoke → smoking].
    {
      id: 'verb-pattern-after-verbs-10',
      find: '@allow|@advise|@permit|@forbid <to v=VERB>',
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
      // "As they were used to do" is meant as "used to do".
      unless: ['is|are|was|were used to VERB by', 'as|than|like SUBJ are|were used to'],
      when: (match, sentence) => !isThingUsed(match, sentence),
    },
  ],
};

/** "Swimming was avoided to save time": the verb with -ing is a passive, and "to" tells why. */
function isPassive(match: Match, sentence: Sentence): boolean {
  return (
    sentence[match.from]?.tags.has('EN') === true &&
    /^(?:was|were|is|are|be|been|not)$/.test(getWordBeforeMatch(match, sentence))
  );
}

/** "A great risk to take", "my practice to do so", "no use to me": here the first word is a noun. */
function isNoun(match: Match, sentence: Sentence): boolean {
  const before = getWordBeforeMatch(match, sentence);
  if (/^(?:too|so|major|big|great|of|no)$/.test(before)) return true;
  const isNounAsWell = /^(?:practice|practise|risk|mind|point|time)$/.test(getFirstWord(match, sentence));
  return isNounAsWell && /^(?:the|my|your|a|good|whose|of)$/.test(before);
}

/** "The practice run", "my mind work": a determiner makes the first word a noun. */
function isNounAfterDeterminer(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:practice|finish|mind|suggest)$/.test(getFirstWord(match, sentence)) &&
    /^(?:the|a|my|your|in)$/.test(getWordBeforeMatch(match, sentence))
  );
}

/** In "Do you want parking?", a noun is more likely. */
function isStatement(_match: Match, sentence: Sentence): boolean {
  return sentence.at(-1)?.text !== '?';
}

/** "The windows want cleaning": a thing wants something done to it. */
function isThingThatWants({ from }: Match, sentence: Sentence): boolean {
  const [subject, verb] = [sentence[from - 1], sentence[from]];
  return verb?.base === 'want' && (subject?.tags.has('NOUNS') === true || subject?.tags.has('NOUN') === true);
}

const PERSON_WORDS: ReadonlySet<string> = new Set([
  ...PERSONS,
  ...parseWordList('i he she we you who people children students parents everyone everybody'),
]);
/** What people do, and no tool does. */
const HUMAN_HABITS = new Set('get live sleep eat drink wake study walk'.split(' '));

/**
 * "Knives are used to cut", "it may have been used to open the box": a thing is used. After a person, "used
 * to" means a habit; "they" are persons where they do what no tool does.
 */
function isThingUsed(match: Match, sentence: Sentence): boolean {
  if (!/^(?:is|are|was|were|been|'s|'re|isn't|aren't|wasn't|weren't)$/.test(getFirstWord(match, sentence)))
    return false;
  const subject = sentence
    .slice(0, match.from)
    .findLast(({ lower }) => !AUXILIARIES_BEFORE_USED.test(lower) && !FUNCTION_WORDS.MIDADV.has(lower));
  if (!subject) return false;
  if (subject.lower === 'they') return !HUMAN_HABITS.has(getFirstMarkedWord(match, sentence));
  return !PERSON_WORDS.has(toSingular(subject.lower)) && !subject.tags.has('NAME');
}

const AUXILIARIES_BEFORE_USED =
  /^(?:may|might|could|can|must|should|will|would|have|has|had|'ve|'s|'d|not|haven't|hasn't|hadn't|be|been)$/;
