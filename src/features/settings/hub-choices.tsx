import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Working } from '../../ui/working.tsx';
import { useWeekRow } from '../frame/use-week-row.ts';

const WEEK_OPTIONS = [
  { value: 'on', label: 'Show my week' },
  { value: 'off', label: 'Leave it out' },
] as const;

/** What the first screen shows of the learner's days. */
export function HubChoices() {
  const [isShown, setIsShown] = useWeekRow();
  return (
    <Card title="Today" hue="progress">
      {isShown === undefined ? (
        <Working label="Looking up your choices…" />
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
