import { type ReactNode, useState } from 'react';
import { asOption } from '../../../domain/exercises/answer-form.ts';
import { BETWEEN_GAPS } from '../../../domain/exercises/key-notation.ts';
import { unreachable } from '../../../domain/result.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { ChoiceItem } from './choice-item.tsx';
import { FieldItem } from './field-item.tsx';
import { GapsItem } from './gaps-item.tsx';
import { ItemText } from './item-text.tsx';
import css from './items.module.css';
import { MendItem } from './mend-item.tsx';
import { placeTiles } from './placed-tiles.ts';
import type { PlayedItem } from './played-exercise.ts';
import { TilesItem, type TilesItemProps } from './tiles-item.tsx';

export interface ItemControlProps {
  item: PlayedItem;
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
      return <Pieces {...props} options={form.options} between={BETWEEN_GAPS} />;
    case 'tiles':
      return <Pieces {...props} options={form.words.map(asOption)} between=" " />;
    case 'mend':
      return (
        <OrOwnWords {...props} isLaid={() => true}>
          <MendItem {...props} {...form} />
        </OrOwnWords>
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
    <OrOwnWords {...props} isLaid={(text) => placeTiles(tiles, text, props.between) !== null}>
      <TilesItem {...props} />
    </OrOwnWords>
  );
}

interface OrOwnWordsProps extends ItemControlProps {
  /** Whether the pieces can show this answer. */
  isLaid: (answer: string) => boolean;
  children: ReactNode;
}

/** Pieces to tap, or a field for who would rather write. */
function OrOwnWords({ isLaid, children, ...props }: OrOwnWordsProps) {
  const [wantsField, setWantsField] = useState(false);
  const isField = wantsField || !isLaid(props.value);
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
