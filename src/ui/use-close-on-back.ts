import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser's Back close what lies over the page, such as a dialog, instead of leaving the page: on a
 * phone, Back is how people close things. Outside of the router, as in the dialogs of Google sign-in, Back is
 * left to the browser.
 */
export function useCloseOnBack({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  const history: RouterHistory | undefined = useRouter({ warn: false })?.history;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    return history?.block({
      enableBeforeUnload: false,
      blockerFn({ action }) {
        if (action !== 'BACK') return false;
        close();
        return true;
      },
    });
  }, [isOpen, history]);
}
