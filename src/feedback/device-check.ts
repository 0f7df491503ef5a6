import type { AnswerCheck } from '../domain/answer-check.ts';
import type { SentDisputes } from '../domain/disputed-answers.ts';
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

/** An empty plan, for a text outside a class. */
const NO_PLAN: LessonPlan = { ...parsePlan(''), quickCheck: [] };

const REMARK = 'Checked on this device.';

/**
 * Checks a text on the device. The number of marked mistakes is limited by the level.
 *
 * @returns marks are offsets in `text`
 */
export async function checkTextOnDevice(text: string, level: Level): Promise<CheckedText> {
  const analysis = await examineAnswer({ answer: text, plan: NO_PLAN, level }, DEVICE_CHECKERS);
  return renderCheckedText(draftFeedback(analysis, NO_PLAN), level);
}

/**
 * Checks the answer to a class on the device.
 *
 * @param calledRight answers that the learner calls right, which count as right besides the keys
 * @returns marks are offsets in `answer`
 */
export async function checkAnswerOnDevice(
  lesson: AnsweredClass,
  answer: string,
  calledRight: SentDisputes,
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
