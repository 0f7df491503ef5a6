import { GAP } from '../../content/gap.ts';
import { TextWithGaps } from '../../ui/text-with-gaps.tsx';

/** A text of a bank, with its gap drawn as a line and read aloud as "gap". */
export function GapText({ text }: { text: string }) {
  return <TextWithGaps parts={text.split(GAP)} />;
}
