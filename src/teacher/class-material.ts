import { pick, type Rng } from '../domain/random.ts';
import { getAudience } from './audience.ts';
import { choosePhrases } from './choose-phrases.ts';
import { chooseTopic, chooseVocabulary, countFreshWords, MIN_VOCABULARY_ROWS } from './choose-vocabulary.ts';
import type { ClassRequest } from './class-request.ts';
import type { ModuleTask, Passage, Topic, TopicWord } from './curriculum-schema.ts';
import { createUsageTest, pickCheapest, type UsageTest } from './freshness.ts';
import type { LevelBank, LevelModule } from './level-bank.ts';
import { findModuleLesson, listPassages, listPhrasePools, listTopics } from './level-bank-queries.ts';
import { splitUnit, type UnitPart } from './unit-parts.ts';

/** What a class is made of, chosen from the curriculum before anything is written. */
export interface ClassMaterial {
  request: ClassRequest;
  part: UnitPart;
  topic: Topic;
  words: readonly TopicWord[];
  phrases: readonly string[];
  passage?: Passage;
  module?: LevelModule;
  moduleTask?: ModuleTask;
}

/** Costs that order what could be taught: what was met comes last, then what suits the request less. */
const MET_COST = 100;
const UNFIT_COST = 10;
const PARTLY_MET_COST = 2;
const OTHER_REASON_COST = 1;

function choosePassage(
  bank: LevelBank,
  request: ClassRequest,
  met: UsageTest,
  metWord: UsageTest,
  rng: Rng,
): Passage | undefined {
  const { level, skill, reason } = request;
  if (skill !== 'Reading' && skill !== 'Listening') return undefined;
  const audience = getAudience(request.age);
  const topics = listTopics(bank, level, reason, audience);
  // A learner whose device doesn't report titles still gets another text: the words of a text's topic tell.
  const wordsMet = ({ topic }: Passage) =>
    topics.some(
      ({ id, words }) =>
        id === topic && words.filter(({ word }) => metWord(word)).length >= MIN_VOCABULARY_ROWS,
    );
  return pickCheapest(
    listPassages(bank, skill, audience),
    (passage) =>
      (met(passage.title) ? MET_COST : 0) +
      (wordsMet(passage) ? PARTLY_MET_COST : 0) +
      (passage.reason === reason ? 0 : OTHER_REASON_COST),
    rng,
  );
}

/** The first part that the learner has not met of a unit that he or she has met least of. */
function choosePart(
  bank: LevelBank,
  { skill }: ClassRequest,
  module: LevelModule | undefined,
  met: UsageTest,
  rng: Rng,
): UnitPart {
  const candidates = (bank.units.get(skill) ?? []).map((unit) => {
    const parts = splitUnit(unit, skill);
    const fresh = parts.filter(({ heading }) => !met(heading));
    const fits = !module || module.fittingUnits.includes(unit.id);
    const metParts = parts.length - fresh.length;
    return {
      part: fresh[0] ?? pick(parts, rng),
      cost: (fresh[0] ? metParts * PARTLY_MET_COST : MET_COST) + (fits ? 0 : UNFIT_COST),
    };
  });
  return pickCheapest(candidates, ({ cost }) => cost, rng).part;
}

function moduleOf(bank: LevelBank, request: ClassRequest): Pick<ClassMaterial, 'module' | 'moduleTask'> {
  const { skill, reason, age, moduleLesson } = request;
  const module = skill === 'Speaking' ? findModuleLesson(bank, reason, moduleLesson) : undefined;
  if (!module) return {};
  const isForChildren = getAudience(age) === 'children';
  return { module, moduleTask: (isForChildren && module.childrensTask) || module.task };
}

/** How well a topic's words go with a module, or with a text whose own topic this learner doesn't get. */
function createClosenessScore(passage: Passage | undefined, module: LevelModule | undefined) {
  const text = ` ${passage?.body.join(' ').toLowerCase() ?? ''} `.replace(/[^\p{L}]+/gu, ' ');
  return ({ id, words }: Topic) =>
    module
      ? Number(module.fittingTopics.includes(id))
      : words.filter(({ word }) => text.includes(` ${word.toLowerCase()}`)).length;
}

/** Chooses by the request and by chance, what earlier classes used last. */
export function chooseClassMaterial(bank: LevelBank, request: ClassRequest, rng: Rng): ClassMaterial {
  const { level, skill, reason } = request;
  const audience = getAudience(request.age);
  const met = createUsageTest(request.usedPhrases);
  const metWord = createUsageTest(request.usedVocab);
  const inModule = moduleOf(bank, request);
  const part = choosePart(bank, request, inModule.module, met, rng);
  const passage = choosePassage(bank, request, met, metWord, rng);
  const topics = listTopics(bank, level, reason, audience);
  const ofPassage = topics.find(({ id }) => id === passage?.topic);
  const topic =
    ofPassage && countFreshWords(ofPassage, metWord) >= MIN_VOCABULARY_ROWS
      ? ofPassage
      : chooseTopic(topics, metWord, rng, createClosenessScore(passage, inModule.module));
  return {
    request,
    part,
    topic,
    words: chooseVocabulary(topic, topics, metWord, rng),
    phrases: choosePhrases(listPhrasePools(bank, reason, audience), skill, met, rng),
    ...(passage && { passage }),
    ...inModule,
  };
}
