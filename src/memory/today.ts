import type { LocalDay } from '../domain/local-day.ts';
import type { Counts, LearnerMemory } from '../domain/records.ts';
