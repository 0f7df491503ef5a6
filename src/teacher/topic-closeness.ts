import { isTeenager } from './audience-by-age.ts';
import type { ClassRequest } from './class-request.ts';
import type { Passage, SpeakingModule, Topic } from './curriculum-schema.ts';
import type { UnitTasks } from './task-schema.ts';
import type { UnitPart } from './unit-parts.ts';
import { hasSceneTask } from './unit-task.ts';

/*
 * How well a topic goes with the rest of a drawn class, as a score; the topic with the highest one is chosen.
 */

/** Scores for what counts more than shared words: a topic has at most ten words, and each adds one. */
const NAMED_TOPIC_SCORE = 50;
const NO_SCENE_TASK_SCORE = -100;
const ADULT_TOPIC_SCORE = -200;
/** Fewer shared words add nothing: one word says nothing about the theme. */
const MIN_SHARED_WORDS = 2;

/** Creates a function that counts the words of a topic that occur in these lines. */
function createWordCount(lines: readonly string[]) {
  const text = ` ${lines.join(' ').toLowerCase()} `.replace(/[^\p{L}]+/gu, ' ');
  return ({ words }: Topic) => words.filter(({ word }) => text.includes(` ${word.toLowerCase()}`)).length;
}

/** Scores how well a topic goes with a unit: with its tasks, its exercises and its dialogue. */
function createUnitCloseness({ exercises, dialogue }: UnitPart, unitTasks: UnitTasks) {
  const countSharedWords = createWordCount([
    ...exercises.flatMap(({ task, items = [] }) => [task, ...items]),
    ...(dialogue?.lines ?? []),
  ]);
  return (topic: Topic) => {
    const shared = countSharedWords(topic);
    return (
      (unitTasks.topics?.includes(topic.id) ? NAMED_TOPIC_SCORE : 0) +
      (!hasSceneTask(unitTasks, topic) ? NO_SCENE_TASK_SCORE : 0) +
      (shared >= MIN_SHARED_WORDS ? shared : 0)
    );
  };
}

/**
 * Scores how well a topic goes with the module, or with the text when its own topic is not available, or with
 * the unit; and with the learner's age.
 */
export function createClosenessScore(
  { age }: ClassRequest,
  passage: Passage | undefined,
  module: SpeakingModule | undefined,
  part: UnitPart,
  unitTasks: UnitTasks,
) {
  const scoreForModule = ({ id }: Topic) => Number(module?.fittingTopics.includes(id));
  const scoreForText = passage ? createWordCount(passage.body) : createUnitCloseness(part, unitTasks);
  const score = module ? scoreForModule : scoreForText;
  return (topic: Topic) =>
    score(topic) + (isTeenager(age) && topic.suits === 'adults' ? ADULT_TOPIC_SCORE : 0);
}
