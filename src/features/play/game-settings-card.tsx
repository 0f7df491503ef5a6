import { SettingsChoices } from '../../games/table/settings-choices.tsx';
import { Card } from '../../ui/card.tsx';
import { Working } from '../../ui/working.tsx';
import { useGameSettings } from './use-game-settings.ts';

/** The choices for all games, where the learner's other settings are. */
export function GameSettingsCard() {
  const [settings, setSettings] = useGameSettings();
  return (
    <Card title="Games" hue="arcade">
      {settings ? (
        <SettingsChoices settings={settings} onChange={setSettings} />
      ) : (
        <Working label="Looking up your choices…" />
      )}
    </Card>
  );
}
