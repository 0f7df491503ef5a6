import { CLASS_GAME } from '../domain/class-game.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { LessonRecord, NewMistake } from '../domain/records.ts';
import type { FeedbackCorrection, FeedbackDraft } from './feedback-draft.ts';
import { getItemPrompt } from './rule-sentence.ts';

const KIND_OF_SKILL: Partial<Record<string, NewMistake['kind']>> = { Grammar: 'grammar', Vocabulary: 'word' };
const UNEXPLAINED = 'The explanation of this class has the rule.';

type MistakeTexts = Omit<NewMistake, 'id' | 'source' | 'word'>;

/** What is known of a class whose answer is checked. */
export type AnsweredClass = Pick<LessonRecord, 'id' | 'classPlan' | 'studentLevel' | 'skillFocus'>;

/**
 * What went wrong in the answer to a class, as the book of mistakes takes it: items that missed their key, and what was
 * found in the rest. The same mistake in the same class is one entry, however often it is handed in.
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
        kind: KIND_OF_SKILL[skillFocus] ?? 'text',
        asked: getItemPrompt(plan.exercises[exercise - 1]?.prompt ?? '', item),
        given,
        right: expected,
        reason: reason || UNEXPLAINED,
      }),
    );
  return [...missed, ...corrections.flatMap(toMistakeTexts)].map((mistake) => ({
    ...mistake,
    id: `${CLASS_GAME}:${id}:${mistake.given} → ${mistake.right}`,
    word: '',
    source: CLASS_GAME,
  }));
}

/** Nobody learns from a place that is only marked. */
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
