import { useLiveQuery } from 'dexie-react-hooks';
import { useLearner } from '../../session/session-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import css from './profile-summary.module.css';

const UNSET = 'Not set yet';

export function ProfileSummary() {
  const { email, store } = useLearner();
  const profile = useLiveQuery(() => store.profile(), [store]);
  return (
    <Card title="Profile" hue="progress">
      <dl className={css.facts}>
        {profile?.displayName && <Fact name="Name" value={profile.displayName} />}
        <Fact name="Email" value={email} />
        <Fact name="Level" value={profile?.studentLevel ?? UNSET} />
        <Fact name="Age" value={profile?.age === undefined ? UNSET : String(profile.age)} />
        <Fact name="Reason" value={profile?.why ?? UNSET} />
      </dl>
      <div>
        <ButtonLink to="/setup" search={{ change: true }}>
          Change level, age or reason
        </ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
