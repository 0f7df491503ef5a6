import { type ComponentType, type FormEvent, Suspense, useId, useReducer, useState } from 'react';
import { getErrorMessage } from '../../domain/error-message.ts';
import { LEVEL_NAMES, LEVELS, type Level } from '../../domain/levels.ts';
import { MAX_AGE, MIN_AGE } from '../../domain/limits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { REASON_NAMES } from '../../domain/reasons.ts';
import type { Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import type { LevelTestProps } from './level-test/level-test.tsx';
import { REASON_PICTURES } from './reason-pictures.tsx';
import css from './setup-form.module.css';
import { createSetupState, formatSetupSaveFailure, reduceSetup, validateSetup } from './setup-state.ts';

/** What learners of each level can do, after the global scale of the Common European Framework. */
const LEVEL_DESCRIPTIONS = {
  A1: 'I can say a few words and simple phrases.',
  A2: 'I can have short, everyday conversations.',
  B1: 'I can talk in most everyday situations.',
  B2: 'I can join most conversations and follow most texts.',
  C1: 'I can speak easily and read difficult texts.',
  C2: 'I can understand almost everything and say exactly what I mean.',
} satisfies Record<Level, string>;

const LEVEL_OPTIONS = LEVELS.map((value) => ({
  value,
  label: `${value} ${LEVEL_NAMES[value]}`,
  description: LEVEL_DESCRIPTIONS[value],
}));

/** Most common first. */
const REASON_OPTIONS = (['travel', 'business', 'personal growth'] as const).map((value) => ({
  value,
  label: REASON_NAMES[value],
  picture: REASON_PICTURES[value],
}));

/** The level test of the form, which opens in its place. */
export interface LevelTestSlot {
  /** Loaded when it opens. */
  LevelTest: ComponentType<LevelTestProps>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

interface SetupFormProps {
  profile: Profile | null;
  levelTest: LevelTestSlot;
  onSaved: () => void;
}

/** The form of the set-up. The level test, if it is opened, replaces it and fills in the level. */
export function SetupForm({ profile, levelTest, onSaved }: SetupFormProps) {
  const { store } = useLearner();
  // What the learner doesn't change in the form stays as it is stored then, which may be newer.
  const [shown] = useState(profile);
  const [{ values, progress }, dispatch] = useReducer(reduceSetup, profile, createSetupState);

  const errorId = useId();
  const isAgeInvalid = progress.status === 'refused' && progress.invalidFields.includes('Age');

  async function save(event: FormEvent) {
    event.preventDefault();
    const checked = validateSetup(values);
    if ('message' in checked) return dispatch({ type: 'refused', ...checked });
    dispatch({ type: 'saving' });
    try {
      const saved = await store.saveSetup(checked.setup, shown);
      if (saved.ok) return onSaved();
      console.error('The profile was not saved:', saved.failure);
      dispatch({ type: 'refused', message: formatSetupSaveFailure(saved.failure) });
    } catch (cause) {
      console.error('Set-up failed:', cause);
      dispatch({ type: 'refused', message: MESSAGES.setupFailed(getErrorMessage(cause)) });
    }
  }

  if (levelTest.isOpen) {
    return (
      <Suspense fallback={<BusyIndicator label="Opening the questions…" />}>
        {/* `data-entered` hides the page's own bar and heading (ui/page.module.css). */}
        <div className={layout.stack4} data-entered="level-test">
          <levelTest.LevelTest
            onLevel={(studentLevel) => {
              dispatch({ type: 'changed', values: { studentLevel } });
              levelTest.onToggle(false);
            }}
            onLeave={() => levelTest.onToggle(false)}
          />
        </div>
      </Suspense>
    );
  }
  return (
    <Card className={css.card}>
      <form className={layout.stack5} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="Your name (optional)"
          hint="What should we call you?"
          name="displayName"
          autoComplete="name"
          maxLength={60}
          value={values.displayName}
          onChange={(event) => dispatch({ type: 'changed', values: { displayName: event.target.value } })}
        />
        <div className={layout.stack2}>
          <p className={layout.row3}>
            <Button icon="hint" onClick={() => levelTest.onToggle(true)}>
              Not sure? Find your level
            </Button>
          </p>
          <ChoiceGroup
            legend="Language level"
            options={LEVEL_OPTIONS}
            value={values.studentLevel}
            onChange={(studentLevel) => dispatch({ type: 'changed', values: { studentLevel } })}
          />
        </div>
        <TextField
          label="Age"
          hint={`From ${MIN_AGE} to ${MAX_AGE}.`}
          type="number"
          name="age"
          inputMode="numeric"
          min={MIN_AGE}
          max={MAX_AGE}
          required
          className={css.age}
          errorId={isAgeInvalid ? errorId : undefined}
          value={values.age}
          onChange={(event) => dispatch({ type: 'changed', values: { age: event.target.value } })}
        />
        <ChoiceGroup
          legend="Why are you learning English?"
          options={REASON_OPTIONS}
          value={values.why}
          onChange={(why) => dispatch({ type: 'changed', values: { why } })}
        />
        {/* The first values are no choice of the learner, and the levels are out of sight here. */}
        <p>
          Your level: <strong>{`${values.studentLevel} ${LEVEL_NAMES[values.studentLevel]}`}</strong>
        </p>
        {progress.status === 'refused' && (
          <Alert id={errorId} kind="error">
            {progress.message}
          </Alert>
        )}
        <Button
          type="submit"
          kind="primary"
          icon="play"
          busy={progress.status === 'saving'}
          className={css.save}
        >
          Save and Start
        </Button>
      </form>
    </Card>
  );
}
