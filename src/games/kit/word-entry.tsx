import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LetterKeyboard } from './letter-keyboard.tsx';
import css from './word-entry.module.css';

interface WordEntryProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  submitLabel: string;
  /** Why the last entry was refused. */
  error?: string | undefined;
  hint?: ReactNode | undefined;
  /** The focus goes here when the game starts. */
  autoFocus?: boolean | undefined;
  /** More than one word: the drawn keyboard has a space and an apostrophe. */
  isPhrase?: boolean | undefined;
  /** The field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for one word, or for a phrase. It takes a real keyboard and a screen reader's input, but asks a phone not to open
 * its own keyboard: the drawn one below types into it, and the page stays where it is.
 */
export function WordEntry(props: WordEntryProps) {
  const { value, onChange, onSubmit } = props;
  return (
    <form
      className={css.entry}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={css.line}>
        <TextField
          ref={props.ref}
          label={props.label}
          hint={props.hint}
          error={props.error}
          value={value}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={props.autoFocus || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button kind="primary" type="submit">
          {props.submitLabel}
        </Button>
      </div>
      <LetterKeyboard
        onLetter={(letter) => onChange(value + letter)}
        onBackspace={() => onChange(value.slice(0, -1))}
        isPhrase={props.isPhrase}
      />
    </form>
  );
}
