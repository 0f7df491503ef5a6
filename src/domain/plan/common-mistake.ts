import type { TeachingPoint } from '../lesson-plan.ts';
import { listItems } from './lists.ts';

type CommonMistake = NonNullable<TeachingPoint['commonMistake']>;

const LABELS = {
  wrong: /^(?:[*_]*)(?:wrong|incorrect|not|mistake)(?:[*_]*):(?:[*_]*)\s*/i,
  right: /^(?:[*_]*)(?:right|correct|correction|say)(?:[*_]*):(?:[*_]*)\s*/i,
  why: /^(?:[*_]*)(?:why|because|reason|explanation)(?:[*_]*):(?:[*_]*)\s*/i,
} as const;

/** The mistake as three labelled list items. */
export function writeCommonMistake({ wrong, right, why }: CommonMistake): string {
  return [`- Wrong: ${wrong}`, `- Right: ${right}`, `- Why: ${why}`].map((line) => line.trimEnd()).join('\n');
}

/** The mistake from labelled list items or lines; `undefined` without a wrong and a right form. */
export function readCommonMistake(markdown: string): CommonMistake | undefined {
  const items = listItems(markdown);
  const lines = items.length > 0 ? items : markdown.split('\n').map((line) => line.trim());
  const labelled = (label: RegExp) => {
    const line = lines.find((candidate) => label.test(candidate));
    return line?.replace(label, '').trim();
  };
  const [wrong, right] = [labelled(LABELS.wrong), labelled(LABELS.right)];
  if (wrong === undefined || right === undefined) return undefined;
  return { wrong, right, why: labelled(LABELS.why) ?? '' };
}
