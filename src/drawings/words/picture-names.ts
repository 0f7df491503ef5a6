/** The words with a picture; `word-pictures.tsx` has a picture of each, but loads later. */
export const PICTURE_NAMES: ReadonlySet<string> = new Set(
  `
  angry apple baby bag ball banana basketball bath beach bear bed bee bell bike bird board boat bone
  book bottle bowl box boy bread bridge bucket bus butter butterfly button cake camera cap car
  cat chair cheese chicken chocolate climb clock cloud cold computer cookie corn cow cry cup dance
  doctor dog doll door dress drink drum ear eat egg eye family fire fish flag flower football frog
  ghost gift girl glass glasses grape grass guitar hand happy hat heart horse hospital hot house island
  juice jump key kick king kite knife leaf letter lion man map meat medicine milk money monkey moon
  mountain mouse mouth newspaper nose notebook orange paint pen pencil phone piano picture pig pizza
  plane princess rabbit radio rain read rice ring river ruler run sad salad sandwich school sea sheep
  ship shirt shoe shower sick sing skirt sleep snake snow sofa soup star sun swim table taxi tea
  television tennis tiger tired toilet tomato tooth towel train tree trousers truck umbrella wash watch
  water wheel window woman write
`
    .trim()
    .split(/\s+/),
);

/** Other words for what a picture shows, and irregular forms. */
const SYNONYMS: Readonly<Record<string, string>> = {
  aeroplane: 'plane',
  airplane: 'plane',
  bicycle: 'bike',
  biscuit: 'cookie',
  couch: 'sofa',
  leaves: 'leaf',
  mice: 'mouse',
  soccer: 'football',
  teeth: 'tooth',
  telephone: 'phone',
  tv: 'television',
};

/**
 * What the meaning must mention, for words with several senses: the picture of a ring is wrong for a phone
 * that rings.
 */
const SENSES: Readonly<Record<string, RegExp>> = {
  bear: /animal/,
  board: /write|teacher|class/,
  book: /page|read/,
  bridge: /river|water|road/,
  button: /shirt|coat|cloth/,
  cap: /head|hat/,
  cold: /hot|warm/,
  dress: /wear|cloth|girl|woman/,
  drink: /mouth|water/,
  egg: /eat|cook|food/,
  fire: /hot|burn/,
  glass: /drink/,
  hand: /arm|finger/,
  heart: /blood|body|love/,
  hot: /warm|sun|cold/,
  key: /door|lock/,
  letter: /paper|mail|post/,
  mouse: /animal/,
  orange: /fruit/,
  picture: /draw|paint|pencil|colour|color/,
  plane: /fl(?:y|ies)|sky/,
  ring: /finger|hand|jewel/,
  ruler: /line|long/,
  run: /fast|leg|feet|foot/,
  ship: /sea|water/,
  shower: /wash|water/,
  star: /sky/,
  table: /sit|dinner|eat/,
  train: /station|long|rail/,
  watch: /time/,
  window: /look|see|glass/,
};

/**
 * The name of the picture of a word.
 *
 * @param word a dictionary form, with or without an article
 * @param meaning the word's explanation, which tells its senses apart
 * @returns undefined for a word without a picture, or in a sense that the picture does not show
 */
export function findPictureName(word: string, meaning: string): string | undefined {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the|to) /, '');
  const name = Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain] : plain;
  if (name === undefined || !PICTURE_NAMES.has(name)) return undefined;
  const sense = Object.hasOwn(SENSES, name) ? SENSES[name] : undefined;
  return !sense || sense.test(meaning.toLowerCase()) ? name : undefined;
}
