import { MESSAGES } from '../../domain/messages.ts';
import { err, unreachable } from '../../domain/result.ts';
import type { Sound } from '../contract.ts';
import { memoryAfter, memoryKey, readMemory } from './game-memory.ts';
import type { GameSaver } from './game-saver.ts';
import type { GamePorts } from './ports.ts';
import type { NamedGame } from './reduce-table.ts';
import type { Dealt, GameChoice, TableEffect, TableEvent, TableState } from './table-state.ts';

/** What effects are run with. */
export interface EffectTools extends NamedGame {
  ports: GamePorts;
  saver: GameSaver;
  /** For the ear; '' and `null` for nothing. */
  tell: (said: string, sound: Sound | null) => void;
  table: () => TableState;
  dispatch: (event: TableEvent) => void;
}

/** Does what an event asked for; what comes of it is the next event. */
export function runEffect(tools: EffectTools, effect: TableEffect): void {
  switch (effect.type) {
    case 'deal':
      void deal(tools, effect.choice);
      return;
    case 'save':
      tools.saver.save(effect.write);
      return;
    case 'finish':
      void finish(tools, effect);
      return;
    case 'tell':
      tools.tell(effect.said, effect.sound);
      return;
    default:
      unreachable(effect);
  }
}

async function deal(tools: EffectTools, choice: GameChoice): Promise<void> {
  const { id, ports, table, dispatch } = tools;
  const dealing = table();
  try {
    const dealt = await gather(tools, choice);
    // Another game may have been chosen meanwhile.
    if (table() === dealing) dispatch({ type: 'dealt', dealt, now: ports.now() });
  } catch (cause) {
    console.error(`The game ${id} could not be dealt:`, cause);
    if (table() === dealing) dispatch({ type: 'failed-to-deal' });
  }
}

async function gather({ id, game, ports }: EffectTools, choice: GameChoice): Promise<Dealt> {
  const { memory } = game;
  const [bank, learner, kept] = await Promise.all([
    ports.loadPart(`${id}-bank`, () => game.loadBank(choice.level, choice.variant)),
    ports.learner(),
    memory && ports.readMemory(memoryKey(memory, choice)),
  ]);
  return { bank, learner, memory: memory ? readMemory(memory, kept) : null, seed: ports.newSeed() };
}

async function finish(
  { id, game, saver, dispatch }: EffectTools,
  { over: { choice, state, result }, news }: Extract<TableEffect, { type: 'finish' }>,
): Promise<void> {
  const memory = memoryAfter(game, choice, state);
  const kept = await saver.finish({ ...choice, score: result.score, memory }, news).catch((cause) => {
    console.error(`The end of ${id} could not be saved:`, cause);
    return err(MESSAGES.saveFailed);
  });
  dispatch({ type: 'kept', result, kept });
}
