import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useWeekRowPreference } from '../frame/use-week-row-preference.ts';

const WEEK_OPTIONS = [
  { value: 'on', label: 'Show my week' },
  { value: 'off', label: 'Leave it out' },
] as const;

/** What the first screen shows of the learner's days. */
export function HubSettingsCard() {
  const [isShown, setIsShown] = useWeekRowPreference();
  return (
    <Card title="Today" hue="progress">
      {isShown === undefined ? (
        <BusyIndicator label="Looking up your choices…" />
      ) : (
        <ChoiceGroup
          legend="The days on which you learnt"
          options={WEEK_OPTIONS}
          value={isShown ? 'on' : 'off'}
          onChange={(chosen) => setIsShown(chosen === 'on')}
        />
      )}
    </Card>
  );
}
