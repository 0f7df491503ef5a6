import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../../ui/speech/sounds.ts';
import { memoryAfter } from './game-memory.ts';
import type { GameSaver } from './game-saver.ts';
import type { DealGatherer } from './gather-deal.ts';
import type { GamePorts } from './ports.ts';
import type { Dealt, GameChoice, NamedGame, TableEffect, TableEvent, TableState } from './table-state.ts';

/** What an effect works on: the parts, the table as it is, and the way to change it. */
export interface TableRun extends NamedGame {
  ports: GamePorts;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  announce: (said: string, sound: Sound | null) => void;
  saver: GameSaver;
  gatherer: DealGatherer;
  table: () => TableState;
  dispatch: (event: TableEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(run: TableRun, effect: TableEffect): void {
  switch (effect.type) {
    case 'deal':
      deal(run, effect.choice);
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

function deal(run: TableRun, choice: GameChoice): void {
  const dealing = run.table();
  // Another game may have been chosen meanwhile.
  const dispatch = (event: TableEvent) => run.table() === dealing && run.dispatch(event);
  const give = (dealt: Dealt) => dispatch({ type: 'dealt', dealt });
  const giveUp = (cause: unknown) => {
    console.error(`The game ${run.id} could not be dealt:`, cause);
    dispatch({ type: 'failed-to-deal' });
  };
  const gathered = run.gatherer.take(choice);
  if (gathered instanceof Promise) {
    gathered.then(give).catch(giveUp);
    return;
  }
  try {
    give(gathered);
  } catch (cause) {
    giveUp(cause);
  }
}

async function saveEnd(
  { id, game, saver, dispatch }: TableRun,
  { over: { choice, begunAt, state, result }, news }: Extract<TableEffect, { type: 'save-end' }>,
): Promise<void> {
  const memory = memoryAfter(game, choice, state);
  const { score, misses } = result;
  const kept = await saver.saveEnd({ ...choice, begunAt, score, memory, misses }, news).catch((cause) => {
    console.error(`The end of ${id} could not be saved:`, cause);
    return err(MESSAGES.saveFailed);
  });
  dispatch({ type: 'end-save-ended', result, kept });
}
