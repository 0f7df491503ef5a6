import type { Exercise } from '../lesson-plan.ts';
import { toPlainText } from '../plan/plain-text.ts';
import { type AnswerForm, chooseAnswerForm } from './answer-form.ts';
import { parseAcceptedAnswers } from './key-notation.ts';
import { findNamedOptions } from './named-options.ts';

/** One thing that an exercise asks. */
export interface ExerciseItem {
  /** Inline markdown; empty where the task says all. */
  text: string;
  form: AnswerForm;
  /** Every right answer, the best one first; absent where many are. */
  accepted?: readonly string[];
}

/** An exercise taken apart, so that each of its items can be answered, and marked, by itself. */
export interface ParsedExercise {
  /** What is to be done, as markdown. */
  task: string;
  items: readonly ExerciseItem[];
}

/** Items beyond this many are no exercise that anybody plays on a phone. */
const MOST_ITEMS = 30;
/** "(2) …", "2) …", "2. …" */
const NUMBERED = /^\s*(?:\((\d{1,2})\)|(\d{1,2})[.)])\s+(\S.*)$/;
/** "a) …", "(a) …", "- …", as people and models write them. */
const LISTED = /^\s*(?:\(?[a-z][.)]|[-*•])\s+(\S.*)$/;

/**
 * Takes an exercise apart, whoever wrote it. `null` where it asks for one free text, or its items and its key don't fit
 * each other: it is then answered, as a whole, in a text area.
 */
export function parseExercise({ prompt, key }: Exercise): ParsedExercise | null {
  const { task, texts } = splitPrompt(prompt, key?.length);
  if (texts.length > MOST_ITEMS) return null;
  if (texts.length === 0) {
    if (key?.length !== 1) return null;
    const accepted = parseAcceptedAnswers(key[0] ?? '');
    const form = chooseAnswerForm({ task: toPlainText(task), text: toPlainText(task), accepted, named: [] });
    // The task is its own only item: its options stand in the answer's place.
    const shown = form.kind === 'choice' || form.kind === 'order' ? stripOptions(task) : task;
    return { task: shown, items: [{ text: '', form, accepted }] };
  }
  if (key && key.length !== texts.length) return null;
  const accepted = key?.map(parseAcceptedAnswers);
  const asked = toPlainText(task);
  const named = accepted ? findNamedOptions(asked, accepted) : [];
  return {
    task,
    items: texts.map((text, index) => {
      const answers = accepted?.[index];
      const form = chooseAnswerForm({ task: asked, text: toPlainText(text), accepted: answers, named });
      const shown = form.kind === 'choice' && form.sentence === undefined ? stripOptions(text) : text;
      return {
        text: form.kind === 'order' ? stripOptions(text) : shown,
        form,
        ...(answers && { accepted: answers }),
      };
    }),
  };
}

/** The text in front of "(a) …", or all of it. */
function stripOptions(text: string): string {
  const at = text.search(/\(a\)\s/);
  // On paper their letters are written; here the options themselves are tapped.
  return at < 0
    ? text
    : text
        .slice(0, at)
        .replace(/\bWrite the letters:\s*$/, '')
        .trim();
}

/** The task and its items: the numbered lines at the prompt's end, or as many listed ones as the key has answers. */
function splitPrompt(
  prompt: string,
  answers: number | undefined,
): { task: string; texts: readonly string[] } {
  const lines = prompt.split('\n');
  const numbered = splitTrailingItems(lines, (line, index) => {
    const [, inBrackets, bare, text] = NUMBERED.exec(line) ?? [];
    return Number(inBrackets ?? bare) === index + 1 ? text : undefined;
  });
  if (numbered) return numbered;
  const listed = splitTrailingItems(lines, (line) => LISTED.exec(line)?.[1]);
  if (listed && listed.texts.length === answers && answers > 1) return listed;
  // One item needs no number: it stands below its task.
  if (answers === 1 && lines.length > 1) {
    return { task: lines.slice(0, -1).join('\n').trim(), texts: lines.slice(-1) };
  }
  return { task: prompt, texts: [] };
}

/** Parts the lines at the first from which on all that are not empty are items. */
function splitTrailingItems(
  lines: readonly string[],
  itemOf: (line: string, index: number) => string | undefined,
) {
  const first = lines.findIndex((line) => itemOf(line, 0) !== undefined);
  if (first < 0) return undefined;
  const texts = lines
    .slice(first)
    .filter((line) => line.trim() !== '')
    .map(itemOf);
  const items = texts.filter((text) => text !== undefined);
  return items.length === texts.length
    ? { task: lines.slice(0, first).join('\n').trim(), texts: items }
    : undefined;
}
