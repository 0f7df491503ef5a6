import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './c1/grammar.json' with { type: 'json' };
import listening from './c1/listening.json' with { type: 'json' };
import passages from './c1/passages.json' with { type: 'json' };
import reading from './c1/reading.json' with { type: 'json' };
import speaking from './c1/speaking.json' with { type: 'json' };
import tasks from './c1/tasks.json' with { type: 'json' };
import topics from './c1/topics.json' with { type: 'json' };
import vocabulary from './c1/vocabulary.json' with { type: 'json' };
import businessNightLaundry from './c1/weeks/c1-business-night-laundry.json' with { type: 'json' };
import growthElevenBeginnings from './c1/weeks/c1-growth-eleven-beginnings.json' with { type: 'json' };
import travelCarriedCanoe from './c1/weeks/c1-travel-carried-canoe.json' with { type: 'json' };
import writing from './c1/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-c.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-c.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-c.json' with { type: 'json' };

/*
 * The C1 material of the built-in teacher. Speaking modules are written for bands: band C serves C1 and C2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason.
 */

export const c1: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  moduleLessons: [businessModules, personalGrowthModules, travelModules],
  weeks: [businessNightLaundry, growthElevenBeginnings, travelCarriedCanoe],
});
