import type { CSSProperties } from 'react';
import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChoiceList } from '../kit/choice-list.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { useFocusOnArrival } from '../kit/use-focus-on-arrival.ts';
import { Face } from './face.tsx';
import css from './pairing.module.css';
import set from './set.module.css';

interface PairingProps {
  panellists: readonly Panellist[];
  onPair: (seat: number) => void;
}

/** Six to choose among: knowing how they think helps. */
export function Pairing({ panellists, onPair }: PairingProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <PlayLayout
      board={
        <div className={classNames(set.set, set.stage)}>
          <p className={set.title}>Head-to-Head</p>
          <h4 ref={heading} tabIndex={-1} data-autofocus>
            Who will write the same as you?
          </h4>
          <ul className={css.panel} aria-label="Panel">
            {panellists.map((panellist) => (
              <li key={panellist.id} className={css.panellist}>
                <Face panellist={panellist} />
                <p>
                  <strong>{panellist.name}</strong> {panellist.habit}
                </p>
              </li>
            ))}
          </ul>
        </div>
      }
      hand={
        <div style={{ '--choice-width': '9.5rem' } as CSSProperties}>
          <ChoiceList
            legend="Panel"
            options={panellists.map(({ id, name }) => ({ id, label: name }))}
            onChoose={(id) => onPair(panellists.findIndex((panellist) => panellist.id === id))}
          />
        </div>
      }
    />
  );
}
