import { STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import type { TextMark } from '../../domain/marked-page.ts';
import type { GameFact, GameResult, Miss } from '../contract.ts';
import { type Draft, findLastDraft, getUsedEmojis, type StoryState } from './state.ts';
import { countWords } from './words.ts';

/** The rest of the sentence before and after a mistake, within a maximum distance. */
const SENTENCE_START = /[^.!?…\n]*$/;
const SENTENCE_END = /^[^.!?…\n]*[.!?…]?/;
const MAX_CONTEXT_CHARACTERS = 80;

function formatWordCount({ text }: Pick<StoryState, 'text'>): string {
  return `${countWords(text)} of ${STORY_WORDS}`;
}

/** The result of a story, which has no score. */
export function getResult(state: StoryState): GameResult {
  const story = findLastDraft(state) ?? state;
  const corrections = countCorrectedMarks(state);
  return {
    headline:
      corrections && corrections.corrected > 0
        ? 'You wrote a story, and made it better!'
        : 'You wrote a story!',
    facts: [
      { label: 'Words', value: formatWordCount(story) },
      { label: 'Emojis', value: getUsedEmojis(state, story.text).length },
      ...(corrections
        ? [{ label: 'Corrected', value: `${corrections.corrected} of ${corrections.total}` }]
        : []),
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

/** The text under a mark. */
function getQuote({ text }: Pick<Draft, 'text'>, { start, end }: TextMark): string {
  return text.slice(start, end);
}

function getMarkKey(draft: Draft, mark: TextMark): string {
  return `${getQuote(draft, mark)}→${mark.correction}`;
}

/**
 * Counts the first page's mistakes that the second no longer has; `null` without a second page or mistakes.
 */
export function countCorrectedMarks({
  drafts: [first, second],
}: StoryState): { corrected: number; total: number } | null {
  if (!first?.check || !second?.check || first.check.marks.length === 0) return null;
  const remaining = new Set(second.check.marks.map((mark) => getMarkKey(second, mark)));
  const { marks } = first.check;
  return {
    corrected: marks.filter((mark) => !remaining.has(getMarkKey(first, mark))).length,
    total: marks.length,
  };
}

/** The marks with a correction on both pages, each mistake once. */
function getMisses({ drafts }: StoryState): readonly Miss[] {
  const all = drafts.flatMap((draft) =>
    (draft.check?.marks ?? []).flatMap((mark) => createMisses(draft, mark)),
  );
  return [...new Map(all.map((miss) => [miss.word, miss])).values()];
}

function createMisses(draft: Draft, mark: TextMark): readonly Miss[] {
  const { start, end, correction, reason } = mark;
  if (correction === undefined) return [];
  const before =
    SENTENCE_START.exec(draft.text.slice(Math.max(0, start - MAX_CONTEXT_CHARACTERS), start))?.[0] ?? '';
  const after = SENTENCE_END.exec(draft.text.slice(end, end + MAX_CONTEXT_CHARACTERS))?.[0] ?? '';
  const addContext = (text: string) => `${before}${text}${after}`.replace(/\s+/g, ' ').trim();
  const right = addContext(correction);
  return [{ word: right, right, reason, given: addContext(getQuote(draft, mark)), isText: true }];
}
