import { type ReactNode, useState } from 'react';
import { createOption } from '../../../domain/exercises/answer-form.ts';
import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import { unreachable } from '../../../domain/result.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { ChoiceItem } from './choice-item.tsx';
import { CorrectionItem } from './correction-item.tsx';
import { createEnterKeyHandler } from './enter-key-handler.ts';
import { GapsItem } from './gaps-item.tsx';
import type { ItemControlProps } from './item-control-props.ts';
import { ItemText } from './item-text.tsx';
import css from './items.module.css';
import { placeTiles } from './tile-placement.ts';
import { TilesItem, type TilesItemProps } from './tiles-item.tsx';

/** The control that an item is answered with, chosen by the form of its answer. */
export function ItemControl(props: ItemControlProps) {
  const { form } = props.item;
  switch (form.kind) {
    case 'choice':
      return <ChoiceItem {...props} {...form} />;
    case 'gaps':
      return <GapsItem {...props} {...form} />;
    case 'order':
      return <Pieces {...props} options={form.options} between={GAP_SEPARATOR} />;
    case 'tiles':
      return <Pieces {...props} options={form.words.map(createOption)} between=" " />;
    case 'correction':
      return (
        <PiecesOrField {...props} canShow={() => true}>
          <CorrectionItem {...props} {...form} />
        </PiecesOrField>
      );
    case 'field':
      return <FieldItem {...props} isSentence={form.isSentence} />;
    default:
      return unreachable(form);
  }
}

/** Tiles to put in order, or a field. */
function Pieces(props: TilesItemProps) {
  const tiles = props.options.map(({ value }) => value);
  return (
    <PiecesOrField {...props} canShow={(text) => placeTiles(tiles, text, props.between) !== null}>
      <TilesItem {...props} />
    </PiecesOrField>
  );
}

interface PiecesOrFieldProps extends ItemControlProps {
  /** Whether the pieces can show this answer. */
  canShow: (answer: string) => boolean;
  children: ReactNode;
}

/** Tiles to tap, or a field for learners who prefer to write. */
function PiecesOrField({ canShow, children, ...props }: PiecesOrFieldProps) {
  const [wantsField, setWantsField] = useState(false);
  const isField = wantsField || !canShow(props.value);
  // Lines to put in order have letters as answers, which would be odd to write.
  const mayBeWritten = isField || props.item.form.kind !== 'order';
  return (
    <div className={layout.stack2}>
      {isField ? (
        <>
          {props.item.form.kind !== 'order' && <ItemText item={props.item} />}
          <FieldItem {...props} isSentence />
        </>
      ) : (
        children
      )}
      {!props.isLocked && mayBeWritten && (
        <Button kind="quiet" className={css.other} onClick={() => setWantsField(!isField)}>
          {isField ? 'Use the pieces' : 'Write it myself'}
        </Button>
      )}
    </div>
  );
}

interface FieldItemProps extends Omit<ItemControlProps, 'item'> {
  isSentence: boolean;
}

/** A text field; one for a sentence grows with its text. */
function FieldItem({ label, isSentence, value, isLocked, onAnswer, onEnter }: FieldItemProps) {
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
