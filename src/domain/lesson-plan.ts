/** A row of the vocabulary table and a flashcard: three plain texts of one line. */
export interface VocabularyRow {
  word: string;
  meaning: string;
  example: string;
}

export interface Exercise {
  /** What the learner reads: inline markdown, without its number. May span several lines. */
  prompt: string;
  /** The accepted answers, item by item; absent where the answer is free. Never shown before an answer is given. */
  key?: readonly string[];
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
  /** `wrong` is correct English that serves its speaker less well: it is impolite, unclear or misleading. */
  lessUseful?: true;
}

/** A text of the kind that the last task asks for, about something else. */
export interface ModelText {
  /** Plain text. */
  title: string;
  body: string;
}

/** What is read, listened to or spoken along with in a class. */
export interface LessonText extends ModelText {
  kind: 'reading' | 'listening' | 'dialogue';
}

/** The parts of a class that say how long they take, in their order. */
export const STAGES = ['words', 'text', 'point', 'practice', 'task'] as const;
export type Stage = (typeof STAGES)[number];

/** How long stages take, in whole minutes from 1 to `MAX_STAGE_MINUTES`. */
export type StageMinutes = Partial<Record<Stage, number>>;
export const MAX_STAGE_MINUTES = 120;

/** A section that the format does not know; kept so that nothing of a hand-made plan is lost. */
export interface OtherSection {
  /** Plain text. */
  heading: string;
  markdown: string;
}

/**
 * A class as a typed value. `renderPlan` writes it as the markdown of the lesson API (specification,
 * section 7) and `parsePlan` reads it back; the round trip holds for every plan. Texts are markdown of
 * any number of lines unless they say otherwise; title, badge, words, headings and Quick Check items are
 * plain text, shown as it stands.
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
  /** What the learner ticks after the last exercise: a line of markdown each, one or more. */
  checklist?: readonly string[];
  /** The drag activity's phrases: the first two start something, the next two keep it going. */
  quickCheck: readonly string[];
  speakingPrompt: string;
  /** The badge's name; empty when the plan has no Badge section. */
  badge: string;
  /** "If you have five more minutes", or empty. */
  extraTask: string;
  /** A YouTube video, as its bare eleven-character id; found anywhere in the plan. */
  videoId?: string;
  otherSections: readonly OtherSection[];
}
