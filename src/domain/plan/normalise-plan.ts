import type {
  CommonMistake,
  LessonPlan,
  LessonText,
  ModelText,
  OtherSection,
  StageMinutes,
  TeachingPoint,
} from '../lesson-plan.ts';
import {
  holdExercise,
  holdItem,
  holdMistakePart,
  holdOtherText,
  holdRunningText,
  holdTickItem,
} from './normalise-text.ts';
import { plainLine, tidyCharacters } from './plain-text.ts';
import { PLACEHOLDER_QUICK_CHECK } from './quick-check.ts';
import { isTextKind, isUnreadable, MAX_PLAN_ITEMS, sectionVideoId, UNTITLED_HEADING } from './read-plan.ts';
import { type SectionName, sectionHeading } from './section-names.ts';
import { holdStageMinutes } from './stage-minutes.ts';
import { findVideoId, isVideoId } from './video.ts';
import { writePlan } from './write-plan.ts';

/**
 * The plan as markdown can hold it. A plan that a teacher would write stays as it is; otherwise:
 * - title, vocabulary, Quick Check, badge and headings are plain text on one line;
 * - the other texts are markdown, trimmed, and kept from breaking out of their section (`normalise-text`);
 * - empty words, exercises, items and sections go; an empty Quick Check becomes the placeholders;
 * - another section named like one of the format is called "More: …";
 * - without a valid video id, the first video linked in the plan is its video;
 * - lists end after `MAX_PLAN_ITEMS`.
 */
export function normalisePlan(plan: LessonPlan): LessonPlan {
  const teachingPoint = plan.teachingPoint && normaliseTeachingPoint(plan.teachingPoint);
  const minutes = plan.minutes && holdStageMinutes(plan.minutes);
  const text = plan.text && normaliseText(plan.text);
  const model = plan.model && normaliseText(plan.model);
  const checklist = nonEmpty((plan.checklist ?? []).map(holdTickItem));
  const quickCheck = nonEmpty(plan.quickCheck.map(plainLine));
  const otherVideo = plan.otherSections.map(sectionVideoId).find(Boolean);
  const withoutVideo: LessonPlan = {
    title: plainLine(plan.title),
    goal: holdRunningText(plan.goal),
    warmUp: holdRunningText(plan.warmUp),
    ...(minutes ? { minutes } : {}),
    ...(teachingPoint ? { teachingPoint } : {}),
    vocabulary: plan.vocabulary
      .map((row) => ({
        word: plainLine(row.word),
        meaning: plainLine(row.meaning),
        example: plainLine(row.example),
      }))
      .filter((row) => row.word !== '')
      .slice(0, MAX_PLAN_ITEMS),
    ...(text ? { text } : {}),
    ...(model ? { model } : {}),
    exercises: plan.exercises
      .filter((exercise) => tidyCharacters(exercise.prompt).trim() !== '')
      .slice(0, MAX_PLAN_ITEMS)
      .map(({ prompt, key }, index) => ({ prompt: holdExercise(prompt, index), ...(key ? { key } : {}) })),
    ...(checklist.length > 0 ? { checklist } : {}),
    quickCheck: quickCheck.length > 0 ? quickCheck : PLACEHOLDER_QUICK_CHECK,
    speakingPrompt: holdRunningText(plan.speakingPrompt),
    badge: plainLine(plan.badge),
    extraTask: holdRunningText(plan.extraTask),
    otherSections: plan.otherSections
      .filter((section) => sectionVideoId(section) === undefined)
      .slice(0, MAX_PLAN_ITEMS)
      .map((section) => normaliseOther(section, { teachingPoint, text, minutes, model })),
  };
  const given = plan.videoId !== undefined && isVideoId(plan.videoId) ? plan.videoId : otherVideo;
  const videoId = given ?? findVideoId(writePlan(withoutVideo));
  return videoId ? { ...withoutVideo, videoId } : withoutVideo;
}

function nonEmpty(items: readonly string[]): readonly string[] {
  return items.filter((item) => item !== '').slice(0, MAX_PLAN_ITEMS);
}

function normaliseText<Text extends ModelText>(text: Text): Text | undefined {
  const [title, body] = [plainLine(text.title), holdRunningText(text.body)];
  return title || body ? { ...text, title, body } : undefined;
}

function normaliseTeachingPoint(point: TeachingPoint): TeachingPoint | undefined {
  const heading = plainLine(point.heading);
  const explanation = holdRunningText(point.explanation);
  const examples = nonEmpty(point.examples.map(holdItem));
  const commonMistake = point.commonMistake && normaliseMistake(point.commonMistake);
  if (!heading && !explanation && examples.length === 0 && !commonMistake) return undefined;
  return { heading, explanation, examples, ...(commonMistake ? { commonMistake } : {}) };
}

function normaliseMistake({ wrong, right, why, lessUseful }: CommonMistake): CommonMistake | undefined {
  const mistake = { wrong: holdMistakePart(wrong), right: holdMistakePart(right), why: holdMistakePart(why) };
  if (!mistake.wrong && !mistake.right && !mistake.why) return undefined;
  return lessUseful ? { ...mistake, lessUseful } : mistake;
}

/** The fields of which a plan holds one; a second section of their name is read as an other section. */
interface SingleFields {
  teachingPoint: TeachingPoint | undefined;
  text: LessonText | undefined;
  minutes: StageMinutes | undefined;
  model: ModelText | undefined;
}

function normaliseOther(section: OtherSection, taken: SingleFields): OtherSection {
  const heading = plainLine(section.heading) || UNTITLED_HEADING;
  const markdown = holdOtherText(section.markdown);
  const name = sectionHeading(heading)?.name;
  const isSpare = name === undefined || isUnreadable(name, markdown) || isTaken(name, taken);
  return { heading: isSpare ? heading : `More: ${heading}`, markdown };
}

function isTaken(name: SectionName, { teachingPoint, text, minutes, model }: SingleFields): boolean {
  if (isTextKind(name)) return text !== undefined;
  if (name === 'commonMistake') return teachingPoint?.commonMistake !== undefined;
  const single = { teachingPoint, minutes, model };
  return name in single && single[name as keyof typeof single] !== undefined;
}
