import { lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** The level test of set-up, with its questions; loaded when it is first opened. */
export const LevelTest = lazy(async () => {
  const { LevelTest } = await loadChunk(
    'level-test',
    () => import('../features/setup/level-test/level-test.tsx'),
  );
  return { default: LevelTest };
});
