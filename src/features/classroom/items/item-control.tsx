import { type ReactNode, useState } from 'react';
import { createOption } from '../../../domain/exercises/answer-form.ts';
import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import { unreachable } from '../../../domain/result.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { ChoiceItem } from './choice-item.tsx';
import { CorrectionItem } from './correction-item.tsx';
import { FieldItem } from './field-item.tsx';
import { GapsItem } from './gaps-item.tsx';
import { ItemText } from './item-text.tsx';
import css from './items.module.css';
import type { PlayableItem } from './playable-exercise.ts';
import { placeTiles } from './tile-placement.ts';
import { TilesItem, type TilesItemProps } from './tiles-item.tsx';

export interface ItemControlProps {
  item: PlayableItem;
  /** What a screen reader hears of it: "Answer to exercise 2, number 1". */
  label: string;
  value: string;
  /** It is done with, and shows what was given. */
  isLocked: boolean;
  onAnswer: (answer: string) => void;
  /** The answer is complete by itself, and is marked at once. */
  onChosen: (answer: string) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}

/** What an item is answered with, by its form. */
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

/** Pieces to lay in order. */
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

/** Pieces to tap, or a field for who would rather write. */
function PiecesOrField({ canShow, children, ...props }: PiecesOrFieldProps) {
  const [wantsField, setWantsField] = useState(false);
  const isField = wantsField || !canShow(props.value);
  // Of lines in order only their letters could be written.
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
