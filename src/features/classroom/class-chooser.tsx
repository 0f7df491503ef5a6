import { useId, useState } from 'react';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { REASON_NAMES, REASONS, type Reason } from '../../domain/reasons.ts';
import { SIGN_IN_DEFAULTS } from '../../domain/records.ts';
import { SKILLS, type Skill } from '../../domain/skills.ts';
import { suggestSkill } from '../../domain/suggested-skill.ts';
import { isTeacher, TEACHERS, type Teacher } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { CourseRecords } from '../shell/use-records.ts';
import css from './class-chooser.module.css';

export interface ClassChoices {
  level: Level;
  skill: Skill;
  teacher: Teacher;
  reason: Reason;
}

/**
 * Completes what the learner chose on this visit with the profile's level and reason, the suggested skill,
 * and the teacher of the last class.
 */
export function resolveClassChoices(
  chosen: Partial<ClassChoices>,
  { profile, course, lessons }: CourseRecords,
): ClassChoices {
  const lastTeacher = lessons.map(({ teacher }) => teacher).find(isTeacher);
  return {
    level: chosen.level ?? profile?.studentLevel ?? SIGN_IN_DEFAULTS.studentLevel,
    reason: chosen.reason ?? profile?.why ?? SIGN_IN_DEFAULTS.why,
    skill: chosen.skill ?? suggestSkill(course)?.skill ?? SKILLS[0],
    teacher: chosen.teacher ?? lastTeacher ?? TEACHERS[0],
  };
}

const REASON_OPTIONS = REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));
const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: value }));
const SKILL_OPTIONS = SKILLS.map((value) => ({ value, label: value }));

const TEACHER_OPTIONS = TEACHERS.map((teacher) => ({
  value: teacher,
  label: teacher,
  picture: <TeacherAvatar teacher={teacher} size={72} />,
}));

interface ClassChooserProps {
  choices: ClassChoices;
  /** The class is being written, so its choices can't change. */
  isFixed: boolean;
  onChoose: (choice: Partial<ClassChoices>) => void;
}

/** Shows the next class in one line; "Change" opens the choices for it (specification, section 2). */
export function ClassChooser({ choices, isFixed, onChoose }: ClassChooserProps) {
  const choicesId = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && !isFixed;
  return (
    <Card hue="classroom" title="Your next class">
      <div className={css.summary}>
        <TeacherAvatar teacher={choices.teacher} size={56} />
        <p className={css.line}>{formatClassLine(choices)}</p>
        {!isFixed && (
          <Button aria-expanded={isShown} aria-controls={choicesId} onClick={() => setOpen(!isOpen)}>
            Change
          </Button>
        )}
      </div>
      <div id={choicesId} className={css.choices} hidden={!isShown}>
        <ChoiceGroup
          legend="Reason"
          options={REASON_OPTIONS}
          value={choices.reason}
          onChange={(reason) => onChoose({ reason })}
        />
        <div className={css.selects}>
          <SelectField
            label="Student level"
            options={LEVEL_OPTIONS}
            value={choices.level}
            onChange={(level) => onChoose({ level })}
          />
          <SelectField
            label="Skill focus"
            options={SKILL_OPTIONS}
            value={choices.skill}
            onChange={(skill) => onChoose({ skill })}
          />
        </div>
        <ChoiceGroup
          legend="Teacher"
          options={TEACHER_OPTIONS}
          value={choices.teacher}
          onChange={(teacher) => onChoose({ teacher })}
        />
      </div>
    </Card>
  );
}

function formatClassLine({ level, skill, reason, teacher }: ClassChoices): string {
  // No line break between a word and the dot after it.
  return [level, skill, REASON_NAMES[reason], `with\u00A0${teacher}`].join('\u00A0· ');
}
