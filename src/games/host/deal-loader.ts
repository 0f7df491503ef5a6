import { getCarriedStateKey, parseCarriedState } from './carried-state.ts';
import type { DealInputs, GameChoice, NamedGame } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** Loads what a game is dealt from. */
export interface DealLoader {
  /**
   * Starts to load a likely choice while the learner reads about the game, because a slow phone needs the
   * time.
   */
  preloadDeal(choice: GameChoice): void;
  /**
   * The inputs of a deal: synchronous if they were preloaded for this choice, so that no loading screen is
   * drawn. Rejects if the bank can't be loaded.
   */
  takeDeal(choice: GameChoice): DealInputs | Promise<DealInputs>;
}

interface PreloadedDeal {
  choice: GameChoice;
  /** Resolves to `null` after a failure; `takeDeal` then loads again. */
  loading: Promise<DealInputs | null>;
  /** `null` while loading. */
  inputs: DealInputs | null;
}

export function createDealLoader({ id, game, ports }: NamedGame & { ports: GamePorts }): DealLoader {
  const { carriedState } = game;
  let preloaded: PreloadedDeal | null = null;

  async function load(choice: GameChoice): Promise<DealInputs> {
    const [bank, learner, storedState] = await Promise.all([
      ports.loadChunk(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
      ports.readLearner(),
      carriedState && ports.readCarriedState(getCarriedStateKey(carriedState, choice)),
    ]);
    return {
      bank,
      learner,
      carriedState: carriedState ? parseCarriedState(carriedState, storedState) : null,
      seed: ports.createSeed(),
    };
  }

  return {
    preloadDeal(choice) {
      if (preloaded && isSameChoice(preloaded.choice, choice)) return;
      const next: PreloadedDeal = { choice, loading: load(choice).catch(() => null), inputs: null };
      preloaded = next;
      void next.loading.then((inputs) => {
        next.inputs = inputs;
      });
    },
    takeDeal(choice) {
      const taken = preloaded && isSameChoice(preloaded.choice, choice) ? preloaded : null;
      // Used once: the next deal depends on the carried state that this game leaves.
      preloaded = null;
      return taken?.inputs ?? loadAfter(taken, choice);
    },
  };

  async function loadAfter(taken: PreloadedDeal | null, choice: GameChoice): Promise<DealInputs> {
    return (await taken?.loading) ?? load(choice);
  }
}

function isSameChoice(one: GameChoice, other: GameChoice): boolean {
  return one.level === other.level && one.variant === other.variant;
}
