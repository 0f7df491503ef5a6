import { createBankLoader } from '../bank-loader.ts';
import { sceneListSchema } from './scene-schema.ts';

/**
 * The scenes of one band for one audience, in separate files so that children never fetch those for adults.
 */
export const loadScenes = createBankLoader('scenes', sceneListSchema, {
  'young-a': () => import('./young-a.json'),
  'young-b': () => import('./young-b.json'),
  'young-c': () => import('./young-c.json'),
  'adult-a': () => import('./adult-a.json'),
  'adult-b': () => import('./adult-b.json'),
  'adult-c': () => import('./adult-c.json'),
});
