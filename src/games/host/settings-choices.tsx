import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { TimeLimitSetting } from '../kit/time-limit.ts';
import { chooseSound, type GameSettings } from './game-settings.ts';

const TIMING_OPTIONS: readonly { value: TimeLimitSetting; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'longer', label: 'Twice as long' },
  { value: 'off', label: 'No time limits' },
];

const SOUND_OPTIONS: readonly { value: 'on' | 'off'; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
];

const SINGLE_KEY_OPTIONS: readonly { value: 'yes' | 'no'; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface SettingsChoicesProps {
  settings: GameSettings;
  onChange: (settings: GameSettings) => void;
}

/** The inputs for the settings of all games. */
export function SettingsChoices({ settings, onChange }: SettingsChoicesProps) {
  return (
    <>
      <ChoiceGroup
        legend="Time limits"
        options={TIMING_OPTIONS}
        value={settings.timing}
        onChange={(timing) => onChange({ ...settings, timing })}
      />
      <ChoiceGroup
        legend="Sounds"
        options={SOUND_OPTIONS}
        value={settings.sound ? 'on' : 'off'}
        onChange={(sound) => onChange(chooseSound(settings, sound === 'on'))}
      />
      <ChoiceGroup
        legend="Play with letter and number keys"
        options={SINGLE_KEY_OPTIONS}
        value={settings.singleKeys ? 'yes' : 'no'}
        onChange={(choice) => onChange({ ...settings, singleKeys: choice === 'yes' })}
      />
    </>
  );
}
