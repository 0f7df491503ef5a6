import { useEffect, useEffectEvent } from 'react';
import { useViewServices } from './view-services.ts';

interface PlayKeyOptions {
  onUndo?: (() => void) | undefined;
  /** A selector of the part of the view in which letters are text, and act in every setting. */
  textEntry?: string | undefined;
}

/** Elements in which keys write or move, at any place of the page. */
const FIELDS = 'input, textarea, select, dialog, [role="dialog"]';
const CONTROLS = `${FIELDS}, a, button, summary, [tabindex]:not([tabindex="-1"])`;

/**
 * Handles keys while the game is not paused, wherever the focus is except in fields, dialogs and the controls
 * outside of the game's view. Keys with Ctrl, Alt or Meta are left to the browser, except for undo. Single
 * letters, digits and signs can be turned off in the settings (WCAG 2.2, 2.1.4).
 */
export function usePlayKeys(
  onKey: (event: KeyboardEvent, target: Element | null) => void,
  { onUndo, textEntry }: PlayKeyOptions = {},
): void {
  const { isPaused, singleKeys } = useViewServices();

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || hasOwnKeys(target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'z') onUndo?.();
      return;
    }
    const isText = textEntry !== undefined && target?.closest(textEntry);
    if (!singleKeys && !isText && isSingleCharacter(event.key)) return;
    onKey(event, target);
  });

  useEffect(() => {
    if (isPaused) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isPaused]);
}

/** Whether the focused element has keys of its own, or is a control outside of the game's view. */
function hasOwnKeys(target: Element | null): boolean {
  if (target?.closest(FIELDS)) return true;
  const control = target?.closest(CONTROLS);
  return Boolean(control && !control.closest('[data-stage]'));
}

/** A letter, digit or sign. The space bar is not one. */
function isSingleCharacter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
