import * as v from 'valibot';
import { createChoiceKey, type FinishedGame } from '../../domain/game-records.ts';
import type { CarriedStateSpec, Game } from '../game-contract.ts';
import type { GameSetup } from './host-state.ts';

/** The key under which a game's carried state is stored. */
export function getCarriedStateKey(
  { scope }: CarriedStateSpec<unknown, unknown>,
  { level, variant }: GameSetup,
): string {
  return scope === 'all-choices' ? 'all' : createChoiceKey(level, variant);
}

/** The stored carried state, or the initial one if there is none or it can't be read. */
export function parseCarriedState(
  { schema, initial }: CarriedStateSpec<unknown, unknown>,
  raw: unknown,
): unknown {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : initial;
}

/** What a finished game carries over: `after` maps the unparsed value stored by then to the new one. */
export function createCarriedStateUpdate(
  game: Game,
  setup: GameSetup,
  gameState: unknown,
): FinishedGame['carriedState'] {
  const { carriedState } = game;
  if (!carriedState) return undefined;
  return {
    key: getCarriedStateKey(carriedState, setup),
    after: (before) => carriedState.update(parseCarriedState(carriedState, before), gameState, setup),
  };
}
