import type { ExerciseStage, LessonPlan } from '../domain/lesson-plan.ts';
import { pick, type Rng, shuffle } from '../domain/random.ts';
import { getAudience, isForReason, isSuitable } from './audience-by-age.ts';
import { toVocabularyRow } from './choose-vocabulary.ts';
import { createIsMet, formatTask, joinParagraphs, pickQuickCheck, toLessonText } from './class-parts.ts';
import type { ClassRequest } from './class-request.ts';
import { createRepeatExercise, type StagedExercise, sortEasiestFirst } from './compose-exercises.ts';
import type { AuthoredExercise, TopicWord, Unit } from './curriculum-schema.ts';
import { composeGreeting } from './greeting.ts';
import type { LevelBank } from './level-bank.ts';
import { CLASS_FRAME, findSpeakingModule } from './level-bank-queries.ts';
import type { Strand } from './strand-schema.ts';
import { toStagedExercise } from './to-exercise.ts';
import { toTeachingPoint } from './to-teaching-point.ts';
import { createMeaningExercise } from './word-exercises.ts';

/* Makes a class from a strand: a complete lesson on one unit, on one theme from its text to its last task. */

/** A strand with its unit. */
export interface ChosenStrand {
  unit: Unit;
  strand: Strand;
}

/**
 * The heading of a class about a strand. It differs from those of the unit's parts, because the device
 * reports by heading what the learner has met.
 */
function formatStrandHeading({ unit, strand }: ChosenStrand): string {
  return `${unit.title} – ${strand.title}`;
}

/**
 * A random one of the strands for the request that the learner has not met.
 *
 * @returns undefined when there is none, and in a Speaking module, which has lessons of its own
 */
export function chooseStrand(bank: LevelBank, request: ClassRequest, rng: Rng): ChosenStrand | undefined {
  const { skill, reason, moduleLesson } = request;
  if (skill === 'Speaking' && findSpeakingModule(bank, reason, moduleLesson)) return undefined;
  const audience = getAudience(request.age);
  const isMet = createIsMet(request);
  const unmet = (bank.units.get(skill) ?? []).flatMap((unit) =>
    bank.strands
      .filter((file) => file.unit === unit.id)
      .flatMap(({ strands }) => strands.map((strand) => ({ unit, strand })))
      .filter(({ strand }) => isSuitable(strand.suits, audience) && isForReason(strand, reason))
      .filter((chosen) => !isMet(formatStrandHeading(chosen), chosen.strand)),
  );
  return unmet.length > 0 ? pick(unmet, rng) : undefined;
}

/** First the words, then practice of the point on the text, easiest first, then the task that uses both. */
export function composeStrandExercises(
  { strand }: ChosenStrand,
  { skill, level }: ClassRequest,
  words: readonly TopicWord[],
  rng: Rng,
): StagedExercise[] {
  const sentence = strand.examples[0] ?? strand.title;
  const repeat = skill === 'Speaking' ? [createRepeatExercise(sentence, level, CLASS_FRAME, rng)] : [];
  const staged = (stage: ExerciseStage, exercises: readonly AuthoredExercise[]) =>
    exercises.map((exercise) => ({ ...exercise, stage }));
  const sorted = sortEasiestFirst(strand.exercises);
  return [
    ...staged('notice', repeat),
    ...staged('first', [
      createMeaningExercise(words, CLASS_FRAME, rng),
      ...sorted.filter(({ kind }) => kind === 'recognise'),
    ]),
    ...staged(
      'practice',
      sorted.filter(({ kind }) => kind !== 'recognise'),
    ),
    ...staged('task', [{ kind: 'produce', task: formatTask(strand.task) }]),
  ];
}

/** Writes the whole strand as a class. The greeting and the order of words and phrases are random. */
export function writeStrandClass(chosen: ChosenStrand, request: ClassRequest, rng: Rng): LessonPlan {
  const { unit, strand } = chosen;
  const { skill } = request;
  const { examples, commonMistake } = strand;
  const words = shuffle(strand.words, rng);
  return {
    title: `${strand.title} – ${unit.title}`,
    goal: `By the end you can ${strand.goal}.`,
    warmUp: `${composeGreeting(request, rng)} ${strand.warmUp}`,
    minutes: strand.minutes,
    teachingPoint: toTeachingPoint({ ...unit, examples, commonMistake }, skill, formatStrandHeading(chosen)),
    vocabulary: words.map(toVocabularyRow),
    text: toLessonText(strand.text, skill),
    ...(strand.model && { model: { title: strand.model.title, body: joinParagraphs(strand.model.body) } }),
    exercises: composeStrandExercises(chosen, request, words, rng).map(toStagedExercise),
    checklist: strand.task.checklist,
    quickCheck: pickQuickCheck(strand.phrases, rng),
    speakingPrompt: strand.speakingPrompt,
    badge: unit.badge,
    ...(unit.form && { form: unit.form }),
    extraTask: strand.extraTask,
    otherSections: [],
  };
}
