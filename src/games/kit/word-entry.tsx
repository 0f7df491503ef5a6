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
  /** The last entry was refused; the line for messages says why. */
  isRefused?: boolean;
  /** The focus goes here when the game starts. */
  autoFocus?: boolean;
  /** Letters, Backspace and Enter of a real keyboard go here wherever the focus is. */
  capturesKeys?: boolean;
  /** More than one word: the drawn keyboard has a space and an apostrophe. */
  isPhrase?: boolean;
  /** Other buttons: below the field, or beside its label where a drawn keyboard needs the room. */
  aids?: ReactNode;
  /** The field. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for one word, or for a phrase. It takes a real keyboard and a screen reader's input, but asks a phone not to open
 * its own keyboard: the drawn one below types into it, and the page stays where it is.
 */
export function WordEntry(props: WordEntryProps) {
  const { value, onChange, onSubmit } = props;
  const keys: LetterKeyHandlers = {
    onLetter: (letter) => onChange(value + letter),
    onBackspace: () => onChange(value.slice(0, -1)),
  };
  useHardwareLetters(props.capturesKeys ? { ...keys, onEnter: onSubmit } : {});
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
      <LetterKeyboard {...keys} isPhrase={props.isPhrase} />
    </form>
  );
}
