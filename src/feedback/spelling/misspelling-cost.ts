/*
 * How unlike a word its misspelling is: a weighted edit distance. What learners do often (write a letter once
 * instead of twice, take another vowel, write what they hear) costs less than another letter.
 */

// The costs of a letter in the place of another one, …
const OTHER_LETTER = 1.1;
const OTHER_VOWEL = 0.55;
const ALIKE_LETTER = 0.6;
const NEIGHBOUR_KEY = 0.85;
// … of two letters in the wrong order, and of a letter that is too much, or missing, which is more frequent.
const SWAPPED = 0.6;
const EXTRA = 0.9;
const EXTRA_VOWEL = 0.8;
const MISSING = 0.65;
const MISSING_VOWEL = 0.5;
/** A missing consonant beside another one: "goverment", "standars". */
const MISSING_IN_CLUSTER = 0.5;
/** A letter twice instead of once, or once instead of twice: "comming", "realy". */
const DOUBLED = 0.25;
/** A missing or extra e at the end, where many languages have no silent letter: "hous". */
const SILENT_END = 0.4;
/** A missing or extra h inside the word: "wich", "rythm". */
const SILENT_H = 0.6;
/** What is added where the first letter is wrong, which is rare; less for a letter that sounds alike. */
const FIRST_LETTER = 0.5;
const ALIKE_FIRST_LETTER = 0.2;
/**
 * An e before s at the beginning: "estudent". Some languages have no word that begins with s and a consonant.
 */
const E_BEFORE_S = 0.5;

const VOWELS = 'aeiouy';
/** Pairs of letters for sounds that many languages do not keep apart. */
const ALIKE = 'ck cs sz vw vb vf gj jy iy kq dt mn lr uw gk pb xs zj hj td cz ou gq hg bp'.split(' ');
/** Spellings of one sound, or of two that many languages do not keep apart: as written, as intended, cost. */
const SOUNDS: readonly (readonly [written: string, intended: string, cost: number])[] =
  `f ph .4|f gh .6|ph f .5|v ph .7|k ch .6|c ch .5|k ck .4|c ck .5|k c .4|q qu .3|kw qu .5|cu qu .5|qw qu .4|k qu .7|ks x .5|cs x .5|xs x .4|x cc .7|ks cc .7
s sc .4|c sc .5|z s .5|s c .5|s ss .3|sh ti .7|sh ci .7|s ti .9|t th .5|d th .6|z th .8|s th .8|th t .5|sh ch .6|ch sh .6|tch ch .3|ch tch .3|sch sch 0|sch sh .4|sch ch .5|j g .5|g j .5|j dg .5|g dg .4|dj j .4|y j .5
n kn .4|r wr .5|r rh .4|h wh .6|w wh .4|wh w .5|n gn .5|m mb .4|t bt .4|m mn .4|s ps .6|t pt .6|n ng .5|ng n .5|t ght .4|ht ght .4|gth ght .3|th ght .5|o ough .8|of ough .8|uf ough .7|ow ough .8|au ou .6|ei ie .3|ie ei .3|i ee .6|i ea .7|e ea .5|ee ea .5|ea ee .5|e ie .5|i ie .6|i ei .6|ie y .5|y ie .5|ai a .5|a ai .5|ei ai .5|ai ei .5|ay ai .5|ey ay .5|ei ay .6
e ai .7|ee ie .5|ee e .5|i ui .5|u ou .5|o ou .5|oo ou .6|u oo .6|oo u .6|ou oo .6|au aw .5|o au .6|ou o .5|o oa .5|oa o .5|ow oa .7|u eau .8|iu eau .4|eu eau .4|yu eau .6|ue eau .5|eo eau .6|er re .65|re er .65|er or .4|or er .4|ar er .5|er ar .4|or our .3|our or .3|ir er .5|er ur .5|ur ir .5|ur er .5|er ure .6|el le .3|le el .3|al le .5|ol le .6|l le .5|il le .6|abel able .4|ibl ible .4|ebl abl .5
o ow .5|oung ongue .5|ung ongue .5|tion tition .7|sion tion .4|tion sion .4|cion tion .4|cion sion .5|shun tion .7|shon tion .7|tion ssion .6|sion ssion .4|cian tian .4|cial tial .4|tial cial .4|shal cial .7|ent ant .4|ant ent .4|ence ance .4|ance ence .4|ancy ency .4|ency ancy .4|ens ence .5|ans ance .5|anse ance .4|ense ence .4|ibl abl .4|abl ibl .4|us ous .4|os ous .5|ius ious .3|ios ious .4|ful full .3|full ful .3|full fu .6|ly lly .35|ally ly .5|aly ally .35|ely ly .5|ily y .9|ic ick .5|ick ic .4|ik ic .5|ique ic .6|ise ice .5|ice ise .5|iz is .3|age ege .5|edge ege .4|ige age .5|ege age .5|ache atch .6|jy gy .4|w u .6|dge ge .4`
    .split(/[|\n]/)
    .map((row) => {
      const [written = '', intended = '', cost = ''] = row.split(' ');
      return [written, intended, Number(cost)] as const;
    });

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** By which part of a key each row is shifted to the right of the first. */
const ROW_OFFSETS = [0, 0.25, 0.75];

function areNeighbourKeys(one: string, other: string): boolean {
  const place = (letter: string) => {
    const row = KEY_ROWS.findIndex((keys) => keys.includes(letter));
    return { row, column: (KEY_ROWS[row]?.indexOf(letter) ?? 0) + (ROW_OFFSETS[row] ?? 0) };
  };
  const [a, b] = [place(one), place(other)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function computeLetterCost(written: string, intended: string): number {
  if (written === intended) return 0;
  if (VOWELS.includes(written) && VOWELS.includes(intended)) return OTHER_VOWEL;
  if (ALIKE.some((pair) => pair.includes(written) && pair.includes(intended))) return ALIKE_LETTER;
  return areNeighbourKeys(written, intended) ? NEIGHBOUR_KEY : OTHER_LETTER;
}

const A = 'a'.charCodeAt(0);
const LETTERS = 26;
/**
 * The costs of all pairs of letters, computed once: that of a written letter for an intended one at `written
 * * 26 + intended`.
 */
const LETTER_COSTS = Float64Array.from({ length: LETTERS * LETTERS }, (_, at) =>
  computeLetterCost(
    String.fromCharCode(A + Math.floor(at / LETTERS)),
    String.fromCharCode(A + (at % LETTERS)),
  ),
);

/** `SOUNDS` by the last letters of both spellings, as an index like that of `LETTER_COSTS`. */
const SOUNDS_BY_END = new Map<number, (typeof SOUNDS)[number][]>();
for (const sound of SOUNDS) {
  const key =
    (sound[0].charCodeAt(sound[0].length - 1) - A) * LETTERS + sound[1].charCodeAt(sound[1].length - 1) - A;
  SOUNDS_BY_END.set(key, [...(SOUNDS_BY_END.get(key) ?? []), sound]);
}

const E = 'e'.charCodeAt(0);
const H = 'h'.charCodeAt(0);
const S = 's'.charCodeAt(0);
const VOWEL_CODES: ReadonlySet<number> = new Set([...VOWELS].map((vowel) => vowel.charCodeAt(0)));

/**
 * Computes the cost of a letter at `at` that only this one of the words has.
 *
 * @param isIntended whether the word is the intended one, in whose misspelling the letter is missing
 */
function computeGapCost(word: string, at: number, isIntended: boolean): number {
  const code = word.charCodeAt(at);
  const plain = isIntended ? MISSING : EXTRA;
  if (at === 0) {
    if (code === E && word.charCodeAt(1) === S) return E_BEFORE_S;
    return code === H ? plain : plain + FIRST_LETTER;
  }
  const before = word.charCodeAt(at - 1);
  if (code === before) return DOUBLED;
  if (code === E && at === word.length - 1) return SILENT_END;
  if (code === H) return SILENT_H;
  if (VOWEL_CODES.has(code)) return isIntended ? MISSING_VOWEL : EXTRA_VOWEL;
  if (!isIntended) return plain;
  const isAfterConsonant = !VOWEL_CODES.has(before);
  const isBeforeConsonant = at + 1 < word.length && !VOWEL_CODES.has(word.charCodeAt(at + 1));
  return isAfterConsonant || isBeforeConsonant ? MISSING_IN_CLUSTER : plain;
}

/**
 * Computes the cost of misspelling a word: 0 for the same letters, about 1 for another letter.
 *
 * @param written in letters from a to z, like `intended`
 * @param limit the cost from which on the result does not matter
 * @returns Infinity above the limit
 */
export function computeMisspellingCost(written: string, intended: string, limit: number): number {
  const width = intended.length + 1;
  const costs = new Float64Array((written.length + 1) * width);
  const gaps = new Float64Array(width);
  for (let column = 1; column < width; column++) {
    gaps[column] = computeGapCost(intended, column - 1, true);
    costs[column] = (costs[column - 1] ?? 0) + (gaps[column] ?? 0);
  }
  for (let row = 1; row <= written.length; row++) {
    const start = row * width;
    const writtenCode = written.charCodeAt(row - 1);
    const extra = computeGapCost(written, row - 1, false);
    costs[start] = (costs[start - width] ?? 0) + extra;
    let least = costs[start] ?? 0;
    for (let column = 1; column < width; column++) {
      const intendedCode = intended.charCodeAt(column - 1);
      const key = (writtenCode - A) * LETTERS + intendedCode - A;
      const letterCost = LETTER_COSTS[key] ?? 0;
      let cost = (costs[start - width + column - 1] ?? 0) + letterCost;
      if (row === 1 && column === 1 && letterCost > 0)
        cost += letterCost <= ALIKE_LETTER ? ALIKE_FIRST_LETTER : FIRST_LETTER;
      cost = Math.min(cost, (costs[start - width + column] ?? 0) + extra);
      cost = Math.min(cost, (costs[start + column - 1] ?? 0) + (gaps[column] ?? 0));
      const isSwap =
        row > 1 &&
        column > 1 &&
        writtenCode === intended.charCodeAt(column - 2) &&
        written.charCodeAt(row - 2) === intendedCode;
      if (isSwap) cost = Math.min(cost, (costs[start - 2 * width + column - 2] ?? 0) + SWAPPED);
      for (const [from, to, soundCost] of SOUNDS_BY_END.get(key) ?? []) {
        if (from.length > row || to.length > column) continue;
        if (!written.startsWith(from, row - from.length) || !intended.startsWith(to, column - to.length))
          continue;
        cost = Math.min(cost, (costs[start - from.length * width + column - to.length] ?? 0) + soundCost);
      }
      costs[start + column] = cost;
      least = Math.min(least, cost);
    }
    // A sound of several letters can lead from earlier rows to a later one at less than this row's costs.
    if (least > limit + EXTRA) return Number.POSITIVE_INFINITY;
  }
  const cost = costs[costs.length - 1] ?? 0;
  return cost <= limit ? cost : Number.POSITIVE_INFINITY;
}
