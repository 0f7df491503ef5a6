import { chainGame } from '../chain/chain-rules.ts';
import * as outcome from './outcome.ts';
import * as rules from './rules.ts';
import { invariants, stateSchema } from './state.ts';
import { WordChainView } from './view.tsx';

export const game = chainGame({ ...rules, ...outcome, schema: stateSchema, invariants, View: WordChainView });
