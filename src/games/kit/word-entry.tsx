import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { LetterKeyboard } from './letter-keyboard.tsx';
import { PLAY_MESSAGE_ID } from './play-layout.tsx';
import reactions from './reactions.module.css';
import { type LetterKeyHandlers, useHardwareLetters } from './use-hardware-letters.ts';
import css from './word-entry.module.css';

interface WordEntryProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  submitLabel: string;
  /** The last entry was refused; the message line says why. */
  isRefused?: boolean;
  /** The field gets the focus when the game starts (game-stage.tsx looks for `data-autofocus`). */
  autoFocus?: boolean;
  /** Takes letters, Space, Backspace and Enter of a real keyboard, also while the focus is elsewhere. */
  capturesKeys?: boolean;
  /** The characters of the on-screen keyboard besides a to z, from `listExtraSigns`. */
  signs?: readonly string[];
  /** Other buttons: below the field, or next to its label if the on-screen keyboard needs the room. */
  aids?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a word or a phrase with an on-screen keyboard. Real keyboards and screen readers work; a phone
 * does not open its own keyboard, which would move the page.
 */
export function WordEntry(props: WordEntryProps) {
  const { value, onChange, onSubmit } = props;
  // These keys write at the end, because the on-screen ones have no caret.
  const keys: LetterKeyHandlers = {
    onLetter: (letter) => onChange(value + letter),
    onBackspace: () => onChange(value.slice(0, -1)),
  };
  useHardwareLetters(props.capturesKeys ? { ...keys, onEnter: onSubmit, takesSpace: true } : {});
  return (
    <form
      className={layout.stack2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div
        className={classNames(css.line, Boolean(props.aids) && css.aided, props.isRefused && reactions.wrong)}
      >
        <TextField
          ref={props.ref}
          label={props.label}
          value={value}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={props.isRefused}
          aria-describedby={PLAY_MESSAGE_ID}
          data-autofocus={props.autoFocus || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button kind="primary" type="submit">
          {props.submitLabel}
        </Button>
        {props.aids && <div className={css.aids}>{props.aids}</div>}
      </div>
      <LetterKeyboard {...keys} signs={props.signs} />
    </form>
  );
}
