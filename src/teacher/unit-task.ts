import type { Level } from '../domain/levels.ts';
import { DRAG_GROUP_SIZE } from '../domain/limits.ts';
import type { Skill } from '../domain/skills.ts';
import { getCefrBand } from './audience-by-age.ts';
import { formatTask } from './class-parts.ts';
import type { Topic } from './curriculum-schema.ts';
import { CLASS_FRAME } from './level-bank-queries.ts';
import { SCENE_SLOT, TITLE_SLOT, type UnitTask, type UnitTasks } from './task-schema.ts';

/** Whether a task takes up the topic's situation; the others have one of their own. */
export const isSetInScene = ({ text }: UnitTask): boolean => text.includes(SCENE_SLOT);

/** The tasks of a unit that go with a topic; at least one, which a test ensures. */
function listFittingTasks({ tasks }: UnitTasks, topic: Topic): readonly UnitTask[] {
  const setting = topic.setting ?? 'public';
  return tasks.filter((task) => task.setting === undefined || task.setting === setting);
}

/** Whether one of the tasks that go with the topic is set in the topic's scene. */
export function hasSceneTask(unitTasks: UnitTasks, topic: Topic): boolean {
  return listFittingTasks(unitTasks, topic).some(isSetInScene);
}

/**
 * The last task of a class: the parts of a unit take turns with the tasks that go with the topic.
 *
 * @param partNumber from 1
 * @returns undefined when no task goes with the topic
 */
export function chooseUnitTask(unitTasks: UnitTasks, topic: Topic, partNumber: number): UnitTask | undefined {
  const fitting = listFittingTasks(unitTasks, topic);
  return fitting[(partNumber - 1) % fitting.length];
}

/**
 * The Quick Check of a class: two phrases for starting, then two for keeping going (specification, section
 * 5). The classes of a unit take turns with its phrases.
 *
 * @param turn of the class among those of the unit, from 1
 */
export function chooseUnitPhrases(
  { starting, keeping }: UnitTasks['phrases'],
  turn: number,
): readonly string[] {
  const takeTurn = (phrases: readonly string[]) => {
    const turns = Math.floor(phrases.length / DRAG_GROUP_SIZE);
    const from = ((turn - 1) % turns) * DRAG_GROUP_SIZE;
    return phrases.slice(from, from + DRAG_GROUP_SIZE);
  };
  return [...takeTurn(starting), ...takeTurn(keeping)];
}

/** What a class puts into its last task. */
export interface TaskSetting {
  level: Level;
  skill: Skill;
  topic: Topic;
  /** The title of the text, in Reading and Listening. */
  title?: string | undefined;
}

/** The phrases of these skills belong to a genre, and some name a person or a thing. */
const GENRE_SKILLS: ReadonlySet<Skill> = new Set(['Speaking', 'Writing']);

/**
 * The task as the learner reads it. A task in the topic's scene also asks for the class's words; one with a
 * situation of its own cannot. Each asks for a phrase of the Quick Check, unless none fits.
 */
export function formatUnitTask(task: UnitTask, { level, skill, topic, title = '' }: TaskSetting): string {
  const { phraseUse, wordUse } = CLASS_FRAME;
  const text = [
    task.text.replace(SCENE_SLOT, () => topic.scene).replace(TITLE_SLOT, () => title),
    ...(isSetInScene(task) ? [wordUse[getCefrBand(level)].task] : []),
    ...(task.withoutPhrases ? [] : [GENRE_SKILLS.has(skill) ? phraseUse.genre : phraseUse.phrase]),
  ].join(' ');
  return task.words ? formatTask({ text, words: task.words }) : text;
}

/** The checklist of the task, with a line about the class's words if the task asks for them. */
export function listTaskChecks(task: UnitTask, level: Level): readonly string[] {
  return isSetInScene(task)
    ? [...task.checklist, CLASS_FRAME.wordUse[getCefrBand(level)].check]
    : task.checklist;
}
