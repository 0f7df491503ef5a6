import { BEST_RAPPORT, type ReplyFit, type SceneReply } from '../../content/scenes/scene-schema.ts';
import type { GameFact, GameResult, Miss } from '../contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { joinReasons } from '../kit/reasons.ts';
import { countLamps, getPoints, isMutualChoice, LAMPS } from './rapport.ts';
import {
  type DateState,
  findReply,
  getBestReply,
  getChosenContestant,
  getContestant,
  getCurrentSpeaker,
  getCurrentTurn,
  getOpeningOrder,
  getTurn,
  OPENING_STEPS,
} from './state.ts';

/** Points for two stars and for three; no point, no star. */
const STARS = { two: 55, three: 85 };

/** The outcome: how much of the rapport there was to win with all three. */
export function getResult(state: DateState): GameResult {
  const points = getPoints(state);
  return {
    score: { value: points, text: `${points}% rapport` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline: formatVerdict(state),
    facts: [
      { label: 'Rapport', value: `${points}%` },
      ...state.scene.contestants.map(({ name }, contestant) => ({
        label: name,
        value: `${countLamps(state, contestant)} of ${LAMPS} lamps`,
      })),
    ],
    misses: state.scene.turns.flatMap((_, turn) => getMisses(state, turn)),
  };
}

/** A reply that did not fit, even where it was mended by a second start. */
function getMisses(state: DateState, turn: number): Miss[] {
  const given = findReply(state, turn, 'first');
  if (!given || given.fits === 'right') return [];
  const best = getBestReply(state, turn);
  const { by, says } = getTurn(state, turn);
  return [
    {
      asked: `${getContestant(state, by).name}: ${says}`,
      word: best.text,
      right: best.text,
      reason: joinReasons(given.because, best.because),
      given: given.text,
      isFact: true,
    },
  ];
}

/** How far the talk is; what it came to, only once the screen is open. */
export function getScoreboard(state: DateState): readonly GameFact[] {
  const { now, scene } = state;
  const isKnown = now.phase === 'debrief' || now.phase === 'over';
  return isKnown
    ? [{ label: 'Rapport', value: `${getPoints(state)}%` }]
    : [{ label: 'Turn', value: `${getCurrentTurn(state) + 1} of ${scene.turns.length}` }];
}

/** A contestant as long as nobody can see them. */
export function formatContestant(contestant: number): string {
  return `Number ${contestant + 1}`;
}

export function formatHint(state: DateState, contestant: number): string {
  return `${formatContestant(contestant)} talks like this: ${getContestant(state, contestant).manner}.`;
}

/** What the one who was spoken to says now. */
export function formatReaction(state: DateState): string {
  return `${formatContestant(getCurrentSpeaker(state))}: ${findReply(state, getCurrentTurn(state))?.reaction}`;
}

export function formatChoice(chosen: number): string {
  return `You chose number ${chosen + 1}. Will number ${chosen + 1} choose you, too?`;
}

/** Who the newest open part of the screen shows; at the end, whether the one chosen chose you. */
export function formatOpening(state: DateState): string {
  const { now } = state;
  if (now.phase !== 'opening') return '';
  if (now.step === OPENING_STEPS) return formatVerdict(state);
  const shown = getOpeningOrder(now.chosen)[now.step - 1];
  if (shown === undefined) return formatChoice(now.chosen);
  const { name, about } = getContestant(state, shown);
  return `${formatContestant(shown)} is ${name}. ${about}`;
}

const FIT_LABELS = {
  'too formal': 'Too formal',
  'too casual': 'Too casual',
  rude: 'Rude',
  'off the point': 'Off the point',
} as const satisfies Record<Exclude<ReplyFit, 'right'>, string>;

/** How a reply suited the one it was said to. */
export function formatFit({ fits, rapport }: SceneReply): string {
  if (fits !== 'right') return FIT_LABELS[fits];
  return rapport === BEST_RAPPORT ? 'Just right' : 'Fine, but not the best';
}

/** Whether the one chosen chose you, too. */
export function formatVerdict(state: DateState): string {
  const chosen = getChosenContestant(state);
  const { name } = getContestant(state, chosen);
  return isMutualChoice(state, chosen)
    ? `${name} chose you, too!`
    : `${name} would rather go with somebody else.`;
}
