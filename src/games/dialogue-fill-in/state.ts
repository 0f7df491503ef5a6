import * as v from 'valibot';
import { type DialogueGap, dialogueSchema } from '../../content/dialogues/dialogue-schema.ts';
import { GAP } from '../../content/gap.ts';
import { learningItemSchema } from '../../domain/game-records.ts';
import { isSameAnswer } from '../../domain/typed-text.ts';
import { countSchema, playMsSchema } from '../kit/state-schemas.ts';
import { type GapVerdict, judgeGap } from './judge.ts';

/** The number of checks: the second one is for blanks that were wrong. */
export const MAX_CHECKS = 2;
/** The maximum length of a typed answer; the rest is cut off. */
export const MAX_TYPED_LENGTH = 60;

/** Points for a blank that is right at the first or the second check, and the costs of a typo and a hint. */
export const POINTS = { atFirst: 10, atSecond: 5, typo: 2, hint: 3 } as const;

export const stateSchema = v.object({
  /** The dialogue of the bank, with its options in the order shown. */
  dialogue: dialogueSchema,
  isTyped: v.boolean(),
  /** The item recorded for each blank; `null` for none. */
  items: v.array(v.nullable(learningItemSchema)),
  /** The text in each blank; '' for an empty one. */
  filled: v.array(v.string()),
  /** The texts in the blanks at each check. */
  checked: v.pipe(v.array(v.array(v.string())), v.maxLength(MAX_CHECKS)),
  hinted: v.array(countSchema),
  /** The milliseconds that each blank took. */
  spent: v.array(playMsSchema),
  /** The play time at which the newest blank was filled. */
  since: playMsSchema,
  /** `read`: every blank is right or shown, and the dialogue can be read and heard. */
  phase: v.picklist(['filling', 'read', 'over']),
});
export type DialogueState = v.InferOutput<typeof stateSchema>;

export type DialogueMove =
  | { type: 'filled'; gap: number; text: string }
  | { type: 'asked-hint'; gap: number }
  | { type: 'checked' }
  | { type: 'continued' };

/** A blank of the dialogue; throws if there is none. */
export function getGap({ dialogue }: DialogueState, gap: number): DialogueGap {
  const found = dialogue.gaps[gap];
  if (!found) throw new Error(`The dialogue has no gap ${gap}`);
  return found;
}

/** The verdict on a blank at a check, by default the newest; `null` before it. */
export function findVerdict(state: DialogueState, gap: number, check = state.checked.length - 1) {
  const text = state.checked[check]?.[gap];
  return text === undefined ? null : judgeGap(getGap(state, gap), text);
}

/** Whether a verdict accepts the text of the blank. */
export function isAccepted(verdict: GapVerdict | null): boolean {
  return verdict !== null && verdict.kind !== 'wrong';
}

/** The indexes of the blanks that can be filled now. */
export function getOpenGaps(state: DialogueState): readonly number[] {
  if (state.phase !== 'filling') return [];
  return state.dialogue.gaps.map((_, gap) => gap).filter((gap) => !isAccepted(findVerdict(state, gap)));
}

/** The open blanks without a text. */
export function getEmptyGaps(state: DialogueState): readonly number[] {
  return getOpenGaps(state).filter((gap) => state.filled[gap] === '');
}

/** Whether a blank is filled by one of its options. A hint shows them in the typed game, too. */
export function isFilledByChoice({ isTyped, hinted }: DialogueState, gap: number): boolean {
  return !isTyped || hinted.includes(gap);
}

/** The options of a blank without those tried wrongly. After a hint only one wrong option remains. */
export function getOptions(state: DialogueState, gap: number): readonly string[] {
  const { answer, options } = getGap(state, gap);
  const isTried = (option: string) => state.checked.some((texts) => isSameAnswer(texts[gap] ?? '', option));
  const untried = options.filter((option) => option === answer || !isTried(option));
  if (state.isTyped || !state.hinted.includes(gap)) return untried;
  const wrong = untried.find((option) => option !== answer);
  return untried.filter((option) => option === answer || option === wrong);
}

/** Whether a hint is available for a blank. */
export function canHint(state: DialogueState, gap: number): boolean {
  if (!getOpenGaps(state).includes(gap) || state.hinted.includes(gap)) return false;
  return state.isTyped || getOptions(state, gap).length > 2;
}

/** The points for a blank so far. */
export function getGapPoints(state: DialogueState, gap: number): number {
  const check = state.checked.findIndex((_, each) => isAccepted(findVerdict(state, gap, each)));
  if (check === -1) return 0;
  const base = check === 0 ? POINTS.atFirst : POINTS.atSecond;
  const typo = findVerdict(state, gap, check)?.kind === 'typo' ? POINTS.typo : 0;
  return base - typo - (state.hinted.includes(gap) ? POINTS.hint : 0);
}

export function getPoints(state: DialogueState): number {
  return state.dialogue.gaps.reduce((sum, _, gap) => sum + getGapPoints(state, gap), 0);
}

/** The number of blanks that were accepted at a check. */
export function countKnownGaps(state: DialogueState, check: number): number {
  return state.dialogue.gaps.filter((_, gap) => isAccepted(findVerdict(state, gap, check))).length;
}

/** The blank of each turn; `null` in a turn without one. */
export function mapTurnsToGaps({ dialogue }: DialogueState): readonly (number | null)[] {
  let next = 0;
  return dialogue.turns.map(({ text }) => (text.includes(GAP) ? next++ : null));
}

/** The text in a blank: the accepted wording, the learner's text, or the answer once it is shown. */
export function getGapText(state: DialogueState, gap: number): string {
  const verdict = findVerdict(state, gap);
  if (verdict && verdict.kind !== 'wrong') return verdict.wording;
  return state.phase === 'filling' ? (state.filled[gap] ?? '') : getGap(state, gap).answer;
}

/** A turn as it is read aloud. An empty blank is a pause. */
export function formatSpokenTurn(state: DialogueState, turn: number): string {
  const gap = mapTurnsToGaps(state)[turn] ?? null;
  const text = state.dialogue.turns[turn]?.text ?? '';
  return gap === null ? text : text.replace(GAP, () => getGapText(state, gap) || '…');
}
