import { expect, test } from 'vitest';
import { loadScenes } from '../../../src/content/scenes/scene-bank.ts';
import { createAppearances } from '../../../src/games/blind-date/appearance.ts';

const BANKS = ['young-a', 'young-b', 'young-c', 'adult-a', 'adult-b', 'adult-c'] as const;
const SCENES = (await Promise.all(BANKS.map((bank) => loadScenes(bank)))).flat();

test('the three of a scene differ in hair, clothes and what else they wear, and look the same each time', () => {
  for (const scene of SCENES) {
    const looks = createAppearances(scene);
    for (const part of ['hair', 'extra', 'cloth'] as const) {
      expect(new Set(looks.map((look) => look[part])).size, scene.id).toBe(3);
    }
    expect(createAppearances(scene)).toEqual(looks);
  }
});

test('only those have silver hair of whom a long life is told', () => {
  const silver = SCENES.flatMap((scene) =>
    createAppearances(scene).flatMap(({ hairPaint }, place) =>
      hairPaint === '--hair-silver' ? [scene.contestants[place]?.name] : [],
    ),
  );
  expect(silver.toSorted()).toEqual(
    ['Aurelio', 'Edwin', 'Ezekiel', 'Gudrun', 'Hortensia', 'Mr Osei', 'Ottilie'].toSorted(),
  );
});
