import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../contract.ts';
import { memoryAfter, memoryKey, parseMemory } from './game-memory.ts';
import type { GameSaver } from './game-saver.ts';
import type { GamePorts } from './ports.ts';
import type { Dealt, GameChoice, NamedGame, TableEffect, TableEvent, TableState } from './table-state.ts';

/** What an effect works on: the parts, the table as it is, and the way to change it. */
export interface TableRun extends NamedGame {
  ports: GamePorts;
  /** For the ear: a sentence for a screen reader, and a sound; '' and `null` for nothing. */
  announce: (said: string, sound: Sound | null) => void;
  saver: GameSaver;
  table: () => TableState;
  dispatch: (event: TableEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(run: TableRun, effect: TableEffect): void {
  switch (effect.type) {
    case 'deal':
      void deal(run, effect.choice);
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

async function deal(run: TableRun, choice: GameChoice): Promise<void> {
  const dealing = run.table();
  try {
    const dealt = await gather(run, choice);
    // Another game may have been chosen meanwhile.
    if (run.table() === dealing) run.dispatch({ type: 'dealt', dealt });
  } catch (cause) {
    console.error(`The game ${run.id} could not be dealt:`, cause);
    if (run.table() === dealing) run.dispatch({ type: 'failed-to-deal' });
  }
}

async function gather({ id, game, ports }: TableRun, choice: GameChoice): Promise<Dealt> {
  const { memory } = game;
  const [bank, learner, kept] = await Promise.all([
    ports.loadPart(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
    ports.learner(),
    memory && ports.readMemory(memoryKey(memory, choice)),
  ]);
  return { bank, learner, memory: memory ? parseMemory(memory, kept) : null, seed: ports.newSeed() };
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
