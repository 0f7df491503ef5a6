import { createChainGame } from '../chain/chain-rules.ts';
import * as outcome from './outcome.ts';
import * as rules from './rules.ts';
import { stateSchema } from './state.ts';
import { WordChainView } from './view.tsx';

/**
 * Word Chain: the learner and the computer play words in turns, each starting with the last one's last
 * letter.
 */
export const game = createChainGame({ ...rules, ...outcome, schema: stateSchema, View: WordChainView });
