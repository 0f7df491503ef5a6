import { applyCorrections, type CorrectionPlace } from './apply-corrections.ts';
import type { TextMistake } from './text-checker.ts';

/*
 * Drops corrections that are not sound: those that make a new mistake, and those that turn what is said into
 * its opposite.
 */

/** What is wrong with a correction: the corrected text is marked again, or says the opposite. */
export type SoundnessFault = 'is marked again' | 'changes the meaning';

interface SoundnessResult {
  /** All mistakes, without the corrections that are not sound. */
  sound: readonly TextMistake[];
  faults: readonly { mistake: TextMistake; reason: SoundnessFault }[];
}

const NEGATIVE_WORD =
  /^(?:not|no|never|nobody|nothing|nowhere|none|neither|nor|cannot|without|unless|hardly|rarely|seldom|.*n['’]t|(?:do|does|did|is|are|was|were|ca|could|wo|would|should|must|have|has|had|ai)nt)$/i;
const WORD = /\p{L}[\p{L}'’]*/gu;
/** Where the words that a negation belongs to begin and end. */
const CLAUSE_BOUNDARY = /[.,;:!?\n]|\b(?:and|but|because|so|that|if|when|which|who|although|while)\b/giu;
/** No clause is read further than this from a correction. */
const CLAUSE_CHARACTERS = 120;
/** A new mark this near to a correction is taken for its consequence. */
const NEAR_CHARACTERS = 60;
/** Of corrections near to one mark, no more than this are looked at. */
const MAX_NEAR_PLACES = 40;

function hasNegativeWord(text: string): boolean {
  return (text.match(WORD) ?? []).some((word) => NEGATIVE_WORD.test(word));
}

/** Returns the words of the clause of a mistake before and after the marked ones. */
function getClauseAround(text: string, { start, end }: TextMistake): string {
  const before = text.slice(Math.max(0, start - CLAUSE_CHARACTERS), start).split(CLAUSE_BOUNDARY);
  const after = text.slice(end, end + CLAUSE_CHARACTERS).split(CLAUSE_BOUNDARY);
  return `${before.at(-1) ?? ''} ${after[0] ?? ''}`;
}

/** A question tag. Its "not" is the opposite of that of its statement, so that a correction may change it. */
const TAG = /^\p{L}+(?:n['’]t)? (?:I|you|he|she|it|we|they)$/iu;

/** Whether a correction makes a negative clause positive, or a positive one negative. */
export function changesPolarity(text: string, mistake: TextMistake): boolean {
  if (mistake.correction === undefined) return false;
  const wasNegative = hasNegativeWord(text.slice(mistake.start, mistake.end));
  if (wasNegative === hasNegativeWord(mistake.correction)) return false;
  // Right corrections: "She worked [hardly → hard]", "I [hard → hardly] slept", "we [wont → want] to go".
  if (/^(?:hard|hardly|want)$/.test(mistake.correction)) return false;
  if (TAG.test(mistake.correction) && text[mistake.end] === '?') return false;
  return !hasNegativeWord(getClauseAround(text, mistake));
}

/** A mistake as a checker found it, and as it is after its correction was corrected in a later round. */
interface PendingMistake {
  found: TextMistake;
  current: TextMistake;
  /** Its index among the mistakes of the text. */
  at: number;
}

type Place = CorrectionPlace<PendingMistake>;

/** A mark of the corrected text, with the corrections that may have caused it. */
interface NewMark {
  mark: TextMistake;
  /** The corrections that it touches; those of spelling only where it is inside the corrected word. */
  touched: readonly Place[];
  /**
   * Other corrections near it in its sentence. Those of spelling are left out: they don't cause the new
   * mistake, which was not found before only because the misspelled word was unknown.
   */
  near: readonly Place[];
}

/** Whether the marked text is a misspelled word, so that a mark around its correction is another mistake. */
const isMisspelledWord = ({ found }: PendingMistake) => found.kind === 'spelling';

const isInside = (mark: TextMistake, { start, end }: Place) => mark.start >= start && mark.end <= end;

/** Finds the marks of the corrected text that a correction may have caused. */
function findNewMarks(
  corrected: string,
  places: readonly Place[],
  marks: readonly TextMistake[],
  oldQuotes: ReadonlySet<string>,
): readonly NewMark[] {
  let first = 0;
  return marks.flatMap((mark): readonly NewMark[] => {
    while (first < places.length && (places[first]?.end ?? 0) < mark.start - NEAR_CHARACTERS) first++;
    const isOld = oldQuotes.has(corrected.slice(mark.start, mark.end));
    const touched: Place[] = [];
    const near: Place[] = [];
    for (const place of places.slice(first, first + MAX_NEAR_PLACES)) {
      if (place.start > mark.end + NEAR_CHARACTERS) break;
      const between = corrected.slice(Math.min(place.end, mark.end), Math.max(place.start, mark.start));
      if (place.start <= mark.end && mark.start <= place.end) {
        if (!isMisspelledWord(place.item) || isInside(mark, place)) touched.push(place);
      } else if (isMisspelledWord(place.item)) continue;
      else if (!isOld && between.length <= NEAR_CHARACTERS && !/[.!?\n]/.test(between)) near.push(place);
    }
    return touched.length + near.length > 0 ? [{ mark, touched, near }] : [];
  });
}

/**
 * Both reasons of a correction and the correction of its result, where the result of the first is still in
 * the second: [sea side → seaside → the seaside]. Of [he have → he has → he had] only the second is true.
 */
function joinReasons(first: TextMistake, second: TextMistake, correction: string): string {
  const { correction: kept = '', reason } = first;
  const isKept = kept.trim() !== '' && correction.toLowerCase().includes(kept.toLowerCase());
  return isKept && reason !== second.reason ? `${reason} ${second.reason}` : second.reason;
}

/**
 * Joins a correction and the correction of its result to one: [dont → don't] and [don't → doesn't] to
 * [dont → doesn't]. Undefined where the new mark touches several corrections, has none, or restores the text.
 */
function composeCorrections(text: string, corrected: string, { mark, touched }: NewMark) {
  const [place] = touched;
  if (!place || touched.length > 1 || mark.correction === undefined) return undefined;
  const { current } = place.item;
  const start = Math.min(place.start, mark.start);
  const end = Math.max(place.end, mark.end);
  const correction = corrected.slice(start, mark.start) + mark.correction + corrected.slice(mark.end, end);
  const composed = {
    ...mark,
    start: current.start - (place.start - start),
    end: current.end + (end - place.end),
    correction,
    reason: joinReasons(current, mark, correction),
  };
  return text.slice(composed.start, composed.end) === composed.correction ? undefined : composed;
}

/** Whether a mistake overlaps neither the one before it nor the one after it. */
function isApart({ current: { start, end }, at }: PendingMistake, all: readonly PendingMistake[]): boolean {
  const [before, after] = [all[at - 1]?.current, all[at + 1]?.current];
  return (before?.end ?? 0) <= start && end <= (after?.start ?? end);
}

/** Returns the mistake without its correction; nothing when the reason quotes the correction. */
function withoutCorrection({ correction, ...mistake }: TextMistake): readonly TextMistake[] {
  const isQuoted =
    correction !== undefined && correction.trim() !== '' && mistake.reason.includes(correction);
  return isQuoted ? [] : [mistake];
}

/** How often the corrected text is checked; corrections that are still marked then are not sound. */
const MAX_ROUNDS = 4;

/**
 * Applies all corrections and checks the result, until it has no new marks. A correction that is itself
 * corrected is joined with that one. A correction is not sound if its result is marked in another way, if it
 * makes a neighbouring word a mistake, or if it makes a negative clause positive or the other way round.
 *
 * @param mistakes in the order of the text, without overlaps
 * @param recheck finds the mistakes of a text
 */
export async function keepSoundCorrections(
  text: string,
  mistakes: readonly TextMistake[],
  recheck: (text: string) => Promise<readonly TextMistake[]>,
): Promise<SoundnessResult> {
  const oldQuotes = new Set(mistakes.map(({ start, end }) => text.slice(start, end)));
  const faults = new Map<TextMistake, SoundnessFault>();
  const isSound = ({ found }: PendingMistake) => !faults.has(found);
  const pending = mistakes.map((found, at): PendingMistake => ({ found, current: found, at }));
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    for (const { found, current } of pending)
      if (changesPolarity(text, current)) faults.set(found, 'changes the meaning');
    const { corrected, places } = applyCorrections(text, pending.filter(isSound), ({ current }) => current);
    if (places.length === 0) break;
    const newMarks = findNewMarks(corrected, places, await recheck(corrected), oldQuotes);
    if (newMarks.length === 0) break;
    for (const newMark of newMarks) {
      const composed = composeCorrections(text, corrected, newMark);
      const [place] = newMark.touched;
      if (composed && place && round < MAX_ROUNDS) {
        const before = place.item.current;
        place.item.current = composed;
        if (isApart(place.item, pending)) continue;
        place.item.current = before;
      }
      const causes = newMark.touched.length > 0 ? newMark.touched : newMark.near;
      for (const cause of causes) faults.set(cause.item.found, 'is marked again');
    }
  }
  return {
    sound: pending.flatMap(({ found, current }) =>
      faults.has(found) ? withoutCorrection(found) : [current],
    ),
    faults: [...faults].map(([mistake, reason]) => ({ mistake, reason })),
  };
}
