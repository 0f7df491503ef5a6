import { type ReactNode, useId, useState } from 'react';
import { REASON_NAMES } from '../../domain/reasons.ts';
import { TEACHERS } from '../../domain/teachers.ts';
import { TeacherAvatar } from '../../drawings/teachers/teacher-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
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
  /** The way on with these choices. */
  children: ReactNode;
}

/** The choices of the next class (specification, section 2): on a phone in one line until one is to be changed. */
export function ClassChooser({ choices, onChoose, children }: ClassChooserProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 60rem)').matches);
  return (
    <Card hue="classroom" title="Your next class">
      <div className={css.summary}>
        <TeacherAvatar teacher={choices.teacher} size={56} />
        <p className={css.line}>
          <strong>
            {choices.skill}, {choices.level}
          </strong>
          <span>
            {REASON_NAMES[choices.reason]}, with {choices.teacher}
          </span>
        </p>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Change
        </Button>
      </div>
      {children}
      <div id={id} className={layout.stack4} hidden={!isOpen}>
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
