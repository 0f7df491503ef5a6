import { describe, expect, test } from 'vitest';
import { examineSubmission } from '../../../server/lessons/feedback/feedback-job.ts';
import { renderPlan } from '../../../src/domain/plan-markdown.ts';
import { checkAnswerOnDevice } from '../../../src/feedback/device-check.ts';
import { acceptCalledRight } from '../../../src/feedback/marking/accept-called-right.ts';
import { ANSWER_REQUEST } from '../../some-requests.ts';
import { aLesson } from '../../sync/some-records.ts';
import { SAMPLE_PLAN } from '../sample-plan.ts';

const [first] = SAMPLE_PLAN.exercises;
const CALLED_RIGHT = [{ exercise: first?.prompt.slice(0, 20) ?? '', item: 1, answer: 'drove' }];
const ANSWER = '1. (1) drove (2) bought\n2. He goes home.';
const class_plan = renderPlan(SAMPLE_PLAN);

describe('an answer that the learner calls right', () => {
  test('is accepted on the device', async () => {
    const lesson = { ...aLesson({ id: 'l1' }), classPlan: class_plan };
    const { feedback, mistakes } = await checkAnswerOnDevice(lesson, ANSWER, CALLED_RIGHT);
    expect(feedback).toContain('All 3 answers are right.');
    expect(mistakes).toEqual([]);
    expect((await checkAnswerOnDevice(lesson, ANSWER, [])).feedback).toContain('The answer is **went**');
  });

  test('is accepted by the server', async () => {
    const request = { ...ANSWER_REQUEST, answer: ANSWER, class_plan, called_right: CALLED_RIGHT };
    expect((await examineSubmission(request, [])).checked.text).toContain('All 3 answers are right.');
  });

  test('is accepted for its own item only, after the first answer of the key', () => {
    const { exercises } = acceptCalledRight(SAMPLE_PLAN, CALLED_RIGHT);
    expect(exercises[0]?.key).toEqual(['went / drove', 'bought / has bought']);
    expect(exercises.slice(1)).toEqual(SAMPLE_PLAN.exercises.slice(1));
  });
});
