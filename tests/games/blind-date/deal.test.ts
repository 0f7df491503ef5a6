import { describe, expect, test } from 'vitest';
import { SCENE_AUDIENCES } from '../../../src/content/scenes/scene-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { carriedState, createInitialState, createSceneLoader } from '../../../src/games/blind-date/deal.ts';
import { game, youngGame } from '../../../src/games/blind-date/game.ts';
import type { DateState } from '../../../src/games/blind-date/state.ts';
import { ANY_CHOICE } from '../any-choice.ts';

const GAMES_IN_A_ROW = 30;

const getReplyOrders = ({ scene }: DateState) =>
  scene.turns.map(({ replies }) => replies.map(({ text }) => text));

describe.each(SCENE_AUDIENCES.flatMap((audience) => LEVELS.map((level) => [audience, level] as const)))(
  'thirty games in a row for %s learners at %s',
  (audience, level) => {
    test('repeat a scene only after all others, with its replies in another order', async () => {
      const scenes = await createSceneLoader(audience)(level);
      const played: DateState[] = [];
      let used = carriedState.initial;
      for (let seed = 0; seed < GAMES_IN_A_ROW; seed += 1) {
        const state = createInitialState(scenes, { seed, carriedState: used });
        used = carriedState.update(used, state, ANY_CHOICE);
        played.push(state);
      }
      for (let from = 0; from + scenes.length <= GAMES_IN_A_ROW; from += 1) {
        const ids = played.slice(from, from + scenes.length).map(({ scene }) => scene.id);
        expect(new Set(ids).size).toBe(scenes.length);
      }
      played.forEach((state, at) => {
        const before = played.slice(0, at).findLast(({ scene }) => scene.id === state.scene.id);
        if (before) expect(getReplyOrders(before)).not.toEqual(getReplyOrders(state));
      });
    });
  },
);

describe('a deal', () => {
  test('shuffles the replies of a turn by its seed alone, and into every order', async () => {
    const scenes = (await createSceneLoader('adult')('B1')).slice(0, 1);
    const [turn] = scenes[0]?.turns ?? [];
    const order = (seed: number) =>
      getReplyOrders(createInitialState(scenes, { seed, carriedState: [] }))[0]?.join('|') ?? '';
    const seen = Array.from({ length: 600 }, (_, seed) => order(seed));
    expect(new Set(seen).size).toBe(6);
    for (const { text } of turn?.replies ?? []) {
      const first = seen.filter((each) => each.startsWith(text)).length;
      expect(first).toBeGreaterThan(150);
      expect(first).toBeLessThan(250);
    }
    expect(order(7)).toBe(order(7));
  });

  test('has only scenes for the audience: learners under sixteen get no adult scenes', async () => {
    for (const level of LEVELS) {
      expect(new Set((await youngGame.loadBank(level, '')).map(({ audience }) => audience))).toEqual(
        new Set(['young']),
      );
      expect(new Set((await game.loadBank(level, '')).map(({ audience }) => audience))).toEqual(
        new Set(['adult']),
      );
    }
  });
});
