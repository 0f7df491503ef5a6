import type { Exercise } from '../lesson-plan.ts';
import { toPlainText } from '../plan/plain-text.ts';
import { type AnswerForm, chooseAnswerForm } from './answer-form.ts';
import { parseAcceptedAnswers } from './key-notation.ts';
import { findNamedOptions } from './named-options.ts';

/** One question of an exercise. */
export interface ExerciseItem {
  /** Inline markdown; empty if the task itself is the only item. */
  text: string;
  form: AnswerForm;
  /** All accepted answers, the best one first; absent for a free answer. */
  accepted?: readonly string[];
}

/** An exercise split into items that are answered and marked one by one. */
export interface ParsedExercise {
  /** As markdown. */
  task: string;
  items: readonly ExerciseItem[];
}

/** More items are not worth playing on a phone. */
const MAX_ITEMS = 30;
/** "(2) …", "2) …", "2. …" */
const NUMBERED = /^\s*(?:\((\d{1,2})\)|(\d{1,2})[.)])\s+(\S.*)$/;
/** "a) …", "(a) …", "- …", as written by people and models. */
const LISTED = /^\s*(?:\(?[a-z][.)]|[-*•])\s+(\S.*)$/;

/**
 * Splits an exercise into its items. `null` if it asks for one free text, or its items do not match its key:
 * it is then answered as a whole in a text area.
 */
export function parseExercise({ prompt, key }: Exercise): ParsedExercise | null {
  const { task, texts } = splitPrompt(prompt, key?.length);
  if (texts.length > MAX_ITEMS) return null;
  if (texts.length === 0) return key?.length === 1 ? createOnlyItem(task, key[0] ?? '') : null;
  if (key && key.length !== texts.length) return null;
  const accepted = key?.map(parseAcceptedAnswers);
  const plainTask = toPlainText(task);
  const taskOptions = accepted ? findNamedOptions(plainTask, accepted) : [];
  return {
    task,
    items: texts.map((text, index) => {
      const answers = accepted?.[index];
      const form = chooseAnswerForm({
        task: plainTask,
        text: toPlainText(text),
        accepted: answers,
        taskOptions,
      });
      // A choice inside a sentence keeps its place in the text.
      const hasButtons = form.kind === 'order' || (form.kind === 'choice' && form.sentence === undefined);
      return {
        text: hasButtons ? stripOptions(text) : text,
        form,
        ...(answers && { accepted: answers }),
      };
    }),
  };
}

/** An exercise whose task is its only item. Its options are shown as buttons instead. */
function createOnlyItem(task: string, key: string): ParsedExercise {
  const text = toPlainText(task);
  const accepted = parseAcceptedAnswers(key);
  const form = chooseAnswerForm({ task: text, text, accepted, taskOptions: [] });
  const hasButtons = form.kind === 'choice' || form.kind === 'order';
  return { task: hasButtons ? stripOptions(task) : task, items: [{ text: '', form, accepted }] };
}

/** The text before the options "(a) …", or all of it if there are none. */
function stripOptions(text: string): string {
  const start = text.search(/\(a\)\s/);
  // The instruction is for paper: here the options themselves are tapped.
  return start < 0
    ? text
    : text
        .slice(0, start)
        .replace(/\bWrite the letters:\s*$/, '')
        .trim();
}

/** The task and its items: the numbered lines at the end, or list items if the key has as many answers. */
function splitPrompt(
  prompt: string,
  answerCount: number | undefined,
): { task: string; texts: readonly string[] } {
  const lines = prompt.split('\n');
  const numbered = splitTrailingItems(lines, (line, index) => {
    const [, inBrackets, bare, text] = NUMBERED.exec(line) ?? [];
    return Number(inBrackets ?? bare) === index + 1 ? text : undefined;
  });
  if (numbered) return numbered;
  const listed = splitTrailingItems(lines, (line) => LISTED.exec(line)?.[1]);
  if (listed && listed.texts.length === answerCount && answerCount > 1) return listed;
  // A single item has no number: it is the last line.
  if (answerCount === 1 && lines.length > 1) {
    return { task: lines.slice(0, -1).join('\n').trim(), texts: lines.slice(-1) };
  }
  return { task: prompt, texts: [] };
}

/** Splits at the first item, if all non-empty lines from there on are items. */
function splitTrailingItems(
  lines: readonly string[],
  parseItem: (line: string, index: number) => string | undefined,
) {
  const first = lines.findIndex((line) => parseItem(line, 0) !== undefined);
  if (first < 0) return undefined;
  const texts = lines
    .slice(first)
    .filter((line) => line.trim() !== '')
    .map(parseItem);
  const items = texts.filter((text) => text !== undefined);
  return items.length === texts.length
    ? { task: lines.slice(0, first).join('\n').trim(), texts: items }
    : undefined;
}
