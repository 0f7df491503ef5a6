import { useEffect, useEffectEvent } from 'react';
import { useViewServices } from './view-services.ts';

/**
 * Handles keys while the game is not paused, wherever the focus is except in fields and dialogs. Keys with
 * Ctrl, Alt or Meta are left to the browser, except for undo.
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
