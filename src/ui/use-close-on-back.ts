import { useBlocker } from '@tanstack/react-router';

/**
 * Makes the browser's Back close what lies over the page, such as a dialog, instead of leaving the page: on a
 * phone, Back is how people close things.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
  });
}
