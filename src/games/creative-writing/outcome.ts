import { STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import type { TextMark } from '../../domain/marked-page.ts';
import type { GameFact, GameResult, Miss } from '../contract.ts';
import { type Draft, findLastDraft, getUsedEmojis, type StoryState } from './state.ts';
import { countWords } from './words.ts';

/** A mistake is recalled by its sentence, as far as that is short. */
const BEFORE = /[^.!?…\n]*$/;
const AFTER = /^[^.!?…\n]*[.!?…]?/;
const AROUND_CHARACTERS = 80;

function formatWordCount({ text }: Pick<StoryState, 'text'>): string {
  return `${countWords(text)} of ${STORY_WORDS}`;
}

/** A story is not measured: it has no score. */
export function getResult(state: StoryState): GameResult {
  const story = findLastDraft(state) ?? state;
  const mended = countCorrectedMarks(state);
  return {
    headline: mended && mended.now > 0 ? 'You wrote a story, and made it better!' : 'You wrote a story!',
    facts: [
      { label: 'Words', value: formatWordCount(story) },
      { label: 'Emojis', value: getUsedEmojis(state, story.text).length },
      ...(mended ? [{ label: 'Corrected', value: `${mended.now} of ${mended.of}` }] : []),
    ],
    misses: getMisses(state),
    givenVerb: 'wrote',
  };
}

export function getScoreboard(state: StoryState): readonly GameFact[] {
  if (state.phase === 'choosing') {
    return [{ label: 'Emojis', value: `${state.chosen.length} of ${STORY_EMOJIS}` }];
  }
  return [
    { label: 'Emojis', value: `${getUsedEmojis(state).length} of ${STORY_EMOJIS}` },
    { label: 'Words', value: formatWordCount(state) },
  ];
}

/** The text that a mark is about. */
export function getQuote({ text }: Pick<Draft, 'text'>, { start, end }: TextMark): string {
  return text.slice(start, end);
}

function getMarkKey(draft: Draft, mark: TextMark): string {
  return `${getQuote(draft, mark)}→${mark.correction}`;
}

/** How many of the first page's mistakes the second has no more; `null` without a second, or without mistakes. */
export function countCorrectedMarks({
  drafts: [first, second],
}: StoryState): { now: number; of: number } | null {
  if (!first?.check || !second?.check || first.check.marks.length === 0) return null;
  const left = new Set(second.check.marks.map((mark) => getMarkKey(second, mark)));
  const { marks } = first.check;
  return { now: marks.filter((mark) => !left.has(getMarkKey(first, mark))).length, of: marks.length };
}

/** What was marked on either page, each mistake once. Nobody learns from a place that is only marked. */
function getMisses({ drafts }: StoryState): readonly Miss[] {
  const all = drafts.flatMap((draft) =>
    (draft.check?.marks ?? []).flatMap((mark) => createMisses(draft, mark)),
  );
  return [...new Map(all.map((miss) => [miss.word, miss])).values()];
}

function createMisses(draft: Draft, mark: TextMark): readonly Miss[] {
  const { start, end, correction, reason } = mark;
  if (correction === undefined) return [];
  const before = BEFORE.exec(draft.text.slice(Math.max(0, start - AROUND_CHARACTERS), start))?.[0] ?? '';
  const after = AFTER.exec(draft.text.slice(end, end + AROUND_CHARACTERS))?.[0] ?? '';
  const among = (text: string) => `${before}${text}${after}`.replace(/\s+/g, ' ').trim();
  const right = among(correction);
  return [{ word: right, right, reason, given: among(getQuote(draft, mark)), isText: true }];
}
