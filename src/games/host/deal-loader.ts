import { getCarriedStateKey, parseCarriedState } from './carried-state.ts';
import type { DealInputs, GameSetup, GameWithId } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** Loads what a game is dealt from: bank, learner, the state carried from the last game, and a seed. */
export interface DealLoader {
  /**
   * Starts to load a likely setup while the learner reads about the game, because a slow phone needs the
   * time.
   */
  preloadDeal(setup: GameSetup): void;
  /**
   * The inputs of a deal: synchronous if they were preloaded for this setup, so that no loading screen is
   * drawn. Rejects if the bank can't be loaded.
   */
  takeDeal(setup: GameSetup): DealInputs | Promise<DealInputs>;
}

interface PreloadedDeal {
  setup: GameSetup;
  /** Resolves to `null` after a failure; `takeDeal` then loads again. */
  loading: Promise<DealInputs | null>;
  /** `null` while loading. */
  inputs: DealInputs | null;
}

export function createDealLoader({ id, game, ports }: GameWithId & { ports: GamePorts }): DealLoader {
  const { carriedState } = game;
  let preloaded: PreloadedDeal | null = null;

  async function load(setup: GameSetup): Promise<DealInputs> {
    const [bank, learner, storedState] = await Promise.all([
      ports.loadChunk(`${id}-bank`, () => game.loadBank(setup.level, setup.variant)),
      ports.readLearner(),
      carriedState && ports.readCarriedState(getCarriedStateKey(carriedState, setup)),
    ]);
    return {
      bank,
      learner,
      carriedState: carriedState ? parseCarriedState(carriedState, storedState) : null,
      seed: ports.createSeed(),
    };
  }

  async function loadAfter(preloadedDeal: PreloadedDeal | null, setup: GameSetup): Promise<DealInputs> {
    return (await preloadedDeal?.loading) ?? load(setup);
  }

  return {
    preloadDeal(setup) {
      if (preloaded && isSameSetup(preloaded.setup, setup)) return;
      const next: PreloadedDeal = { setup, loading: load(setup).catch(() => null), inputs: null };
      preloaded = next;
      void next.loading.then((inputs) => {
        next.inputs = inputs;
      });
    },
    takeDeal(setup) {
      const matchingDeal = preloaded && isSameSetup(preloaded.setup, setup) ? preloaded : null;
      // Used once: the next deal depends on the carried state that this game leaves.
      preloaded = null;
      return matchingDeal?.inputs ?? loadAfter(matchingDeal, setup);
    },
  };
}

function isSameSetup(one: GameSetup, other: GameSetup): boolean {
  return one.level === other.level && one.variant === other.variant;
}
