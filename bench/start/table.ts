import { measureOf, type Row } from './rows.ts';

const BEGIN = '<!-- The table of a run; `npm run bench:start -- --write` writes it. -->';
const END = '<!-- The end of the table. -->';

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  return [
    '| | app | compared with | comes to | at most | |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...rows.map(lineOf),
  ].join('\n');
}

function lineOf(row: Row): string {
  const { name, unit, app, than, most } = row;
  const measure = measureOf(row);
  const told = than ? `${measure.toFixed(2)} ×` : amount(measure, unit);
  const limit = than ? `${most} ×` : `${most} ${unit}`;
  const compared = than ? `${than.what}, ${amount(than.value, unit)}` : '–';
  const verdict = measure <= most ? 'holds' : '**missed**';
  return `| ${name} | ${amount(app, unit)} | ${compared} | ${told} | ${limit} | ${verdict} |`;
}

function amount(value: number, unit: Row['unit']): string {
  return `${value.toFixed(unit.endsWith('B') && value < 100 ? 1 : 0)} ${unit}`;
}

/** The page with these rows between its two marks. */
export function withTable(page: string, rows: readonly Row[]): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks for the table.');
  return `${before}${BEGIN}\n\n${tableOf(rows)}\n\n${END}${after}`;
}
