import { useId, useState } from 'react';
import { REASON_NAMES } from '../../domain/reasons.ts';
import { TEACHERS } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../ui/button.tsx';
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
  /** The class is being written, and can't be another any more. */
  isFixed: boolean;
  onChoose: (choice: Partial<ClassChoices>) => void;
}

/** The next class in a line, and behind *Change* the choices for it (specification, section 2). */
export function ClassChooser({ choices, isFixed, onChoose }: ClassChooserProps) {
  const choicesId = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && !isFixed;
  return (
    <Card hue="classroom" title="Your next class">
      <div className={css.summary}>
        <TeacherAvatar teacher={choices.teacher} size={56} />
        <p className={css.line}>{classLine(choices)}</p>
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

function classLine({ level, skill, reason, teacher }: ClassChoices): string {
  // A dot stays with the word before it.
  return [level, skill, REASON_NAMES[reason], `with\u00A0${teacher}`].join('\u00A0· ');
}
