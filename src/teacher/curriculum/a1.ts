import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './a1/grammar.json' with { type: 'json' };
import listening from './a1/listening.json' with { type: 'json' };
import passages from './a1/passages.json' with { type: 'json' };
import reading from './a1/reading.json' with { type: 'json' };
import speaking from './a1/speaking.json' with { type: 'json' };
import tasks from './a1/tasks.json' with { type: 'json' };
import topics from './a1/topics.json' with { type: 'json' };
import vocabulary from './a1/vocabulary.json' with { type: 'json' };
import ages69RobotInTheRain from './a1/weeks/a1-ages-6-9-robot-in-the-rain.json' with { type: 'json' };
import ages1012FiveNames from './a1/weeks/a1-ages-10-12-five-names.json' with { type: 'json' };
import businessSecondBakery from './a1/weeks/a1-business-second-bakery.json' with { type: 'json' };
import growthSlowSwimmers from './a1/weeks/a1-growth-slow-swimmers.json' with { type: 'json' };
import travelBlueDoor from './a1/weeks/a1-travel-blue-door.json' with { type: 'json' };
import writing from './a1/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-a.json' with { type: 'json' };
import childrensModules from './speaking-modules/children-a.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-a.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-a.json' with { type: 'json' };

/*
 * The A1 material of the built-in teacher. Speaking modules are written for bands: band A serves A1 and A2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason.
 */

export const a1: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  moduleLessons: [businessModules, childrensModules, personalGrowthModules, travelModules],
  weeks: [ages1012FiveNames, ages69RobotInTheRain, businessSecondBakery, growthSlowSwimmers, travelBlueDoor],
});
