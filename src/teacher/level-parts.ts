import type { Reason } from '../domain/reasons.ts';
import type { Skill } from '../domain/skills.ts';
import { type Audience, isForReason, isSuitable, type Suitability, toAudience } from './audience-by-age.ts';
import type { Unit } from './curriculum-schema.ts';
import type { LearnerPart, LevelBank } from './level-bank.ts';
import type { UnitTasks } from './task-schema.ts';

/*
 * A level's material is split into a part that all its learners share and one for each reason and audience,
 * so that a device downloads only what its learner needs.
 */

/** The units of a level with their last tasks, which all its learners share. */
export interface SharedPart {
  units: readonly { skill: Skill; units: readonly Unit[] }[];
  tasks: readonly UnitTasks[];
}

/** The part of a level that all its classes need. */
export function extractSharedPart({ units, tasks }: LevelBank): SharedPart {
  return { units: Array.from(units, ([skill, ofSkill]) => ({ skill, units: ofSkill })), tasks };
}

/** The part of a level for learners with this reason and of this audience. */
export function extractLearnerPart(bank: LevelBank, reason: Reason, audience: Audience): LearnerPart {
  const matchesLearner = (entry: { reason?: Reason | undefined; suits: Suitability }) =>
    isForReason(entry, reason) && isSuitable(entry.suits, audience);
  return {
    topics: bank.topics.filter(matchesLearner),
    passages: bank.passages.filter(matchesLearner),
    strands: bank.strands
      .map((file) => ({
        ...file,
        strands: file.strands.filter(matchesLearner),
      }))
      .filter(({ strands }) => strands.length > 0),
    weeks: bank.weeks.filter((week) => toAudience(week.suits) === audience && isForReason(week, reason)),
    moduleLessons: bank.moduleLessons.filter(matchesLearner),
    modules: bank.modules.filter((module) => module.reason === reason),
  };
}

/**
 * Joins parts to a bank for one reason and audience. Its classes are those of the whole bank, unless the
 * learner has met all texts of the reason and parts of other reasons are missing.
 *
 * @param others parts of other reasons, whose texts are used when those of the learner's reason are met
 */
export function joinLevelParts(
  shared: SharedPart,
  own: LearnerPart,
  others: readonly Pick<LearnerPart, 'passages'>[],
): LevelBank {
  return {
    ...own,
    units: new Map(shared.units.map(({ skill, units }) => [skill, units])),
    tasks: shared.tasks,
    passages: [own, ...others].flatMap(({ passages }) => passages),
  };
}
