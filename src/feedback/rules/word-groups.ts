import { JOB_NOUNS, NOUNS_OWNED_SINGLY } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';

/** Nouns for one person: jobs, members of a family, ranks; and pets, which are spoken of like persons. */
export const PERSONS = [
  ...JOB_NOUNS,
  ...parseWordList(`
mother father brother sister mum mom dad mummy daddy parent son daughter uncle aunt cousin grandmother grandfather grandma grandpa wife husband
girlfriend boyfriend friend boss neighbour neighbor classmate colleague teammate roommate flatmate boy girl man woman child baby person guy lady
king queen prince princess stepmother stepfather niece nephew dog cat bird coach captain partner
`),
];

/** Places, parts of houses and furniture, all of which need "the" or "a": "in the garden", "on the wall". */
export const PLACES = parseWordList(`
cinema park airport station beach museum supermarket restaurant theatre theater office kitchen garden river library bank zoo hotel village city
bathroom bedroom swimming-pool pool gym shop market forest lake mountain dentist doctor seaside countryside stadium playground canteen cafe café
classroom balcony living-room bus-stop post-office police-station train-station bus-station mall castle bakery pharmacy farm factory embassy house
table floor wall door window roof bridge street corner ceiling sofa shelf box bag fridge desk cupboard
`);

/** Nouns that are countable in the singular, where they need an article: "an animal". */
export const ALWAYS_COUNTABLE_NOUNS = [
  ...PERSONS,
  ...NOUNS_OWNED_SINGLY,
  ...PLACES,
  ...parseWordList(`
animal accident adult airport album answer apartment army article artist aunt author band bar battle beach bear bench bird blanket bottle bowl
boy brain branch bridge building button cabin calendar camp candle capital car card career castle ceremony champion chance chapter character circle city class
clock club coin company competition concert contest corner costume country couple course cow crowd cup customer date day deadline decision desert dish doll
door drawer drawing driver duck effect employee enemy engine error essay event exam example exercise exhibition expert eye fact factory farm festival
film finger flag flat flight floor flower fly forest fork fox frog game garden gate ghost gift girl glove goal goat group guest guide guy habit hall hand
hero hill hobby hole hotel hour image insect island joke journalist journey kid king kitchen kite lake leader leaf leg lemon lion list machine magazine man
map market medal member method mirror moment monkey month monument mountain mouse movie museum mushroom necklace neighbourhood neighborhood nest newspaper nose note novel
number object office opinion opportunity orchestra owner page painting pair palace parcel park parrot party passport path person phone photo picture piece pig pillow place planet plant plate platform player poem
pool position post poster potato prince princess prize product programme program project puzzle queen quiz reason recipe region result river road robot role roof rose rule scene
season seat sentence shark shelf ship shirt shoe sign singer situation skill snake solution song spider spoon stadium stage star statue step street student style subject surprise
system task team thing tiger toilet tool topic tour tower town toy tradition train trip tunnel turtle valley van vegetable vehicle video view village visit voice volcano wall
way weapon website wedding week weekend wheel wolf woman word year zebra beach
`),
];

/** Verbs whose object an adjective follows. Right: "It makes work difficult", "she keeps the door open". */
const VERBS_OF_CHANGE = parseWordList(
  'make find keep consider leave render call think turn hold declare deem believe judge prove paint dye dyed colour color coloured colored renders rendered deems deemed',
);
/** Right: "I like my coffee black", "he wants the walls white". Wrong: "I want a car red". */
const VERBS_OF_WISH = parseWordList('like love want prefer need drink take serve get imagine picture expect');

export const CHANGE_VERBS: ReadonlySet<string> = new Set(VERBS_OF_CHANGE);
export const VERBS_WITH_OBJECT_COMPLEMENT: ReadonlySet<string> = new Set([
  ...VERBS_OF_CHANGE,
  ...VERBS_OF_WISH,
]);

/** Sports and games that one plays or does. */
export const SPORTS = parseWordList(`
football soccer basketball tennis volleyball handball baseball hockey badminton golf chess rugby cricket cards squash table-tennis swimming gymnastics karate judo
`);

/** Names of languages, in small letters. */
export const LANGUAGES = parseWordList(`
english french german spanish italian portuguese russian chinese japanese korean arabic turkish polish dutch greek swedish norwegian danish finnish hungarian czech hindi urdu
bengali vietnamese thai indonesian hebrew ukrainian romanian swahili persian farsi catalan latin mandarin
`);

/** Countries, continents and some cities, in small letters. */
export const COUNTRIES = parseWordList(`
france spain italy germany portugal england scotland wales ireland poland russia turkey greece japan china india brazil mexico canada australia argentina chile peru colombia egypt morocco nigeria kenya ghana
sweden norway denmark finland belgium austria switzerland hungary ukraine romania bulgaria croatia serbia israel iran iraq pakistan bangladesh thailand vietnam indonesia malaysia singapore korea taiwan nepal ethiopia
europe asia africa america london paris rome madrid berlin moscow tokyo beijing istanbul cairo dubai barcelona lisbon athens vienna prague amsterdam mumbai delhi
`);

/** Verbs whose object without an article is usually a countable noun. Wrong: "I bought car". */
export const VERBS_WITH_COUNTABLE_OBJECT = parseWordList(
  `have buy want need get see read write find wear drive borrow choose draw send rent hear eat own lose make build open watch visit carry ride use`,
);

/**
 * Past forms and participles of what is over in a moment, for patterns. Wrong in another way: “It has closed
 * since a long time” is meant as “it closed a long time ago”.
 */
export const ENDED_AT_ONCE =
  'closed|died|left|went|finished|ended|stopped|started|began|begun|arrived|came|sold|bought|broke|disappeared';
