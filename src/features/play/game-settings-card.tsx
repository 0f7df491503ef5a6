import { SettingsChoices } from '../../games/host/settings-choices.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Card } from '../../ui/card.tsx';
import { useGameSettings } from './use-game-settings.ts';

/** The settings of all games, for the settings screen. */
export function GameSettingsCard() {
  const [settings, setSettings] = useGameSettings();
  return (
    <Card title="Games" hue="arcade">
      {settings ? (
        <SettingsChoices settings={settings} onChange={setSettings} />
      ) : (
        <BusyIndicator label="Loading…" />
      )}
    </Card>
  );
}
