import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './b2/grammar.json' with { type: 'json' };
import listening from './b2/listening.json' with { type: 'json' };
import passages from './b2/passages.json' with { type: 'json' };
import reading from './b2/reading.json' with { type: 'json' };
import speaking from './b2/speaking.json' with { type: 'json' };
import tasks from './b2/tasks.json' with { type: 'json' };
import topics from './b2/topics.json' with { type: 'json' };
import vocabulary from './b2/vocabulary.json' with { type: 'json' };
import businessLooseScrew from './b2/weeks/b2-business-loose-screw.json' with { type: 'json' };
import growthLastStop from './b2/weeks/b2-growth-last-stop.json' with { type: 'json' };
import travelSeaLark from './b2/weeks/b2-travel-sea-lark.json' with { type: 'json' };
import writing from './b2/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-b.json' with { type: 'json' };
import childrensModules from './speaking-modules/children-b.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-b.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-b.json' with { type: 'json' };

/*
 * The B2 material of the built-in teacher. Speaking modules are written for bands: band B serves B1 and B2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason.
 */

export const b2: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  moduleLessons: [businessModules, childrensModules, personalGrowthModules, travelModules],
  weeks: [businessLooseScrew, growthLastStop, travelSeaLark],
});
