import { explainImpossible, FAULT_POINTS, FAULTS } from './faults.ts';
import type { PlannedFault } from './simulated-page.ts';

/** Counts how often each fault happened at each step. */
export class Coverage {
  readonly #hits = new Map<string, number>();

  hit({ place, fault }: PlannedFault): void {
    const cell = `${place} × ${fault}`;
    this.#hits.set(cell, (this.#hits.get(cell) ?? 0) + 1);
  }

  count({ place, fault }: PlannedFault): number {
    return this.#hits.get(`${place} × ${fault}`) ?? 0;
  }

  /** The cells that could have been hit and were not. */
  emptyCells(): readonly PlannedFault[] {
    return FAULT_POINTS.flatMap((place) =>
      FAULTS.map((fault) => ({ place, fault })).filter(
        (cell) => explainImpossible(place, cell.fault) === null && this.count(cell) === 0,
      ),
    );
  }

  /** The names of the empty cells. */
  listEmpty(): readonly string[] {
    return this.emptyCells().map(({ place, fault }) => `${place} × ${fault}`);
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
    const legend = FAULT_POINTS.map((place, index) => `${letter(index)} ${place}`).join(', ');
    const head = `${' '.repeat(first)}${FAULT_POINTS.map((_, index) => letter(index).padStart(width)).join('')}`;
    const rows = FAULTS.map((fault) => {
      const cells = FAULT_POINTS.map((place) =>
        explainImpossible(place, fault) === null ? String(this.count({ place, fault })) : '–',
      );
      return `${fault.padEnd(first)}${cells.map((cell) => cell.padStart(width)).join('')}`;
    });
    return [legend, head, ...rows].join('\n');
  }
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
