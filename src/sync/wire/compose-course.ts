import { countCompletedLessons } from '../../domain/course.ts';
import type { Course, SkillProgress } from '../../domain/records.ts';
import { isSkill } from '../../domain/skills.ts';
import { omitEmptyContainers, overlayFields, overlayList } from './overlay.ts';
import { isPlainMap } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The document's field `course` for the merged `course`. Returns `stored` itself when nothing differs.
 * @param stored the field as it is in the document
 * @param parsed the course that `stored` was parsed into; null if the document has no readable course
 */
export function composeCourse(stored: unknown, parsed: Course | null, course: Course): Fields {
  if (!isPlainMap(stored) || !parsed) {
    return omitEmptyContainers({ ...course, skills: course.skills.map(composeNewSkill) });
  }
  const storedSkills = Array.isArray(stored.skills) ? stored.skills : [];
  const skills = course.skills.map((skill) => {
    const storedSkill = storedSkills.find((item) => isPlainMap(item) && item.skill === skill.skill);
    const parsedSkill = parsed.skills.find((item) => item.skill === skill.skill);
    return isPlainMap(storedSkill) && parsedSkill
      ? composeSkill(storedSkill, parsedSkill, skill)
      : composeNewSkill(skill);
  });
  const composed = overlayFields(stored, omitSkills(parsed), omitSkills(course));
  const list = overlayList(stored.skills, (item) => isPlainMap(item) && isSkill(item.skill), skills);
  return list === stored.skills || list.length === 0 ? composed : { ...composed, skills: list };
}

const composeNewSkill = (skill: SkillProgress): Fields => omitEmptyContainers(toWireSkill(skill));

function composeSkill(stored: Fields, parsed: SkillProgress, skill: SkillProgress): Fields {
  if (parsed === skill) return stored;
  const composed = overlayFields(stored, toWireSkill(parsed), toWireSkill(skill));
  if (composed.lessons === stored.lessons) return composed;
  // `overlayFields` replaced the whole list, with the unreadable lessons in it.
  return { ...composed, lessons: overlayList(stored.lessons, isPlainMap, skill.lessons) };
}

function omitSkills({ skills: _, ...fields }: Course): Omit<Course, 'skills'> {
  return fields;
}

/** A skill as the document stores it, with the sum that the specification calls `completed`. */
function toWireSkill(skill: SkillProgress): Fields {
  return { ...skill, completed: countCompletedLessons(skill) };
}
