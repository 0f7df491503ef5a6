import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import { escapeMarkdown, oneLine } from '../domain/plan/plain-text.ts';
import type { Correction, FeedbackDraft } from './feedback-draft.ts';
import type { CheckedItem } from './marking/numbered-answers.ts';
import { MISTAKE_KINDS } from './mistake-kinds.ts';

/** Words of the headings: shorter ones for beginners. */
function headingsFor(level: Level) {
  return level.startsWith('A')
    ? { praise: 'Good', items: 'Your answers', corrections: 'Change this', nextStep: 'Next' }
    : {
        praise: 'What went well',
        items: 'Your answers',
        corrections: 'What to correct',
        nextStep: 'Your next step',
      };
}

const quoted = (text: string) => escapeMarkdown(oneLine(text));

function renderItem({ label, given, isRight, expected }: CheckedItem): string {
  return isRight
    ? `- **${label}** is right: ${quoted(given)}`
    : `- **${label}** is not right yet. You wrote “${quoted(given)}”; the answer is **${quoted(expected)}**.`;
}

/** The mistake in bold among the words around it. */
function renderContext({ before, quote, after }: Correction): string {
  // A mistake may begin or end with the space itself, as where a word is missing.
  const gapBefore = /\s$/.test(before) || /^\s/.test(quote) ? ' ' : '';
  const gapAfter = /\s$/.test(quote) || /^\s/.test(after) ? ' ' : '';
  return `${quoted(before)}${gapBefore}**${quoted(quote)}**${gapAfter}${quoted(after)}`;
}

/** A correction; the reason is said once where the one before has the same. */
function renderCorrection(correction: Correction, before: Correction | undefined): string {
  const right = correction.correction;
  const arrow =
    right === undefined ? '' : right.trim() === '' ? ' → leave this out' : ` → **${quoted(right)}**`;
  const line = `- “${renderContext(correction)}”${arrow}`;
  const isSaid = before?.reason === correction.reason && before.kind === correction.kind;
  return isSaid ? line : `${line}  \n  ${quoted(correction.reason)}`;
}

/** Corrections of a kind stand together under its name. */
function renderKinds(corrections: readonly Correction[]): string[] {
  const kinds = [...new Set(corrections.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = corrections.filter((correction) => correction.kind === kind);
    const lines = ofKind
      .map((correction, index) => renderCorrection(correction, ofKind[index - 1]))
      .join('\n');
    return kind === undefined ? [lines] : [`**${MISTAKE_KINDS[kind]}**`, lines];
  });
}

function renderItems({ items, rule }: FeedbackDraft): string[] {
  if (items.length === 0) return [];
  const hasWrong = items.some(({ isRight }) => !isRight);
  return [items.map(renderItem).join('\n'), ...(hasWrong && rule ? [`The rule: ${rule}`] : [])];
}

function renderCorrections({ corrections, moreMistakes }: FeedbackDraft): string[] {
  if (corrections.length === 0) return [];
  const more =
    moreMistakes > 0
      ? [`There ${moreMistakes === 1 ? 'is one more' : `are ${moreMistakes} more`}. Correct these first.`]
      : [];
  return [...renderKinds(corrections), ...more];
}

function section(heading: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`### ${heading}`, ...blocks] : [];
}

/** Lays feedback out as markdown. What the learner wrote is escaped: it shows as it was written. */
export function renderFeedback(draft: FeedbackDraft, level: Level): string {
  const headings = headingsFor(level);
  return [
    ...section(
      headings.praise,
      draft.praise.length > 0 ? [draft.praise.map((line) => `- ${line}`).join('\n')] : [],
    ),
    ...section(headings.items, renderItems(draft)),
    ...section(headings.corrections, renderCorrections(draft)),
    ...section(headings.nextStep, [draft.nextStep]),
    ...(draft.remark ? [`*${draft.remark}*`] : []),
  ].join('\n\n');
}

/** Feedback as it is shown: all in one text, and beside a page on which the mistakes are marked. */
export function renderChecked(draft: FeedbackDraft, level: Level): CheckedText {
  return {
    text: renderFeedback(draft, level),
    note: renderFeedback({ ...draft, corrections: [], moreMistakes: 0 }, level),
    marks: [...draft.marks],
  };
}
