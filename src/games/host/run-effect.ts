import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import { createCarriedStateUpdate } from './carried-state.ts';
import type { DealLoader } from './deal-loader.ts';
import type { GameSaver } from './game-saver.ts';
import type { DealInputs, DealingState, GameWithId, HostEffect, HostEvent, HostState } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** What a host is created from. */
export interface HostParts extends GameWithId {
  ports: GamePorts;
  /** A text for screen readers and a sound; '' and `null` for none. */
  announce: (text: string, sound: Sound | null) => void;
}

/** What effects work with. */
export interface EffectContext extends HostParts {
  saver: GameSaver;
  dealLoader: DealLoader;
  getState: () => HostState;
  dispatch: (event: HostEvent) => void;
}

/** Runs an effect; its outcome is dispatched as an event. */
export function runEffect(context: EffectContext, effect: HostEffect): void {
  switch (effect.type) {
    case 'load-deal':
      loadDeal(context, effect.dealing);
      return;
    case 'save':
      context.saver.save(effect.write);
      return;
    case 'save-end':
      void saveEnd(context, effect);
      return;
    case 'discard-unsaved':
      context.saver.discardUnsaved();
      return;
    case 'announce':
      context.announce(effect.text, effect.sound);
      return;
    default:
      unreachable(effect);
  }
}

function loadDeal(context: EffectContext, dealing: DealingState): void {
  // The learner may have chosen another game meanwhile.
  const dispatch = (event: HostEvent) => {
    if (context.getState() === dealing) context.dispatch(event);
  };
  const dispatchLoaded = (inputs: DealInputs) => dispatch({ type: 'deal-loaded', inputs });
  const dispatchFailed = (cause: unknown) => {
    console.error(`The game ${context.id} could not be dealt:`, cause);
    dispatch({ type: 'deal-load-failed' });
  };
  const inputs = context.dealLoader.takeDeal(dealing.setup);
  if (inputs instanceof Promise) {
    inputs.then(dispatchLoaded).catch(dispatchFailed);
    return;
  }
  // Preloaded inputs are dispatched synchronously, so that no loading screen is drawn.
  try {
    dispatchLoaded(inputs);
  } catch (cause) {
    dispatchFailed(cause);
  }
}

async function saveEnd(
  { id, game, saver, dispatch }: EffectContext,
  { over: { setup, begunAt, gameState, result }, pendingWrites }: Extract<HostEffect, { type: 'save-end' }>,
): Promise<void> {
  const carriedState = createCarriedStateUpdate(game, setup, gameState);
  const { score, misses } = result;
  const saveResult = await saver
    .saveEnd({ ...setup, begunAt, score, carriedState, misses }, pendingWrites)
    .catch((cause) => {
      console.error(`The end of ${id} could not be saved:`, cause);
      return err(MESSAGES.saveFailed);
    });
  dispatch({ type: 'end-save-settled', result, saveResult });
}
