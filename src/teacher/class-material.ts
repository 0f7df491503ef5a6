import type { Rng } from '../domain/random.ts';
import { audienceOf, bandOf } from './audience.ts';
import { passagesFor, phrasePoolsFor, speakingModule, topicsFor, unitsFor } from './bank.ts';
import { choosePhrases } from './choose-phrases.ts';
import { chooseTopic, chooseWords, freshWords, MIN_ROWS } from './choose-words.ts';
import type { ClassRequest } from './class-request.ts';
import type { ModuleTask, Passage, SpeakingModule, Topic, TopicWord, Unit } from './curriculum-schema.ts';
import { pickCheapest, usedIn, type WasUsed } from './freshness.ts';

/** What a class is made of, chosen from the curriculum before anything is written. */
export interface ClassMaterial {
  request: ClassRequest;
  unit: Unit;
  topic: Topic;
  words: readonly TopicWord[];
  phrases: readonly string[];
  passage?: Passage;
  module?: SpeakingModule;
  moduleTask?: ModuleTask;
}

/** Costs that order what could be taught: what was met is avoided before what suits the request less. */
const MET_BEFORE = 2;
const SUITS_LESS = 1;

function choosePassage(request: ClassRequest, met: WasUsed, metWord: WasUsed, rng: Rng): Passage | undefined {
  const { level, skill, reason } = request;
  if (skill !== 'Reading' && skill !== 'Listening') return undefined;
  const audience = audienceOf(request.age);
  const topics = topicsFor(level, reason, audience);
  // A learner whose device doesn't report titles still gets another text: the words of a text's topic tell.
  const wordsMet = ({ topic }: Passage) =>
    topics.some(
      ({ id, words }) => id === topic && words.filter(({ word }) => metWord(word)).length >= MIN_ROWS,
    );
  return pickCheapest(
    passagesFor(level, skill, audience),
    (passage) =>
      (met(passage.title) || wordsMet(passage) ? MET_BEFORE : 0) +
      (passage.reason === reason ? 0 : SUITS_LESS),
    rng,
  );
}

function chooseUnit(
  { level, skill }: ClassRequest,
  module: SpeakingModule | undefined,
  met: WasUsed,
  rng: Rng,
): Unit {
  const fits = ({ id }: Unit) => !module || module.fittingUnits.includes(id);
  const cost = (unit: Unit) => (met(unit.title) ? MET_BEFORE : 0) + (fits(unit) ? 0 : SUITS_LESS);
  return pickCheapest(unitsFor(level, skill), cost, rng);
}

function moduleOf(request: ClassRequest): Pick<ClassMaterial, 'module' | 'moduleTask'> {
  const { level, skill, reason, age, moduleLesson } = request;
  const module = skill === 'Speaking' ? speakingModule(reason, moduleLesson) : undefined;
  if (!module) return {};
  const tasks = audienceOf(age) === 'children' ? (module.childrensTasks ?? module.tasks) : module.tasks;
  return { module, moduleTask: tasks[bandOf(level)] };
}

/** How well a topic's words go with a module, or with a text whose own topic this learner doesn't get. */
function closenessTo(passage: Passage | undefined, module: SpeakingModule | undefined) {
  const text = ` ${passage?.body.join(' ').toLowerCase() ?? ''} `.replace(/[^\p{L}]+/gu, ' ');
  return ({ id, words }: Topic) =>
    module
      ? Number(module.fittingTopics.includes(id))
      : words.filter(({ word }) => text.includes(` ${word.toLowerCase()}`)).length;
}

/** Chooses by the request and by chance, what earlier classes used last. */
export function chooseMaterial(request: ClassRequest, rng: Rng): ClassMaterial {
  const { level, skill, reason } = request;
  const audience = audienceOf(request.age);
  const met = usedIn(request.usedPhrases);
  const metWord = usedIn(request.usedVocab);
  const inModule = moduleOf(request);
  const unit = chooseUnit(request, inModule.module, met, rng);
  const passage = choosePassage(request, met, metWord, rng);
  const topics = topicsFor(level, reason, audience);
  const ofPassage = topics.find(({ id }) => id === passage?.topic);
  const topic =
    ofPassage && freshWords(ofPassage, metWord) >= MIN_ROWS
      ? ofPassage
      : chooseTopic(topics, metWord, rng, closenessTo(passage, inModule.module));
  return {
    request,
    unit,
    topic,
    words: chooseWords(topic, topics, metWord, rng),
    phrases: choosePhrases(phrasePoolsFor(level, reason, audience), skill, met, rng),
    ...(passage && { passage }),
    ...inModule,
  };
}
