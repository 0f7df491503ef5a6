import type { GameFact, GameResult, Miss } from '../contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatWordReason } from '../kit/reasons.ts';
import { formatNextReview } from './next-review.ts';
import { type FlashcardsState, findLastAnswer, getFirstAnswers, ROUND_CARDS, replayRound } from './state.ts';

/** Words written rightly at once for two stars and for three; no word, no star. */
const STARS = { two: 8, three: 11 };

/**
 * The outcome of a finished round. Nothing is compared where learners say themselves how well they knew a word: the
 * honest answer must not cost anything.
 */
export function getResult(state: FlashcardsState): GameResult {
  const all = state.cards.length;
  const known = getFirstAnswers(state).filter(({ grade }) => grade !== 'missed').length;
  return {
    // A round of a few chosen words is not like the others.
    ...(state.kind === 'typed' && all === ROUND_CARDS ? getScoreAndStars(known) : {}),
    headline: formatHeadline(known, all),
    facts: [
      { label: 'Known first time', value: `${known} of ${all}` },
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

/** Cards that were missed at first, and those written with a slip. */
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
  const fresh = toCome.filter(({ isNew }) => isNew).length;
  return [
    { label: 'Due', value: toCome.length - fresh },
    { label: 'New', value: fresh },
    { label: 'Done', value: `${state.cards.length - toCome.length} of ${state.cards.length}` },
  ];
}

/** What was written is no mistake. */
export function formatSynonymNote(text: string): string {
  return `${text} fits as well. Another word is meant.`;
}

/** What the newest answer came to; `null` before the first. */
export function formatAnswer(state: FlashcardsState): { text: string; isKnown: boolean } | null {
  const last = findLastAnswer(state);
  if (!last) return null;
  const { card, grade, text } = last;
  const { word } = card;
  const back =
    grade === 'missed' ? 'It comes again in this round.' : `It comes back ${formatNextReview(grade, last)}.`;
  const isKnown = grade !== 'missed';
  if (state.kind !== 'typed') return { isKnown, text: `${word}: ${back.toLowerCase()}` };
  if (grade === 'right') return { isKnown, text: `Right: ${word}. ${back}` };
  if (grade === 'hard') return { isKnown, text: `Nearly: ${text} is spelt ${word}. ${back}` };
  return { isKnown, text: `The word is ${word}. ${back}` };
}
