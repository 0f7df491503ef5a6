import { memoryKey, parseMemory } from './game-memory.ts';
import type { GamePorts } from './ports.ts';
import type { GameChoice, Gathered, NamedGame } from './table-state.ts';

/** Gathers what a game is dealt from. */
export interface DealGatherer {
  /** Begins for a choice that is likely to be taken: while the learner still reads about it, a slow phone has time. */
  gatherAhead(choice: GameChoice): void;
  /**
   * All of it: at once where it was gathered ahead for this choice and is there, so that no screen need be drawn
   * between. Rejects when the bank can't be loaded.
   */
  take(choice: GameChoice): Gathered | Promise<Gathered>;
}

/** What is gathered before it is asked for. */
interface Ahead {
  choice: GameChoice;
  /** `null` where it failed: it is gathered again once it is asked for. */
  gathering: Promise<Gathered | null>;
  /** `null` while it is on its way. */
  gathered: Gathered | null;
}

export function createDealGatherer({ id, game, ports }: NamedGame & { ports: GamePorts }): DealGatherer {
  const { memory } = game;
  let ahead: Ahead | null = null;

  async function gather(choice: GameChoice): Promise<Gathered> {
    const [bank, learner, kept] = await Promise.all([
      ports.loadPart(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
      ports.readLearner(),
      memory && ports.readMemory(memoryKey(memory, choice)),
    ]);
    return { bank, learner, memory: memory ? parseMemory(memory, kept) : null, seed: ports.newSeed() };
  }

  return {
    gatherAhead(choice) {
      if (ahead && isSameChoice(ahead.choice, choice)) return;
      const next: Ahead = { choice, gathering: gather(choice).catch(() => null), gathered: null };
      ahead = next;
      void next.gathering.then((gathered) => {
        next.gathered = gathered;
      });
    },
    take(choice) {
      const taken = ahead && isSameChoice(ahead.choice, choice) ? ahead : null;
      // The next game is dealt from what this one leaves behind.
      ahead = null;
      return taken?.gathered ?? gatherAfter(taken, choice);
    },
  };

  async function gatherAfter(taken: Ahead | null, choice: GameChoice): Promise<Gathered> {
    return (await taken?.gathering) ?? gather(choice);
  }
}

function isSameChoice(one: GameChoice, other: GameChoice): boolean {
  return one.level === other.level && one.variant === other.variant;
}
