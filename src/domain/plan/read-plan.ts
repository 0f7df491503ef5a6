import type { Exercise, LessonPlan, LessonText, OtherSection, TeachingPoint } from '../lesson-plan.ts';
import { readCommonMistake } from './common-mistake.ts';
import { readKeys } from './exercise-keys.ts';
import { splitHiddenData } from './hidden-data.ts';
import { removeHiddenElements } from './hidden-elements.ts';
import { readLessonData } from './lesson-data.ts';
import { readExercisePrompts, readListItems } from './lists.ts';
import { cleanCharacters, escapeMarkdown, toPlainText } from './plain-text.ts';
import { cutToPlanLimits, MAX_PLAN_LENGTH } from './plan-limits.ts';
import { PLACEHOLDER_QUICK_CHECK } from './quick-check.ts';
import { readRecall } from './recall-data.ts';
import type { SectionName } from './section-names.ts';
import { type Section, splitSections } from './sections.ts';
import { readStageMinutes } from './stage-minutes.ts';
import { findSoleVideoId, findVideoId } from './video.ts';
import { readVocabulary } from './vocabulary-table.ts';

/** The maximum of rows, items, exercises, and other sections; further ones are dropped. */
export const MAX_PLAN_ITEMS = 100;

export const VIDEO_HEADING = 'Video';
/** The heading for text without one. */
export const UNTITLED_HEADING = 'Notes';

/** See `parsePlan`. */
export function readPlan(markdown: string): LessonPlan {
  const { visible, data } = splitHiddenData(markdown);
  const keys = readKeys(data['exercise-keys']);
  const { stages, ...lessonData } = readLessonData(data['lesson-data']);
  const recall = readRecall(data['class-recall']);
  const readable = cleanPlan(visible);
  const { title, sections } = splitSections(readable);
  const { known, others, sectionVideo } = sortSections(sections);

  const teachingPoint = readTeachingPoint(known);
  const text = readText(known);
  const minutes = readStageMinutes(joinSections(known, 'minutes'));
  const model = known.find(({ name }) => name === 'model');
  const checklist = readListItems(joinSections(known, 'checklist')).slice(0, MAX_PLAN_ITEMS);
  const exercises = known.filter((section) => section.name === 'exercises').map(joinHeadingText);
  const quickCheck = readListItems(joinSectionsWithHeadings(known, 'quickCheck'))
    .map(toPlainText)
    .filter(Boolean);
  const videoId = sectionVideo ?? findVideoId(readable);
  return {
    title,
    goal: joinSectionsWithHeadings(known, 'goal'),
    warmUp: joinSectionsWithHeadings(known, 'warmUp'),
    ...(minutes ? { minutes } : {}),
    ...(teachingPoint ? { teachingPoint } : {}),
    vocabulary: readVocabulary(joinSections(known, 'vocabulary')).slice(0, MAX_PLAN_ITEMS),
    ...(text ? { text } : {}),
    ...(model ? { model: { title: model.rest, body: model.markdown } } : {}),
    exercises: exercises
      .flatMap(readExercisePrompts)
      .slice(0, MAX_PLAN_ITEMS)
      .map((prompt, index): Exercise => {
        const [key, stage] = [keys[index], stages[index]];
        return { prompt, ...(key && { key }), ...(stage && { stage }) };
      }),
    ...lessonData,
    ...(recall.length > 0 ? { recall } : {}),
    ...(checklist.length > 0 ? { checklist } : {}),
    quickCheck: quickCheck.length > 0 ? quickCheck.slice(0, MAX_PLAN_ITEMS) : PLACEHOLDER_QUICK_CHECK,
    speakingPrompt: joinSectionsWithHeadings(known, 'speakingPrompt'),
    badge: toPlainText(joinSectionsWithHeadings(known, 'badge').split('\n')[0] ?? ''),
    extraTask: joinSectionsWithHeadings(known, 'extraTask'),
    ...(videoId ? { videoId } : {}),
    otherSections: others.slice(0, MAX_PLAN_ITEMS),
  };
}

/** See `readPlanTitle`. */
export function readTitle(markdown: string): string {
  return splitSections(cleanPlan(markdown)).title;
}

/** A plan within its limits, without what is not to be read. */
function cleanPlan(markdown: string): string {
  return removeHiddenElements(cutToPlanLimits(cleanCharacters(markdown.slice(0, MAX_PLAN_LENGTH))));
}

/**
 * Separates the sections of the plan's fields (`known`) from the others. Text before the first section
 * becomes the goal if there is none; a second teaching point or text counts as other.
 */
function sortSections(sections: readonly Section[]) {
  const known: Section[] = [];
  const others: OtherSection[] = [];
  const hasGoal = sections.some((section) => section.name === 'goal');
  let sectionVideo: string | undefined;
  for (const section of sections) {
    const video = findSectionVideoId(section);
    if (video) {
      sectionVideo ??= video;
    } else if (section.heading === '') {
      if (section.markdown === '') continue;
      if (hasGoal) others.push({ heading: UNTITLED_HEADING, markdown: section.markdown });
      else known.push({ ...section, name: 'goal' });
    } else if (section.name === null || isExtraSection(known, section)) {
      others.push({ heading: section.heading, markdown: section.markdown });
    } else {
      known.push(section);
    }
  }
  return { known, others, sectionVideo };
}

/** The video id of a section with one video link and nothing else. */
export function findSectionVideoId(section: OtherSection): string | undefined {
  return section.heading.toLowerCase() === VIDEO_HEADING.toLowerCase()
    ? findSoleVideoId(section.markdown)
    : undefined;
}

/** Whether the plan's field for a section of this name is already taken by one `before` it. */
function isExtraSection(before: readonly Section[], section: Section): boolean {
  const { name, markdown } = section;
  if (isTextKind(name)) return before.some((other) => isTextKind(other.name));
  if (isUnreadable(name, markdown)) return true;
  return SINGLE_SECTIONS.has(name) && before.some((other) => other.name === name);
}

/** A plan has at most one of each. */
const SINGLE_SECTIONS: ReadonlySet<SectionName | null> = new Set([
  'teachingPoint',
  'commonMistake',
  'minutes',
  'model',
]);

/** Whether the section's text lacks the form of its field. */
export function isUnreadable(name: SectionName | null, markdown: string): boolean {
  if (name === 'commonMistake') return readCommonMistake(markdown) === undefined;
  if (name === 'minutes') return readStageMinutes(markdown) === undefined;
  return name === 'checklist' && readListItems(markdown).length === 0;
}

/** Whether a section of this name is the plan's text. */
export function isTextKind(name: SectionName | null): name is LessonText['kind'] {
  return name === 'reading' || name === 'listening' || name === 'dialogue';
}

function readTeachingPoint(known: readonly Section[]): TeachingPoint | undefined {
  const section = known.find(({ name }) => name === 'teachingPoint');
  const examples = readListItems(joinSections(known, 'examples')).slice(0, MAX_PLAN_ITEMS);
  const commonMistake = readCommonMistake(joinSections(known, 'commonMistake'));
  if (!section && examples.length === 0 && !commonMistake) return undefined;
  return {
    heading: section?.rest ?? '',
    explanation: section?.markdown ?? '',
    examples,
    ...(commonMistake ? { commonMistake } : {}),
  };
}

function readText(known: readonly Section[]): LessonText | undefined {
  for (const { name, rest, markdown } of known) {
    if (isTextKind(name)) return { kind: name, title: rest, body: markdown };
  }
  return undefined;
}

/** The texts of all sections of a name. */
function joinSections(known: readonly Section[], name: SectionName): string {
  const texts = known.filter((section) => section.name === name).map((section) => section.markdown);
  return texts.filter(Boolean).join('\n\n');
}

/** The texts of all sections of a name, with text in the heading: "Goal: ask for help politely". */
function joinSectionsWithHeadings(known: readonly Section[], name: SectionName): string {
  const texts = known.filter((section) => section.name === name).map(joinHeadingText);
  return texts.filter(Boolean).join('\n\n');
}

function joinHeadingText({ rest, markdown }: Section): string {
  return [escapeMarkdown(rest), markdown].filter(Boolean).join('\n\n');
}
