import { CONTESTANT_COUNT, REPLY_COUNT, type Scene } from '../../../src/content/scenes/scene-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { pick } from '../../../src/domain/random.ts';
import { createSceneLoader } from '../../../src/games/blind-date/deal.ts';
import { countLamps, getPoints, isRapportKnown, LAMPS } from '../../../src/games/blind-date/rapport.ts';
import { getTurnId } from '../../../src/games/blind-date/rules.ts';
import {
  type DateMove,
  type DateState,
  getExcludedReply,
  isContestantVisible,
} from '../../../src/games/blind-date/state.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

const PLACES = Array.from({ length: CONTESTANT_COUNT }, (_, place) => place);

/** How the contract test plays Blind Date by random moves, and the rules that each state keeps. */
export const blindDateProbe: GameProbe<readonly Scene[], DateState> = {
  levels: LEVELS,
  gamesBeforeRepeats: 5,
  loadBank: createSceneLoader('adult'),
  createMove(_state, rng): DateMove {
    // Includes places beyond the replies and the contestants.
    const place = Math.floor(rng() * (REPLY_COUNT + 2)) - 1;
    return pick(
      [
        { type: 'continued' },
        { type: 'spoke', reply: place },
        { type: 'chose', contestant: place },
        { type: 'started-again' },
        { type: 'asked-hint' },
        { type: 'changed-mind' },
      ],
      rng,
    );
  },
  findBrokenRules: (state) => {
    const { scene, said, spent, again, hinted, now } = state;
    const isTalk = ['meeting', 'asked', 'reacted'].includes(now.phase);
    return findBrokenRules([
      [() => spent.length === said.length, 'every reply has its time'],
      [() => isTalk || said.length === scene.turns.length, 'no contestant is chosen before the talk is over'],
      [() => now.phase !== 'asked' || said.length < scene.turns.length, 'there is a turn to answer'],
      [() => now.phase !== 'reacted' || said.length > 0, 'there is something to react to'],
      [() => new Set(hinted).size === hinted.length, 'a hint is given once'],
      [() => again === null || said[again.turn] !== again.first, 'a second start says something else'],
      [
        () => now.phase !== 'asked' || again?.turn !== said.length || getExcludedReply(state) === again.first,
        'a reply that was taken back is excluded',
      ],
      [
        () => !isTalk || PLACES.every((place) => !isContestantVisible(state, place)),
        'no contestant is visible in the talk',
      ],
      [
        () => PLACES.every((place) => isContestantVisible(state, place) || !isRapportKnown(state, place)),
        'a hidden contestant’s rapport is unknown',
      ],
      [
        () => PLACES.every((place) => countLamps(state, place) >= 0 && countLamps(state, place) <= LAMPS),
        'lamps are in their bounds',
      ],
      [() => getPoints(state) >= 0 && getPoints(state) <= 100, 'points are in their bounds'],
    ]);
  },
  knowsItem: (scenes, { kind, id }) =>
    kind === 'fact' &&
    scenes.some((scene) => scene.turns.some((_, turn) => getTurnId({ scene }, turn) === id)),
};
