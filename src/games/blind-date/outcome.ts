import { BEST_RAPPORT, type ReplyFit, type SceneReply } from '../../content/scenes/scene-schema.ts';
import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
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

/** The points for two stars and for three. Without points there is no star. */
const STARS = { two: 55, three: 85 };

/** The result: the share of the possible rapport with all three contestants. */
export function getResult(state: DateState): GameResult {
  const points = getPoints(state);
  return {
    score: { value: points, text: `${points}% match` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline: formatVerdict(state),
    facts: [
      { label: 'Match', value: `${points}%` },
      ...state.scene.contestants.map(({ name }, contestant) => ({
        label: name,
        value: `${countLamps(state, contestant)} of ${LAMPS} lamps`,
      })),
    ],
    misses: state.scene.turns.flatMap((_, turn) => getMisses(state, turn)),
  };
}

/** The first reply of a turn, if it did not fit, even when a second start improved it. */
function getMisses(state: DateState, turn: number): Miss[] {
  const reply = findReply(state, turn, 'first');
  if (!reply || reply.fits === 'right') return [];
  const best = getBestReply(state, turn);
  const { by, says } = getTurn(state, turn);
  return [
    {
      asked: `${getContestant(state, by).name}: ${says}`,
      word: best.text,
      right: best.text,
      reason: `Your reply: ${reply.because} The best one: ${best.because}`,
      given: reply.text,
      isFact: true,
    },
  ];
}

/** The current turn. The rapport is shown only after the screen has opened. */
export function getScoreboard(state: DateState): readonly GameFact[] {
  const { now, scene } = state;
  const isRevealed = now.phase === 'debrief' || now.phase === 'over';
  return isRevealed
    ? [{ label: 'Match', value: `${getPoints(state)}%` }]
    : [{ label: 'Turn', value: `${getCurrentTurn(state) + 1} of ${scene.turns.length}` }];
}

/** The name of a contestant while the screen is closed. */
export function formatContestant(contestant: number): string {
  return `Number ${contestant + 1}`;
}

export function formatHint(state: DateState, contestant: number): string {
  return `${formatContestant(contestant)} talks like this: ${getContestant(state, contestant).manner}.`;
}

/** The contestant's reaction to the newest reply. */
export function formatReaction(state: DateState): string {
  return `${formatContestant(getCurrentSpeaker(state))}: ${findReply(state, getCurrentTurn(state))?.reaction}`;
}

export function formatChoice(chosen: number): string {
  return `You chose number ${chosen + 1}. Will number ${chosen + 1} choose you, too?`;
}

/** Describes the contestant who was revealed last; at the end, whether the chosen one chose the learner. */
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
  'too casual': 'Too relaxed',
  rude: 'Rude',
  'off the point': 'Not an answer',
} as const satisfies Record<Exclude<ReplyFit, 'right'>, string>;

/** Says how a reply suited the contestant. */
export function formatFit({ fits, rapport }: SceneReply): string {
  if (fits !== 'right') return FIT_LABELS[fits];
  return rapport === BEST_RAPPORT ? 'Just right' : 'Fine, but not the best';
}

/** Says whether the chosen contestant chose the learner, too. */
export function formatVerdict(state: DateState): string {
  const chosen = getChosenContestant(state);
  const { name } = getContestant(state, chosen);
  return isMutualChoice(state, chosen)
    ? `${name} chose you, too!`
    : `${name} would like to go with another person.`;
}
