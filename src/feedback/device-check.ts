import type { AnswerCheck } from '../domain/answer-check.ts';
import type { CalledRight } from '../domain/called-right.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import { parsePlan } from '../domain/plan-markdown.ts';
import { type AnsweredClass, createClassMistakes } from './class-mistakes.ts';
import { examineAnswer } from './examine-answer.ts';
import { draftFeedback } from './feedback-draft.ts';
import { acceptCalledRight } from './marking/accept-called-right.ts';
import { renderCheckedText } from './render-feedback.ts';
import { DEVICE_CHECKERS } from './rules/device-checkers.ts';

/** Of a text that belongs to no class. */
const NO_PLAN: LessonPlan = { ...parsePlan(''), quickCheck: [] };

const REMARK = 'Checked on this device.';

/**
 * Checks a text without a server. No more is marked than helps a learner of the level at once.
 *
 * @param text marks are offsets in it
 */
export async function checkTextOnDevice(text: string, level: Level): Promise<CheckedText> {
  const analysis = await examineAnswer({ answer: text, plan: NO_PLAN, level }, DEVICE_CHECKERS);
  return renderCheckedText(draftFeedback(analysis, NO_PLAN), level);
}

/**
 * Checks the answer to a class without a server.
 *
 * @param answer marks are offsets in it
 * @param calledRight what its learner calls right, whatever the keys say
 */
export async function checkAnswerOnDevice(
  lesson: AnsweredClass,
  answer: string,
  calledRight: CalledRight,
): Promise<AnswerCheck> {
  const { classPlan, studentLevel: level, skillFocus: skill } = lesson;
  const plan = acceptCalledRight(parsePlan(classPlan), calledRight);
  const draft = draftFeedback(await examineAnswer({ answer, plan, level, skill }, DEVICE_CHECKERS), plan);
  const { text, note, marks } = renderCheckedText(draft, level);
  return {
    feedback: `${text}\n\n*${REMARK}*`,
    page: { by: 'device', note, marks },
    mistakes: createClassMistakes(lesson, plan, draft),
  };
}
