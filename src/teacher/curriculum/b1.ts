import type { LevelBank } from '../level-bank.ts';
import { parseLevel } from '../parse-level.ts';
import grammar from './b1/grammar.json' with { type: 'json' };
import listening from './b1/listening.json' with { type: 'json' };
import passages from './b1/passages.json' with { type: 'json' };
import reading from './b1/reading.json' with { type: 'json' };
import speaking from './b1/speaking.json' with { type: 'json' };
import grammarStrands from './b1/strands/grammar-present-perfect-or-past.json' with { type: 'json' };
import listeningStrands from './b1/strands/listening-key-words.json' with { type: 'json' };
import readingStrands from './b1/strands/reading-main-idea.json' with { type: 'json' };
import speakingStrands from './b1/strands/speaking-problems.json' with { type: 'json' };
import vocabularyStrands from './b1/strands/vocabulary-two-part-verbs.json' with { type: 'json' };
import writingStrands from './b1/strands/writing-asking-information.json' with { type: 'json' };
import tasks from './b1/tasks.json' with { type: 'json' };
import topics from './b1/topics.json' with { type: 'json' };
import vocabulary from './b1/vocabulary.json' with { type: 'json' };
import businessBakeryOnline from './b1/weeks/b1-business-bakery-online.json' with { type: 'json' };
import growthDryerLibrary from './b1/weeks/b1-growth-dryer-library.json' with { type: 'json' };
import teensBucketDrummer from './b1/weeks/b1-teens-bucket-drummer.json' with { type: 'json' };
import travelRoom14 from './b1/weeks/b1-travel-room-14.json' with { type: 'json' };
import writing from './b1/writing.json' with { type: 'json' };
import businessModules from './speaking-modules/business-b.json' with { type: 'json' };
import childrensModules from './speaking-modules/children-b.json' with { type: 'json' };
import personalGrowthModules from './speaking-modules/personal-growth-b.json' with { type: 'json' };
import travelModules from './speaking-modules/travel-b.json' with { type: 'json' };

/*
 * The B1 material of the built-in teacher. Speaking modules are written for bands: band B serves B1 and B2.
 * Each of `weeks` is a story told over the classes of a week, for learners of one age or reason; strands are
 * complete lessons on one unit.
 */

export const b1: LevelBank = parseLevel({
  units: [speaking, listening, grammar, vocabulary, reading, writing],
  tasks,
  topics,
  passages,
  strands: [
    grammarStrands,
    listeningStrands,
    readingStrands,
    speakingStrands,
    vocabularyStrands,
    writingStrands,
  ],
  moduleLessons: [businessModules, childrensModules, personalGrowthModules, travelModules],
  weeks: [businessBakeryOnline, growthDryerLibrary, teensBucketDrummer, travelRoom14],
});
