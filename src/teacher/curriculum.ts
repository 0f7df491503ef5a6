import type { Level } from '../domain/levels.ts';
import { a1 } from './curriculum/a1.ts';
import { a2 } from './curriculum/a2.ts';
import { b1 } from './curriculum/b1.ts';
import { b2 } from './curriculum/b2.ts';
import { c1 } from './curriculum/c1.ts';
import { c2 } from './curriculum/c2.ts';
import type { LevelBank } from './level-bank.ts';

/** The curriculum of all levels, for the server; the app loads parts of it (load-level.ts). */
export const CURRICULUM: Record<Level, LevelBank> = { A1: a1, A2: a2, B1: b1, B2: b2, C1: c1, C2: c2 };
