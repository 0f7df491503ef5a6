import { pick, type Rng } from '../domain/random.ts';
import { audienceOf } from './audience.ts';
import { moduleLessonMaterial, passagesFor, phrasePoolsFor, topicsFor } from './bank.ts';
import { choosePhrases } from './choose-phrases.ts';
import { chooseTopic, chooseWords, freshWords, MIN_ROWS } from './choose-words.ts';
import type { ClassRequest } from './class-request.ts';
import type { ModuleTask, Passage, Topic, TopicWord } from './curriculum-schema.ts';
import { pickCheapest, usedIn, type WasUsed } from './freshness.ts';
import type { LevelBank, LevelModule } from './level-bank.ts';
import { partsOf, type UnitPart } from './unit-parts.ts';

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
const MET = 100;
const DOES_NOT_FIT = 10;
const MET_IN_PART = 2;
const OTHER_REASON = 1;

function choosePassage(
  bank: LevelBank,
  request: ClassRequest,
  met: WasUsed,
  metWord: WasUsed,
  rng: Rng,
): Passage | undefined {
  const { level, skill, reason } = request;
  if (skill !== 'Reading' && skill !== 'Listening') return undefined;
  const audience = audienceOf(request.age);
  const topics = topicsFor(bank, level, reason, audience);
  // A learner whose device doesn't report titles still gets another text: the words of a text's topic tell.
  const wordsMet = ({ topic }: Passage) =>
    topics.some(
      ({ id, words }) => id === topic && words.filter(({ word }) => metWord(word)).length >= MIN_ROWS,
    );
  return pickCheapest(
    passagesFor(bank, skill, audience),
    (passage) =>
      (met(passage.title) ? MET : 0) +
      (wordsMet(passage) ? MET_IN_PART : 0) +
      (passage.reason === reason ? 0 : OTHER_REASON),
    rng,
  );
}

/** The first part that the learner has not met of a unit that he or she has met least of. */
function choosePart(
  bank: LevelBank,
  { skill }: ClassRequest,
  module: LevelModule | undefined,
  met: WasUsed,
  rng: Rng,
): UnitPart {
  const candidates = (bank.units.get(skill) ?? []).map((unit) => {
    const parts = partsOf(unit, skill);
    const fresh = parts.filter(({ heading }) => !met(heading));
    const fits = !module || module.fittingUnits.includes(unit.id);
    const metParts = parts.length - fresh.length;
    return {
      part: fresh[0] ?? pick(parts, rng),
      cost: (fresh[0] ? metParts * MET_IN_PART : MET) + (fits ? 0 : DOES_NOT_FIT),
    };
  });
  return pickCheapest(candidates, ({ cost }) => cost, rng).part;
}

function moduleOf(bank: LevelBank, request: ClassRequest): Pick<ClassMaterial, 'module' | 'moduleTask'> {
  const { skill, reason, age, moduleLesson } = request;
  const module = skill === 'Speaking' ? moduleLessonMaterial(bank, reason, moduleLesson) : undefined;
  if (!module) return {};
  const isForChildren = audienceOf(age) === 'children';
  return { module, moduleTask: (isForChildren && module.childrensTask) || module.task };
}

/** How well a topic's words go with a module, or with a text whose own topic this learner doesn't get. */
function closenessTo(passage: Passage | undefined, module: LevelModule | undefined) {
  const text = ` ${passage?.body.join(' ').toLowerCase() ?? ''} `.replace(/[^\p{L}]+/gu, ' ');
  return ({ id, words }: Topic) =>
    module
      ? Number(module.fittingTopics.includes(id))
      : words.filter(({ word }) => text.includes(` ${word.toLowerCase()}`)).length;
}

/** Chooses by the request and by chance, what earlier classes used last. */
export function chooseMaterial(bank: LevelBank, request: ClassRequest, rng: Rng): ClassMaterial {
  const { level, skill, reason } = request;
  const audience = audienceOf(request.age);
  const met = usedIn(request.usedPhrases);
  const metWord = usedIn(request.usedVocab);
  const inModule = moduleOf(bank, request);
  const part = choosePart(bank, request, inModule.module, met, rng);
  const passage = choosePassage(bank, request, met, metWord, rng);
  const topics = topicsFor(bank, level, reason, audience);
  const ofPassage = topics.find(({ id }) => id === passage?.topic);
  const topic =
    ofPassage && freshWords(ofPassage, metWord) >= MIN_ROWS
      ? ofPassage
      : chooseTopic(topics, metWord, rng, closenessTo(passage, inModule.module));
  return {
    request,
    part,
    topic,
    words: chooseWords(topic, topics, metWord, rng),
    phrases: choosePhrases(phrasePoolsFor(bank, reason, audience), skill, met, rng),
    ...(passage && { passage }),
    ...inModule,
  };
}
