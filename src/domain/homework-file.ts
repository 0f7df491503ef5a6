import { toSafeFileName } from './file-name.ts';
import { getLocalDate } from './local-day.ts';
import { compareNewestFirst } from './memory-retention.ts';
import { escapeMarkdown } from './plan/plain-text.ts';
import { hideAnswerKeys, parsePlan, readPlanTitle } from './plan-markdown.ts';
import type { HomeworkRecord } from './records.ts';

/** The name of the file with all homework: `homework-<uid>.md`. */
export function formatHomeworkFileName(uid: string): string {
  return `homework-${toSafeFileName(uid)}.md`;
}

/**
 * The name of a file with one homework: `homework-<uid>-<date>-<skill>.md`. A later homework with the same
 * name gets the title of its class, and a number if that is the same, too. Case does not count, because some
 * file systems ignore it.
 * @param all the learner's homework, which includes the record
 * @param timeZone as for `getLocalDate`
 */
export function formatHomeworkItemFileName(
  uid: string,
  record: HomeworkRecord,
  all: readonly HomeworkRecord[],
  timeZone?: string,
): string {
  const taken = new Set<string>();
  const oldestFirst = [...all].sort((one, other) => compareNewestFirst(other, one));
  for (const each of oldestFirst) {
    const name = chooseFreeName(uid, each, { taken, timeZone });
    if (each.id === record.id) return name;
    taken.add(name.toLowerCase());
  }
  return chooseFreeName(uid, record, { taken, timeZone });
}

interface NameOptions {
  /** In lower case. */
  taken: ReadonlySet<string>;
  timeZone: string | undefined;
}

function chooseFreeName(uid: string, record: HomeworkRecord, { taken, timeZone }: NameOptions): string {
  const date = getLocalDate(record.createdAt, timeZone);
  const plain = `homework-${toSafeFileName(uid)}-${date}-${toSafeFileName(record.skillFocus)}`;
  const isFree = (name: string) => !taken.has(`${name}.md`.toLowerCase());
  if (isFree(plain)) return `${plain}.md`;
  const titled = `${plain}-${toSafeFileName(getHomeworkTitle(record))}`;
  let name = titled;
  for (let number = 2; !isFree(name); number += 1) name = `${titled}-${number}`;
  return `${name}.md`;
}

/** All homework as one Markdown document, in this order. */
export function renderHomework(records: readonly HomeworkRecord[]): string {
  const items = records.map((record) => renderItem(record, '##')).join('\n\n---\n\n');
  return `# Homework\n\n${items}\n`;
}

/** One homework as a Markdown document. */
export function renderHomeworkItem(record: HomeworkRecord): string {
  return `${renderItem(record, '#')}\n`;
}

/** The title of its class, else its skill. */
export function getHomeworkTitle({ lesson, skillFocus }: HomeworkRecord): string {
  return readPlanTitle(lesson) || `${skillFocus} homework`;
}

function renderItem(record: HomeworkRecord, level: '#' | '##'): string {
  const facts = [
    `- Saved: ${escapeMarkdown(record.date || record.timestamp)}`,
    `- Skill: ${record.skillFocus}`,
    `- Level: ${record.studentLevel}`,
    `- Teacher: ${escapeMarkdown(record.teacher)}`,
  ];
  const answers = listAnsweredExercises(record).map(({ number, prompt, answer }) => {
    const asked = prompt ? `**Exercise ${number}**\n\n${toBlockquote(prompt)}` : `**Exercise ${number}**`;
    return `${asked}\n\n${answer}`;
  });
  return [
    `${level} ${escapeMarkdown(getHomeworkTitle(record))}`,
    facts.join('\n'),
    renderPart(level, 'Notes', demoteHeadings(record.notes, level)),
    renderPart(level, 'Exercise answers', answers.join('\n\n')),
    renderPart(level, 'Drag and drop', renderDragItems(record)),
    renderPart(level, 'Feedback', demoteHeadings(record.feedback, level)),
    renderPart(level, 'The lesson', record.lesson.trim() && toBlockquote(hideAnswerKeys(record.lesson))),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function renderPart(level: '#' | '##', heading: string, markdown: string): string {
  return markdown.trim() && `${level}# ${heading}\n\n${markdown.trim()}`;
}

/** The text with its headings moved below the section's heading. */
function demoteHeadings(markdown: string, level: '#' | '##'): string {
  const highest = Math.min(...[...markdown.matchAll(HEADING)].map(([, marks = '']) => marks.length));
  const deeper = level.length + 2 - highest;
  if (deeper <= 0 || !Number.isFinite(deeper)) return markdown;
  return markdown.replace(
    HEADING,
    (_, marks: string) => `${'#'.repeat(Math.min(6, marks.length + deeper))} `,
  );
}

/** The start of a Markdown heading; its "#" are the group. */
const HEADING = /^ {0,3}(#{1,6})[ \t]+/gm;

function renderDragItems({ dragItems }: HomeworkRecord): string {
  const line = (zone: string, items: readonly string[]) =>
    items.length > 0 ? [`- ${zone}: ${items.map(escapeMarkdown).join(' / ')}`] : [];
  return [...line('Starting', dragItems.starting), ...line('Keeping', dragItems.keeping)].join('\n');
}

/** Quoted, so that the plan's headings and lists stay apart from the document's. */
function toBlockquote(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => (line.trim() ? `> ${line}` : '>'))
    .join('\n');
}

export interface AnsweredExercise {
  /** From 1, as the plan numbers it. */
  number: number;
  /** The exercise's markdown; empty when the plan has no such exercise. */
  prompt: string;
  answer: string;
}

/** The exercises that have an answer, in the plan's order. */
export function listAnsweredExercises(
  record: Pick<HomeworkRecord, 'lesson' | 'exercises'>,
): readonly AnsweredExercise[] {
  const { exercises } = parsePlan(record.lesson);
  return Object.entries(record.exercises)
    .filter(([index, answer]) => /^\d+$/.test(index) && answer.trim() !== '')
    .map(([index, answer]) => ({
      number: Number(index) + 1,
      prompt: exercises[Number(index)]?.prompt ?? '',
      answer,
    }))
    .sort((a, b) => a.number - b.number);
}
