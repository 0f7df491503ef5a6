import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { GameSettings } from './game-settings.ts';
import { SettingsChoices } from './settings-choices.tsx';

interface SettingsDialogProps {
  open: boolean;
  settings: GameSettings;
  onChange: (settings: GameSettings) => void;
  onClose: () => void;
}

/** The settings of all games, opened from a game. */
export function SettingsDialog({ open, settings, onChange, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      title="Game settings"
      open={open}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SettingsChoices settings={settings} onChange={onChange} />
    </Dialog>
  );
}
