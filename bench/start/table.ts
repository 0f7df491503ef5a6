import { type BudgetRow, computeMeasure } from './rows.ts';

const BEGIN = '<!-- The table of a run; `npm run bench:start -- --write` writes it. -->';
const END = '<!-- The end of the table. -->';

/** The rows as a table in Markdown. */
export function renderTable(rows: readonly BudgetRow[]): string {
  return [
    '| | app | compared with | comes to | at most | |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...rows.map(lineOf),
  ].join('\n');
}

function lineOf(row: BudgetRow): string {
  const { name, unit, app, comparedWith, limit: most } = row;
  const measure = computeMeasure(row);
  const told = comparedWith ? `${measure.toFixed(2)} ×` : amount(measure, unit);
  const limit = comparedWith ? `${most} ×` : `${most} ${unit}`;
  const compared = comparedWith ? `${comparedWith.what}, ${amount(comparedWith.value, unit)}` : '–';
  const verdict = measure <= most ? 'holds' : '**missed**';
  return `| ${name} | ${amount(app, unit)} | ${compared} | ${told} | ${limit} | ${verdict} |`;
}

function amount(value: number, unit: BudgetRow['unit']): string {
  return `${value.toFixed(unit.endsWith('B') && value < 100 ? 1 : 0)} ${unit}`;
}

/** The page with these rows between its two marks. */
export function insertTable(page: string, rows: readonly BudgetRow[]): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks for the table.');
  return `${before}${BEGIN}\n\n${renderTable(rows)}\n\n${END}${after}`;
}
