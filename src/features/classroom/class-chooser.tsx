import { TEACHERS } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import { type ClassChoices, LEVEL_OPTIONS, REASON_OPTIONS, SKILL_OPTIONS } from './class-choices.ts';
import css from './class-chooser.module.css';

const TEACHER_OPTIONS = TEACHERS.map((teacher) => ({
  value: teacher,
  label: teacher,
  picture: <TeacherAvatar teacher={teacher} size={72} />,
}));

interface ClassChooserProps {
  choices: ClassChoices;
  onChoose: (choice: Partial<ClassChoices>) => void;
}

/** The choices of the next class (specification, section 2). */
export function ClassChooser({ choices, onChoose }: ClassChooserProps) {
  return (
    <Card hue="classroom" title="Your next class">
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
    </Card>
  );
}
