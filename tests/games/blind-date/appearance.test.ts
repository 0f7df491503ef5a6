import { expect, test } from 'vitest';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import { createAppearances } from '../../../src/games/blind-date/appearance.ts';

const BANKS = ['young-a', 'young-b', 'young-c', 'adult-a', 'adult-b', 'adult-c'] as const;
const SCENES = (await Promise.all(BANKS.map((bank) => loadScenes(bank)))).flat();

test('the contestants of a scene differ in hair, clothes and accessories, and never change', () => {
  for (const scene of SCENES) {
    const appearances = createAppearances(scene);
    for (const part of ['hair', 'extra', 'cloth'] as const) {
      expect(new Set(appearances.map((appearance) => appearance[part])).size, scene.id).toBe(3);
    }
    expect(createAppearances(scene)).toEqual(appearances);
  }
});

test('only contestants who are described as older have silver hair', () => {
  const silver = SCENES.flatMap((scene) =>
    createAppearances(scene).flatMap(({ hairColour }, place) =>
      hairColour === '--hair-silver' ? [scene.contestants[place]?.name] : [],
    ),
  );
  expect(silver.toSorted()).toEqual(
    ['Aurelio', 'Edwin', 'Ezekiel', 'Gudrun', 'Hortensia', 'Mr Osei', 'Ottilie'].toSorted(),
  );
});
