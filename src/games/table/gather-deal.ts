import { memoryKey, parseMemory } from './game-memory.ts';
import type { GamePorts } from './ports.ts';
import type { Dealt, GameChoice, NamedGame } from './table-state.ts';

/** Gathers what a game is dealt from. */
export interface DealGatherer {
  /** Begins for a choice that is likely to be taken: while its start is read, a slow phone has time for it. */
  begin(choice: GameChoice): void;
  /**
   * All of it: at once where it was begun for this choice and is there, so that a screen need not be drawn between.
   * Rejects when the bank can't be loaded.
   */
  take(choice: GameChoice): Dealt | Promise<Dealt>;
}

interface Begun {
  choice: GameChoice;
  gathered: Promise<Dealt | null>;
  /** What came of it. */
  dealt: Dealt | null;
}

export function createDealGatherer({ id, game, ports }: NamedGame & { ports: GamePorts }): DealGatherer {
  const { memory } = game;
  let begun: Begun | null = null;

  async function gather(choice: GameChoice): Promise<Dealt> {
    const [bank, learner, kept] = await Promise.all([
      ports.loadPart(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
      ports.learner(),
      memory && ports.readMemory(memoryKey(memory, choice)),
    ]);
    return { bank, learner, memory: memory ? parseMemory(memory, kept) : null, seed: ports.newSeed() };
  }

  function begin(choice: GameChoice): void {
    if (begun && isSameChoice(begun.choice, choice)) return;
    const early: Begun = { choice, gathered: gather(choice).catch(() => null), dealt: null };
    begun = early;
    void early.gathered.then((dealt) => {
      early.dealt = dealt;
    });
  }

  return {
    begin,
    take(choice) {
      const early = begun && isSameChoice(begun.choice, choice) ? begun : null;
      // The next game is dealt from what this one leaves behind.
      begun = null;
      return early?.dealt ?? gatherAfter(early, choice);
    },
  };

  async function gatherAfter(early: Begun | null, choice: GameChoice): Promise<Dealt> {
    return (await early?.gathered) ?? gather(choice);
  }
}

function isSameChoice(one: GameChoice, other: GameChoice): boolean {
  return one.level === other.level && one.variant === other.variant;
}
