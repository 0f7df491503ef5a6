import { getCarriedStateKey, parseCarriedState } from './carried-state.ts';
import type { DealInputs, GameChoice, NamedGame } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** Gathers what a game is dealt from. */
export interface DealLoader {
  /** Begins for a choice that is likely to be taken: while the learner still reads about it, a slow phone has time. */
  preloadDeal(choice: GameChoice): void;
  /**
   * All of it: at once where it was gathered ahead for this choice and is there, so that no screen need be drawn
   * between. Rejects when the bank can't be loaded.
   */
  takeDeal(choice: GameChoice): DealInputs | Promise<DealInputs>;
}

/** What is gathered before it is asked for. */
interface PreloadedDeal {
  choice: GameChoice;
  /** `null` where it failed: it is gathered again once it is asked for. */
  loading: Promise<DealInputs | null>;
  /** `null` while it is on its way. */
  inputs: DealInputs | null;
}

export function createDealLoader({ id, game, ports }: NamedGame & { ports: GamePorts }): DealLoader {
  const { carriedState } = game;
  let ahead: PreloadedDeal | null = null;

  async function gather(choice: GameChoice): Promise<DealInputs> {
    const [bank, learner, kept] = await Promise.all([
      ports.loadChunk(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
      ports.readLearner(),
      carriedState && ports.readCarriedState(getCarriedStateKey(carriedState, choice)),
    ]);
    return {
      bank,
      learner,
      carriedState: carriedState ? parseCarriedState(carriedState, kept) : null,
      seed: ports.createSeed(),
    };
  }

  return {
    preloadDeal(choice) {
      if (ahead && isSameChoice(ahead.choice, choice)) return;
      const next: PreloadedDeal = { choice, loading: gather(choice).catch(() => null), inputs: null };
      ahead = next;
      void next.loading.then((gathered) => {
        next.inputs = gathered;
      });
    },
    takeDeal(choice) {
      const taken = ahead && isSameChoice(ahead.choice, choice) ? ahead : null;
      // The next game is dealt from what this one leaves behind.
      ahead = null;
      return taken?.inputs ?? gatherAfter(taken, choice);
    },
  };

  async function gatherAfter(taken: PreloadedDeal | null, choice: GameChoice): Promise<DealInputs> {
    return (await taken?.loading) ?? gather(choice);
  }
}

function isSameChoice(one: GameChoice, other: GameChoice): boolean {
  return one.level === other.level && one.variant === other.variant;
}
