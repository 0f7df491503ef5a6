import { createEnterKeyHandler } from './enter-key-handler.ts';
import type { ItemControlProps } from './item-control.tsx';
import css from './items.module.css';

interface FieldItemProps extends Omit<ItemControlProps, 'item'> {
  isSentence: boolean;
}

/** A line to write; a sentence grows with what is written in it. */
export function FieldItem({ label, isSentence, value, isLocked, onAnswer, onEnter }: FieldItemProps) {
  const shared = {
    className: css.field,
    'aria-label': label,
    'data-answer-field': true,
    placeholder: 'Enter your answer...',
    value,
    readOnly: isLocked,
    autoComplete: 'off',
    autoCapitalize: isSentence ? 'sentences' : 'none',
    onKeyDown: createEnterKeyHandler(onEnter),
  };
  return isSentence ? (
    <textarea {...shared} rows={1} onChange={(event) => onAnswer(event.target.value.replace(/\n/g, ' '))} />
  ) : (
    <input {...shared} onChange={(event) => onAnswer(event.target.value)} />
  );
}
