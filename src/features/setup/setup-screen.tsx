import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';
import { Page } from '../../ui/page.tsx';
import { Working } from '../../ui/working.tsx';
import { SetupForm } from './setup-form.tsx';

export interface SetupScreenProps {
  /** A finished profile is edited, and there is a way back without saving. */
  isChange: boolean;
  onSaved: () => void;
}

/** /setup (specification, section 2): who is learning, and what for. */
export function SetupScreen({ isChange, onSaved }: SetupScreenProps) {
  const { store } = useLearner();
  const profile = useLiveQuery(() => store.profile(), [store]);
  return (
    <Page
      title={isChange ? 'Change your profile' : 'Set up your profile'}
      emblem="progress"
      back={isChange ? { to: '/settings', label: 'Back to settings' } : undefined}
    >
      {profile === undefined ? (
        <Working label="Opening your profile…" />
      ) : (
        <SetupForm profile={profile} onSaved={onSaved} />
      )}
    </Page>
  );
}
