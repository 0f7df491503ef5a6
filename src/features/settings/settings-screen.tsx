import { useState } from 'react';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { chooseTheme, readTheme, type Theme } from '../../ui/theme.ts';
import { GameSettingsCard } from '../play/game-settings-card.tsx';
import { useWeekRowPreference } from '../shell/use-week-row-preference.ts';
import { AccountCard } from './account/account-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import css from './settings-screen.module.css';
import { StorageUse } from './storage/storage-use.tsx';
import { SyncCard } from './sync-card.tsx';
import { VoiceCard } from './voice-card.tsx';
import { YourData } from './your-data/your-data.tsx';

/** Settings: profile and preferences; then storage, data and account. */
export function SettingsScreen() {
  return (
    <Page title="Settings" hue="plain" emblem="settings" back={{ to: '/app', label: 'Back to Arcade' }}>
      <div className={css.columns}>
        <div className={layout.stack5}>
          <ProfileSummary />
          <ThemeChoice />
          <GameSettingsCard />
          <VoiceCard />
          <HubSettingsCard />
          <OfflineCard />
        </div>
        <div className={layout.stack5}>
          <SyncCard />
          <StorageUse />
          <YourData />
          <AccountCard />
        </div>
      </div>
    </Page>
  );
}

const WEEK_OPTIONS = [
  { value: 'on', label: 'Show' },
  { value: 'off', label: 'Hide' },
] as const;

/** Preferences for the hub. */
function HubSettingsCard() {
  const [isShown, setIsShown] = useWeekRowPreference();
  return (
    <Card title="Today" hue="progress">
      {isShown === undefined ? (
        <BusyIndicator label="Loading…" />
      ) : (
        <ChoiceGroup
          legend="Weekly ticks"
          options={WEEK_OPTIONS}
          value={isShown ? 'on' : 'off'}
          onChange={(chosen) => setIsShown(chosen === 'on')}
        />
      )}
    </Card>
  );
}

const THEMES = [
  { value: 'system', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Card title="Colours" hue="homework">
      <ChoiceGroup<Theme>
        legend="Theme"
        options={THEMES}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
    </Card>
  );
}
