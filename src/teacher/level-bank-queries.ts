import { parseContent } from '../content/parse-content.ts';
import type { Level } from '../domain/levels.ts';
import { REASONS, type Reason } from '../domain/reasons.ts';
import { type Audience, isSuitable } from './audience-by-age.ts';
import frameJson from './curriculum/frame.json' with { type: 'json' };
import {
  frameFileSchema,
  type Passage,
  type SpeakingModule,
  type Topic,
  type Unit,
} from './curriculum-schema.ts';
import type { LevelBank } from './level-bank.ts';
import type { UnitTasks } from './task-schema.ts';

/** The templates that all classes use. */
export const CLASS_FRAME = parseContent(frameFileSchema, frameJson, 'curriculum/frame.json');

/** The topics of a reason that suit the learners of a level; at least three. */
export function listTopics(
  bank: LevelBank,
  level: Level,
  reason: Reason,
  audience: Audience,
): readonly Topic[] {
  return bank.topics.filter(
    (topic) => topic.reason === reason && topic.levels.includes(level) && isSuitable(topic.suits, audience),
  );
}

/** The texts of a skill, sorted by reason, so that the order is the same in a bank joined from parts. */
export function listPassages(
  bank: LevelBank,
  skill: Passage['skill'],
  audience: Audience,
): readonly Passage[] {
  const fitting = bank.passages.filter(
    (passage) => passage.skill === skill && isSuitable(passage.suits, audience),
  );
  return REASONS.flatMap((reason) => fitting.filter((passage) => passage.reason === reason));
}

/**
 * Finds what the learners of all levels share of a Speaking module.
 *
 * @param module 1 to 5
 * @returns undefined for any other number
 */
export function findSpeakingModule(
  bank: LevelBank,
  reason: Reason,
  module: number,
): SpeakingModule | undefined {
  return bank.modules.find((one) => one.reason === reason && one.module === module);
}

/**
 * Finds the last tasks of a unit.
 *
 * @throws for a unit without tasks, which the tests of the curriculum prevent
 */
export function findUnitTasks(bank: Pick<LevelBank, 'tasks'>, { id }: Pick<Unit, 'id'>): UnitTasks {
  const unitTasks = bank.tasks.find(({ unit }) => unit === id);
  if (!unitTasks) throw new Error(`The unit ${id} has no last tasks.`);
  return unitTasks;
}
