import { SettingsChoices } from '../../games/host/settings-choices.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Card } from '../../ui/card.tsx';
import { useGameSettings } from './use-game-settings.ts';

/** The choices for all games, where the learner's other settings are. */
export function GameSettingsCard() {
  const [settings, setSettings] = useGameSettings();
  return (
    <Card title="Games" hue="arcade">
      {settings ? (
        <SettingsChoices settings={settings} onChange={setSettings} />
      ) : (
        <BusyIndicator label="Looking up your choices…" />
      )}
    </Card>
  );
}
