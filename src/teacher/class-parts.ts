import type { LessonText } from '../domain/lesson-plan.ts';
import { DRAG_GROUP_SIZE } from '../domain/limits.ts';
import { type Rng, shuffle } from '../domain/random.ts';
import type { Skill } from '../domain/skills.ts';
import { MIN_VOCABULARY_ROWS } from './choose-vocabulary.ts';
import type { ClassRequest } from './class-request.ts';
import { createUsageTest } from './freshness.ts';

/* What strands and the lessons of weeks and Speaking modules have in common. */

/** A lesson that was written as a whole: a strand, or a lesson of a week or of a Speaking module. */
interface AuthoredLesson {
  text: { title: string; body: readonly string[] };
  words: readonly { word: string }[];
}

/**
 * Creates a test of whether the learner has met a lesson.
 *
 * @returns the test; `heading` is the name by which the learner's device reports the lesson as met
 */
export function createIsMet({ usedPhrases, usedVocab }: ClassRequest) {
  const isMet = createUsageTest(usedPhrases);
  const isWordMet = createUsageTest(usedVocab);
  return (heading: string, { text, words }: AuthoredLesson): boolean =>
    isMet(heading) ||
    isMet(text.title) ||
    // Devices that don't report titles still get another class, recognised by the words.
    words.filter(({ word }) => isWordMet(word)).length >= MIN_VOCABULARY_ROWS;
}

const TEXT_KINDS = {
  Speaking: 'dialogue',
  Listening: 'listening',
  Grammar: 'reading',
  Vocabulary: 'reading',
  Reading: 'reading',
  Writing: 'reading',
} as const satisfies Record<Skill, LessonText['kind']>;

/** Each paragraph or turn of a text is a paragraph in markdown. */
export const joinParagraphs = (paragraphs: readonly string[]) => paragraphs.join('\n\n');

export function toLessonText({ title, body }: AuthoredLesson['text'], skill: Skill): LessonText {
  return { kind: TEXT_KINDS[skill], title, body: joinParagraphs(body) };
}

/** The last task with the length of a good answer. */
export function formatTask({ text, words }: { text: string; words: { min: number; max: number } }): string {
  return `${text} (${words.min}–${words.max} words)`;
}

/** The Quick Check: two phrases for starting, then two for keeping going (specification, section 5). */
export function pickQuickCheck(
  { starting, keeping }: { starting: readonly string[]; keeping: readonly string[] },
  rng: Rng,
): readonly string[] {
  return [
    ...shuffle(starting, rng).slice(0, DRAG_GROUP_SIZE),
    ...shuffle(keeping, rng).slice(0, DRAG_GROUP_SIZE),
  ];
}
