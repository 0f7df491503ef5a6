import { MESSAGES } from './messages.ts';
import { toPlainText } from './plan/plain-text.ts';
import { hideAnswerKeys } from './plan-markdown.ts';
import { err, ok, type Result } from './result.ts';

/** The language of the speech synthesis (specification, section 7). */
export const SPEECH_LANGUAGE = 'en-US';

/**
 * The sentence that the speaking prompt plays: the first one, up to a period, question mark or exclamation
 * mark, of the first exercise, else of the class plan, else the fallback (specification, section 9). Markdown
 * is removed, because a voice would read it. Fails without exercise and plan.
 * @param exercises the exercises' markdown
 */
export function pickSpeakingSentence(
  exercises: readonly string[],
  classPlan: string,
): Result<string, { kind: 'nothing-to-play' }> {
  const exercise = exercises[0] ?? '';
  if (exercise.trim() === '' && classPlan.trim() === '') return err({ kind: 'nothing-to-play' });
  return ok(findFirstSentence(exercise) ?? findFirstSentence(classPlan) ?? MESSAGES.speakingFallback);
}

function findFirstSentence(markdown: string): string | undefined {
  const sentence = /^[^.?!]*[.?!]/.exec(toSpokenText(markdown))?.[0].trim();
  return sentence !== undefined && /[\p{L}\p{N}]/u.test(sentence) ? sentence : undefined;
}

/** Markdown as plain text for a voice, without headings, tables, rules, and markers of lists and quotes. */
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
