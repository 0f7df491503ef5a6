import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import { createCarriedStateUpdate } from './carried-state.ts';
import type { DealLoader } from './deal-loader.ts';
import type { GameSaver } from './game-saver.ts';
import type { DealInputs, DealingState, HostEffect, HostEvent, HostState, NamedGame } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** What a table is given by whoever opens it. */
export interface HostParts extends NamedGame {
  ports: GamePorts;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  announce: (said: string, sound: Sound | null) => void;
}

/** What an effect works on: the table's parts, what the table makes of them, its state, and the way to change it. */
export interface EffectContext extends HostParts {
  saver: GameSaver;
  dealLoader: DealLoader;
  getState: () => HostState;
  dispatch: (event: HostEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(context: EffectContext, effect: HostEffect): void {
  switch (effect.type) {
    case 'gather':
      loadDeal(context, effect.dealing);
      return;
    case 'save':
      context.saver.save(effect.write);
      return;
    case 'save-end':
      void saveEnd(context, effect);
      return;
    case 'announce':
      context.announce(effect.text, effect.sound);
      return;
    default:
      unreachable(effect);
  }
}

function loadDeal(context: EffectContext, dealing: DealingState): void {
  // Another game may have been chosen meanwhile.
  const dispatch = (event: HostEvent) => context.getState() === dealing && context.dispatch(event);
  const give = (inputs: DealInputs) => dispatch({ type: 'gathered', inputs });
  const giveUp = (cause: unknown) => {
    console.error(`The game ${context.id} could not be dealt:`, cause);
    dispatch({ type: 'failed-to-deal' });
  };
  const taken = context.dealLoader.takeDeal(dealing.choice);
  // What is there already is given at once: no screen is drawn between.
  if (taken instanceof Promise) {
    taken.then(give).catch(giveUp);
    return;
  }
  try {
    give(taken);
  } catch (cause) {
    giveUp(cause);
  }
}

async function saveEnd(
  { id, game, saver, dispatch }: EffectContext,
  { over: { choice, begunAt, gameState, result }, pendingWrites }: Extract<HostEffect, { type: 'save-end' }>,
): Promise<void> {
  const memory = createCarriedStateUpdate(game, choice, gameState);
  const { score, misses } = result;
  const saveResult = await saver
    .saveEnd({ ...choice, begunAt, score, memory, misses }, pendingWrites)
    .catch((cause) => {
      console.error(`The end of ${id} could not be saved:`, cause);
      return err(MESSAGES.saveFailed);
    });
  dispatch({ type: 'end-save-ended', result, saveResult });
}
