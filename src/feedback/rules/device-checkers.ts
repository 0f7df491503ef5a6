import { createRuleChecker } from '../patterns/rule-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import { apostropheChecker } from './missing-apostrophes.ts';
import { RULE_SETS } from './rule-sets.ts';

/** Who looks for mistakes without a server: where two mark the same place, the earlier one explains it. */
export const DEVICE_CHECKERS: readonly TextChecker[] = [apostropheChecker, createRuleChecker(RULE_SETS)];
