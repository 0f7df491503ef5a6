/*
 * Forms that letters alone decide. The packed list of English words names, for each base word, which of them
 * are words, so that it need not spell them out. Irregular forms are words of their own.
 */

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);

function endsInConsonantY(word: string): boolean {
  return word.length > 1 && word.endsWith('y') && !isVowel(word.at(-2));
}

/** "Stop" and "run" double their last letter; "play" and "fix" do not. */
function canDoubleLast(word: string): boolean {
  const last = word.at(-1) ?? 'a';
  return word.length > 2 && !isVowel(word.at(-3)) && isVowel(word.at(-2)) && !'aeiouwxy'.includes(last);
}

/** Adds an ending that begins with e: bake → baked, carry → carried, walk → walked. */
function addWithE(word: string, ending: string): string {
  if (word.endsWith('e')) return word + ending.slice(1);
  return endsInConsonantY(word) ? `${word.slice(0, -1)}i${ending}` : word + ending;
}

function addS(word: string): string {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`;
}

function addLy(word: string): string {
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ily`;
  if (word.endsWith('le')) return `${word.slice(0, -1)}y`;
  return word.endsWith('ic') ? `${word}ally` : `${word}ly`;
}

const addDoubled = (word: string, ending: string) =>
  canDoubleLast(word) ? word + word.at(-1) + ending : undefined;

/**
 * Functions that make a form of a word; undefined where the word cannot have it. Their order is that of the
 * bits in `PackedWords.formSets`, so that a new one goes to the end.
 */
export const WORD_FORMS: readonly ((word: string) => string | undefined)[] = [
  addS,
  (word) => addWithE(word, 'ed'),
  (word) => (word.endsWith('e') ? `${word.slice(0, -1)}ing` : `${word}ing`),
  (word) => addWithE(word, 'er'),
  (word) => addWithE(word, 'est'),
  addLy,
  (word) => (endsInConsonantY(word) ? `${word.slice(0, -1)}iness` : `${word}ness`),
  (word) => addDoubled(word, 'ed'),
  (word) => addDoubled(word, 'ing'),
  (word) => addDoubled(word, 'er'),
  (word) => addWithE(word, 'ers'),
  (word) => `un${word}`,
];
