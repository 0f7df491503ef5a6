import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './a2/grammar.json' with { type: 'json' };
import listening from './a2/listening.json' with { type: 'json' };
import passages from './a2/passages.json' with { type: 'json' };
import reading from './a2/reading.json' with { type: 'json' };
import speaking from './a2/speaking.json' with { type: 'json' };
import tasks from './a2/tasks.json' with { type: 'json' };
import topics from './a2/topics.json' with { type: 'json' };
import vocabulary from './a2/vocabulary.json' with { type: 'json' };
import ages69LostTooth from './a2/weeks/a2-ages-6-9-lost-tooth.json' with { type: 'json' };
import ages1012BeanC from './a2/weeks/a2-ages-10-12-bean-c.json' with { type: 'json' };
import businessTwoHundredChairs from './a2/weeks/a2-business-two-hundred-chairs.json' with { type: 'json' };
import growthWrongNotes from './a2/weeks/a2-growth-wrong-notes.json' with { type: 'json' };
import teensSeatF7 from './a2/weeks/a2-teens-seat-f7.json' with { type: 'json' };
import travelTrainToLjubljana from './a2/weeks/a2-travel-train-to-ljubljana.json' with { type: 'json' };
import writing from './a2/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-a.json' with { type: 'json' };
import childrensModules from './speaking-modules/children-a.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-a.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-a.json' with { type: 'json' };

/*
 * The A2 material of the built-in teacher. Speaking modules are written for bands: band A serves A1 and A2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason.
 */

export const a2: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  moduleLessons: [businessModules, childrensModules, personalGrowthModules, travelModules],
  weeks: [
    ages1012BeanC,
    ages69LostTooth,
    businessTwoHundredChairs,
    growthWrongNotes,
    teensSeatF7,
    travelTrainToLjubljana,
  ],
});
