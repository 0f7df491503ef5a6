import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { chooseTheme, readTheme, type Theme } from '../../ui/theme.ts';

const THEMES = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

export function ThemeChoice() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Card title="Look" hue="homework">
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
