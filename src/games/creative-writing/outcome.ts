import { STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import type { TextMark } from '../../domain/marked-page.ts';
import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { createMarkedSentences } from './marked-sentences.ts';
import { type Draft, findLastDraft, getUsedEmojis, type StoryState } from './state.ts';
import { countWords } from './words.ts';

/*
 * What a finished story shows: its result, the scoreboard while it is written, and its corrections. A draft
 * is a text that was handed in; there are at most two, so that the learner can correct the first one.
 */

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
 * Counts the first draft's mistakes that the second no longer has; `null` without a second draft or mistakes.
 * A mistake made twice counts as corrected only when it is gone in both places.
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

/** The sentences of either draft that had corrections, each once. */
function getMisses({ drafts }: StoryState): readonly Miss[] {
  const all = drafts.flatMap(({ text, check }) => createMarkedSentences(text, check?.marks ?? []));
  const misses = all.map((sentence) => ({ ...sentence, word: sentence.right, isText: true }));
  return [...new Map(misses.map((miss) => [miss.word, miss])).values()];
}
