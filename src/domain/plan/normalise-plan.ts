import type {
  CommonMistake,
  LessonPlan,
  LessonText,
  ModelText,
  OtherSection,
  StageMinutes,
  TeachingPoint,
} from '../lesson-plan.ts';
import { readLessonData } from './lesson-data.ts';
import {
  escapeExercise,
  escapeListItem,
  escapeMistakePart,
  escapeOtherText,
  escapeRunningText,
  escapeTickItem,
} from './normalise-text.ts';
import { cleanCharacters, toPlainLine } from './plain-text.ts';
import { PLACEHOLDER_QUICK_CHECK } from './quick-check.ts';
import {
  findSectionVideoId,
  isTextKind,
  isUnreadable,
  MAX_PLAN_ITEMS,
  UNTITLED_HEADING,
} from './read-plan.ts';
import { readRecall } from './recall-data.ts';
import { parseSectionHeading, type SectionName } from './section-names.ts';
import { normaliseStageMinutes } from './stage-minutes.ts';
import { findVideoId, isVideoId } from './video.ts';
import { writePlan } from './write-plan.ts';

/**
 * The plan in the form that survives a round trip through markdown. A usual plan stays unchanged; otherwise:
 * - title, vocabulary, Quick Check, badge and headings become plain text on one line;
 * - other texts are trimmed, and escaped where they would break out of their section (`normalise-text`);
 * - empty words, exercises, items and sections are removed; an empty Quick Check becomes the placeholders;
 * - another section with a heading of the format is renamed to "More: …";
 * - without a valid video id, the first video linked in the plan is used;
 * - lists are cut to `MAX_PLAN_ITEMS`;
 * - a model answer, sound practice, week, name of the point or item to recall that is empty, invalid or too
 *   long is left out.
 */
export function normalisePlan(plan: LessonPlan): LessonPlan {
  const teachingPoint = plan.teachingPoint && normaliseTeachingPoint(plan.teachingPoint);
  const minutes = plan.minutes && normaliseStageMinutes(plan.minutes);
  const text = plan.text && normaliseText(plan.text);
  const model = plan.model && normaliseText(plan.model);
  const checklist = removeEmpty((plan.checklist ?? []).map(escapeTickItem));
  const quickCheck = removeEmpty(plan.quickCheck.map(toPlainLine));
  const otherVideo = plan.otherSections.map(findSectionVideoId).find(Boolean);
  const { modelAnswer, sound, week, pointName, form } = plan;
  const { stages: _, ...lessonData } = readLessonData({ modelAnswer, sound, week, pointName, form });
  const recall = readRecall(plan.recall);
  const withoutVideo: LessonPlan = {
    title: toPlainLine(plan.title),
    goal: escapeRunningText(plan.goal),
    warmUp: escapeRunningText(plan.warmUp),
    ...(minutes ? { minutes } : {}),
    ...(teachingPoint ? { teachingPoint } : {}),
    vocabulary: plan.vocabulary
      .map((row) => ({
        word: toPlainLine(row.word),
        meaning: toPlainLine(row.meaning),
        example: toPlainLine(row.example),
      }))
      .filter((row) => row.word !== '')
      .slice(0, MAX_PLAN_ITEMS),
    ...(text ? { text } : {}),
    ...(model ? { model } : {}),
    exercises: plan.exercises
      .filter((exercise) => cleanCharacters(exercise.prompt).trim() !== '')
      .slice(0, MAX_PLAN_ITEMS)
      .map(({ prompt, ...rest }, index) => ({ prompt: escapeExercise(prompt, index), ...rest })),
    ...lessonData,
    ...(recall.length > 0 ? { recall } : {}),
    ...(checklist.length > 0 ? { checklist } : {}),
    quickCheck: quickCheck.length > 0 ? quickCheck : PLACEHOLDER_QUICK_CHECK,
    speakingPrompt: escapeRunningText(plan.speakingPrompt),
    badge: toPlainLine(plan.badge),
    extraTask: escapeRunningText(plan.extraTask),
    otherSections: plan.otherSections
      .filter((section) => findSectionVideoId(section) === undefined)
      .slice(0, MAX_PLAN_ITEMS)
      .map((section) => normaliseOther(section, { teachingPoint, text, minutes, model })),
  };
  const explicitId = plan.videoId !== undefined && isVideoId(plan.videoId) ? plan.videoId : otherVideo;
  const videoId = explicitId ?? findVideoId(writePlan(withoutVideo));
  return videoId ? { ...withoutVideo, videoId } : withoutVideo;
}

function removeEmpty(items: readonly string[]): readonly string[] {
  return items.filter((item) => item !== '').slice(0, MAX_PLAN_ITEMS);
}

function normaliseText<Text extends ModelText>(text: Text): Text | undefined {
  const [title, body] = [toPlainLine(text.title), escapeRunningText(text.body)];
  return title || body ? { ...text, title, body } : undefined;
}

function normaliseTeachingPoint(point: TeachingPoint): TeachingPoint | undefined {
  const heading = toPlainLine(point.heading);
  const explanation = escapeRunningText(point.explanation);
  const examples = removeEmpty(point.examples.map(escapeListItem));
  const commonMistake = point.commonMistake && normaliseMistake(point.commonMistake);
  if (!heading && !explanation && examples.length === 0 && !commonMistake) return undefined;
  return { heading, explanation, examples, ...(commonMistake ? { commonMistake } : {}) };
}

function normaliseMistake({ wrong, right, why, lessUseful }: CommonMistake): CommonMistake | undefined {
  const mistake = {
    wrong: escapeMistakePart(wrong),
    right: escapeMistakePart(right),
    why: escapeMistakePart(why),
  };
  if (!mistake.wrong && !mistake.right && !mistake.why) return undefined;
  return lessUseful ? { ...mistake, lessUseful } : mistake;
}

/** Fields that a plan has once; a second section of their name is read as an other section. */
interface SingleFields {
  teachingPoint: TeachingPoint | undefined;
  text: LessonText | undefined;
  minutes: StageMinutes | undefined;
  model: ModelText | undefined;
}

function normaliseOther(section: OtherSection, taken: SingleFields): OtherSection {
  const heading = toPlainLine(section.heading) || UNTITLED_HEADING;
  const markdown = escapeOtherText(section.markdown);
  const name = parseSectionHeading(heading)?.name;
  const isUnambiguous = name === undefined || isUnreadable(name, markdown) || isTaken(name, taken);
  return { heading: isUnambiguous ? heading : `More: ${heading}`, markdown };
}

function isTaken(name: SectionName, { teachingPoint, text, minutes, model }: SingleFields): boolean {
  if (isTextKind(name)) return text !== undefined;
  if (name === 'commonMistake') return teachingPoint?.commonMistake !== undefined;
  const single = { teachingPoint, minutes, model };
  return name in single && single[name as keyof typeof single] !== undefined;
}
