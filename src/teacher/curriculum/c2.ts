import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './c2/grammar.json' with { type: 'json' };
import listening from './c2/listening.json' with { type: 'json' };
import passages from './c2/passages.json' with { type: 'json' };
import reading from './c2/reading.json' with { type: 'json' };
import speaking from './c2/speaking.json' with { type: 'json' };
import tasks from './c2/tasks.json' with { type: 'json' };
import topics from './c2/topics.json' with { type: 'json' };
import vocabulary from './c2/vocabulary.json' with { type: 'json' };
import businessCompanyAnthem from './c2/weeks/c2-business-company-anthem.json' with { type: 'json' };
import growthRedPencil from './c2/weeks/c2-growth-red-pencil.json' with { type: 'json' };
import travelOnlyGuest from './c2/weeks/c2-travel-only-guest.json' with { type: 'json' };
import writing from './c2/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-c.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-c.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-c.json' with { type: 'json' };

/*
 * The C2 material of the built-in teacher. Speaking modules are written for bands: band C serves C1 and C2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason.
 */

export const c2: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  moduleLessons: [businessModules, personalGrowthModules, travelModules],
  weeks: [businessCompanyAnthem, growthRedPencil, travelOnlyGuest],
});
