import type { CommonMistake, TeachingPoint } from '../domain/lesson-plan.ts';
import type { Skill } from '../domain/skills.ts';
import { joinParagraphs } from './class-parts.ts';
import type { Unit } from './curriculum-schema.ts';

/** Units of these skills contrast strategies, not right English with wrong. */
const STRATEGY_SKILLS: ReadonlySet<Skill> = new Set(['Reading', 'Listening']);

/**
 * The teaching point of a class.
 *
 * @param unit with its own examples and mistake, or with those of a lesson
 * @param heading by which the learner's device reports the point as met, unless the class has a name for it
 */
export function toTeachingPoint(
  {
    explanation,
    table,
    examples,
    commonMistake,
  }: Pick<Unit, 'explanation' | 'table' | 'examples' | 'commonMistake'>,
  skill: Skill,
  heading: string,
): TeachingPoint {
  const { lessUseful = STRATEGY_SKILLS.has(skill), ...mistake } = commonMistake;
  const contrast: CommonMistake = lessUseful ? { ...mistake, lessUseful } : mistake;
  const text = table ? joinParagraphs([explanation, renderTable(table)]) : explanation;
  return { heading, explanation: text, examples, commonMistake: contrast };
}

/** A table in markdown, its first row as the head. */
function renderTable([head = [], ...rows]: NonNullable<Unit['table']>): string {
  const renderRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [renderRow(head), renderRow(head.map(() => '---')), ...rows.map(renderRow)].join('\n');
}
