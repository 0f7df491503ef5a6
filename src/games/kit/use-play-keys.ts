import { useEffect, useEffectEvent } from 'react';
import { useViewServices } from './view-services.ts';

/**
 * Keys for the game wherever the focus is, while it is in play: not in a field or a dialog, which have their own
 * use for them, and not together with Ctrl, Alt or Meta, which belong to the browser.
 */
export function usePlayKeys(
  onKey: (event: KeyboardEvent, target: Element | null) => void,
  onUndo?: () => void,
): void {
  const { isPaused } = useViewServices();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest('input, textarea, select, dialog')) return;
    if (!event.ctrlKey && !event.metaKey) onKey(event, target);
    else if (event.key === 'z') onUndo?.();
  });

  useEffect(() => {
    if (isPaused) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isPaused]);
}
