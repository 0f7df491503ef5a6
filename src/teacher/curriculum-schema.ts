import * as v from 'valibot';
import { LEVELS } from '../domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../domain/limits.ts';
import { REASONS } from '../domain/reasons.ts';
import { SKILLS } from '../domain/skills.ts';
import { BANDS, SUITABILITIES } from './audience.ts';

/**
 * What the files in `curriculum/` hold. docs/curriculum.md explains each field to a teacher; the names of
 * the fields there and here are the same.
 */

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));
export const entryId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens'),
);

/** The kinds of exercise, easiest first: the order in which a class sets them. */
export const EXERCISE_KINDS = [
  'recognise',
  'complete',
  'correct',
  'transform',
  'produce',
  'personalise',
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** An exercise; `key` has one entry for each item (or one in all), alternatives separated by " / ". */
export const exercise = v.pipe(
  v.strictObject({
    kind: v.picklist(EXERCISE_KINDS),
    task: text,
    items: v.optional(v.pipe(v.array(text), v.minLength(1))),
    key: v.optional(v.pipe(v.array(text), v.minLength(1))),
  }),
  v.check(
    ({ items, key }) => key === undefined || key.length === (items?.length ?? 1),
    'the key needs exactly one answer for each item',
  ),
);
export type AuthoredExercise = v.InferOutput<typeof exercise>;

/** A short model conversation, one turn a line. */
const dialogue = v.strictObject({ title: text, lines: v.pipe(v.array(text), v.minLength(4)) });
export type Dialogue = v.InferOutput<typeof dialogue>;

export const commonMistake = v.strictObject({
  wrong: text,
  right: text,
  why: text,
  /** Whether `wrong` is correct English, only less useful; in Reading and Listening it is, unless told otherwise. */
  lessUseful: v.optional(v.boolean()),
});

/** A teaching point of one level and skill, with exercises for several classes. */
const unit = v.strictObject({
  id: entryId,
  title: text,
  /** Completes "By the end you can …". */
  goal: text,
  explanation: text,
  examples: v.pipe(v.array(text), v.minLength(3)),
  commonMistake,
  badge: text,
  /** Speaking units have one for each class that they give. */
  dialogues: v.optional(v.array(dialogue), []),
  exercises: v.pipe(v.array(exercise), v.minLength(8)),
});
export type Unit = v.InferOutput<typeof unit>;

export const unitFile = v.strictObject({
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
  units: v.pipe(v.array(unit), v.minLength(3)),
});

/** A row of a word list; the example marks the word as it stands there: "She *packed* her bag." */
export const listedWord = v.strictObject({
  word: text,
  meaning: text,
  example: v.pipe(text, v.regex(/^[^*]*\*[^*]+\*[^*]*$/, 'mark the word once, between asterisks')),
});
export type TopicWord = v.InferOutput<typeof listedWord>;

/** A theme with its word list and situations. */
const topic = v.strictObject({
  id: entryId,
  levels: v.pipe(v.array(v.picklist(LEVELS)), v.minLength(1)),
  reason: v.picklist(REASONS),
  suits: v.picklist(SUITABILITIES),
  title: text,
  warmUp: text,
  /** A situation that the learner is put into; tasks of every skill are built on it. */
  scene: text,
  speakingPrompt: text,
  words: v.pipe(v.array(listedWord), v.minLength(7), v.maxLength(10)),
});
export type Topic = v.InferOutput<typeof topic>;

export const topicFile = v.strictObject({ topics: v.pipe(v.array(topic), v.minLength(1)) });

/** Something to read or to listen to, with the exercises that only make sense beside it. */
const passage = v.strictObject({
  id: entryId,
  skill: v.picklist(['Reading', 'Listening']),
  reason: v.picklist(REASONS),
  suits: v.picklist(SUITABILITIES),
  /** The topic whose words it uses. */
  topic: entryId,
  title: text,
  /** Paragraphs, or the turns of a conversation. */
  body: v.pipe(v.array(text), v.minLength(1)),
  exercises: v.pipe(v.array(exercise), v.minLength(5)),
});
export type Passage = v.InferOutput<typeof passage>;

export const passageFile = v.strictObject({
  level: v.picklist(LEVELS),
  passages: v.pipe(v.array(passage), v.minLength(1)),
});

const CHANNELS = ['talk', 'writing'] as const;
export type Channel = (typeof CHANNELS)[number];

const phrases = v.pipe(v.array(text), v.minLength(4));

/** Phrases for starting something and for keeping it going, the source of the Quick Check. */
const phrasePool = v.strictObject({
  reason: v.picklist(REASONS),
  suits: v.picklist(SUITABILITIES),
  /** Spoken (a conversation, a presentation) or written (an e-mail, a paragraph). */
  channel: v.picklist(CHANNELS),
  starting: phrases,
  keeping: phrases,
});
export type PhrasePool = v.InferOutput<typeof phrasePool>;

export const phraseFile = v.strictObject({ band: v.picklist(BANDS), pools: v.array(phrasePool) });

const moduleTask = v.strictObject({
  /** A natural sentence to hear and repeat: the class's first words. */
  opener: text,
  /** The role-play. */
  task: text,
  /** What the learner says alone, about a minute long. */
  speakingPrompt: text,
});
export type ModuleTask = v.InferOutput<typeof moduleTask>;

const bandTasks = v.strictObject(v.entriesFromList(BANDS, moduleTask));

/** One of the five module lessons of a reason; each takes up what the one before practised. */
const moduleLessonMaterial = v.strictObject({
  reason: v.picklist(REASONS),
  module: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SPEAKING_MODULE_LESSONS)),
  goal: text,
  warmUp: text,
  badge: text,
  /** The Speaking units whose teaching point serves this module best. */
  fittingUnits: v.array(entryId),
  /** The topics whose words serve it best. */
  fittingTopics: v.optional(v.array(entryId), []),
  tasks: bandTasks,
  /** In place of `tasks` for learners under thirteen, where those do not suit. */
  childrensTasks: v.optional(bandTasks),
});
export type ModuleLessonMaterial = v.InferOutput<typeof moduleLessonMaterial>;

export const moduleFile = v.strictObject({ modules: v.array(moduleLessonMaterial) });

const lines = v.pipe(v.array(text), v.minLength(1));
const bySkill = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject(v.entriesFromList(SKILLS, entry));
const byBand = v.strictObject(v.entriesFromList(BANDS, lines));

/** Sentences that frame a class. `{teacher}`, `{words}`, `{scene}`, `{point}` and `{topic}` are replaced. */
export const frameFile = v.strictObject({
  greetings: v.strictObject({ children: lines, adults: lines }),
  /** What to do with the sentence that opens a Speaking class. */
  repeatTasks: byBand,
  /** Exercises made from the class's word list. */
  wordTasks: v.strictObject({ meanings: lines, gaps: lines }),
  /** How a topic's scene becomes a task of the skill. */
  sceneTasks: bySkill(byBand),
  /** "If you have five more minutes". */
  extraTasks: bySkill(byBand),
});
export type Frame = v.InferOutput<typeof frameFile>;
