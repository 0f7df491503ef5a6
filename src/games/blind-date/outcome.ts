import { BEST_RAPPORT, type Fit, type Reply } from '../../content/scenes/scene-schema.ts';
import type { Fact, GameResult, Miss } from '../contract.ts';
import { joinReasons } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import { choosesYou, LAMPS, lampsOf, pointsOf } from './rapport.ts';
import {
  bestReply,
  chosenIn,
  contestantAt,
  type DateState,
  OPENING_STEPS,
  openingOrder,
  replyIn,
  speakerNow,
  turnAt,
  turnNow,
} from './state.ts';

/** Points for two stars and for three; no point, no star. */
const STARS = { two: 55, three: 85 };

/** The outcome: how much of the rapport there was to win with all three. */
export function result(state: DateState): GameResult {
  const points = pointsOf(state);
  return {
    score: { value: points, text: `${points}% rapport` },
    ...(points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline: verdictText(state),
    facts: [
      { label: 'Rapport', value: `${points}%` },
      ...state.scene.contestants.map(({ name }, contestant) => ({
        label: name,
        value: `${lampsOf(state, contestant)} of ${LAMPS} lamps`,
      })),
    ],
    misses: state.scene.turns.flatMap((_, turn) => missOf(state, turn)),
  };
}

/** A reply that did not fit, even where it was mended by a second start. */
function missOf(state: DateState, turn: number): Miss[] {
  const given = replyIn(state, turn, 'first');
  if (!given || given.fits === 'right') return [];
  const best = bestReply(state, turn);
  const { by, says } = turnAt(state, turn);
  return [
    {
      asked: `${contestantAt(state, by).name}: ${says}`,
      word: best.text,
      right: best.text,
      reason: joinReasons(given.because, best.because),
      given: given.text,
      isFact: true,
    },
  ];
}

/** How far the talk is; what it came to, only once the screen is open. */
export function standing(state: DateState): readonly Fact[] {
  const { now, scene } = state;
  const isKnown = now.phase === 'debrief' || now.phase === 'over';
  return isKnown
    ? [{ label: 'Rapport', value: `${pointsOf(state)}%` }]
    : [{ label: 'Turn', value: `${turnNow(state) + 1} of ${scene.turns.length}` }];
}

/** A contestant as long as nobody can see them. */
export function numberOf(contestant: number): string {
  return `Number ${contestant + 1}`;
}

export function hintText(state: DateState, contestant: number): string {
  return `${numberOf(contestant)} talks like this: ${contestantAt(state, contestant).manner}.`;
}

/** What the one who was spoken to says now. */
export function reactionText(state: DateState): string {
  return `${numberOf(speakerNow(state))}: ${replyIn(state, turnNow(state))?.reaction}`;
}

export function choiceText(chosen: number): string {
  return `You chose number ${chosen + 1}. Will number ${chosen + 1} choose you, too?`;
}

/** Who the newest open part of the screen shows; at the end, whether the one chosen chose you. */
export function openingText(state: DateState): string {
  const { now } = state;
  if (now.phase !== 'opening') return '';
  if (now.step === OPENING_STEPS) return verdictText(state);
  const shown = openingOrder(now.chosen)[now.step - 1];
  if (shown === undefined) return choiceText(now.chosen);
  const { name, about } = contestantAt(state, shown);
  return `${numberOf(shown)} is ${name}. ${about}`;
}

const FITTING = {
  'too formal': 'Too formal',
  'too casual': 'Too casual',
  rude: 'Rude',
  'off the point': 'Off the point',
} as const satisfies Record<Exclude<Fit, 'right'>, string>;

/** How a reply suited the one it was said to. */
export function howItFits({ fits, rapport }: Reply): string {
  if (fits !== 'right') return FITTING[fits];
  return rapport === BEST_RAPPORT ? 'Just right' : 'Fine, but not the best';
}

/** Whether the one chosen chose you, too. */
export function verdictText(state: DateState): string {
  const chosen = chosenIn(state);
  const { name } = contestantAt(state, chosen);
  return choosesYou(state, chosen)
    ? `${name} chose you, too!`
    : `${name} would rather go with somebody else.`;
}
