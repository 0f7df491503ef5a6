import { learnerRules } from '../patterns/learner-rules.ts';
import type { RuleSource } from '../rule-source.ts';
import { RULE_FILES } from './index-of-rules.ts';
import { missingApostrophes } from './missing-apostrophes.ts';

/** Who looks for mistakes without a server: where two mark the same place, the earlier one explains it. */
export const DEVICE_RULES: readonly RuleSource[] = [missingApostrophes, learnerRules(RULE_FILES)];
