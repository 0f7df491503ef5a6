import { SHARE_MENU_STEPS } from '../../installation/install-offer.ts';
import { Button } from '../../ui/button.tsx';
import { useInstallMethod } from '../frame/use-install-method.ts';

/** For whoever did not want the app on the home screen when they were invited, or wants it by now. */
export function InstallApp() {
  const way = useInstallMethod();
  if (!way) return null;
  return (
    <>
      <p>Learning Arcade can be on your home screen, like an app.</p>
      {way.kind === 'share-menu' ? (
        <p>{SHARE_MENU_STEPS}</p>
      ) : (
        <p>
          <Button onClick={() => void way.install().catch(console.error)}>Install</Button>
        </p>
      )}
    </>
  );
}
