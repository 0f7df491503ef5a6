import { useIsPrinting } from './printing.ts';

/** The records that are open in a list, by their names in the address. */
export interface OpenRows {
  open: readonly string[];
  onOpen: (open: readonly string[]) => void;
}

/** What a row of the list needs to know: whether it is open, as all are on paper, and how it is opened or shut. */
export function useOpenRows({ open, onOpen }: OpenRows) {
  const isPrinting = useIsPrinting();
  return (name: string) => ({
    isOpen: isPrinting || open.includes(name),
    onToggle: () => onOpen(toggled(open, name)),
  });
}

/** The names that are open after `name` was opened, or shut if it was open. */
export function toggled(open: readonly string[], name: string): readonly string[] {
  return open.includes(name) ? open.filter((other) => other !== name) : [...open, name];
}
