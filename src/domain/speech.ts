import { MESSAGES } from './messages.ts';
import { toPlainText } from './plan/plain-text.ts';
import { hideAnswerKeys } from './plan-markdown.ts';
import { err, ok, type Result } from './result.ts';

/** The language of the speech synthesis (specification, section 7). */
export const SPEECH_LANGUAGE = 'en-US';

/**
 * What the speaking prompt says: the first sentence, up to the first period, question mark or exclamation
 * mark, of the first exercise, or else of the class plan, or else the fallback (specification, section 9).
 * Markdown is taken out, since a voice would read it aloud. Fails when there is neither exercise nor plan.
 * @param exercises the exercises' markdown
 */
export function pickSpeakingSentence(
  exercises: readonly string[],
  classPlan: string,
): Result<string, { kind: 'nothing-to-play' }> {
  const exercise = exercises[0] ?? '';
  if (exercise.trim() === '' && classPlan.trim() === '') return err({ kind: 'nothing-to-play' });
  return ok(firstSentence(exercise) ?? firstSentence(classPlan) ?? MESSAGES.speakingFallback);
}

function firstSentence(markdown: string): string | undefined {
  const sentence = /^[^.?!]*[.?!]/.exec(toSpokenText(markdown))?.[0].trim();
  return sentence !== undefined && /[\p{L}\p{N}]/u.test(sentence) ? sentence : undefined;
}

/** Markdown as running text for a voice: no headings, tables or rules, no markers of lists and quotes. */
export function toSpokenText(markdown: string): string {
  return hideAnswerKeys(markdown)
    .split('\n')
    .filter((line) => !/^\s*(?:#{1,6}(?:\s|$)|\||[-*_=]{3,}\s*$|```|~~~)/.test(line))
    .map((line) => line.replace(/^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, ''))
    .map((line) => toPlainText(line).replace(/_{2,}/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
