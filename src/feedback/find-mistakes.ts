import { applyCorrections } from './apply-corrections.ts';
import { keepSoundCorrections, type SoundnessFault } from './sound-corrections.ts';
import type { CheckContext, TextChecker, TextMistake } from './text-checker.ts';

/** How far around a mistake its neighbouring words are looked for; no word is longer. */
const CONTEXT_CHARACTERS = 60;

const WORD = /[\p{L}\p{N}'’]+/gu;

function extractWords(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Finds the word before an offset, with only spaces between. */
function findWordBefore(text: string, at: number): string | undefined {
  return /([\p{L}\p{N}'’]+)\s*$/u
    .exec(text.slice(Math.max(0, at - CONTEXT_CHARACTERS), at))?.[1]
    ?.toLowerCase();
}

/** Finds the word after an offset, with only spaces between. */
function findWordAfter(text: string, at: number): string | undefined {
  return /^\s*([\p{L}\p{N}'’]+)/u.exec(text.slice(at, at + CONTEXT_CHARACTERS))?.[1]?.toLowerCase();
}

/** Whether a correction would repeat a word that comes before or after it: "want to" before "to". */
function doublesNeighbour({ start, end, correction }: TextMistake, text: string): boolean {
  if (correction === undefined) return false;
  const [before, after] = [findWordBefore(text, start), findWordAfter(text, end)];
  const [oldWords, newWords] = [extractWords(text.slice(start, end)), extractWords(correction)];
  // Deleting the "that" of "the that the" leaves "the the".
  if (newWords.length === 0) return oldWords.length > 0 && before !== undefined && before === after;
  const isDoubled = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one === other;
  return (
    (isDoubled(newWords[0], before) && !isDoubled(oldWords[0], before)) ||
    (isDoubled(newWords.at(-1), after) && !isDoubled(oldWords.at(-1), after))
  );
}

/** Returns the words of a correction that the marked text does not have. */
function getInsertedWords({ start, end, correction = '' }: TextMistake, text: string): readonly string[] {
  const oldWords = new Set(extractWords(text.slice(start, end)));
  return extractWords(correction).filter((word) => !oldWords.has(word));
}

/**
 * Whether two mistakes with only spaces between correct the same thing: they touch, insert the same word, or
 * together would write a word twice.
 */
function isSameCorrection(one: TextMistake, next: TextMistake, text: string): boolean {
  const gap = text.slice(one.end, Math.min(next.start, one.end + CONTEXT_CHARACTERS));
  if (next.start - one.end > CONTEXT_CHARACTERS || /\S/.test(gap)) return false;
  if (gap === '' && one.end > one.start && next.end > next.start) return true;
  if (one.correction === undefined || next.correction === undefined) return false;
  const inserted = getInsertedWords(one, text);
  const last = extractWords(one.correction).at(-1);
  return (
    getInsertedWords(next, text).some((word) => inserted.includes(word)) ||
    (last !== undefined && last === extractWords(next.correction)[0])
  );
}

/** Tracks which ranges of a text are already marked. */
function createMarkedRanges(length: number) {
  const marked = new Uint8Array(length);
  return {
    isFree: ({ start, end }: TextMistake) => !marked.subarray(start, Math.max(end, start + 1)).includes(1),
    add: ({ start, end }: TextMistake) => marked.fill(1, start, end),
  };
}

/**
 * Of adjacent mistakes that correct the same thing, keeps the one with the lower rank, which was found
 * earlier.
 */
function dropClashingMistakes(
  mistakes: readonly TextMistake[],
  ranks: ReadonlyMap<TextMistake, number>,
  text: string,
): readonly TextMistake[] {
  const remaining: TextMistake[] = [];
  for (const mistake of mistakes) {
    const last = remaining.at(-1);
    const clashes = last !== undefined && isSameCorrection(last, mistake, text);
    if (clashes && (ranks.get(last) ?? 0) < (ranks.get(mistake) ?? 0)) continue;
    if (clashes) remaining.pop();
    remaining.push(mistake);
  }
  return remaining;
}

/**
 * Why a mistake that a checker found is not shown, or is shown without its correction: it overlaps an earlier
 * one, its correction repeats a neighbouring word, it corrects the same thing as its neighbour, or its
 * correction is not sound.
 */
export type HeldBackReason = 'overlaps' | 'repeats a word' | 'clashes' | SoundnessFault;

export interface HeldBackMistake {
  mistake: TextMistake;
  reason: HeldBackReason;
}

export interface ShownAndHeldBackMistakes {
  /** What the learner sees, in the order of the text. */
  shown: readonly TextMistake[];
  /** Mistakes that are not shown, or are shown without their correction. */
  heldBack: readonly HeldBackMistake[];
}

/** Holds back of what checkers found what overlaps, repeats a neighbouring word or clashes. */
function selectMistakes(text: string, found: readonly TextMistake[]): ShownAndHeldBackMistakes {
  const markedRanges = createMarkedRanges(text.length);
  const ranks = new Map<TextMistake, number>();
  const heldBack: HeldBackMistake[] = [];
  for (const mistake of found) {
    if (!markedRanges.isFree(mistake)) heldBack.push({ mistake, reason: 'overlaps' });
    else if (doublesNeighbour(mistake, text)) heldBack.push({ mistake, reason: 'repeats a word' });
    else {
      markedRanges.add(mistake);
      ranks.set(mistake, ranks.size);
    }
  }
  const shown = dropClashingMistakes(
    [...ranks.keys()].sort((one, other) => one.start - other.start),
    ranks,
    text,
  );
  const remaining = new Set(shown);
  for (const mistake of ranks.keys())
    if (!remaining.has(mistake)) heldBack.push({ mistake, reason: 'clashes' });
  return { shown, heldBack };
}

/** Applies the corrections of spelling; `toOriginal` maps an offset of the result back. */
function correctSpelling(text: string, mistakes: readonly TextMistake[]) {
  const { corrected, places } = applyCorrections(text, mistakes, (mistake) => mistake);
  const toOriginal = (offset: number) => {
    const last = places.findLast(({ end }) => end <= offset);
    return last ? offset - last.end + last.item.end : offset;
  };
  return { corrected, toOriginal };
}

/** Whether a correction moves a misspelled word without correcting it: "becouse" read as a noun. */
function movesMisspelled(
  { start, end, correction = '' }: TextMistake,
  word: TextMistake,
  text: string,
): boolean {
  if (start > word.start || end < word.end || end - start === word.end - word.start) return false;
  return extractWords(correction).includes(text.slice(word.start, word.end).toLowerCase());
}

/**
 * Runs the checkers, also on the text with its spelling corrected: before "becouse", a word that no rule
 * knows, the end of a clause is not seen. What the second check alone finds must not touch a misspelled word.
 */
async function mergeMistakes(
  text: string,
  checkers: readonly TextChecker[],
  context: CheckContext,
): Promise<ShownAndHeldBackMistakes> {
  const find = async (checked: string) =>
    (await Promise.all(checkers.map((checker) => checker.findMistakes(checked, context)))).flat();
  const found = await find(text);
  const misspelled = selectMistakes(
    text,
    found.filter(({ kind, correction }) => kind === 'spelling' && correction !== undefined),
  ).shown;
  if (misspelled.length === 0) return selectMistakes(text, found);
  const { corrected, toOriginal } = correctSpelling(text, misspelled);
  const revealed = selectMistakes(corrected, await find(corrected)).shown.flatMap((mistake) => {
    const [start, end] = [toOriginal(mistake.start), toOriginal(mistake.end)];
    const isSame = text.slice(start, end) === corrected.slice(mistake.start, mistake.end);
    const isApart = misspelled.every((other) => end < other.start || start > other.end);
    return isSame && isApart ? [{ ...mistake, start, end }] : [];
  });
  const sure = found.filter((mistake) => !misspelled.some((word) => movesMisspelled(mistake, word, text)));
  return selectMistakes(text, [...sure, ...revealed]);
}

/**
 * Finds the mistakes that are shown, and those that are held back with the reason, for `npm run explain`.
 * Where two overlap, or are adjacent and correct the same thing, the earlier checker wins. The corrections
 * are applied and the result is checked again: a mistake loses a correction that makes a new mistake or
 * changes the meaning.
 *
 * @throws when a checker could not check the text
 */
export async function findShownAndHeldBackMistakes(
  text: string,
  checkers: readonly TextChecker[],
  context: CheckContext,
): Promise<ShownAndHeldBackMistakes> {
  // The checks of the corrected text reuse what the first check found out about each sentence.
  const checkContext: CheckContext = { ...context, session: {} };
  const merged = await mergeMistakes(text, checkers, checkContext);
  const recheck = async (corrected: string) => (await mergeMistakes(corrected, checkers, checkContext)).shown;
  const { sound, faults } = await keepSoundCorrections(text, merged.shown, recheck);
  return { shown: sound, heldBack: [...merged.heldBack, ...faults] };
}

/**
 * Finds the mistakes in a text that are shown to the learner, in the order of the text.
 *
 * @throws when a checker could not check the text
 */
export async function findMistakes(
  text: string,
  checkers: readonly TextChecker[],
  context: CheckContext,
): Promise<readonly TextMistake[]> {
  return (await findShownAndHeldBackMistakes(text, checkers, context)).shown;
}
