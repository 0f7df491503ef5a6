import { type FormEvent, useId, useReducer, useState } from 'react';
import { getErrorMessage } from '../../domain/error-message.ts';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { MAX_AGE, MIN_AGE } from '../../domain/limits.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { REASON_NAMES } from '../../domain/reasons.ts';
import type { Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { REASON_PICTURES } from './reason-pictures.tsx';
import css from './setup-form.module.css';
import { createSetupState, formatSetupSaveFailure, reduceSetup, validateSetup } from './setup-state.ts';

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: value }));

/** What learners of each level can do, after the global scale of the Common European Framework. */
const LEVEL_HINTS = {
  A1: 'I know a few words and simple phrases.',
  A2: 'I can manage short, everyday exchanges.',
  B1: 'I can get by in most everyday situations.',
  B2: 'I can take part in a conversation and follow most texts.',
  C1: 'I can express myself fluently and read demanding texts.',
  C2: 'I understand practically everything and say exactly what I mean.',
} satisfies Record<Level, string>;

/** Most common first. */
const REASON_OPTIONS = (['travel', 'business', 'personal growth'] as const).map((value) => ({
  value,
  label: REASON_NAMES[value],
  picture: REASON_PICTURES[value],
}));

export function SetupForm({ profile, onSaved }: { profile: Profile | null; onSaved: () => void }) {
  const { store } = useLearner();
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
          <ChoiceGroup
            legend="Language level"
            options={LEVEL_OPTIONS}
            value={values.studentLevel}
            onChange={(studentLevel) => dispatch({ type: 'changed', values: { studentLevel } })}
          />
          <p className={letters.soft} aria-live="polite">
            {LEVEL_HINTS[values.studentLevel]}
          </p>
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
