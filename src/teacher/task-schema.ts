import * as v from 'valibot';
import { LEVELS } from '../domain/levels.ts';
import { entryIdSchema } from './curriculum-schema.ts';
import { checkModelAnswer, modelAnswerEntries, textSchema, titledTextSchema } from './schema-parts.ts';

/*
 * The schema of `curriculum/<level>/tasks.json`: the last tasks of the units. docs/curriculum.md explains the
 * fields to authors.
 */

/** Stands for the topic's situation in the text of a task. */
export const SCENE_SLOT = '{scene}';
/** Stands for the title of the class's text in a task of Reading. */
export const TITLE_SLOT = '{title}';

const wordCountSchema = v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(300));

const isSetElsewhere = (text: string) => text.includes(SCENE_SLOT) || text.includes(TITLE_SLOT);

const unitTaskSchema = v.pipe(
  checkModelAnswer(
    v.strictObject({
      text: textSchema,
      /** The only setting of a topic with which the task goes; without it the task goes with all topics. */
      setting: v.optional(v.picklist(['public', 'private'])),
      /** How long a written answer is, unless the text says how many sentences or lines it has. */
      words: v.optional(
        v.pipe(
          v.strictObject({ min: wordCountSchema, max: wordCountSchema }),
          v.check(({ min, max }) => min < max, 'the task asks for more words at most than at least'),
        ),
      ),
      /** No phrase of the unit can begin the answer, so the task asks for none. */
      withoutPhrases: v.optional(v.literal(true)),
      /** What the learner ticks before handing in. */
      checklist: v.pipe(v.array(textSchema), v.minLength(3), v.maxLength(4)),
      ...modelAnswerEntries,
      /** The situation or the text that the model answer is about, where each class has another one. */
      situation: v.optional(textSchema),
    }),
  ),
  v.check(
    ({ text, situation }) => isSetElsewhere(text) === (situation !== undefined),
    `a model answer has a "situation" where the task has ${SCENE_SLOT} or ${TITLE_SLOT}, and only there`,
  ),
);
export type UnitTask = v.InferOutput<typeof unitTaskSchema>;

const MIN_PHRASES = 4;
const unitPhrasesSchema = v.pipe(
  v.array(textSchema),
  v.minLength(MIN_PHRASES, `the unit needs ${MIN_PHRASES} phrases of each kind or more for its Quick Check`),
);

const unitTasksSchema = v.strictObject({
  unit: entryIdSchema,
  /** What the learner writes or says; each task names one of them. */
  genres: v.pipe(v.array(textSchema), v.minLength(1)),
  /** The topics that go with the unit best; the others come after them. */
  topics: v.optional(v.array(entryIdSchema)),
  tasks: v.pipe(v.array(unitTaskSchema), v.minLength(1)),
  /** The Quick Check: phrases that the tasks of the unit need. */
  phrases: v.strictObject({ starting: unitPhrasesSchema, keeping: unitPhrasesSchema }),
  /** In Writing: a short text of the genre, about something else, which shows the form. */
  model: v.optional(titledTextSchema),
});

export const taskFileSchema = v.strictObject({
  level: v.picklist(LEVELS),
  units: v.pipe(v.array(unitTasksSchema), v.minLength(1)),
});

/** The last tasks of a unit, without what only authors read. */
export type UnitTasks = Omit<v.InferOutput<typeof unitTasksSchema>, 'genres'>;
