import { createRuleChecker } from '../patterns/rule-checker.ts';
import type { TextChecker } from '../text-checker.ts';
import { ACTIVE_RULE_SETS } from './active-rules.ts';
import { apostropheChecker } from './missing-apostrophes.ts';

/** The checkers that need no server; where two mark the same text, the earlier one wins. */
export const DEVICE_CHECKERS: readonly TextChecker[] = [
  apostropheChecker,
  createRuleChecker(ACTIVE_RULE_SETS),
];
