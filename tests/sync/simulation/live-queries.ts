import type { RowChange } from './memory-database.ts';
import type { SimulatedPage } from './simulated-page.ts';
import type { Timeline } from './timeline.ts';

/** Whether a query reads the row of a change. */
type Touches = (change: RowChange) => boolean;

/** A query of a page; `isDue` while it waits for its next run. */
interface Query {
  page: SimulatedPage;
  touches: Touches;
  run: () => void;
  isDue: boolean;
}

/** The live queries of one learner's pages on one device; each runs again after a change. */
export class LiveQueries {
  readonly #timeline: Timeline;
  #queries: Query[] = [];

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Calls `run` now and after each change; returns a function that stops it. */
  watch(page: SimulatedPage, touches: Touches, run: () => void): () => void {
    const query = { page, touches, run, isDue: false };
    this.#queries.push(query);
    this.#schedule(query);
    return () => {
      this.#queries = this.#queries.filter((other) => other !== query);
    };
  }

  /** Notifies queries of a stored transaction; null stands for unknown changes. */
  notify(changes: readonly RowChange[] | null): void {
    this.#queries = this.#queries.filter(({ page }) => !page.process.isDead);
    for (const query of this.#queries) {
      if (changes === null || changes.some(query.touches)) this.#schedule(query);
    }
  }

  #schedule(query: Query): void {
    if (query.isDue) return;
    query.isDue = true;
    void this.#timeline.waitForTurn(query.page.process).then(() => {
      query.isDue = false;
      query.run();
    });
  }
}
