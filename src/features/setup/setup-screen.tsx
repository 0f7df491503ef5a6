import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { UnreadableProfile } from '../frame/unreadable-profile.tsx';
import { SetupForm } from './setup-form.tsx';

const UNREADABLE = 'unreadable';

function unreadable(cause: unknown): typeof UNREADABLE {
  console.error('The profile can’t be read:', cause);
  return UNREADABLE;
}

export interface SetupScreenProps {
  /** A finished profile is edited, and there is a way back without saving. */
  isChange: boolean;
  onSaved: () => void;
}

/** /setup (specification, section 2): who is learning, and what for. */
export function SetupScreen({ isChange, onSaved }: SetupScreenProps) {
  const { store } = useLearner();
  const profile = useLiveQuery(() => store.profile().catch(unreadable), [store]);
  return (
    <Page
      title={isChange ? 'Change your profile' : 'Set up your profile'}
      emblem="progress"
      back={isChange ? { to: '/settings', label: 'Back to settings' } : undefined}
    >
      {profile === undefined && <Working label="Opening your profile…" />}
      {profile === UNREADABLE && <UnreadableProfile />}
      {profile !== undefined && profile !== UNREADABLE && <SetupForm profile={profile} onSaved={onSaved} />}
    </Page>
  );
}
