import { formatList } from '../domain/format-list.ts';
import type { LessonPlan, LessonText, ModelAnswer } from '../domain/lesson-plan.ts';
import { createSeededRng, pick, type Rng } from '../domain/random.ts';
import { getCefrBand } from './audience-by-age.ts';
import { toVocabularyRow } from './choose-vocabulary.ts';
import { type ClassMaterial, chooseClassMaterial } from './class-material.ts';
import { joinParagraphs } from './class-parts.ts';
import type { ClassRequest } from './class-request.ts';
import { composeExercises } from './compose-exercises.ts';
import { composeGreeting } from './greeting.ts';
import { chooseLesson, writeLessonClass } from './lesson-class.ts';
import type { LevelBank } from './level-bank.ts';
import { CLASS_FRAME } from './level-bank-queries.ts';
import { getModuleLessonTopic } from './speaking-topics.ts';
import { chooseStrand, writeStrandClass } from './strand-class.ts';
import { SCENE_SLOT, type UnitTask } from './task-schema.ts';
import { toStagedExercise } from './to-exercise.ts';
import { toTeachingPoint } from './to-teaching-point.ts';
import { isSetInScene, listTaskChecks } from './unit-task.ts';

/** The text of a drawn class: the passage, the unit's dialogue, or in its first class the unit's own text. */
function createText({ part, isNewUnit, passage }: ClassMaterial): LessonText | undefined {
  if (passage) {
    const kind = passage.skill === 'Reading' ? 'reading' : 'listening';
    return { kind, title: passage.title, body: joinParagraphs(passage.body) };
  }
  const { dialogue, unit } = part;
  if (dialogue) return { kind: 'dialogue', title: dialogue.title, body: joinParagraphs(dialogue.lines) };
  return isNewUnit && unit.text
    ? { kind: 'reading', title: unit.text.title, body: joinParagraphs(unit.text.body) }
    : undefined;
}

function formatTitle({ request, part, topic, passage, module }: ClassMaterial): string {
  if (module) return `Speaking module ${module.module}: ${getModuleLessonTopic(request, module.module)}`;
  return passage ? `${passage.title} – ${part.unit.title}` : `${part.unit.title} – ${topic.title}`;
}

/** How many of the class's words an extra task names. */
const EXTRA_TASK_WORDS = 3;

function composeExtraTask({ request, part, topic, words }: ClassMaterial, rng: Rng): string {
  const namedWords = words.slice(0, EXTRA_TASK_WORDS).map(({ word }) => word);
  return pick(CLASS_FRAME.extraTasks[request.skill][getCefrBand(request.level)], rng)
    .replace('{words}', () => formatList(namedWords))
    .replace('{point}', () => part.unit.title)
    .replace('{topic}', () => topic.title);
}

/** Says what comes first: the unit's text or dialogue, or a question about the topic. */
function presentStart({ topic, module, passage }: ClassMaterial, text: LessonText | undefined): string {
  if (module) return module.warmUp;
  return text && !passage ? `First comes “${text.title}”.` : topic.warmUp;
}

/** Tells the learner at the start where the class leads. */
function presentSituation({ request, topic }: ClassMaterial, rng: Rng): string {
  return pick(CLASS_FRAME.situations[getCefrBand(request.level)], rng).replace(SCENE_SLOT, () => topic.scene);
}

function createModelAnswer({ answer, shows, situation }: UnitTask): ModelAnswer {
  return { body: joinParagraphs(answer), shows, ...(situation && { situation }) };
}

/** Writes a class from material that was drawn at random. */
function writeDrawnClass(material: ClassMaterial, rng: Rng): LessonPlan {
  const { request, part, topic, task, model, module, moduleTask } = material;
  const { unit } = part;
  const text = createText(material);
  return {
    title: formatTitle(material),
    goal: `By the end you can ${module?.goal ?? unit.goal}.`,
    warmUp: [
      composeGreeting(request, rng),
      presentStart(material, text),
      ...(task && isSetInScene(task) ? [presentSituation(material, rng)] : []),
    ].join(' '),
    teachingPoint: toTeachingPoint(unit, request.skill, unit.title),
    ...(part.name !== unit.title && { pointName: part.name }),
    vocabulary: material.words.map(toVocabularyRow),
    ...(unit.form && { form: unit.form }),
    ...(text && { text }),
    ...(model && { model: { title: model.title, body: joinParagraphs(model.body) } }),
    exercises: composeExercises(material, CLASS_FRAME, rng).map(toStagedExercise),
    ...(task && { checklist: listTaskChecks(task, request.level) }),
    ...(task && { modelAnswer: createModelAnswer(task) }),
    quickCheck: material.phrases,
    speakingPrompt: moduleTask?.speakingPrompt ?? topic.speakingPrompt,
    badge: module?.badge ?? unit.badge,
    extraTask: composeExtraTask(material, rng),
    otherSections: [],
  };
}

/**
 * Writes a class from the built-in curriculum: a new lesson of a week or of the Speaking module if there is
 * one, else a new strand (an older complete lesson on a unit), else a class drawn at random from units,
 * topics, texts and phrases. What `usedPhrases` and `usedVocab` name is repeated only when nothing else is
 * left.
 *
 * @param bank the bank of the request's level
 * @param seed any finite number; the same request and seed give the same class
 */
export function writeClass(bank: LevelBank, request: ClassRequest, seed: number): LessonPlan {
  const rng = createSeededRng(seed);
  const lesson = chooseLesson(bank, request);
  if (lesson) return writeLessonClass(lesson, request, rng);
  const strand = chooseStrand(bank, request, rng);
  return strand
    ? writeStrandClass(strand, request, rng)
    : writeDrawnClass(chooseClassMaterial(bank, request, rng), rng);
}
