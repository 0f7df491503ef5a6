import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The open records of a list, by their names in the address. */
export interface OpenRows {
  open: readonly string[];
  onOpen: (open: readonly string[]) => void;
}

/** The state of a row. */
export interface RowState {
  /** When printing, all rows are open. */
  isOpen: boolean;
  /** The page was opened with this row open. */
  isTarget: boolean;
  onToggle: () => void;
}

export function useOpenRows({ open, onOpen }: OpenRows) {
  const isPrinting = useIsPrinting();
  const [target] = useState(open[0]);
  return (name: string): RowState => ({
    isOpen: isPrinting || open.includes(name),
    isTarget: name === target,
    onToggle: () => onOpen(toggleName(open, name)),
  });
}

/** The open names after toggling `name`. */
export function toggleName(open: readonly string[], name: string): readonly string[] {
  return open.includes(name) ? open.filter((other) => other !== name) : [...open, name];
}

/** Whether the page is being printed: rows that are closed on screen are open on paper. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // `flushSync`, because the browser captures the page as soon as the event handlers have run.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
