import { MESSAGES } from '../../domain/messages.ts';
import { REASON_NAMES } from '../../domain/reasons.ts';
import type { Profile } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DescriptionItem } from '../../ui/description-item.tsx';
import layout from '../../ui/layout.module.css';
import { LinkAccountHint } from '../shell/link-account-hint.tsx';
import { LogOutButton } from '../shell/log-out.tsx';
import { useRecords } from '../shell/use-records.ts';
import css from './profile-summary.module.css';

const UNSET = 'Not set yet';

/** Keeps the height of a line while its value loads. */
const LOADING = '\u00a0';

export function ProfileSummary() {
  const { email } = useLearner();
  const profile = useRecords((store) => store.readProfile());
  const isUnreadable = profile === 'failed';
  return (
    <Card title="Profile" hue="progress">
      {isUnreadable ? (
        <Alert kind="error">{MESSAGES.profileFailed}</Alert>
      ) : (
        <Facts email={email} profile={profile} />
      )}
      <div className={css.actions}>
        {!isUnreadable && (
          <ButtonLink to="/setup" search={{ change: true }}>
            Change level, age or reason
          </ButtonLink>
        )}
        <LogOutButton />
      </div>
    </Card>
  );
}

interface FactsProps {
  email: string;
  /** `undefined` while it loads; `null` when there is none. */
  profile: Profile | null | undefined;
}

function Facts({ email, profile }: FactsProps) {
  const formatValue = (value: string | number | undefined) =>
    profile === undefined ? LOADING : value || UNSET;
  return (
    <>
      <dl className={classNames(layout.stack2, css.facts)}>
        <DescriptionItem name="Name" value={formatValue(profile?.displayName)} />
        <DescriptionItem name="Email" value={email || 'None yet'} />
        <DescriptionItem name="Level" value={formatValue(profile?.studentLevel)} />
        <DescriptionItem name="Age" value={formatValue(profile?.age)} />
        <DescriptionItem name="Reason" value={formatValue(profile?.why && REASON_NAMES[profile.why])} />
      </dl>
      <LinkAccountHint />
    </>
  );
}
