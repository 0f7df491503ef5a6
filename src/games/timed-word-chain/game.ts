import { createChainGame } from '../chain/chain-rules.ts';
import * as outcome from './outcome.ts';
import * as rules from './rules.ts';
import { stateSchema } from './state.ts';
import { TimedChainView } from './view.tsx';

/** Timed Word Chain: the learner makes a chain alone, with 15 seconds for each word. */
export const game = createChainGame({
  ...rules,
  ...outcome,
  schema: stateSchema,
  View: TimedChainView,
});
