import type { Audience, Scene } from '../../content/scenes/scene-schema.ts';
import type { Game } from '../contract.ts';
import type { UsedWords } from '../kit/used-words.ts';
import { loadBankFor, memory, start } from './deal.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type DateMove, type DateState, stateSchema } from './state.ts';
import { DateView } from './view.tsx';

type DateGame = Game<readonly Scene[], DateState, DateMove, UsedWords>;

function gameFor(audience: Audience): DateGame {
  return {
    loadBank: loadBankFor(audience),
    start,
    reduce,
    isOver: ({ now }) => now.phase === 'over',
    result,
    standing,
    schema: stateSchema,
    version: 1,
    memory,
    View: DateView,
  };
}

export const game = gameFor('adult');
/** For those under sixteen. */
export const youngGame = gameFor('young');
