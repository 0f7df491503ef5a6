import { capitalise } from '../../domain/capitalise.ts';
import { STRENGTH_NAMES, STRENGTHS } from '../../spaced-repetition/schedule.ts';
import { classNames } from '../../ui/class-names.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { listWordTopics, type MyWord, type WordFilter, type WordOrder } from './my-words.ts';
import css from './word-list.module.css';

const ORDER_OPTIONS = [
  { value: 'due', label: 'Next review first' },
  { value: 'weakest', label: 'Weakest first' },
  { value: 'a-z', label: 'A to Z' },
] as const satisfies readonly { value: WordOrder; label: string }[];

const STRENGTH_OPTIONS = [
  { value: 'any', label: 'Any strength' },
  ...STRENGTHS.map((value) => ({ value, label: STRENGTH_NAMES[value] })),
] as const;

interface WordFiltersProps {
  words: readonly MyWord[];
  filter: WordFilter;
  onChange: (filter: WordFilter) => void;
}

/** The filters and the order of the list. */
export function WordFilters({ words, filter, onChange }: WordFiltersProps) {
  const topics = listWordTopics(words).map((topic) => ({
    value: topic,
    label: topic === 'own' ? 'No topic' : capitalise(topic),
  }));
  return (
    <search className={classNames(layout.row3, css.filters)} aria-label="Find words">
      <TextField
        label="Search"
        type="search"
        placeholder="A word or its meaning"
        autoComplete="off"
        maxLength={60}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <SelectField
        label="Strength"
        options={STRENGTH_OPTIONS}
        value={filter.strength}
        onChange={(strength) => onChange({ ...filter, strength })}
      />
      <SelectField
        label="Topic"
        options={[{ value: 'any', label: 'Any topic' }, ...topics]}
        value={filter.topic}
        onChange={(topic) => onChange({ ...filter, topic })}
      />
      <SelectField
        label="Order"
        options={ORDER_OPTIONS}
        value={filter.order}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </search>
  );
}
