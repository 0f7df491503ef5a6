import { Page } from '../../ui/page.tsx';
import { LogOutButton } from '../frame/log-out.tsx';
import { GameSettingsCard } from '../play/game-settings-card.tsx';
import { AccountCard } from './account/account-card.tsx';
import { HubChoices } from './hub-choices.tsx';
import { OfflineUse } from './offline-use.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import css from './settings-screen.module.css';
import { StorageUse } from './storage/storage-use.tsx';
import { SyncState } from './sync-state.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { VoiceCard } from './voice-card.tsx';
import { YourData } from './your-data/your-data.tsx';

/** The learner's profile, their records on this device, and how the app looks. */
export function SettingsScreen() {
  return (
    <Page
      title="Settings"
      hue="plain"
      emblem="settings"
      back={{ to: '/app', label: 'Back to Arcade' }}
      actions={<LogOutButton />}
    >
      <div className={css.cards}>
        <ProfileSummary />
        <StorageUse />
        <OfflineUse />
        <YourData />
        <ThemeChoice />
        <GameSettingsCard />
        <VoiceCard />
        <HubChoices />
        <SyncState />
        <AccountCard />
      </div>
    </Page>
  );
}
