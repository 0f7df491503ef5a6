import type { ReactNode } from 'react';
import layout from '../../../ui/layout.module.css';
import css from './chart.module.css';

export interface ChartProps {
  /** What the chart shows, in one or two sentences. */
  finding: string;
  children: ReactNode;
  table: TableProps;
}

interface TableProps {
  caption: string;
  /** The column headings; each row starts with a heading of its own. */
  columns: readonly [string, ...string[]];
  rows: readonly TableRow[];
}

interface TableRow {
  key: string;
  cells: readonly [string, ...(string | number)[]];
}

/** A chart with its finding as text, and its numbers as a table. */
export function Chart({ finding, children, table }: ChartProps) {
  return (
    <figure className={layout.stack4}>
      <figcaption>{finding}</figcaption>
      {children}
      <details className={css.details}>
        <summary>Show as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with a large text a table is wider than a phone, and is scrolled */}
        <section className={css.scroll} aria-label={table.caption} tabIndex={0}>
          <NumbersTable {...table} />
        </section>
      </details>
    </figure>
  );
}

function NumbersTable({ caption, columns, rows }: TableProps) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
