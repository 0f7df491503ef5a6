import { useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** The records that are open in a list, by their names in the address. */
export interface OpenRows {
  open: readonly string[];
  onOpen: (open: readonly string[]) => void;
}

/** What a row of the list needs to know. */
export interface RowState {
  /** All are on paper. */
  isOpen: boolean;
  /** The page was opened to show it. */
  isTarget: boolean;
  /** Opens or shuts it. */
  onToggle: () => void;
}

export function useOpenRows({ open, onOpen }: OpenRows) {
  const isPrinting = useIsPrinting();
  const [sought] = useState(open[0]);
  return (name: string): RowState => ({
    isOpen: isPrinting || open.includes(name),
    isTarget: name === sought,
    onToggle: () => onOpen(toggleName(open, name)),
  });
}

/** The names that are open after `name` was opened, or shut if it was open. */
export function toggleName(open: readonly string[], name: string): readonly string[] {
  return open.includes(name) ? open.filter((other) => other !== name) : [...open, name];
}
