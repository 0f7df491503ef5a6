import { useFocusOnMount } from './use-focus-on-mount.ts';
import { usePlayKeys } from './use-play-keys.ts';

/** For a field that takes the focus as it comes, and again with a letter that is typed elsewhere in the game. */
export function useFieldFocus() {
  const field = useFocusOnMount<HTMLInputElement>();
  usePlayKeys(({ key }) => {
    // The letter itself goes to what has the focus then.
    if (/^[a-z]$/i.test(key)) field.current?.focus();
  });
  return field;
}
