import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { VERSION_ANNOTATION } from './engine-test.ts';

const FILE = 'docs/browsers.md';
const START = '<!-- Written by `npm run browsers`. -->';
const END = '<!-- The end of the table. -->';

/** A step of one engine alone has no result in the others. */
function formatStatus(status: TestResult['status'] | undefined): string {
  if (status === undefined) return '–';
  return status === 'passed' ? 'yes' : 'no';
}

/** Writes what the smoke test found into docs/browsers.md: a row for each step, a column for each engine. */
class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, TestResult['status']>>();

  readonly #versions = new Map<string, string>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const version = annotations.find(({ type }) => type === VERSION_ANNOTATION)?.description;
    if (version !== undefined) this.#versions.set(engine, version);
    const row = this.#rows.get(test.title) ?? new Map<string, TestResult['status']>();
    this.#rows.set(test.title, row.set(engine, status));
  }

  onEnd(): void {
    const engines = [...this.#versions.keys()].sort();
    const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [
      write(['step', ...engines.map((engine) => this.#versions.get(engine) ?? engine)]),
      write(['---', ...engines.map(() => '---')]),
      ...[...this.#rows].map(([step, found]) =>
        write([step, ...engines.map((engine) => formatStatus(found.get(engine)))]),
      ),
    ];
    const [before, rest] = readFileSync(FILE, 'utf8').split(START);
    const after = rest?.split(END)[1];
    if (after === undefined) throw new Error(`${FILE} has no place for the table.`);
    writeFileSync(FILE, `${before}${START}\n\n${table.join('\n')}\n\n${END}${after}`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default TableReporter;
