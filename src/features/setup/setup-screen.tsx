import { useLearner } from '../../session/session-context.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { ProfileLoadError } from '../shell/load-errors.tsx';
import { LogOutButton } from '../shell/log-out.tsx';
import { useRecords } from '../shell/use-records.ts';
import { type LevelTestSlot, SetupForm } from './setup-form.tsx';

interface SetupScreenProps {
  /** A finished profile is edited, so leaving without saving is possible. */
  isChange: boolean;
  levelTest: LevelTestSlot;
  onSaved: () => void;
}

/** /setup (specification, section 2): the learner's profile. */
export function SetupScreen({ isChange, levelTest, onSaved }: SetupScreenProps) {
  const profile = useRecords((store) => store.readProfile());
  return (
    <Page
      title={isChange ? 'Change your profile' : 'Set up your profile'}
      emblem="progress"
      back={isChange ? { to: '/settings', label: 'Back to settings' } : undefined}
    >
      {profile === undefined && <BusyIndicator label="Opening your profile…" />}
      {profile === 'failed' && <ProfileLoadError />}
      {profile !== undefined && profile !== 'failed' && (
        <SetupForm profile={profile} levelTest={levelTest} onSaved={onSaved} />
      )}
      {/* Below the form, so it would move if it came first. */}
      {profile !== undefined && !isChange && <WrongAccount />}
    </Page>
  );
}

/** Logs out, for learners who signed in with the wrong account. */
function WrongAccount() {
  const { email } = useLearner();
  return (
    <p className={layout.row3}>
      {email ? `You are signed in as ${email}. Not your account?` : 'Not your account?'} <LogOutButton />
    </p>
  );
}
