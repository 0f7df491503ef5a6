import type { LessonPlan, LessonText, TeachingPoint } from '../lesson-plan.ts';
import { commonMistakeHeading, writeCommonMistake } from './common-mistake.ts';
import { writeKeys } from './exercise-keys.ts';
import { escapeMarkdown } from './plain-text.ts';
import { VIDEO_HEADING } from './read-plan.ts';
import { writeStageMinutes } from './stage-minutes.ts';
import { videoLink } from './video.ts';
import { writeVocabulary } from './vocabulary-table.ts';

/** What a plan's text is called, in its markdown and on screen. */
export const TEXT_HEADINGS = {
  reading: 'Reading',
  listening: 'Listening',
  dialogue: 'Dialogue',
} as const satisfies Record<LessonText['kind'], string>;

/** Writes a plan that `normalisePlan` has been over; sections without content are left out. */
export function writePlan(plan: LessonPlan): string {
  const sections = [
    plan.title && `# ${escapeMarkdown(plan.title)}`,
    section('Goal', plan.goal),
    section('Warm-up', plan.warmUp),
    plan.minutes && section('Time', writeStageMinutes(plan.minutes)),
    plan.teachingPoint && teachingPoint(plan.teachingPoint),
    plan.vocabulary.length > 0 && section('Vocabulary', writeVocabulary(plan.vocabulary)),
    plan.text && titled('##', TEXT_HEADINGS[plan.text.kind], plan.text.title, plan.text.body),
    plan.model && titled('##', 'Model text', plan.model.title, plan.model.body),
    section('Exercises', plan.exercises.map(({ prompt }, index) => writeExercise(prompt, index)).join('\n')),
    plan.checklist && section('Checklist', plan.checklist.map(writeTickItem).join('\n')),
    section('Quick Check', plan.quickCheck.map((item) => writeTickItem(escapeMarkdown(item))).join('\n')),
    section('Speaking prompt', plan.speakingPrompt),
    section('Badge', escapeMarkdown(plan.badge)),
    section('If you have five more minutes', plan.extraTask),
    plan.videoId && section(VIDEO_HEADING, videoLink(plan.videoId)),
    ...plan.otherSections.map(({ heading, markdown }) => titled('##', escapeMarkdown(heading), '', markdown)),
    writeKeys(plan.exercises),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** An item of the numbered list, its later lines indented to belong to it. */
export function writeExercise(prompt: string, index: number): string {
  const marker = `${index + 1}. `;
  const indent = ' '.repeat(marker.length);
  return marker + prompt.replace(/\n(?!\n)/g, `\n${indent}`);
}

/** An item of a list with boxes to tick. */
export function writeTickItem(item: string): string {
  return `- [ ] ${item}`;
}

function section(heading: string, markdown: string): string {
  return markdown && `## ${heading}\n\n${markdown}`;
}

function titled(level: '##' | '###', name: string, title: string, markdown: string): string {
  const heading = title ? `${level} ${name}: ${escapeMarkdown(title)}` : `${level} ${name}`;
  return markdown ? `${heading}\n\n${markdown}` : heading;
}

function teachingPoint({ heading, explanation, examples, commonMistake }: TeachingPoint): string {
  return [
    titled('##', 'Teaching point', heading, explanation),
    examples.length > 0 && `### Examples\n\n${examples.map((example) => `- ${example}`).join('\n')}`,
    commonMistake && `### ${commonMistakeHeading(commonMistake)}\n\n${writeCommonMistake(commonMistake)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
