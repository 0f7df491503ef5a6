import type { CommonMistake } from '../lesson-plan.ts';
import { readListItems } from './lists.ts';

const LABELS = {
  lessUseful: /^(?:[*_]*)less (?:useful|polite|clear)(?:[*_]*):(?:[*_]*)\s*/i,
  wrong: /^(?:[*_]*)(?:wrong|incorrect|not|mistake)(?:[*_]*):(?:[*_]*)\s*/i,
  right: /^(?:[*_]*)(?:right|correct|correction|say|better)(?:[*_]*):(?:[*_]*)\s*/i,
  why: /^(?:[*_]*)(?:why|because|reason|explanation)(?:[*_]*):(?:[*_]*)\s*/i,
} as const;

/** The heading of the mistake, in a plan's markdown and on screen. */
export function getCommonMistakeHeading({ lessUseful }: CommonMistake): string {
  return lessUseful ? 'A better way' : 'Common mistake';
}

/** The mistake as three labelled list items; correct English is never called wrong. */
export function writeCommonMistake({ wrong, right, why, lessUseful }: CommonMistake): string {
  const [first, second] = lessUseful ? ['Less useful', 'Better'] : ['Wrong', 'Right'];
  return [`- ${first}: ${wrong}`, `- ${second}: ${right}`, `- Why: ${why}`]
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * The mistake from labelled list items or lines; `undefined` without a wrong (or less useful) and a right
 * form.
 */
export function readCommonMistake(markdown: string): CommonMistake | undefined {
  const items = readListItems(markdown);
  const lines = items.length > 0 ? items : markdown.split('\n').map((line) => line.trim());
  const labelled = (label: RegExp) => {
    const line = lines.find((candidate) => label.test(candidate));
    return line?.replace(label, '').trim();
  };
  const [lessUseful, mistake] = [labelled(LABELS.lessUseful), labelled(LABELS.wrong)];
  const wrong = mistake ?? lessUseful;
  const right = labelled(LABELS.right);
  if (wrong === undefined || right === undefined) return undefined;
  const why = labelled(LABELS.why) ?? '';
  return mistake === undefined ? { wrong, right, why, lessUseful: true } : { wrong, right, why };
}
