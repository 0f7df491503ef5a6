import { CLASS_GAME, UNEXPLAINED_MISTAKE } from '../domain/class-game.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { LessonRecord, NewMistake } from '../domain/records.ts';
import type { FeedbackCorrection, FeedbackDraft } from './feedback-draft.ts';
import { getItemPrompt } from './rule-sentence.ts';

/** The kind under which the book of mistakes lists a wrong item of a class; other skills have "text". */
const KIND_BY_SKILL: Partial<Record<string, NewMistake['kind']>> = { Grammar: 'grammar', Vocabulary: 'word' };

type MistakeTexts = Omit<NewMistake, 'id' | 'source' | 'word'>;

/** The fields of a class that are needed to check its answer. */
export type AnsweredClass = Pick<LessonRecord, 'id' | 'classPlan' | 'studentLevel' | 'skillFocus'>;

/**
 * Turns the mistakes in the answer to a class into entries of the book of mistakes: wrong items, and
 * corrections in free text. The same mistake in the same class has the same id, so that submitting it again
 * makes no second entry.
 */
export function createClassMistakes(
  { id, skillFocus }: AnsweredClass,
  plan: LessonPlan,
  { items, corrections }: FeedbackDraft,
): readonly NewMistake[] {
  const missed = items
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ exercise, item, given, expected, reason }): MistakeTexts => ({
        kind: KIND_BY_SKILL[skillFocus] ?? 'text',
        asked: getItemPrompt(plan.exercises[exercise - 1]?.prompt ?? '', item),
        given,
        right: expected,
        reason: reason || UNEXPLAINED_MISTAKE,
      }),
    );
  return [...missed, ...corrections.flatMap(toMistakeTexts)].map((mistake) => ({
    ...mistake,
    id: `${CLASS_GAME}:${id}:${mistake.given} → ${mistake.right}`,
    word: '',
    source: CLASS_GAME,
  }));
}

/** Turns a correction in free text into an entry; none without a known correction. */
function toMistakeTexts({
  before,
  quote,
  after,
  correction,
  reason,
}: FeedbackCorrection): readonly MistakeTexts[] {
  if (correction === undefined) return [];
  const right = `${before}${correction}${after}`.replace(/ {2,}/g, ' ').trim();
  return [{ kind: 'text', asked: '', given: `${before}${quote}${after}`, right, reason }];
}
