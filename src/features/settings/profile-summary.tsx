import { MESSAGES } from '../../domain/messages.ts';
import { REASON_NAMES } from '../../domain/reasons.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact } from '../../ui/fact.tsx';
import { KeepPoints } from '../frame/keep-points.tsx';
import { useRecords } from '../frame/use-records.ts';
import css from './profile-summary.module.css';

const UNSET = 'Not set yet';

export function ProfileSummary() {
  const { email } = useLearner();
  const profile = useRecords((store) => store.profile());
  if (profile === 'failed') {
    return (
      <Card title="Profile" hue="progress">
        <Alert kind="error">{MESSAGES.profileFailed}</Alert>
      </Card>
    );
  }
  return (
    <Card title="Profile" hue="progress">
      <dl className={css.facts}>
        {profile?.displayName && <Fact name="Name" value={profile.displayName} />}
        <Fact name="Email" value={email || 'None yet'} />
        <Fact name="Level" value={profile?.studentLevel ?? UNSET} />
        <Fact name="Age" value={profile?.age === undefined ? UNSET : String(profile.age)} />
        <Fact name="Reason" value={profile?.why ? REASON_NAMES[profile.why] : UNSET} />
      </dl>
      <KeepPoints />
      <div>
        <ButtonLink to="/setup" search={{ change: true }}>
          Change level, age or reason
        </ButtonLink>
      </div>
    </Card>
  );
}
