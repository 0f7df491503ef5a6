import type { CheckedText } from '../domain/game-asks.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import { examineAnswer } from './examine-answer.ts';
import { draftFeedback } from './feedback-draft.ts';
import { mistakeName } from './found-mistake.ts';
import { renderFeedback } from './render-feedback.ts';
import { DEVICE_RULES } from './rules/device-rules.ts';

/** Of a text that belongs to no class. */
const NO_PLAN: LessonPlan = {
  title: '',
  goal: '',
  warmUp: '',
  vocabulary: [],
  exercises: [],
  quickCheck: [],
  speakingPrompt: '',
  badge: '',
  extraTask: '',
  otherSections: [],
};

/**
 * Checks a text without a server. No more is marked than helps a learner of the level at once.
 *
 * @param text marks are offsets in it
 */
export async function checkOnDevice(text: string, level: Level): Promise<CheckedText> {
  const analysis = await examineAnswer({ answer: text, plan: NO_PLAN, level }, DEVICE_RULES);
  const draft = draftFeedback(analysis, NO_PLAN);
  // Of a mistake that is made twice, both places are marked.
  const shown = new Set(draft.corrections.map(mistakeName));
  return {
    text: renderFeedback(draft, level),
    note: renderFeedback({ ...draft, corrections: [] }, level),
    marks: analysis.mistakes
      .filter((mistake) => shown.has(mistakeName(mistake)))
      .map(({ start, end, correction, reason }) => ({
        ...{ start, end, reason },
        ...(correction === undefined ? {} : { correction }),
      })),
  };
}
