import type { LessonPlan, LessonText, TeachingPoint } from '../lesson-plan.ts';
import { getCommonMistakeHeading, writeCommonMistake } from './common-mistake.ts';
import { writeKeys } from './exercise-keys.ts';
import { writeLessonData } from './lesson-data.ts';
import { escapeMarkdown } from './plain-text.ts';
import { VIDEO_HEADING } from './read-plan.ts';
import { writeRecall } from './recall-data.ts';
import { writeStageMinutes } from './stage-minutes.ts';
import { formatVideoLink } from './video.ts';
import { writeVocabulary } from './vocabulary-table.ts';

/** The heading of a plan's text, in its markdown and on screen. */
export const TEXT_HEADINGS = {
  reading: 'Reading',
  listening: 'Listening',
  dialogue: 'Dialogue',
} as const satisfies Record<LessonText['kind'], string>;

/** Writes a normalised plan; sections without content are left out. */
export function writePlan(plan: LessonPlan): string {
  const sections = [
    plan.title && `# ${escapeMarkdown(plan.title)}`,
    renderSection('Goal', plan.goal),
    renderSection('Warm-up', plan.warmUp),
    plan.minutes && renderSection('Time', writeStageMinutes(plan.minutes)),
    plan.teachingPoint && renderTeachingPoint(plan.teachingPoint),
    plan.vocabulary.length > 0 && renderSection('Vocabulary', writeVocabulary(plan.vocabulary)),
    plan.text && renderTitled('##', TEXT_HEADINGS[plan.text.kind], plan.text.title, plan.text.body),
    plan.model && renderTitled('##', 'Model text', plan.model.title, plan.model.body),
    renderSection(
      'Exercises',
      plan.exercises.map(({ prompt }, index) => writeExercise(prompt, index)).join('\n'),
    ),
    plan.checklist && renderSection('Checklist', plan.checklist.map(writeTickItem).join('\n')),
    renderSection(
      'Quick Check',
      plan.quickCheck.map((item) => writeTickItem(escapeMarkdown(item))).join('\n'),
    ),
    renderSection('Speaking prompt', plan.speakingPrompt),
    renderSection('Badge', escapeMarkdown(plan.badge)),
    renderSection('If you have five more minutes', plan.extraTask),
    plan.videoId && renderSection(VIDEO_HEADING, formatVideoLink(plan.videoId)),
    ...plan.otherSections.map(({ heading, markdown }) =>
      renderTitled('##', escapeMarkdown(heading), '', markdown),
    ),
    writeKeys(plan.exercises),
    writeLessonData(plan),
    writeRecall(plan.recall ?? []),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** An item of the numbered list, with its further lines indented. */
export function writeExercise(prompt: string, index: number): string {
  const marker = `${index + 1}. `;
  const indent = ' '.repeat(marker.length);
  return marker + prompt.replace(/\n(?!\n)/g, `\n${indent}`);
}

/** An item of a list with boxes to tick. */
export function writeTickItem(item: string): string {
  return `- [ ] ${item}`;
}

function renderSection(heading: string, markdown: string): string {
  return markdown && `## ${heading}\n\n${markdown}`;
}

function renderTitled(level: '##' | '###', name: string, title: string, markdown: string): string {
  const heading = title ? `${level} ${name}: ${escapeMarkdown(title)}` : `${level} ${name}`;
  return markdown ? `${heading}\n\n${markdown}` : heading;
}

function renderTeachingPoint({ heading, explanation, examples, commonMistake }: TeachingPoint): string {
  return [
    renderTitled('##', 'Teaching point', heading, explanation),
    examples.length > 0 && `### Examples\n\n${examples.map((example) => `- ${example}`).join('\n')}`,
    commonMistake && `### ${getCommonMistakeHeading(commonMistake)}\n\n${writeCommonMistake(commonMistake)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
