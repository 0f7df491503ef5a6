import { pick, pickCheapest, type Rng } from '../domain/random.ts';
import { REASONS, type Reason } from '../domain/reasons.ts';
import { getAudience, isTeenager } from './audience-by-age.ts';
import { chooseTopic, chooseVocabulary, countFreshWords, MIN_VOCABULARY_ROWS } from './choose-vocabulary.ts';
import type { ClassRequest } from './class-request.ts';
import type { ModuleTask, Passage, SpeakingModule, Topic, TopicWord, Unit } from './curriculum-schema.ts';
import { createUsageTest, type UsageTest } from './freshness.ts';
import type { LevelBank } from './level-bank.ts';
import { findSpeakingModule, findUnitTasks, listPassages, listTopics } from './level-bank-queries.ts';
import type { UnitTask, UnitTasks } from './task-schema.ts';
import { createClosenessScore } from './topic-closeness.ts';
import { splitUnit, type UnitPart } from './unit-parts.ts';
import { chooseUnitPhrases, chooseUnitTask } from './unit-task.ts';

/*
 * Draws the material of a class that was not written as a whole: a unit, a topic with its words, and in
 * Reading and Listening a passage. "Met" is what earlier classes of the learner used.
 */

/** The parts of the curriculum from which a drawn class is put together. */
export interface ClassMaterial {
  request: ClassRequest;
  part: UnitPart;
  /** The learner has met no part of the unit. */
  isNewUnit: boolean;
  topic: Topic;
  words: readonly TopicWord[];
  phrases: readonly string[];
  passage?: Passage;
  /** The last task, unless the module has its own. */
  task?: UnitTask;
  /** A text of the genre that the unit teaches. */
  model?: UnitTasks['model'];
  module?: SpeakingModule;
  moduleTask?: ModuleTask;
}

/**
 * Costs that rank candidates: those that the learner met come last, then those that suit the request less.
 */
const MET_COST = 100;
const UNFIT_COST = 10;
const PARTLY_MET_COST = 2;
const OTHER_REASON_COST = 1;
/** A teenager's text about the adults' world is better than one for another reason. */
const ADULT_TEXT_COST = 0.5;
/** For each unit that a text is apt for: texts with few units are left to these. */
const SHARED_TEXT_COST = 0.05;

/** Tells whether a unit's point can be practised in a text, and in how many units a text can be used. */
function createAptness(units: readonly Unit[], { texts }: Unit) {
  return {
    isApt: ({ id }: Passage) => texts === undefined || texts.includes(id),
    countUnits: ({ id }: Passage) => units.filter((unit) => unit.texts?.includes(id)).length,
  };
}

/** A text for the unit: one in which its point can be practised, as long as there is a new one. */
function choosePassage(
  bank: LevelBank,
  request: ClassRequest,
  unit: Unit,
  isMet: UsageTest,
  isWordMet: UsageTest,
  rng: Rng,
): Passage | undefined {
  const { level, skill, reason } = request;
  if (skill !== 'Reading' && skill !== 'Listening') return undefined;
  const audience = getAudience(request.age);
  const topics = listTopics(bank, level, reason, audience);
  // Devices that don't report titles still get another text, recognised by the words of its topic.
  const areWordsMet = ({ topic }: Passage) =>
    topics.some(
      ({ id, words }) =>
        id === topic && words.filter(({ word }) => isWordMet(word)).length >= MIN_VOCABULARY_ROWS,
    );
  const isForAdults = ({ suits, topic }: Passage) =>
    suits === 'adults' || topics.some(({ id, suits: topicSuits }) => id === topic && topicSuits === 'adults');
  const { isApt, countUnits } = createAptness(bank.units.get(skill) ?? [], unit);
  return pickCheapest(
    listPassages(bank, skill, audience),
    (passage) =>
      (isMet(passage.title) ? MET_COST : 0) +
      (isApt(passage) ? 0 : UNFIT_COST) +
      countUnits(passage) * SHARED_TEXT_COST +
      (areWordsMet(passage) ? PARTLY_MET_COST : 0) +
      (passage.reason === reason ? 0 : OTHER_REASON_COST) +
      (isTeenager(request.age) && isForAdults(passage) ? ADULT_TEXT_COST : 0),
    rng,
  );
}

/**
 * The parts of a unit, first the one with which learners of this reason start: each reason starts with other
 * exercises. Where a unit has fewer parts than there are reasons, one reason takes turns with the others.
 *
 * @param unitIndex the unit's index in its skill
 */
function orderParts(parts: readonly UnitPart[], reason: Reason, unitIndex: number): readonly UnitPart[] {
  const reasonIndex = REASONS.indexOf(reason);
  const takesTurns = parts.length < REASONS.length && reasonIndex === 0;
  const first = (takesTurns ? unitIndex : reasonIndex) % parts.length;
  return [...parts.slice(first), ...parts.slice(0, first)];
}

/**
 * The first new part of the unit of which the learner has met the fewest parts.
 * @returns `turn`: the part's number in the order for this reason, from 1
 */
function choosePart(
  bank: LevelBank,
  { skill, reason }: ClassRequest,
  module: SpeakingModule | undefined,
  isMet: UsageTest,
  rng: Rng,
): { part: UnitPart; turn: number; isNewUnit: boolean } {
  const candidates = (bank.units.get(skill) ?? []).map((unit, unitIndex) => {
    const parts = orderParts(splitUnit(unit, skill), reason, unitIndex);
    const fresh = parts.filter(({ name }) => !isMet(name));
    const isFitting = !module || module.fittingUnits.includes(unit.id);
    const metParts = parts.length - fresh.length;
    const part = fresh[0] ?? pick(parts, rng);
    return {
      part,
      turn: parts.indexOf(part) + 1,
      isNewUnit: metParts === 0,
      cost: (fresh[0] ? metParts * PARTLY_MET_COST : MET_COST) + (isFitting ? 0 : UNFIT_COST),
    };
  });
  return pickCheapest(candidates, ({ cost }) => cost, rng);
}

function chooseModule(bank: LevelBank, request: ClassRequest): Pick<ClassMaterial, 'module' | 'moduleTask'> {
  const { skill, reason, moduleLesson } = request;
  const module = skill === 'Speaking' ? findSpeakingModule(bank, reason, moduleLesson) : undefined;
  return module ? { module, moduleTask: module.task } : {};
}

/**
 * Chooses the material of a class by the request and at random, preferring what earlier classes did not use.
 */
export function chooseClassMaterial(bank: LevelBank, request: ClassRequest, rng: Rng): ClassMaterial {
  const { level, reason } = request;
  const audience = getAudience(request.age);
  const isMet = createUsageTest(request.usedPhrases);
  const isWordMet = createUsageTest(request.usedVocab);
  const moduleMaterial = chooseModule(bank, request);
  const { part, turn, isNewUnit } = choosePart(bank, request, moduleMaterial.module, isMet, rng);
  const passage = choosePassage(bank, request, part.unit, isMet, isWordMet, rng);
  const topics = listTopics(bank, level, reason, audience);
  const unitTasks = findUnitTasks(bank, part.unit);
  const passageTopic = topics.find(({ id }) => id === passage?.topic);
  const topic =
    passageTopic && countFreshWords(passageTopic, isWordMet) >= MIN_VOCABULARY_ROWS
      ? passageTopic
      : chooseTopic(
          topics,
          isWordMet,
          rng,
          createClosenessScore(request, passage, moduleMaterial.module, part, unitTasks),
        );
  const task = chooseUnitTask(unitTasks, topic, part.number);
  return {
    request,
    part,
    isNewUnit,
    topic,
    words: chooseVocabulary(topic, topics, isWordMet, rng),
    phrases: chooseUnitPhrases(unitTasks.phrases, turn),
    ...(passage && { passage }),
    ...(task && !moduleMaterial.moduleTask && { task }),
    ...(unitTasks.model && { model: unitTasks.model }),
    ...moduleMaterial,
  };
}
