import type { GrammarForm } from '../domain/grammar-forms.ts';
import type { Exercise, ExerciseStage, LessonPlan } from '../domain/lesson-plan.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import { getAudience, getCefrBand, isForReason, listLessonAudiences } from './audience-by-age.ts';
import { toVocabularyRow } from './choose-vocabulary.ts';
import { createIsMet, formatTask, joinParagraphs, pickQuickCheck, toLessonText } from './class-parts.ts';
import type { ClassRequest } from './class-request.ts';
import { createRepeatExercise } from './compose-exercises.ts';
import { composeGreeting } from './greeting.ts';
import type { LevelBank } from './level-bank.ts';
import { CLASS_FRAME, findSpeakingModule } from './level-bank-queries.ts';
import { getModuleLessonTopic } from './speaking-topics.ts';
import { toStagedExercise, type UnstagedExercise } from './to-exercise.ts';
import { toTeachingPoint } from './to-teaching-point.ts';
import type { TwoSittingLesson } from './week-schema.ts';

/*
 * Makes a class from a complete lesson. A lesson is written by an author; a class is the plan made from it
 * for one learner. The lessons of a week tell one story, and each teaches a unit (a point of one skill);
 * those of a Speaking module stand alone. Both kinds are taken in two sittings.
 */

/** A lesson, and what its class takes from the lesson's unit or Speaking module. */
export interface ChosenLesson {
  lesson: TwoSittingLesson;
  /** The title of the class. */
  title: string;
  /**
   * The heading of the teaching point, by which the learner's device later reports the lesson as met. A
   * week's lesson has the unit's title before its own, as the unit has other classes, too.
   */
  heading: string;
  badge: string;
  form?: GrammarForm | undefined;
  /** The id of its week; absent for a lesson of a Speaking module. */
  week?: string;
}

/**
 * The next lesson for the request: that of the Speaking module, or outside of it the first one of a week that
 * the learner has not met. Weeks for the learner's own age come first, and keep the order of the curriculum.
 *
 * @returns undefined when there is none
 */
export function chooseLesson(bank: LevelBank, request: ClassRequest): ChosenLesson | undefined {
  const { skill, reason, moduleLesson } = request;
  const module = skill === 'Speaking' ? findSpeakingModule(bank, reason, moduleLesson) : undefined;
  return module ? chooseModuleLesson(bank, request, module.badge) : chooseWeekLesson(bank, request);
}

/** The lesson for the learner's band of levels (A, B or C), age and reason; undefined if none was written. */
function chooseModuleLesson(
  { moduleLessons }: LevelBank,
  request: ClassRequest,
  badge: string,
): ChosenLesson | undefined {
  const { level, reason, age, moduleLesson } = request;
  const audience = getAudience(age);
  const lesson = moduleLessons
    .find((set) => set.band === getCefrBand(level) && set.suits === audience && isForReason(set, reason))
    ?.lessons.find(({ module }) => module === moduleLesson);
  const title = `Speaking module ${moduleLesson}: ${getModuleLessonTopic(request, moduleLesson)}`;
  return lesson && { lesson, title, heading: lesson.title, badge: lesson.badge ?? badge };
}

function chooseWeekLesson(bank: LevelBank, request: ClassRequest): ChosenLesson | undefined {
  const { skill, reason, age } = request;
  const isMet = createIsMet(request);
  const unitsById = new Map((bank.units.get(skill) ?? []).map((unit) => [unit.id, unit]));
  const weeks = listLessonAudiences(age).flatMap((audience) =>
    bank.weeks.filter((week) => week.suits === audience && isForReason(week, reason)),
  );
  for (const { id: week, lessons } of weeks) {
    for (const lesson of lessons) {
      const unit = lesson.skill === skill ? unitsById.get(lesson.unit) : undefined;
      if (!unit) continue;
      const heading = `${unit.title} – ${lesson.title}`;
      if (isMet(heading, lesson)) continue;
      return { week, form: unit.form, lesson, title: lesson.title, heading, badge: unit.badge };
    }
  }
  return undefined;
}

/** Lists all exercises with their stages, in the order of the class. */
function listExercises({ lesson }: ChosenLesson, { level, skill }: ClassRequest, rng: Rng): Exercise[] {
  const { notice, rule, first, practice, more, speaking, task } = lesson;
  const staged = (stage: ExerciseStage, exercises: readonly UnstagedExercise[]) =>
    exercises.map((exercise) => toStagedExercise({ ...exercise, stage }));
  // 'Play Prompt' speaks the first sentence of the first exercise (specification, section 9).
  const opener =
    skill === 'Speaking'
      ? [createRepeatExercise(lesson.examples[0] ?? lesson.title, level, CLASS_FRAME, rng)]
      : [];
  return [
    ...staged('notice', [...opener, notice]),
    ...staged('check', [rule.check]),
    ...staged('first', [first]),
    ...staged('practice', practice),
    ...staged('reply', speaking ? [speaking.replies] : []),
    ...staged('task', [{ task: formatTask(task) }]),
    ...staged('more', more),
  ];
}

/**
 * Writes the whole lesson as a class. The greeting, the wording of the task to repeat, the order of the
 * words, and which phrases are in the Quick Check are random.
 */
export function writeLessonClass(chosen: ChosenLesson, request: ClassRequest, rng: Rng): LessonPlan {
  const { lesson, title, heading, badge, week, form } = chosen;
  const { skill } = request;
  const { rule, examples, commonMistake, task, speaking } = lesson;
  return {
    title,
    goal: `By the end you can ${lesson.goal}.`,
    warmUp: [
      `${composeGreeting(request, rng)} ${lesson.warmUp}`,
      ...(lesson.background ? [`**The story:** ${lesson.background}`] : []),
    ].join('\n\n'),
    teachingPoint: toTeachingPoint(
      { explanation: rule.explanation, table: rule.form, examples, commonMistake },
      skill,
      heading,
    ),
    vocabulary: shuffle(lesson.words, rng).map(toVocabularyRow),
    text: toLessonText(lesson.text, skill),
    exercises: listExercises(chosen, request, rng),
    checklist: task.checklist,
    modelAnswer: { body: joinParagraphs(task.answer), shows: task.shows },
    ...(speaking && { sound: { goal: speaking.sound, lines: speaking.lines } }),
    ...(week && { week }),
    ...(form && { form }),
    quickCheck: pickQuickCheck(lesson.phrases, rng),
    speakingPrompt: lesson.speakingPrompt,
    badge,
    extraTask: lesson.extraTask,
    otherSections: [],
  };
}
