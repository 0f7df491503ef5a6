import { TextField } from '../../ui/field.tsx';
import type { HistoryFilter } from './history.ts';
import css from './history-filters.module.css';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The two text filters of the list. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  return (
    <search className={css.filters} aria-label="Filter the list">
      <TextField
        label="Level"
        type="search"
        placeholder="Any level"
        autoComplete="off"
        value={filter.level}
        onChange={(event) => onChange({ ...filter, level: event.target.value })}
      />
      <TextField
        label="Skill"
        type="search"
        placeholder="Any skill"
        autoComplete="off"
        value={filter.skill}
        onChange={(event) => onChange({ ...filter, skill: event.target.value })}
      />
    </search>
  );
}
