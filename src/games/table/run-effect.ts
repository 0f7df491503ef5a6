import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import { memoryAfter } from './game-memory.ts';
import type { GameSaver } from './game-saver.ts';
import type { DealGatherer } from './gather-deal.ts';
import type { GamePorts } from './ports.ts';
import type { Dealing, Gathered, NamedGame, TableEffect, TableEvent, TableState } from './table-state.ts';

/** What a table is given by whoever opens it. */
export interface TableParts extends NamedGame {
  ports: GamePorts;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  announce: (said: string, sound: Sound | null) => void;
}

/** What an effect works on: the table's parts, what the table makes of them, its state, and the way to change it. */
export interface EffectContext extends TableParts {
  saver: GameSaver;
  gatherer: DealGatherer;
  state: () => TableState;
  dispatch: (event: TableEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(context: EffectContext, effect: TableEffect): void {
  switch (effect.type) {
    case 'gather':
      gather(context, effect.dealing);
      return;
    case 'save':
      context.saver.save(effect.write);
      return;
    case 'save-end':
      void saveEnd(context, effect);
      return;
    case 'announce':
      context.announce(effect.said, effect.sound);
      return;
    default:
      unreachable(effect);
  }
}

function gather(context: EffectContext, dealing: Dealing): void {
  // Another game may have been chosen meanwhile.
  const dispatch = (event: TableEvent) => context.state() === dealing && context.dispatch(event);
  const give = (gathered: Gathered) => dispatch({ type: 'gathered', gathered });
  const giveUp = (cause: unknown) => {
    console.error(`The game ${context.id} could not be dealt:`, cause);
    dispatch({ type: 'failed-to-deal' });
  };
  const taken = context.gatherer.take(dealing.choice);
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
  { over: { choice, begunAt, gameState, result }, news }: Extract<TableEffect, { type: 'save-end' }>,
): Promise<void> {
  const memory = memoryAfter(game, choice, gameState);
  const { score, misses } = result;
  const savedEnd = await saver.saveEnd({ ...choice, begunAt, score, memory, misses }, news).catch((cause) => {
    console.error(`The end of ${id} could not be saved:`, cause);
    return err(MESSAGES.saveFailed);
  });
  dispatch({ type: 'end-save-ended', result, savedEnd });
}
