import { createChainGame } from '../chain/chain-rules.ts';
import * as outcome from './outcome.ts';
import * as rules from './rules.ts';
import { stateSchema } from './state.ts';
import { WordChainView } from './view.tsx';

export const game = createChainGame({ ...rules, ...outcome, schema: stateSchema, View: WordChainView });
