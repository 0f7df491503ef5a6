import { useFocusOnMount } from './use-focus-on-mount.ts';
import { isWordKey } from './use-hardware-letters.ts';
import { usePlayKeys } from './use-play-keys.ts';

/** The ref of a field that takes the focus when it mounts, and again when a letter is typed outside of it. */
export function useFieldFocus() {
  const field = useFocusOnMount<HTMLInputElement>();
  usePlayKeys(({ key }) => {
    // The browser then types the letter into the field.
    if (isWordKey(key)) field.current?.focus();
  });
  return field;
}
