import * as v from 'valibot';
import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import type { Skill } from '../domain/skills.ts';
import { type Audience, bandOf, suits } from './audience.ts';
import { a1 } from './curriculum/a1.ts';
import { a2 } from './curriculum/a2.ts';
import { b1 } from './curriculum/b1.ts';
import { b2 } from './curriculum/b2.ts';
import { c1 } from './curriculum/c1.ts';
import { c2 } from './curriculum/c2.ts';
import frameJson from './curriculum/frame.json' with { type: 'json' };
import phrasesJson from './curriculum/phrases.json' with { type: 'json' };
import modulesJson from './curriculum/speaking-modules.json' with { type: 'json' };
import childrensTopicsJson from './curriculum/topics-for-children.json' with { type: 'json' };
import {
  frameFile,
  moduleFile,
  type Passage,
  type PhrasePool,
  phraseFile,
  type SpeakingModule,
  type Topic,
  topicFile,
  type Unit,
} from './curriculum-schema.ts';
import type { LevelBank } from './level-bank.ts';

const LEVEL_BANKS: Record<Level, LevelBank> = { A1: a1, A2: a2, B1: b1, B2: b2, C1: c1, C2: c2 };
const TOPICS: readonly Topic[] = [
  ...Object.values(LEVEL_BANKS).flatMap((bank) => bank.topics),
  ...v.parse(topicFile, childrensTopicsJson).topics,
];
const PHRASE_POOLS = v.parse(phraseFile, phrasesJson).pools;
const SPEAKING_MODULES = v.parse(moduleFile, modulesJson).modules;

/** The sentences that frame every class. */
export const FRAME = v.parse(frameFile, frameJson);

/** The teaching points of a skill at a level; at least three. */
export function unitsFor(level: Level, skill: Skill): readonly Unit[] {
  return LEVEL_BANKS[level].units.get(skill) ?? [];
}

/** The topics of a reason that suit the learners of a level; at least three. */
export function topicsFor(level: Level, reason: Reason, audience: Audience): readonly Topic[] {
  return TOPICS.filter(
    (topic) => topic.reason === reason && topic.levels.includes(level) && suits(topic.suits, audience),
  );
}

/** The texts of a level to read, or to listen to, whatever their reason. */
export function passagesFor(level: Level, skill: Passage['skill'], audience: Audience): readonly Passage[] {
  return LEVEL_BANKS[level].passages.filter(
    (passage) => passage.skill === skill && suits(passage.suits, audience),
  );
}

/** The pools of Quick Check phrases: one for each channel, or more. */
export function phrasePoolsFor(level: Level, reason: Reason, audience: Audience): readonly PhrasePool[] {
  const band = bandOf(level);
  return PHRASE_POOLS.filter(
    (pool) => pool.band === band && pool.reason === reason && suits(pool.suits, audience),
  );
}

/** @param module 1 to 5; undefined comes back for any other number */
export function speakingModule(reason: Reason, module: number): SpeakingModule | undefined {
  return SPEAKING_MODULES.find((one) => one.reason === reason && one.module === module);
}
