import { NUMBERS_WITH_HYPHEN } from '../lexicon/function-words.ts';
import type { Reading, Tag } from './tag.ts';

/**
 * Grammar words such as "that" and "in", with all tags that each can have (see `tag.ts`), the most usual
 * first:
 *
 *   that DET SUBORD REL PRON   four readings, the first of which costs nothing
 *   on PREP PARTICLE+          + after a tag: unusual
 *   this DET PRON++            ++ after a tag: rare
 *   like PREP open             open: the word has its readings as a noun, verb or adjective as well
 */
const TABLE = `
a DET | an DET | the DET | this DET PRON++ | these DET PRON+ | those DET PRON+ | that DET SUBORD REL PRON
my DET | your DET | his DET PRON++ | her DET PRON | its DET | our DET | their DET | whose REL+ WH
some DET PRON+ | any DET PRON+ | no DET INTERJ+ | each DET PRON+ | every DET | both DET PRON+ | all DET PRON+ ADV++ | half DET+ NOUN
either DET PRON+ ADV+ | neither DET PRON+ ADV+ | another DET PRON+ | enough DET ADV PRON+ | several DET | many DET PRON+ | few DET PRON+ | much DET ADV PRON+
more DET ADV PRON+ | most DET ADV PRON+ | less DET ADV | least ADV DET+ | fewer DET | little ADJ DET+ ADV+ | such DET ADJ+ | what WH DET+ | which REL WH DET+
i PRON | you PRON | he PRON | she PRON | it PRON | we PRON | they PRON | me PRON | him PRON | us PRON | them PRON
mine PRON | yours PRON | hers PRON | ours PRON | theirs PRON | myself PRON | yourself PRON | himself PRON | herself PRON | itself PRON
ourselves PRON | yourselves PRON | themselves PRON | everybody PRON | everyone PRON | somebody PRON | someone PRON | nobody PRON | anybody PRON | anyone PRON
everything PRON | something PRON | nothing PRON | anything PRON | none PRON | one NUM PRON | ones PRON | others PRON | other ADJ
who REL WH | whom REL WH | where WH REL SUBORD+ | when SUBORD WH REL+ | why WH REL+ | how WH | whether SUBORD | whatever WH | whoever WH | whenever SUBORD | wherever SUBORD
and AND | or AND | but AND | nor AND | so ADV AND | yet ADV AND+ | because SUBORD | although SUBORD | though SUBORD ADV+ | if SUBORD | unless SUBORD | while SUBORD
until PREP SUBORD | till PREP SUBORD | since PREP SUBORD ADV++ | before PREP SUBORD ADV+ | after PREP SUBORD ADV++ | as PREP SUBORD ADV | than PREP SUBORD | once ADV SUBORD | whereas SUBORD | like PREP open
in PREP PARTICLE+ | on PREP PARTICLE+ | at PREP | to PREP TO | of PREP | for PREP SUBORD++ | with PREP | from PREP | by PREP ADV++ | about PREP ADV+ PARTICLE++ | into PREP | onto PREP
over PREP PARTICLE ADV+ | under PREP ADV++ | through PREP PARTICLE+ | between PREP | among PREP | during PREP | without PREP | within PREP | against PREP | across PREP ADV+
along PREP ADV+ | around PREP PARTICLE ADV+ | behind PREP ADV+ | below PREP ADV+ | above PREP ADV+ | beside PREP | besides PREP ADV | beyond PREP | despite PREP | except PREP | inside PREP ADV | outside PREP ADV
near PREP ADJ+ | off PARTICLE PREP | out PARTICLE ADV+ PREP+ | up PARTICLE PREP+ ADV+ | down PARTICLE PREP+ ADV+ | away ADV | back ADV open | opposite PREP ADJ+ | past PREP ADJ+ NOUN | per PREP | round PREP PARTICLE+ ADJ+ | throughout PREP
toward PREP | towards PREP | upon PREP | via PREP | unlike PREP | amid PREP | next ADJ PREP+ ADV+ | alongside PREP | underneath PREP ADV+ | beneath PREP
not NOT | n't NOT | there ADV THERE | here ADV | please INTERJ open | yes INTERJ | oh INTERJ | hello INTERJ | hi INTERJ | hey INTERJ | ah INTERJ | wow INTERJ | hmm INTERJ | ha INTERJ | ugh INTERJ | oops INTERJ | yeah INTERJ | yep INTERJ | nope INTERJ | ok INTERJ ADJ+ | okay INTERJ ADJ+ | bye INTERJ | goodbye INTERJ | thanks INTERJ NOUNS+ | well ADV INTERJ+ ADJ+ | dear ADJ INTERJ+
can MODAL | ca MODAL | could MODAL | will MODAL NOUN++ | wo MODAL | 'll MODAL | would MODAL | 'd MODAL PAST+ | shall MODAL | sha MODAL | should MODAL | may MODAL | dare MODAL+ open | might MODAL | must MODAL | ought MODAL
be VERB | am VERB | 'm VERB | are VERB | 're VERB | is VERBS | was PAST | were PAST | been EN | being ING | have VERB | 've VERB | has VERBS | had PAST EN+ | having ING
do VERB | does VERBS | did PAST | done EN | doing ING | 's POSS VERBS
two NUM | three NUM | four NUM | five NUM | six NUM | seven NUM | eight NUM | nine NUM | ten NUM | eleven NUM | twelve NUM | thirteen NUM | fourteen NUM | fifteen NUM | sixteen NUM | seventeen NUM
eighteen NUM | nineteen NUM | twenty NUM | thirty NUM | forty NUM | fifty NUM | sixty NUM | seventy NUM | eighty NUM | ninety NUM | hundred NUM NOUN+ | thousand NUM NOUN+ | million NUM NOUN+ | dozen NUM NOUN+
first ADJ ADV | second ADJ NOUN ADV+ | third ADJ | last ADJ ADV+ VERB+ | very ADV | too ADV | also ADV | only ADV ADJ | just ADV | even ADV | still ADV | again ADV | ever ADV | never ADV | always ADV | often ADV
o'clock ADV | ago ADV | else ADV | maybe ADV | perhaps ADV | together ADV | however ADV | therefore ADV | today ADV | tomorrow ADV | yesterday ADV | tonight ADV | now ADV | then ADV | home NOUN ADV | used PAST EN ADJ+
let VERB PAST++ EN++ | let's VERB | going ING | left PAST EN ADV ADJ+ | a.m. ADV | p.m. ADV | am. ADV | means VERBS NOUN+ | called PAST EN | named EN PAST | made PAST EN | etc ADV | best ADJ ADV+ | better ADJ ADV | worse ADJ ADV+ | worst ADJ | further ADV ADJ
`;

/** The base forms of words of the table that are not their own. */
const LEMMAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['be', 'am', "'m", 'are', "'re", 'is', 'was', 'were', 'been', 'being'].map((form) => [form, 'be']),
  ),
  ...Object.fromEntries(['have', "'ve", 'has', 'had', 'having'].map((form) => [form, 'have'])),
  ...Object.fromEntries(['do', 'does', 'did', 'done', 'doing'].map((form) => [form, 'do'])),
  "n't": 'not',
  ca: 'can',
  wo: 'will',
  sha: 'shall',
  "'ll": 'will',
  "let's": 'let',
  used: 'use',
  left: 'leave',
  going: 'go',
  called: 'call',
  named: 'name',
  made: 'make',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  thanks: 'thank',
};

/** What a sign `+` adds to the cost of a reading, and what each place after the first adds. */
const COST_OF_SIGN = 0.8;
const COST_OF_PLACE = 0.2;

interface ClosedWord {
  readings: readonly Reading[];
  /** Whether the word also has the readings of the lexicon: "like". */
  isOpen: boolean;
}

function parseCell(cell: string): readonly [string, ClosedWord] {
  const [word = '', ...names] = cell.trim().split(/\s+/);
  const lemma = LEMMAS[word] ?? word;
  const readings = names
    .filter((name) => name !== 'open')
    .map((name, at): Reading => {
      const tag = name.replaceAll('+', '') as Tag;
      const signs = name.length - tag.length;
      // 's, 'd and "means" are of different words by their reading.
      const verbs: Readonly<Record<string, string>> = {
        meansVERBS: 'mean',
        "'sVERBS": 'be',
        "'dPAST": 'have',
        "'dMODAL": 'would',
      };
      return { tag, lemma: verbs[word + tag] ?? lemma, cost: at * COST_OF_PLACE + signs * COST_OF_SIGN };
    });
  return [word, { readings, isOpen: names.includes('open') }];
}

const CLOSED_WORDS: ReadonlyMap<string, ClosedWord> = new Map(
  [...TABLE.split(/[|\n]/), ...NUMBERS_WITH_HYPHEN.map((number) => `${number} NUM`)]
    .filter((cell) => cell.trim() !== '')
    .map(parseCell),
);

/** Returns the readings of a grammar word in lower case; undefined for any other word. */
export function findClosedWord(word: string): ClosedWord | undefined {
  return CLOSED_WORDS.get(word);
}

/** Pronouns that are always subjects, or always objects; "you", "it" and "her" are in neither list. */
export const SUBJECT_PRONOUNS: ReadonlySet<string> = new Set(['i', 'he', 'she', 'we', 'they']);
export const OBJECT_PRONOUNS: ReadonlySet<string> = new Set(['me', 'him', 'us', 'them']);
