import { LONG_ADJECTIVES, LY_ADJECTIVES, SHORT_ADJECTIVES } from '../lexicon/adjectives.ts';
import { NOUN_FOR_ADJECTIVE } from '../lexicon/word-families.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { PERSONS } from './word-groups.ts';

export const ADVERB_FORM_EXPLANATION = {
  simple: '“{wrong}” describes a thing. To tell how we do it, we say “{right}”.',
  full: '“{wrong}” is an adjective; to describe the verb we need the adverb “{right}”.',
};

/** Nouns of qualities that learners put before another noun. Wrong: "a beauty girl". */
const QUALITIES = new Set(
  parseWordList(
    'beauty importance difference difficulty happiness patience wisdom honesty possibility necessity generosity cruelty elegance kindness',
  ),
);

const ADJECTIVES = [...SHORT_ADJECTIVES, ...LONG_ADJECTIVES];
/** Adjectives that rightly follow a verb as they are: "work hard", "arrive late", "taste good". */
const ADJECTIVES_USED_AS_ADVERBS = new Set([
  ...LY_ADJECTIVES,
  ...parseWordList(
    'fast hard late early straight high low long far near right wrong well better best worse worst more most less enough much little online outside inside abroad daily weekly monthly loud clear short wide close deep sound free live light tight first last next only alone tired ill sick good happy sad black white red blue green yellow brown pink fine such same full ready open dry clean warm cold hot fit apart awake asleep alive afraid live dead rich poor young old big small new busy sorry glad able sure single married double mean flat square round fresh cheap quick slow opposite quite',
  ),
]);
/** Adjectives that always need -ly after a verb of doing. Wrong: "She sings beautiful". */
const MANNER_ADJECTIVES = ADJECTIVES.filter((word) => !ADJECTIVES_USED_AS_ADVERBS.has(word));

/** Nouns that may follow "so", "too" and "more". Right: "We need more help". */
const NOUNS_AFTER_DEGREE = new Set(
  parseWordList(
    'surprise talent courage experience charm friend history music tourist medicine science color colour use help snow interest education care nature politics culture tradition religion ability responsibility reality truth peace freedom pain poverty power energy profession salt youth safety health happiness luck variety importance possibility rain hope nation legend sickness illness stress violence mystery industry economy environment creation imagination',
  ),
);

/** The explanation of rules that have none. */
export const DEFAULT_EXPLANATION = ADVERB_FORM_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  persons: PERSONS,
  /** Wrong: "She sings beautiful." */
  manner: MANNER_ADJECTIVES,
  /** Wrong: "A beauty girl." */
  qualities: [...NOUN_FOR_ADJECTIVE.keys()].filter((noun) => QUALITIES.has(noun)),
  /** Wrong: "The town is very peace." */
  familyNouns: [...NOUN_FOR_ADJECTIVE.keys()],
  /** Wrong: "It was very danger." */
  nounsForAdjectives: [...NOUN_FOR_ADJECTIVE.keys()].filter((noun) => !NOUNS_AFTER_DEGREE.has(noun)),
  /** Verbs before an adverb. Wrong: "She sings beautiful." */
  doing: parseWordList(
    'sing dance speak play drive write read work eat run walk talk cook swim learn study behave smile listen move live sleep move shout answer explain understand win ride finish treat do',
  ),
  /** Wrong: "The film was bored." */
  feelingsInEd: parseWordList(
    'bored interested excited tired confused surprised amazed annoyed frightened shocked disappointed embarrassed exhausted fascinated relaxed frustrated depressed satisfied terrified thrilled worried',
  ),
  /** Wrong: "I got boring." */
  feelingsInIng: parseWordList(
    'boring interesting exciting tiring confusing surprising amazing annoying frightening shocking disappointing embarrassing exhausting fascinating relaxing frustrating depressing satisfying terrifying thrilling worrying',
  ),
  /** Wrong: "My friends are boring today." Right: "They are amazing", which is often said of people. */
  feelingsInIngOfNoPerson: parseWordList(
    'boring exciting tiring confusing surprising frightening shocking disappointing embarrassing exhausting frustrating depressing satisfying terrifying interesting annoying worrying',
  ),
  /** What causes a feeling and has none. Wrong: "The film was bored." */
  things: parseWordList(
    'film movie book lesson class game match story trip journey work job day party show concert news exam test museum city idea song play subject lecture speech programme program result weather question experience',
  ),
};
