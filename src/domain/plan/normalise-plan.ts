import type { LessonPlan, LessonText, OtherSection, TeachingPoint } from '../lesson-plan.ts';
import { readCommonMistake } from './common-mistake.ts';
import { holdExercise, holdItem, holdMistakePart, holdOtherText, holdRunningText } from './normalise-text.ts';
import { plainLine, tidyCharacters } from './plain-text.ts';
import { PLACEHOLDER_QUICK_CHECK } from './quick-check.ts';
import { isTextKind, MAX_PLAN_ITEMS, sectionVideoId, UNTITLED_HEADING } from './read-plan.ts';
import { sectionHeading } from './section-names.ts';
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
  const text = plan.text && normaliseText(plan.text);
  const quickCheck = nonEmpty(plan.quickCheck.map(plainLine));
  const otherVideo = plan.otherSections.map(sectionVideoId).find(Boolean);
  const withoutVideo: LessonPlan = {
    title: plainLine(plan.title),
    goal: holdRunningText(plan.goal),
    warmUp: holdRunningText(plan.warmUp),
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
    exercises: plan.exercises
      .filter((exercise) => tidyCharacters(exercise.prompt).trim() !== '')
      .slice(0, MAX_PLAN_ITEMS)
      .map(({ prompt, key }, index) => ({ prompt: holdExercise(prompt, index), ...(key ? { key } : {}) })),
    quickCheck: quickCheck.length > 0 ? quickCheck : PLACEHOLDER_QUICK_CHECK,
    speakingPrompt: holdRunningText(plan.speakingPrompt),
    badge: plainLine(plan.badge),
    extraTask: holdRunningText(plan.extraTask),
    otherSections: plan.otherSections
      .filter((section) => sectionVideoId(section) === undefined)
      .slice(0, MAX_PLAN_ITEMS)
      .map((section) => normaliseOther(section, { hasText: text !== undefined, teachingPoint })),
  };
  const given = plan.videoId !== undefined && isVideoId(plan.videoId) ? plan.videoId : otherVideo;
  const videoId = given ?? findVideoId(writePlan(withoutVideo));
  return videoId ? { ...withoutVideo, videoId } : withoutVideo;
}

function nonEmpty(items: readonly string[]): readonly string[] {
  return items.filter((item) => item !== '').slice(0, MAX_PLAN_ITEMS);
}

function normaliseText({ kind, title, body }: LessonText): LessonText | undefined {
  const text = { kind, title: plainLine(title), body: holdRunningText(body) };
  return text.title || text.body ? text : undefined;
}

function normaliseTeachingPoint(point: TeachingPoint): TeachingPoint | undefined {
  const heading = plainLine(point.heading);
  const explanation = holdRunningText(point.explanation);
  const examples = nonEmpty(point.examples.map(holdItem));
  const { wrong, right, why } = point.commonMistake ?? { wrong: '', right: '', why: '' };
  const mistake = { wrong: holdMistakePart(wrong), right: holdMistakePart(right), why: holdMistakePart(why) };
  const hasMistake = !!(mistake.wrong || mistake.right || mistake.why);
  if (!heading && !explanation && examples.length === 0 && !hasMistake) return undefined;
  return { heading, explanation, examples, ...(hasMistake ? { commonMistake: mistake } : {}) };
}

function normaliseOther(
  section: OtherSection,
  plan: { hasText: boolean; teachingPoint: TeachingPoint | undefined },
): OtherSection {
  const heading = plainLine(section.heading) || UNTITLED_HEADING;
  const markdown = holdOtherText(section.markdown);
  const name = sectionHeading(heading)?.name;
  // A second text or teaching point is read as an other section; any other known name is not.
  const isSpare =
    name === undefined ||
    (isTextKind(name) && plan.hasText) ||
    (name === 'teachingPoint' && plan.teachingPoint !== undefined) ||
    (name === 'commonMistake' && (plan.teachingPoint?.commonMistake || !readCommonMistake(markdown)));
  return { heading: isSpare ? heading : `More: ${heading}`, markdown };
}
