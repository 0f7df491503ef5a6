import type { RowChange } from './memory-database.ts';
import type { SimulatedPage } from './simulated-page.ts';
import type { Timeline } from './timeline.ts';

/** What of a transaction a query is about. */
type Touches = (change: RowChange) => boolean;

interface Query {
  page: SimulatedPage;
  touches: Touches;
  look: () => void;
  isDue: boolean;
}

/**
 * The live queries of one learner's pages on one device: each looks again, in its own turn, once its rows
 * changed.
 */
export class LiveQueries {
  readonly #timeline: Timeline;
  #queries: Query[] = [];

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Looks now and after each change; returns the way to stop. */
  watch(page: SimulatedPage, touches: Touches, look: () => void): () => void {
    const query = { page, touches, look, isDue: false };
    this.#queries.push(query);
    this.#lookSoon(query);
    return () => {
      this.#queries = this.#queries.filter((other) => other !== query);
    };
  }

  /** A transaction was stored; `changes` is null where they are not known. */
  tell(changes: readonly RowChange[] | null): void {
    this.#queries = this.#queries.filter(({ page }) => !page.process.isDead);
    for (const query of this.#queries) {
      if (changes === null || changes.some(query.touches)) this.#lookSoon(query);
    }
  }

  #lookSoon(query: Query): void {
    if (query.isDue) return;
    query.isDue = true;
    void this.#timeline.waitForTurn(query.page.process).then(() => {
      query.isDue = false;
      query.look();
    });
  }
}
