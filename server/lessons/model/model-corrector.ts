import * as v from 'valibot';
import type { SubmitAnswerRequest } from '../../../src/api-contract/lesson-api.ts';
import type { LessonPlan } from '../../../src/domain/lesson-plan.ts';
import { selectDrawableMarks } from '../../../src/domain/marked-page.ts';
import { escapeMarkdown } from '../../../src/domain/plan/plain-text.ts';
import { type FeedbackDraft, toTextMark } from '../../../src/feedback/feedback-draft.ts';
import { type MistakeInContext, quoteInContext } from '../../../src/feedback/mistake-in-context.ts';
import { renderCheckedText } from '../../../src/feedback/render-feedback.ts';
import type { Log } from '../../log.ts';
import { type Corrector, type Examiner, examineOrThrow, toFeedbackResponse } from '../feedback/feedback.ts';
import { cleanLine } from './clean-text.ts';
import { askModel, type LanguageModel, type ModelRequest } from './language-model.ts';

/** The remark for the learner when the rules wrote the feedback. */
export const FALLBACK_REMARK =
  'The language model gave no usable feedback this time, so this comes from the built-in check.';

const line = (max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, `must have at most ${max} characters`));
const filledLine = (max: number) => v.pipe(line(max), v.minLength(1, 'must not be empty'));

const feedbackReply = v.object({
  praise: v.pipe(v.array(filledLine(300)), v.minLength(1, 'must name at least one thing'), v.maxLength(4)),
  mistakes: v.pipe(
    v.array(
      v.object({ quote: v.pipe(v.string(), v.minLength(1)), correction: line(300), reason: filledLine(400) }),
    ),
    v.maxLength(12, 'must name at most 12'),
  ),
  nextStep: filledLine(400),
});
type FeedbackReply = v.InferOutput<typeof feedbackReply>;

const INSTRUCTIONS = `You are an experienced, kind teacher of English. A learner answered the tasks of a class. Give feedback as JSON of the given shape, in plain English that the learner's level (CEFR) understands.
- praise: one to three things that are good in this answer. Name words or sentences of it.
- mistakes: each real mistake of English, at most 12, the worst first. quote is copied from the answer letter by letter and as short as possible; correction stands in its place (empty to leave it out); reason says why in one or two simple sentences. British and American spelling are both right. Names are never mistakes.
- nextStep: one thing to do next that helps this learner most. If the task was not answered, say so here.
Write plain text: no HTML, no links, no markdown.`;

function createModelRequest(request: SubmitAnswerRequest, plan: LessonPlan): ModelRequest<FeedbackReply> {
  return {
    purpose: 'feedback',
    instructions: INSTRUCTIONS,
    input: {
      level: request.student_level,
      skill: request.skill_focus,
      reason: request.reason,
      class: {
        title: plan.title,
        goal: plan.goal,
        exercises: plan.exercises,
        speakingPrompt: plan.speakingPrompt,
        words: plan.vocabulary.map(({ word }) => word),
      },
      answer: request.answer,
    },
    schema: feedbackReply,
    findFaults: () => [],
  };
}

/** Drops mistakes with a quote that is not in the answer, since models invent some. */
function toCorrections(reply: FeedbackReply, answer: string): MistakeInContext[] {
  return reply.mistakes.flatMap(({ quote, correction, reason }) => {
    const start = answer.indexOf(quote);
    if (start === -1 || correction === quote) return [];
    const range = { start, end: start + quote.length };
    return [{ ...range, ...quoteInContext(answer, range), correction, reason }];
  });
}

/** The model's texts, with the results of numbered answers from the rules. */
function createDraft(reply: FeedbackReply, ruleDraft: FeedbackDraft, answer: string): FeedbackDraft {
  const corrections = toCorrections(reply, answer);
  return {
    praise: reply.praise.map(escapeMarkdown),
    items: ruleDraft.items,
    unmetRequirements: ruleDraft.unmetRequirements,
    corrections,
    marks: selectDrawableMarks(corrections.map(toTextMark), answer),
    hiddenMistakeCount: 0,
    nextStep: escapeMarkdown(reply.nextStep),
  };
}

/**
 * Corrects answers with a language model. Without a usable reply within `budgetMs`, the rules write the
 * feedback.
 */
export function createModelCorrector(parts: {
  model: LanguageModel;
  examiner: Examiner;
  budgetMs: number;
  log: Log;
}): Corrector {
  const { model, examiner, budgetMs, log } = parts;
  return {
    async writeFeedback(request, client) {
      const { plan, draft: ruleDraft } = await examineOrThrow(examiner, request, client);
      const reply = await askModel(model, createModelRequest(request, plan), {
        client: client.signal,
        budgetMs,
      });
      const { student_level: level, answer } = request;
      if (reply.ok)
        return toFeedbackResponse(
          'model',
          renderCheckedText(createDraft(reply.value, ruleDraft, answer), level),
        );
      log(`The rules replace the model: ${reply.failure.join('; ')}`);
      return toFeedbackResponse('rules', renderCheckedText({ ...ruleDraft, remark: FALLBACK_REMARK }, level));
    },
  };
}
