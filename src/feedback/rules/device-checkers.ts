import { createRuleChecker } from '../patterns/rule-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import { apostropheChecker } from './missing-apostrophes.ts';
import { RULE_SETS } from './rule-sets.ts';

/** The checkers that need no server; where two mark the same text, the earlier one wins. */
export const DEVICE_CHECKERS: readonly TextChecker[] = [apostropheChecker, createRuleChecker(RULE_SETS)];
