import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/page.tsx';
import { GameSettingsCard } from '../play/game-settings-card.tsx';
import { AccountCard } from './account/account-card.tsx';
import { HubSettingsCard } from './hub-settings-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import css from './settings-screen.module.css';
import { StorageUse } from './storage/storage-use.tsx';
import { SyncCard } from './sync-card.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { VoiceCard } from './voice-card.tsx';
import { YourData } from './your-data/your-data.tsx';

/** Who the learner is and how the app behaves; then where their work is, and their account. */
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
