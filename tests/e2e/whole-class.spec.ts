import type { Page } from '@playwright/test';
import { getHomeworkBadge } from '../../src/domain/badges.ts';
import { DRAG_MESSAGES } from '../../src/domain/drag.ts';
import { type ExerciseItem, parseExercise } from '../../src/domain/exercises/exercise-items.ts';
import { isSpokenExercise } from '../../src/domain/exercises/written-task.ts';
import { EXERCISE_STAGES, type ExerciseStage, type LessonPlan } from '../../src/domain/lesson-plan.ts';
import { buildLessonSteps, type LessonStep } from '../../src/domain/lesson-steps.ts';
import { DRAG_GROUP_SIZE } from '../../src/domain/limits.ts';
import { parsePlan, renderPlan } from '../../src/domain/plan-markdown.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import {
  createClassRequest,
  writeConsecutiveClasses,
  writeCurriculumClass,
} from '../teacher/class-requests.ts';
import { estimateClassSittings } from '../teacher/lesson-time.ts';
import { expectNoHorizontalScroll } from './accessible-screen.ts';
import { answerItem, getWrongAnswer } from './class-answers.ts';
import { stepNavigation } from './class-player.ts';
import { PHONE_CONTEXT } from './game-room.ts';
import { badgeShelf, button, expect, getClassroomAddress, test } from './learner.ts';
import { submitButton } from './lesson-api.ts';
import { feedbackRegion, notesField } from './notes.ts';
import { createLessonRecord } from './records.ts';
import { endSpokenLine, stubVoice } from './voice.ts';

/**
 * Plays whole classes of the built-in teacher on a phone: a right answer is never refused and never marked as
 * a mistake, and nothing scrolls sideways. The first classes of a learner are written by hand, one for each
 * lesson of the curriculum's weeks; later ones are assembled at random. A class has two sittings with a break
 * between them. An item has a key if the app knows its accepted answers.
 */

test.use(PHONE_CONTEXT);

/** The first class of a new learner at each level, with all skills and reasons: written by hand. */
const REQUESTS: readonly ClassRequest[] = [
  createClassRequest({ level: 'A1', skill: 'Vocabulary', age: 8 }),
  createClassRequest({ level: 'A2', skill: 'Reading', reason: 'travel', age: 34 }),
  createClassRequest({ level: 'B1', skill: 'Speaking', reason: 'business', age: 27, moduleLesson: 1 }),
  createClassRequest({ level: 'B2', skill: 'Listening', reason: 'personal growth', age: 15 }),
  createClassRequest({ level: 'C1', skill: 'Grammar', reason: 'travel', age: 45 }),
  createClassRequest({ level: 'C2', skill: 'Writing', reason: 'business', age: 52 }),
];
/** Learners who have taken the lessons of their weeks: their next class is assembled at random. */
const LATER_REQUESTS: readonly ClassRequest[] = [
  createClassRequest({ level: 'A2', skill: 'Grammar', reason: 'business', age: 41 }),
  createClassRequest({ level: 'B2', skill: 'Listening', reason: 'travel', age: 63 }),
];
/** The estimated time that a sitting may take. */
const MAX_SITTING_MINUTES = 12;
/** More classes than a skill has lessons that are written by hand. */
const CONSECUTIVE_CLASSES = 4;

/** An open class, with what the tests know about it. */
interface PlayedClass {
  page: Page;
  plan: LessonPlan;
  request: ClassRequest;
}

/** An item of which the app knows the accepted answers. */
interface KeyedItem extends ExerciseItem {
  /** The accessible name of its control. */
  name: string;
  /** The first accepted answer. */
  best: string;
}

function listKeyedItems({ exercises }: LessonPlan, exerciseNumber: number): readonly KeyedItem[] {
  const exercise = exercises[exerciseNumber - 1];
  const items = (exercise && parseExercise(exercise)?.items) ?? [];
  const name = `Answer to exercise ${exerciseNumber}`;
  return items.flatMap((item, index) => {
    const best = item.accepted?.[0];
    const ownName = items.length === 1 ? name : `${name}, number ${index + 1}`;
    return best === undefined ? [] : [{ ...item, name: ownName, best }];
  });
}

/** The exercise of which the first item is answered wrongly at first. */
const findMissedExercise = ({ exercises }: LessonPlan) =>
  exercises.findIndex(({ stage }) => stage === 'first') + 1;

/** What the feedback says of a missing word, exercise or part of the answer, or a full stop too many. */
const UNMET_REQUIREMENT = /still asks for|Still to do|Now answer|\.\./;

/** The verdicts on the items of the open step. */
const verdicts = (page: Page) => page.locator('[data-verdict]').filter({ visible: true });

/** Checks the answers of the open step, unless all of them were marked at a tap. */
async function checkAnswers(page: Page, items: readonly ExerciseItem[]): Promise<void> {
  if (items.some(({ form }) => form.kind !== 'choice')) await button(page, 'Check').click();
}

async function playExercise(played: PlayedClass, exerciseNumber: number): Promise<void> {
  const { page, plan, request } = played;
  const items = listKeyedItems(plan, exerciseNumber);
  if (items.length === 0) return playFreeExercise(played, exerciseNumber);
  const [first] = items;
  const isMissed = exerciseNumber === findMissedExercise(plan);
  if (isMissed && first) {
    await answerItem(page, first, first.name, getWrongAnswer(first));
    await checkAnswers(page, [first]);
    await expect(verdicts(page)).toContainText(['Not yet. One more try.']);
  }
  for (const item of items) await answerItem(page, item, item.name, item.best);
  await checkAnswers(page, items);
  const expected = items.map((_, index) => (isMissed && index === 0 ? 'Right this time' : 'Right'));
  await expect(verdicts(page), `${request.level}: ${plan.exercises[exerciseNumber - 1]?.prompt}`).toHaveText(
    expected,
  );
}

/** An exercise without a key is done aloud, or it is the task. */
async function playFreeExercise({ page, plan, request }: PlayedClass, exerciseNumber: number) {
  const exercise = plan.exercises[exerciseNumber - 1];
  if (exercise && isSpokenExercise(exercise, request.skill)) {
    await button(page, 'I’ve said it').click();
    return expect(button(page, 'I’ve said it')).toHaveAttribute('aria-pressed', 'true');
  }
  const field = page.getByRole('textbox', { name: `Answer to exercise ${exerciseNumber}`, exact: true });
  await field.fill(plan.modelAnswer?.body ?? '');
}

/** Expects that every item of the exercises of these stages counts as right. */
async function expectFullScore(page: Page, plan: LessonPlan, stages: readonly ExerciseStage[]) {
  const count = plan.exercises.flatMap(({ stage }, index) =>
    stage && stages.includes(stage) ? listKeyedItems(plan, index + 1) : [],
  ).length;
  const score = page.getByText(`${count} / ${count}`, { exact: true }).filter({ visible: true });
  await expect(score).toBeVisible();
}

/** Leaves the class at the end of its first sitting, and opens it again from the hub. */
async function takeBreak({ page, plan, request }: PlayedClass): Promise<void> {
  const partEnd = page.getByText('Well done! You finished part 1.');
  await expect(partEnd).toBeVisible();
  await expectFullScore(page, plan, ['notice', 'check', 'first']);
  await page.getByRole('link', { name: 'Take a break' }).click();
  await expect(page).toHaveURL('/app');
  await page
    .getByRole('link', { name: `Continue your ${request.skill} class` })
    .first()
    .click();
  await expect(partEnd).toBeVisible();
}

/** Puts each phrase into its group; the plan lists the first group's phrases first. */
async function sortPhrases({ page, plan }: PlayedClass): Promise<void> {
  for (const [index, phrase] of plan.quickCheck.entries()) {
    await button(page, phrase).click();
    await button(page, `Put it in ${index < DRAG_GROUP_SIZE ? 'Starting' : 'Keeping'}`).click();
  }
  await button(page, 'Check Answers').click();
  await expect(page.getByText(DRAG_MESSAGES['all-correct'])).toBeVisible();
}

/** Listens to each line of the model, and in Speaking to the prompt. */
async function listenToLines({ page, plan, request }: PlayedClass): Promise<void> {
  for (const index of plan.sound?.lines.keys() ?? []) {
    await button(page, new RegExp(`^Listen ?: line ${index + 1}$`)).click();
    await endSpokenLine(page);
  }
  if (request.skill !== 'Speaking') return;
  await button(page, 'Play Prompt').click();
  await endSpokenLine(page);
  await expect(button(page, 'Play Again')).toBeVisible();
}

/** Submits the model answer as the learner's own; in Speaking it is added to the ticked self-check. */
async function submitModelAnswer({ page, plan, request }: PlayedClass): Promise<void> {
  const body = plan.modelAnswer?.body ?? '';
  if (request.skill === 'Speaking') await notesField(page).fill(body);
  await expect(notesField(page)).toHaveValue(body);
  for (const line of await page.getByRole('checkbox').all()) await line.check();
  if (request.skill === 'Speaking') await button(page, 'Use as my answer').click();
  await submitButton(page).click();
  await expect(page).toHaveURL(/step=feedback/);
}

/** Reads the feedback on the model answer: nothing is marked or missing in it. */
async function readFeedback({ page, plan }: PlayedClass): Promise<void> {
  await expect(feedbackRegion(page)).toContainText(plan.modelAnswer?.body.split('\n')[0] ?? '');
  await expect(feedbackRegion(page)).toContainText(/All \d+ answers are right\./);
  // Neither a mark nor a requirement that is not met, nor an exercise that is still to be done.
  await expect(feedbackRegion(page).locator('del, ins, u')).toHaveText([]);
  // A model answer about something else lacks the words and phrases of the class.
  if (plan.modelAnswer?.situation === undefined)
    await expect(feedbackRegion(page)).not.toContainText(UNMET_REQUIREMENT);
  const model = page.getByRole('region', { name: 'A model answer' });
  await expect(model.locator('q')).toHaveText(plan.modelAnswer?.shows ?? []);
  await expect(model.getByRole('listitem')).toHaveCount(plan.modelAnswer?.shows.length ?? 0);
  await expect(model).toContainText(plan.modelAnswer?.situation ?? '');
}

/** Answers the item that was missed at first, which the class asks again near its end. */
async function repeatMissedItem({ page, plan }: PlayedClass): Promise<void> {
  const number = findMissedExercise(plan);
  const [missed] = listKeyedItems(plan, number);
  if (!missed) throw new Error('The first practice of the class has no key.');
  // Without its number, because it is the only item of its exercise that is repeated.
  await answerItem(page, missed, `Answer to exercise ${number}, once more`, missed.best);
  await checkAnswers(page, [missed]);
  await expect(verdicts(page)).toHaveText(['Right']);
}

/** Checks the summary at the end of the class, saves it as homework and goes back to the hub. */
async function checkSummaryAndSaveHomework({ page, plan }: PlayedClass): Promise<void> {
  await expectFullScore(page, plan, EXERCISE_STAGES);
  await expect(page.getByText(`You worked with ${plan.vocabulary.length} words: `)).toBeVisible();
  await expect(page.getByText('You corrected 1 mistake.')).toBeVisible();
  await button(page, 'Save to Homework').click();
  await expect(page.getByText('Saved to your homework.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue my day' }).click();
  await expect(page).toHaveURL('/app');
}

/** Does what a step asks for; a step that is only read asks for nothing. */
async function playStep(played: PlayedClass, { kind, number }: LessonStep): Promise<void> {
  switch (kind) {
    case 'exercise':
      return playExercise(played, number);
    case 'pause':
      return takeBreak(played);
    case 'sorting':
      return sortPhrases(played);
    case 'speaking':
      return listenToLines(played);
    case 'write':
      return submitModelAnswer(played);
    case 'feedback':
      return readFeedback(played);
    case 'again':
      return repeatMissedItem(played);
    default:
  }
}

/** The first class after those that are written by hand. */
function writeLaterClass(request: ClassRequest): LessonPlan {
  const later = writeConsecutiveClasses(request, CONSECUTIVE_CLASSES).find(({ week }) => week === undefined);
  if (!later) throw new Error(`Each of ${CONSECUTIVE_CLASSES} classes is written by hand.`);
  return later;
}

const CLASSES = [
  ...REQUESTS.map((request) => ({ request, name: 'class', written: writeCurriculumClass(request, 1) })),
  ...LATER_REQUESTS.map((request) => ({ request, name: 'later class', written: writeLaterClass(request) })),
];

for (const { request, name, written } of CLASSES) {
  const { level, skill, reason, age, moduleLesson } = request;
  test(`a whole ${level} ${skill} ${name} takes two short sittings, and accepts every right answer`, async ({
    page,
    enter,
  }, testInfo) => {
    const classPlan = renderPlan(written);
    const plan = parsePlan(classPlan);
    const steps = buildLessonSteps(plan, { skill, hasMarkedItems: true });
    const minutes = estimateClassSittings(plan, getCefrBand(level));
    for (const [sitting, estimate] of Object.entries(minutes)) {
      testInfo.annotations.push({
        type: `${sitting} sitting`,
        description: `${estimate.toFixed(1)} minutes`,
      });
      expect(estimate, `${sitting} sitting`).toBeLessThanOrEqual(MAX_SITTING_MINUTES);
    }
    testInfo.annotations.push({ type: 'steps', description: steps.map(({ id }) => id).join(', ') });

    await stubVoice(page);
    const choices = { studentLevel: level, age };
    const record = { ...choices, skillFocus: skill, reason, module_lesson: moduleLesson, classPlan };
    await enter(getClassroomAddress('the-class', 'goal'), {
      ...choices,
      why: reason,
      lessons: [createLessonRecord('the-class', record)],
    });
    const played = { page, plan, request };
    for (const step of steps) {
      await test.step(step.id, async () => {
        // The answer that was submitted opens its feedback by itself.
        const isOpen = step.kind === 'goal' || step.kind === 'feedback';
        if (!isOpen) await button(page, 'Continue').click();
        await expect(page).toHaveURL(new RegExp(`step=${step.id}$`));
        await expect(stepNavigation(page).locator('[aria-current]')).toBeVisible();
        await expectNoHorizontalScroll(page, step.id);
        await playStep(played, step);
        await expectNoHorizontalScroll(page, `${step.id} with answers`);
      });
    }
    await checkSummaryAndSaveHomework(played);

    await page.goto('/lessons');
    await expect(page.getByText('Completed').first()).toBeVisible();
    await page.goto('/progress');
    await expect(badgeShelf(page)).toContainText(getHomeworkBadge(plan));
  });
}
