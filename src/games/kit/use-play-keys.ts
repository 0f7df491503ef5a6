import { useEffect, useEffectEvent } from 'react';
import { useHost } from './host-context.ts';

/**
 * Keys for the game wherever the focus is, while it is in play: not in a field or a dialog, which have their own
 * use for them, and not together with Ctrl, Alt or Meta, which belong to the browser.
 */
export function usePlayKeys(onKey: (event: KeyboardEvent, target: Element | null) => void): void {
  const { isPaused } = useHost();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('input, textarea, select, dialog')) onKey(event, target);
  });

  useEffect(() => {
    if (isPaused) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isPaused]);
}
