import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/domain/levels.ts';
import { countTextWords } from '../../src/domain/word-count.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import { taskFiles, unitFiles } from './curriculum-files.ts';

/** What a class of a unit shows before its rule and after its last task. */

const allUnits = unitFiles.flatMap(({ level, skill, units }) =>
  units.map((unit) => ({ level, skill, unit, tasks: findTasks(unit.id) })),
);

function findTasks(id: string) {
  return taskFiles.flatMap(({ units }) => units).find(({ unit }) => unit === id);
}

/** The sentences that a task quotes between asterisks; "…" stands for words that are left out. */
function listQuotations(task: string): readonly string[] {
  return [...task.matchAll(/\*([^*]+)\*/g)].flatMap(([, words = '']) => words.split(/…|[.?!](?: |$)/));
}

const toPlain = (text: string) => text.replace(/["“”]/g, '').trim();

const withText = allUnits.filter(({ skill }) => skill === 'Grammar' || skill === 'Vocabulary');
/** The fewest and the most words of a text that is read before the rule. */
const TEXT_WORDS = { A: [30, 80], B: [60, 130], C: [80, 160] } as const;

describe('a unit', () => {
  test('in Grammar and Vocabulary has a text of a length for its level', () => {
    const isFitting = (level: Level, body: readonly string[]) => {
      const [min, max] = TEXT_WORDS[getCefrBand(level)];
      const count = countTextWords(body.join(' '));
      return count >= min && count <= max;
    };
    const wrong = withText.filter(({ level, unit }) => !unit.text || !isFitting(level, unit.text.body));
    expect(wrong.map(({ unit }) => unit.id)).toEqual([]);
  });

  test('asks a question that makes the learner notice the point', () => {
    expect(allUnits.filter(({ unit }) => !unit.notice).map(({ unit }) => unit.id)).toEqual([]);
  });

  test('quotes its text or its model, where it has one', () => {
    const wrong = allUnits.filter(({ skill, unit, tasks }) => {
      const source = unit.text ?? (skill === 'Writing' ? tasks?.model : undefined);
      if (!source) return false;
      const body = toPlain(source.body.join(' '));
      return !listQuotations(unit.notice?.task ?? '').some(
        (words) => words.trim() && body.includes(toPlain(words)),
      );
    });
    expect(wrong.map(({ unit }) => unit.id)).toEqual([]);
  });

  test('in Grammar has a table of its forms', () => {
    const without = allUnits.filter(({ skill, unit }) => skill === 'Grammar' && !unit.table);
    expect(without.map(({ unit }) => unit.id)).toEqual([]);
  });

  test('has a model answer for each of its last tasks', () => {
    const without = allUnits.flatMap(({ unit, tasks }) =>
      (tasks?.tasks ?? []).filter(({ answer }) => !answer).map(({ text }) => `${unit.id}: ${text}`),
    );
    expect(without).toEqual([]);
  });
});
