import { explainImpossible, FAULT_POINTS, FAULTS } from './faults.ts';
import type { PlannedFault } from './simulated-page.ts';

/** Counts how often each fault happened at each step. */
export class Coverage {
  readonly #hits = new Map<string, number>();

  hit({ point, fault }: PlannedFault): void {
    const cell = `${point} × ${fault}`;
    this.#hits.set(cell, (this.#hits.get(cell) ?? 0) + 1);
  }

  count({ point, fault }: PlannedFault): number {
    return this.#hits.get(`${point} × ${fault}`) ?? 0;
  }

  /** The cells that could have been hit and were not. */
  emptyCells(): readonly PlannedFault[] {
    return FAULT_POINTS.flatMap((point) =>
      FAULTS.map((fault) => ({ point, fault })).filter(
        (cell) => explainImpossible(point, cell.fault) === null && this.count(cell) === 0,
      ),
    );
  }

  /** The names of the empty cells. */
  listEmpty(): readonly string[] {
    return this.emptyCells().map(({ point, fault }) => `${point} × ${fault}`);
  }

  /** The cells as plain data, to be added to another coverage. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.#hits];
  }

  add(entries: readonly (readonly [string, number])[]): void {
    for (const [cell, count] of entries) this.#hits.set(cell, (this.#hits.get(cell) ?? 0) + count);
  }

  /** A printable table: a row per fault, a column per step; `–` where it is impossible. */
  toString(): string {
    const first = Math.max(...FAULTS.map((fault) => fault.length));
    const width = 6;
    const legend = FAULT_POINTS.map((point, index) => `${letter(index)} ${point}`).join(', ');
    const head = `${' '.repeat(first)}${FAULT_POINTS.map((_, index) => letter(index).padStart(width)).join('')}`;
    const rows = FAULTS.map((fault) => {
      const cells = FAULT_POINTS.map((point) =>
        explainImpossible(point, fault) === null ? String(this.count({ point, fault })) : '–',
      );
      return `${fault.padEnd(first)}${cells.map((cell) => cell.padStart(width)).join('')}`;
    });
    return [legend, head, ...rows].join('\n');
  }
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
