import layout from '../../../ui/layout.module.css';
import { InlineMarkdown } from '../../../ui/markdown.tsx';
import css from './notepad.module.css';

/** The ticked items of a list. */
export interface ChecklistState {
  /** The indexes of the ticked items. */
  ticked: readonly number[];
  onTick: (index: number) => void;
}

interface ChecklistProps extends ChecklistState {
  /** A line of markdown each. */
  items: readonly string[];
}

/** What a learner checks before submitting the answer. */
export function Checklist({ items, ticked, onTick }: ChecklistProps) {
  return (
    <ul className={layout.stack1}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position, which never changes
        <li key={index}>
          <label className={css.tick}>
            <input type="checkbox" checked={ticked.includes(index)} onChange={() => onTick(index)} />
            <InlineMarkdown>{item}</InlineMarkdown>
          </label>
        </li>
      ))}
    </ul>
  );
}
