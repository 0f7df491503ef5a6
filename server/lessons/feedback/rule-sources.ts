import type { RuleSource } from '../../../src/feedback/rule-source.ts';
import { DEVICE_RULES } from '../../../src/feedback/rules/device-rules.ts';
import type { HarperLinter } from './harper-linter.ts';
import { harperRules } from './harper-rules.ts';

/** The rules that a device has too, then harper for what none of them marks. */
export function allRuleSources(linter: HarperLinter): readonly RuleSource[] {
  return [...DEVICE_RULES, harperRules(linter)];
}
