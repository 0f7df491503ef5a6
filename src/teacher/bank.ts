import * as v from 'valibot';
import type { Level } from '../domain/levels.ts';
import type { Reason } from '../domain/reasons.ts';
import { type Audience, suits } from './audience.ts';
import frameJson from './curriculum/frame.json' with { type: 'json' };
import modulesJson from './curriculum/speaking-modules.json' with { type: 'json' };
import childrensTopicsJson from './curriculum/topics-for-children.json' with { type: 'json' };
import {
  frameFile,
  type ModuleLessonMaterial,
  moduleFile,
  type Passage,
  type PhrasePool,
  type Topic,
  topicFile,
} from './curriculum-schema.ts';
import type { LevelBank } from './level-bank.ts';

const CHILDRENS_TOPICS = v.parse(topicFile, childrensTopicsJson).topics;
const SPEAKING_MODULES = v.parse(moduleFile, modulesJson).modules;

/** The sentences that frame every class. */
export const FRAME = v.parse(frameFile, frameJson);

/** The topics of a reason that suit the learners of a level; at least three. */
export function topicsFor(
  bank: LevelBank,
  level: Level,
  reason: Reason,
  audience: Audience,
): readonly Topic[] {
  return [...bank.topics, ...CHILDRENS_TOPICS].filter(
    (topic) => topic.reason === reason && topic.levels.includes(level) && suits(topic.suits, audience),
  );
}

/** The texts of a level to read, or to listen to, whatever their reason. */
export function passagesFor(
  bank: LevelBank,
  skill: Passage['skill'],
  audience: Audience,
): readonly Passage[] {
  return bank.passages.filter((passage) => passage.skill === skill && suits(passage.suits, audience));
}

/** The pools of Quick Check phrases: one for each channel, or more. */
export function phrasePoolsFor(bank: LevelBank, reason: Reason, audience: Audience): readonly PhrasePool[] {
  return bank.phrases.filter((pool) => pool.reason === reason && suits(pool.suits, audience));
}

/** @param module 1 to 5; undefined comes back for any other number */
export function moduleLessonMaterial(reason: Reason, module: number): ModuleLessonMaterial | undefined {
  return SPEAKING_MODULES.find((one) => one.reason === reason && one.module === module);
}
