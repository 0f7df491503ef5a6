import { readRightSentences } from '../right-sentences.ts';
export function readHarmSentences(): readonly string[] {
  return readRightSentences();
}
