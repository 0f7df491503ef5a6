import { parseWordList } from './word-list.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(parseWordList(text));

const ONE_TO_NINE = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred thousand'.split(
    ' ',
  );
/** From "twenty-one" to "ninety-nine". */
export const NUMBERS_WITH_HYPHEN: readonly string[] = TENS.flatMap((tens) =>
  ONE_TO_NINE.map((unit) => `${tens}-${unit}`),
);

/**
 * Grammar words in lists, which the patterns of rules name in capitals:
 *
 *   SUBJ, HESHE, WETHEY      subject pronouns: all; those that take "goes"; those that take "go"
 *   OBJ, OBJONLY             object pronouns: all; those that are never subjects
 *   POSS, SELF               my; myself
 *   DET, ART                 determiners; articles
 *   ONEDET, THEDET, MANYDET  determiners before a singular; "the" and "my"; determiners before a plural
 *   NUM                      numbers from two on
 *   BE, BEFIN                forms of "be": all; those that show tense
 *   HAVE, DO, MODAL          forms of have and do; modal verbs
 *   NOT, NEGAUX              not, never; auxiliaries with "n't"
 *   WH                       question words
 *   FREQ, MIDADV, DEGREE     adverbs of frequency; all that stand before the verb; adverbs of degree
 *   PREP, CONJ, SUBORD       prepositions; conjunctions; those that open a subordinate clause
 *   WEEKDAY, MONTH, SEASON   monday; may; spring
 *   ADVERB                   other adverbs, mostly of time and place, and words that open a sentence
 *   INDEF1                   everybody, something: they take "goes"
 */
export const FUNCTION_WORDS = {
  SUBJ: createWordSet('i you he she it we they'),
  HESHE: createWordSet('he she it'),
  WETHEY: createWordSet('i you we they'),
  OBJ: createWordSet('me you him her it us them'),
  OBJONLY: createWordSet('me him us them'),
  POSS: createWordSet('my your his her its our their'),
  SELF: createWordSet('myself yourself himself herself itself ourselves yourselves themselves'),
  DET: createWordSet(
    'a an the this that these those my your his her its our their some any no each every either neither another enough whose which what both all several many few much little most more',
  ),
  ART: createWordSet('a an the'),
  ONEDET: createWordSet('a an this that each every another'),
  THEDET: createWordSet('the my your his her its our their'),
  MANYDET: createWordSet('these those many several few both'),
  NUM: new Set([...NUMBERS, ...TENS, ...NUMBERS_WITH_HYPHEN]),
  BE: createWordSet("am is are was were be been being 'm 're isn't aren't wasn't weren't"),
  BEFIN: createWordSet("am is are was were 'm 're isn't aren't wasn't weren't"),
  HAVE: createWordSet("have has had 've haven't hasn't hadn't having"),
  DO: createWordSet("do does did don't doesn't didn't"),
  MODAL: createWordSet(
    "can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't cannot 'll",
  ),
  NOT: createWordSet('not never'),
  NEGAUX: createWordSet(
    "don't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't isn't aren't wasn't weren't haven't hasn't hadn't cannot",
  ),
  WH: createWordSet('who what when where why how which whose whom'),
  FREQ: createWordSet(
    'always usually often sometimes never rarely seldom hardly normally generally occasionally frequently',
  ),
  MIDADV: createWordSet(
    'always usually often sometimes never rarely seldom hardly normally generally also just really already still probably certainly definitely only even ever actually finally suddenly quickly simply then now soon both all currently recently',
  ),
  DEGREE: createWordSet(
    'very too so really quite rather extremely pretty more most less least as such fairly absolutely completely totally',
  ),
  PREP: createWordSet(
    'about above across after against along among around as at before behind below beneath beside between beyond by despite down during except for from in inside into like near next of off on onto opposite out outside over past per round since than through throughout till to toward towards under underneath until up upon with within without',
  ),
  CONJ: createWordSet(
    'and or but so because although though when while if unless that whether whereas before after until since as once',
  ),
  SUBORD: createWordSet('because although though when while if unless that whether whereas until since once'),
  WEEKDAY: createWordSet(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  ),
  MONTH: createWordSet(
    'january february march april may june july august september october november december',
  ),
  SEASON: createWordSet('spring summer autumn winter fall'),
  ADVERB: createWordSet(
    'first second next oh dear unlike today yesterday tomorrow tonight here there now then soon later again almost already also always away back downstairs upstairs early even ever far fast hard here home however instead just late maybe never nearly not often once only outside inside perhaps quite rather really sometimes somewhere still together too twice usually very well yet together abroad alone everywhere anywhere nowhere indeed thus therefore moreover furthermore nevertheless meanwhile afterwards online forever nowadays anyway somehow seldom hardly ago apart aside',
  ),
  INDEF1: createWordSet(
    'everybody everyone somebody someone nobody anybody anyone everything something nothing anything',
  ),
} as const;

export type FunctionClass = keyof typeof FUNCTION_WORDS;

const CLOSED_CLASS_WORDS = new Set([
  ...FUNCTION_WORDS.SUBJ,
  ...FUNCTION_WORDS.OBJ,
  ...FUNCTION_WORDS.POSS,
  ...FUNCTION_WORDS.SELF,
  ...FUNCTION_WORDS.DET,
  ...FUNCTION_WORDS.BE,
  ...FUNCTION_WORDS.HAVE,
  ...FUNCTION_WORDS.DO,
  ...FUNCTION_WORDS.MODAL,
  ...FUNCTION_WORDS.WH,
  ...FUNCTION_WORDS.CONJ,
  ...FUNCTION_WORDS.PREP,
  ...FUNCTION_WORDS.MIDADV,
  ...FUNCTION_WORDS.ADVERB,
  ...FUNCTION_WORDS.DEGREE,
  ...FUNCTION_WORDS.NEGAUX,
  ...FUNCTION_WORDS.INDEF1,
  ...FUNCTION_WORDS.NUM,
  'one',
  'mine',
  'yours',
  'hers',
  'ours',
  'theirs',
  'other',
  'others',
  'please',
  'yes',
  'no',
  'ok',
  'okay',
  'let',
  "let's",
  'used',
  'not',
  'nor',
  'else',
  'such',
  'same',
  'there',
  'here',
  "'s",
  "'d",
  'lot',
  'lots',
  'than',
  'of',
  'at',
  'to',
  'for',
  'with',
  'from',
]);

/** Whether a word belongs to a closed class, so that the lists of nouns and verbs do not apply to it. */
export function isFunctionWord(word: string): boolean {
  return CLOSED_CLASS_WORDS.has(word);
}

/** The object forms of personal pronouns; "you" and "it", which do not change, are left out. */
export const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};
