import { isTeenager } from './audience.ts';
import type { ClassRequest } from './class-request.ts';
import type { Passage, SpeakingModule, Topic } from './curriculum-schema.ts';
import type { UnitTasks } from './task-schema.ts';
import type { UnitPart } from './unit-parts.ts';
import { hasSceneTask } from './unit-task.ts';

/** Closeness beyond shared words, of which no topic has as many. */
const NAMED_TOPIC_SCORE = 50;
const NO_SCENE_TASK_SCORE = -100;
const ADULT_TOPIC_SCORE = -200;
/** One shared word says nothing about the theme. */
const MIN_SHARED_WORDS = 2;

/** Counts the words of a topic that occur in a text. */
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
  const fitsModule = ({ id }: Topic) => Number(module?.fittingTopics.includes(id));
  const scoreText = passage ? createWordCount(passage.body) : createUnitCloseness(part, unitTasks);
  const score = module ? fitsModule : scoreText;
  return (topic: Topic) =>
    score(topic) + (isTeenager(age) && topic.suits === 'adults' ? ADULT_TOPIC_SCORE : 0);
}
