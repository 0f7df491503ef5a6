import type { Exercise, LessonPlan, LessonText } from '../domain/lesson-plan.ts';
import { pick, type Rng, seededRng } from '../domain/random.ts';
import { audienceOf, bandOf } from './audience.ts';
import { FRAME } from './bank.ts';
import { plainRow } from './choose-words.ts';
import { type ClassMaterial, chooseMaterial } from './class-material.ts';
import type { ClassRequest } from './class-request.ts';
import { composeExercises } from './compose-exercises.ts';
import type { AuthoredExercise } from './curriculum-schema.ts';
import type { LevelBank } from './level-bank.ts';
import { moduleLessonTopic } from './speaking-topics.ts';

/** An exercise as a class sets it: the task, then its items on lines of their own, "(1) …". One item needs no number. */
export function asExercise({ task, items = [], key }: AuthoredExercise): Exercise {
  const lines = items.length > 1 ? items.map((item, index) => `(${index + 1}) ${item}`) : items;
  return { prompt: [task, ...lines].join('\n'), ...(key && { key }) };
}

/** A name reaches the plan's markdown, so only what names are written with is kept. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').trim() || 'Your teacher';
}

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

function greeting({ teacher, age }: ClassRequest, rng: Rng): string {
  return pick(FRAME.greetings[audienceOf(age)], rng).replace('{teacher}', () => plainName(teacher));
}

/** How many of the class's words an extra task names. */
const NAMED_WORDS = 3;

function extraTask({ request, part, topic, words }: ClassMaterial, rng: Rng): string {
  const named = words.slice(0, NAMED_WORDS).map(({ word }) => word);
  return pick(FRAME.extraTasks[request.skill][bandOf(request.level)], rng)
    .replace('{words}', () => `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`)
    .replace('{point}', () => part.unit.title)
    .replace('{topic}', () => topic.title);
}

/**
 * Writes a class from the built-in curriculum. The same request and seed give the same class; what
 * `usedPhrases` and `usedVocab` name comes back only when its pool is spent.
 * @param bank that of the request's level
 * @param seed any finite number; a different one gives a different class
 */
export function writeClass(bank: LevelBank, request: ClassRequest, seed: number): LessonPlan {
  const rng = seededRng(seed);
  const material = chooseMaterial(bank, request, rng);
  const { part, topic, module, moduleTask } = material;
  const { unit } = part;
  const text = textOf(material);
  return {
    title: titleOf(material),
    goal: `By the end you can ${module?.goal ?? unit.goal}.`,
    warmUp: `${greeting(request, rng)} ${module?.warmUp ?? topic.warmUp}`,
    teachingPoint: {
      heading: part.heading,
      explanation: unit.explanation,
      examples: unit.examples,
      commonMistake: unit.commonMistake,
    },
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
