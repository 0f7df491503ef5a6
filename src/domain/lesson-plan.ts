import type { GrammarForm } from './grammar-forms.ts';

/*
 * A lesson plan is a class as a typed value: what the teacher writes, the lesson API sends as markdown, and
 * the classroom shows. `LessonPlan` itself is at the end.
 */

/** A row of the vocabulary table and a flashcard: three plain texts of one line. */
export interface VocabularyRow {
  word: string;
  meaning: string;
  example: string;
}

/** What an exercise is for, in the order of a class in two sittings. The first sitting ends after `first`. */
export const EXERCISE_STAGES = [
  /** Finds the form in the text. */
  'notice',
  /** Asks about the rule. */
  'check',
  /** Uses the rule for the first time. */
  'first',
  'practice',
  /** In Speaking: replies to spoken lines. */
  'reply',
  /** Practises the class's words, where these belong to the task and not to the text. */
  'words',
  /** The free last task. */
  'task',
  /** More practice after the task. */
  'more',
] as const;
export type ExerciseStage = (typeof EXERCISE_STAGES)[number];

export interface Exercise {
  /** What the learner reads: inline markdown, without its number. May span several lines. */
  prompt: string;
  /** The accepted answers per item; absent for a free answer. Never shown before the learner has answered. */
  key?: readonly string[];
  /** Only in classes of two sittings, where all exercises have one. */
  stage?: ExerciseStage;
}

export interface TeachingPoint {
  /** Plain text. */
  heading: string;
  explanation: string;
  /** One line of markdown each, as are the parts of the mistake. */
  examples: readonly string[];
  commonMistake?: CommonMistake;
}

export interface CommonMistake {
  wrong: string;
  right: string;
  why: string;
  /** `wrong` is correct English, but impolite, unclear or misleading. */
  lessUseful?: true;
}

/** An example of the kind of text that the last task asks for. */
export interface ModelText {
  /** Plain text. */
  title: string;
  body: string;
}

/** A good answer to the last task. Never shown before the learner has answered. */
export interface ModelAnswer {
  /** Plain text; paragraphs or turns are separated by an empty line. */
  body: string;
  /** For each line of the checklist, the words of `body` that fulfil it. */
  shows: readonly string[];
  /** Plain text: what the answer is about, where that isn't the situation or the text of the class. */
  situation?: string;
}

/** A word or a mistake of an earlier class that the learner is asked about again. All texts are plain. */
export interface RecallItem {
  kind: 'word' | 'mistake';
  /** The word, or the id of the mistake. */
  id: string;
  /** The meaning of the word, or the question of the mistake, which may be empty. */
  asked: string;
  /** Two or more different answers, one of them right. */
  options: readonly string[];
  answer: string;
  /** Why the learner's mistake is wrong, where that is known. */
  reason?: string;
}

/** In Speaking: lines to repeat with one sound in mind. */
export interface SoundPractice {
  /** Plain text. */
  goal: string;
  lines: readonly string[];
}

/** The text that a class reads, listens to or speaks. */
export interface LessonText extends ModelText {
  kind: 'reading' | 'listening' | 'dialogue';
}

/** The parts of a class that have a duration in its timetable, in order; exercises have their own stages. */
export const STAGES = ['words', 'text', 'point', 'practice', 'task'] as const;
export type Stage = (typeof STAGES)[number];

/** Durations, in whole minutes from 1 to `MAX_STAGE_MINUTES`. */
export type StageMinutes = Partial<Record<Stage, number>>;
export const MAX_STAGE_MINUTES = 120;

/** A section with an unknown heading, kept so that nothing of a plan written by a person is lost. */
export interface OtherSection {
  /** Plain text. */
  heading: string;
  markdown: string;
}

/** Whether a class is taken in two sittings: then its text comes before its rule. */
export function hasTwoSittings({ exercises }: Pick<LessonPlan, 'exercises'>): boolean {
  return exercises.some(({ stage }) => stage !== undefined);
}

/**
 * A class as a typed value. `renderPlan` writes it as the markdown of the lesson API (specification, section
 * 7) and `parsePlan` reads it back; the round trip holds for every plan. Texts are markdown of any number of
 * lines unless stated otherwise; title, badge, words, headings and Quick Check items are plain text.
 */
export interface LessonPlan {
  title: string;
  /** "By the end you can …", or empty. */
  goal: string;
  warmUp: string;
  /** At least one stage. */
  minutes?: StageMinutes;
  teachingPoint?: TeachingPoint;
  vocabulary: readonly VocabularyRow[];
  text?: LessonText;
  model?: ModelText;
  exercises: readonly Exercise[];
  modelAnswer?: ModelAnswer;
  sound?: SoundPractice;
  /** What the learner ticks after the last exercise: one or more lines of markdown. */
  checklist?: readonly string[];
  /** The form of grammar that the class teaches, which feedback looks for. */
  form?: GrammarForm;
  /** The name by which the teaching point counts as met, where its heading is that of other classes, too. */
  pointName?: string;
  /** The id of the week that the class belongs to. */
  week?: string;
  /** What the class asks again at its beginning, from earlier classes. */
  recall?: readonly RecallItem[];
  /** The drag activity's phrases: the first two start something, the next two keep it going. */
  quickCheck: readonly string[];
  speakingPrompt: string;
  /** The badge's name; empty when the plan has no Badge section. */
  badge: string;
  /** "If you have five more minutes", or empty. */
  extraTask: string;
  /** The eleven-character id of a YouTube video, found anywhere in the plan. */
  videoId?: string;
  otherSections: readonly OtherSection[];
}
