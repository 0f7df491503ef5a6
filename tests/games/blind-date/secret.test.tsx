import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import type { Scene } from '../../../src/content/scenes/scene-schema.ts';
import { getScoreboard } from '../../../src/games/blind-date/outcome.ts';
import type { DateMove, DateState } from '../../../src/games/blind-date/state.ts';
import { DateView } from '../../../src/games/blind-date/view.tsx';
import { ViewServicesContext } from '../../../src/games/kit/view-services.ts';
import { forAll } from '../../for-all.ts';
import { CONTINUE, dealScene, reduceStep } from './talks.ts';

const SCENES = await loadScenes('adult-b');

beforeEach(() => void vi.stubGlobal('window', {}));

const VIEW_SERVICES = {
  getPlayTime: () => 0,
  timeLimits: 'normal',
  isPaused: false,
  singleKeys: true,
  speak: () => {},
  announce: () => {},
} as const;

function renderView(state: DateState): string {
  return renderToStaticMarkup(
    <ViewServicesContext value={VIEW_SERVICES}>
      <DateView state={state} bank={null} send={() => {}} />
    </ViewServicesContext>,
  );
}

/** The same talk with the rapport of its replies rotated, so that other replies are the good ones. */
function rotateRapport(scene: Scene, by: number): Scene {
  return {
    ...scene,
    turns: scene.turns.map((turn) => ({
      ...turn,
      replies: turn.replies.map((reply, place) => {
        const { rapport, fits, because } = turn.replies[(place + by) % turn.replies.length] ?? reply;
        return { ...reply, rapport, fits, because };
      }),
    })),
  };
}

test('only the reaction gives away how good a reply is before the screen opens', () => {
  const moveArbitrary: fc.Arbitrary<DateMove> = fc.oneof(
    fc.constant(CONTINUE),
    fc.nat(2).map((reply): DateMove => ({ type: 'spoke', reply })),
    fc.nat(2).map((contestant): DateMove => ({ type: 'chose', contestant })),
    fc.constantFrom<DateMove>({ type: 'started-again' }, { type: 'asked-hint' }, { type: 'changed-mind' }),
  );
  forAll(
    25,
    fc.constantFrom(...SCENES),
    fc.constantFrom(1, 2),
    fc.array(moveArbitrary, { minLength: 10, maxLength: 60 }),
    (scene, by, moves) => {
      let [one, other] = [dealScene(scene), dealScene(rotateRapport(scene, by))];
      for (const move of moves) {
        const [next, nextOther] = [reduceStep(one, move), reduceStep(other, move)];
        const { now } = next.state;
        if (now.phase === 'opening' && now.step > 0) return;
        expect(nextOther.effects).toEqual(next.effects);
        expect(getScoreboard(nextOther.state)).toEqual(getScoreboard(next.state));
        expect(renderView(nextOther.state)).toBe(renderView(next.state));
        [one, other] = [next.state, nextOther.state];
      }
    },
  );
});

test('no contestant’s name is rendered before the screen opens', () => {
  for (const scene of SCENES) {
    let state = dealScene(scene);
    for (const move of [CONTINUE, { type: 'asked-hint' }, { type: 'spoke', reply: 0 }] as const) {
      state = reduceStep(state, move).state;
      for (const { name } of scene.contestants)
        expect(renderView(state)).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
  }
});
