import type { Reason } from '../domain/reasons.ts';
import type { Skill } from '../domain/skills.ts';
import { type Audience, isSuitable } from './audience.ts';
import type { Unit } from './curriculum-schema.ts';
import type { LearnerPart, LevelBank } from './level-bank.ts';

/** What all learners of a level share: its units. */
export type SharedPart = readonly { skill: Skill; units: readonly Unit[] }[];

/** The part of a level that every class of it needs. */
export function extractSharedPart({ units }: LevelBank): SharedPart {
  return Array.from(units, ([skill, ofSkill]) => ({ skill, units: ofSkill }));
}

/** The part of a level that was written for learners with this reason and of this audience. */
export function extractLearnerPart(bank: LevelBank, reason: Reason, audience: Audience): LearnerPart {
  const isTheirs = (entry: { reason: Reason; suits: Parameters<typeof isSuitable>[0] }) =>
    entry.reason === reason && isSuitable(entry.suits, audience);
  return {
    topics: bank.topics.filter(isTheirs),
    passages: bank.passages.filter(isTheirs),
    phrases: bank.phrases.filter(isTheirs),
    strands: bank.strands
      .map((file) => ({
        ...file,
        // Children have one whatever their reason.
        strands: file.strands.filter((each) => isTheirs({ ...each, reason: each.reason ?? reason })),
      }))
      .filter(({ strands }) => strands.length > 0),
    modules: bank.modules
      .filter((module) => module.reason === reason)
      .map(({ childrensTask, ...module }) => ({
        ...module,
        ...(audience === 'children' && childrensTask && { childrensTask }),
      })),
  };
}

/**
 * The bank for classes of one reason and audience. It gives the classes that the whole one gives, as long as a text of
 * the reason is new to the learner, and whatever he or she has met with the parts of all reasons.
 * @param others the parts of other reasons, whose texts come once those of the own are met
 */
export function joinLevelParts(
  shared: SharedPart,
  own: LearnerPart,
  others: readonly Pick<LearnerPart, 'passages'>[],
): LevelBank {
  return {
    ...own,
    units: new Map(shared.map(({ skill, units }) => [skill, units])),
    passages: [own, ...others].flatMap(({ passages }) => passages),
  };
}
