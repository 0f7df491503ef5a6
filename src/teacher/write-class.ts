import { enumerated } from '../domain/enumeration.ts';
import type { LessonPlan, LessonText } from '../domain/lesson-plan.ts';
import { pick, type Rng, seededRng } from '../domain/random.ts';
import { asExercise } from './as-exercise.ts';
import { bandOf } from './audience.ts';
import { FRAME } from './bank.ts';
import { plainRow } from './choose-words.ts';
import { type ClassMaterial, chooseMaterial } from './class-material.ts';
import type { ClassRequest } from './class-request.ts';
import { composeExercises } from './compose-exercises.ts';
import { greeting } from './greeting.ts';
import type { LevelBank } from './level-bank.ts';
import { pointOfUnit } from './point-of-unit.ts';
import { moduleLessonTopic } from './speaking-topics.ts';
import { chooseStrand, strandClass } from './strand-class.ts';

function textOf({ part, passage }: ClassMaterial): LessonText | undefined {
  if (passage) {
    const kind = passage.skill === 'Reading' ? 'reading' : 'listening';
    return { kind, title: passage.title, body: passage.body.join('\n\n') };
  }
  const { dialogue } = part;
  return dialogue && { kind: 'dialogue', title: dialogue.title, body: dialogue.lines.join('\n\n') };
}

function titleOf({ request, part, topic, passage, module }: ClassMaterial): string {
  if (module) return `Speaking module ${module.module}: ${moduleLessonTopic(request.reason, module.module)}`;
  return passage ? `${passage.title} – ${part.heading}` : `${part.heading} – ${topic.title}`;
}

/** How many of the class's words an extra task names. */
const NAMED_WORDS = 3;

function extraTask({ request, part, topic, words }: ClassMaterial, rng: Rng): string {
  const named = words.slice(0, NAMED_WORDS).map(({ word }) => word);
  return pick(FRAME.extraTasks[request.skill][bandOf(request.level)], rng)
    .replace('{words}', () => enumerated(named))
    .replace('{point}', () => part.unit.title)
    .replace('{topic}', () => topic.title);
}

function drawnClass(material: ClassMaterial, rng: Rng): LessonPlan {
  const { request, part, topic, module, moduleTask } = material;
  const { unit } = part;
  const text = textOf(material);
  return {
    title: titleOf(material),
    goal: `By the end you can ${module?.goal ?? unit.goal}.`,
    warmUp: `${greeting(request, rng)} ${module?.warmUp ?? topic.warmUp}`,
    teachingPoint: pointOfUnit(unit, request.skill, part.heading),
    vocabulary: material.words.map(plainRow),
    ...(text && { text }),
    exercises: composeExercises(material, FRAME, rng).map(asExercise),
    quickCheck: material.phrases,
    speakingPrompt: moduleTask?.speakingPrompt ?? topic.speakingPrompt,
    badge: module?.badge ?? unit.badge,
    extraTask: extraTask(material, rng),
    otherSections: [],
  };
}

/**
 * Writes a class from the built-in curriculum: a strand that suits the learner and is new, whole; else one
 * drawn from units, topics, texts and phrases. The same request and seed give the same class; what
 * `usedPhrases` and `usedVocab` name comes back only when its pool is spent.
 * @param bank that of the request's level
 * @param seed any finite number; a different one gives a different class
 */
export function writeClass(bank: LevelBank, request: ClassRequest, seed: number): LessonPlan {
  const rng = seededRng(seed);
  const strand = chooseStrand(bank, request, rng);
  return strand ? strandClass(strand, request, rng) : drawnClass(chooseMaterial(bank, request, rng), rng);
}
