import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatWordReason } from '../kit/reasons.ts';
import { formatNextReview } from './next-review.ts';
import { type FlashcardsState, findLastAnswer, getFirstAnswers, ROUND_CARDS, replayRound } from './state.ts';

/** The words known first time for two stars and for three. Without one there is no star. */
const STARS = { two: 8, three: 11 };

/**
 * The result of a finished round. Only typed rounds have a score: where learners grade themselves, an honest
 * grade must not cost anything.
 */
export function getResult(state: FlashcardsState): GameResult {
  const cardCount = state.cards.length;
  const knownCount = getFirstAnswers(state).filter(({ grade }) => grade !== 'missed').length;
  return {
    // A shorter round of chosen words is not comparable.
    ...(state.kind === 'typed' && cardCount === ROUND_CARDS ? getScoreAndStars(knownCount) : {}),
    headline: formatHeadline(knownCount, cardCount),
    facts: [
      { label: 'Known first time', value: `${knownCount} of ${cardCount}` },
      { label: 'New words', value: state.cards.filter(({ isNew }) => isNew).length },
    ],
    givenVerb: 'wrote',
    misses: getMisses(state),
  };
}

function getScoreAndStars(known: number): Partial<GameResult> {
  const score = { value: known, text: `${known} of ${ROUND_CARDS} words first time` };
  return known > 0 ? { score, stars: countStars(known, STARS) } : { score };
}

function formatHeadline(known: number, all: number): string {
  const cards = all === 1 ? 'the card' : `all ${all} cards`;
  if (known === all) return `You knew ${cards} first time!`;
  return known === 0
    ? `You have learned ${cards}.`
    : `You knew ${known} of ${all} cards first time, and the others in the end.`;
}

/** Cards missed at first, and those written with a slip. */
function getMisses(state: FlashcardsState): readonly Miss[] {
  return getFirstAnswers(state)
    .filter(({ grade, text }) => grade === 'missed' || (grade === 'hard' && text !== ''))
    .map(({ card, text }) => ({
      word: card.word,
      right: card.word,
      reason: formatWordReason({ meaning: card.meaning, example: card.examples[0] ?? '' }),
      ...(text === '' ? {} : { given: text }),
    }));
}

export function getScoreboard(state: FlashcardsState): readonly GameFact[] {
  const { toCome } = replayRound(state);
  const newCount = toCome.filter(({ isNew }) => isNew).length;
  return [
    { label: 'To review', value: toCome.length - newCount },
    { label: 'New', value: newCount },
    { label: 'Done', value: `${state.cards.length - toCome.length} of ${state.cards.length}` },
  ];
}

/** The note on a synonym, which is no mistake. */
export function formatSynonymNote(text: string): string {
  return `${text} fits, too. But we’re looking for another word.`;
}

/** Describes the newest answer; `null` before the first. */
export function formatAnswer(state: FlashcardsState): { text: string; isKnown: boolean } | null {
  const last = findLastAnswer(state);
  if (!last) return null;
  const { card, grade, text } = last;
  const { word } = card;
  const nextReview =
    grade === 'missed'
      ? 'You’ll see it again in this round.'
      : `You’ll see it again ${formatNextReview(grade, last)}.`;
  const isKnown = grade !== 'missed';
  if (state.kind !== 'typed') return { isKnown, text: `${word}: ${nextReview.toLowerCase()}` };
  if (grade === 'right') return { isKnown, text: `Right: ${word}. ${nextReview}` };
  if (grade === 'hard')
    return { isKnown, text: `Almost right: we write ${word}, not ${text}. ${nextReview}` };
  return { isKnown, text: `The word is ${word}. ${nextReview}` };
}
