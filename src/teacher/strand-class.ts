import type { LessonPlan, LessonText } from '../domain/lesson-plan.ts';
import { DRAG_GROUP_SIZE } from '../domain/limits.ts';
import { pick, type Rng, shuffle } from '../domain/random.ts';
import type { Skill } from '../domain/skills.ts';
import { asExercise } from './as-exercise.ts';
import { audienceOf, suits } from './audience.ts';
import { FRAME, moduleLessonMaterial } from './bank.ts';
import { MIN_ROWS, plainRow } from './choose-words.ts';
import type { ClassRequest } from './class-request.ts';
import { easiestFirst, repeatExercise } from './compose-exercises.ts';
import type { AuthoredExercise, TopicWord, Unit } from './curriculum-schema.ts';
import { usedIn } from './freshness.ts';
import { greeting } from './greeting.ts';
import type { LevelBank } from './level-bank.ts';
import { pointOfUnit } from './point-of-unit.ts';
import type { Strand } from './strand-schema.ts';
import { meaningExercise } from './word-exercises.ts';

/** A unit with the one of its strands that a class teaches. */
export interface ChosenStrand {
  unit: Unit;
  strand: Strand;
}

/** The heading tells which strands a learner has met; no part of the unit has the same. */
function headingOf({ unit, strand }: ChosenStrand): string {
  return `${unit.title} – ${strand.title}`;
}

/**
 * A strand of the request's level and skill for its reason and age that the learner has not met; by chance,
 * where there are several. None inside a Speaking module, which has a thread of its own.
 */
export function chooseStrand(bank: LevelBank, request: ClassRequest, rng: Rng): ChosenStrand | undefined {
  const { skill, reason, moduleLesson } = request;
  if (skill === 'Speaking' && moduleLessonMaterial(bank, reason, moduleLesson)) return undefined;
  const audience = audienceOf(request.age);
  const met = usedIn(request.usedPhrases);
  const metWord = usedIn(request.usedVocab);
  const isMet = (chosen: ChosenStrand) =>
    met(headingOf(chosen)) ||
    met(chosen.strand.text.title) ||
    // A learner whose device doesn't report titles still gets another class: the words tell.
    chosen.strand.words.filter(({ word }) => metWord(word)).length >= MIN_ROWS;
  const unmet = (bank.units.get(skill) ?? []).flatMap((unit) =>
    bank.strands
      .filter((file) => file.unit === unit.id)
      .flatMap(({ strands }) => strands.map((strand) => ({ unit, strand })))
      .filter(({ strand }) => suits(strand.suits, audience) && (strand.reason ?? reason) === reason)
      .filter((chosen) => !isMet(chosen)),
  );
  return unmet.length > 0 ? pick(unmet, rng) : undefined;
}

const TEXT_KINDS = {
  Speaking: 'dialogue',
  Listening: 'listening',
  Grammar: 'reading',
  Vocabulary: 'reading',
  Reading: 'reading',
  Writing: 'reading',
} as const satisfies Record<Skill, LessonText['kind']>;

/** Texts in a plan's markdown: a paragraph, or a turn, each. */
const asBody = (paragraphs: readonly string[]) => paragraphs.join('\n\n');

function lastTask({ text, words: { min, max } }: Strand['task']): AuthoredExercise {
  return { kind: 'produce', task: `${text} (${min}–${max} words)` };
}

/** The words are met first, then the point is practised on the text, and the task uses both. */
export function strandExercises(
  { strand }: ChosenStrand,
  { skill, level }: ClassRequest,
  words: readonly TopicWord[],
  rng: Rng,
): AuthoredExercise[] {
  const sentence = strand.examples[0] ?? strand.title;
  const repeat = skill === 'Speaking' ? [repeatExercise(sentence, level, FRAME, rng)] : [];
  return easiestFirst([
    ...repeat,
    meaningExercise(words, FRAME, rng),
    ...strand.exercises,
    lastTask(strand.task),
  ]);
}

/** The strand as a class, whole: chance only orders its words and phrases. */
export function strandClass(chosen: ChosenStrand, request: ClassRequest, rng: Rng): LessonPlan {
  const { unit, strand } = chosen;
  const { skill } = request;
  const { examples, commonMistake } = strand;
  const words = shuffle(strand.words, rng);
  const { starting, keeping } = strand.phrases;
  return {
    title: `${strand.title} – ${unit.title}`,
    goal: `By the end you can ${strand.goal}.`,
    warmUp: `${greeting(request, rng)} ${strand.warmUp}`,
    minutes: strand.minutes,
    teachingPoint: pointOfUnit({ ...unit, examples, commonMistake }, skill, headingOf(chosen)),
    vocabulary: words.map(plainRow),
    text: { kind: TEXT_KINDS[skill], title: strand.text.title, body: asBody(strand.text.body) },
    ...(strand.model && { model: { title: strand.model.title, body: asBody(strand.model.body) } }),
    exercises: strandExercises(chosen, request, words, rng).map(asExercise),
    checklist: strand.task.checklist,
    quickCheck: [
      ...shuffle(starting, rng).slice(0, DRAG_GROUP_SIZE),
      ...shuffle(keeping, rng).slice(0, DRAG_GROUP_SIZE),
    ],
    speakingPrompt: strand.speakingPrompt,
    badge: unit.badge,
    extraTask: strand.extraTask,
    otherSections: [],
  };
}
