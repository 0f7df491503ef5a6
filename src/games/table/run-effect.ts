import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import { memoryAfter } from './game-memory.ts';
import type { GameSaver } from './game-saver.ts';
import type { DealGatherer } from './gather-deal.ts';
import type { GamePorts } from './ports.ts';
import type { GameChoice, Gathered, NamedGame, TableEffect, TableEvent, TableState } from './table-state.ts';

/** What a table is given by whoever opens it. */
export interface TableParts extends NamedGame {
  ports: GamePorts;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  announce: (said: string, sound: Sound | null) => void;
}

/** What an effect works on: the table's parts, what the table makes of them, its state, and the way to change it. */
export interface TableRun extends TableParts {
  saver: GameSaver;
  gatherer: DealGatherer;
  state: () => TableState;
  dispatch: (event: TableEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(run: TableRun, effect: TableEffect): void {
  switch (effect.type) {
    case 'gather':
      gather(run, effect.choice);
      return;
    case 'save':
      run.saver.save(effect.write);
      return;
    case 'save-end':
      void saveEnd(run, effect);
      return;
    case 'announce':
      run.announce(effect.said, effect.sound);
      return;
    default:
      unreachable(effect);
  }
}

function gather(run: TableRun, choice: GameChoice): void {
  const dealing = run.state();
  // Another game may have been chosen meanwhile.
  const dispatch = (event: TableEvent) => run.state() === dealing && run.dispatch(event);
  const give = (gathered: Gathered) => dispatch({ type: 'gathered', gathered });
  const giveUp = (cause: unknown) => {
    console.error(`The game ${run.id} could not be dealt:`, cause);
    dispatch({ type: 'failed-to-deal' });
  };
  const taken = run.gatherer.take(choice);
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
  { id, game, saver, dispatch }: TableRun,
  { over: { choice, begunAt, gameState, result }, news }: Extract<TableEffect, { type: 'save-end' }>,
): Promise<void> {
  const memory = memoryAfter(game, choice, gameState);
  const { score, misses } = result;
  const kept = await saver.saveEnd({ ...choice, begunAt, score, memory, misses }, news).catch((cause) => {
    console.error(`The end of ${id} could not be saved:`, cause);
    return err(MESSAGES.saveFailed);
  });
  dispatch({ type: 'end-save-ended', result, kept });
}
