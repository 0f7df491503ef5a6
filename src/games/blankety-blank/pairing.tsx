import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { ChoiceList } from '../kit/choice-list.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import css from './pairing.module.css';
import { PanellistPortrait } from './panellist-portrait.tsx';
import set from './set.module.css';

interface PairingProps {
  /** Shown above the question. */
  title: string;
  panellists: readonly Panellist[];
  onPair: (seat: number) => void;
}

/** The choice of a partner for the Head-to-Head. Each option shows what the panellist likes to write. */
export function Pairing({ title, panellists, onPair }: PairingProps) {
  return (
    <PlayLayout
      board={
        <div className={classNames(set.set, css.pairing)}>
          <p className={set.title}>{title}</p>
          <AutoFocusHeading>Who will write the same as you?</AutoFocusHeading>
          <ChoiceList
            legend="Panel"
            options={panellists.map((panellist) => ({
              id: panellist.id,
              label: <Habit panellist={panellist} />,
            }))}
            onChoose={(id) => onPair(panellists.findIndex((panellist) => panellist.id === id))}
          />
        </div>
      }
    />
  );
}

/** A panellist with their writing habit. */
function Habit({ panellist }: { panellist: Panellist }) {
  return (
    <span className={css.panellist}>
      <PanellistPortrait panellist={panellist} />
      <span>
        <strong>{panellist.name}</strong> {panellist.habit}
      </span>
    </span>
  );
}
