import { parsePointLevel } from '../../content/grammar/point-names.ts';
import { type GrammarPointAccuracy, MIN_ASKED } from '../../domain/grammar-accuracy.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RoomLinks } from '../shell/locked-room.tsx';
import { BarRows } from './charts/bar-rows.tsx';
import { Chart } from './charts/chart.tsx';
import { formatGrammarFinding, type NamedPoint } from './findings.ts';
import { usePointNames } from './use-memory-facts.ts';

const POINTS_SHOWN = 10;

/** The share of right answers at the weakest grammar points. */
export function GrammarChart({ points }: { points: readonly GrammarPointAccuracy[] }) {
  const shown = points.slice(0, POINTS_SHOWN);
  const names = usePointNames(shown.map(({ point }) => point));
  return (
    <Card title="Grammar to practise">
      {points.length === 0 && (
        <p>A grammar point appears here after you answer {MIN_ASKED} questions about it.</p>
      )}
      {points.length > 0 && !names && <BusyIndicator label="Loading the points…" />}
      {points.length > 0 && names && (
        <Accuracy
          points={shown.map((point) => ({ ...point, name: formatPointName(point, names) }))}
          all={points.length}
        />
      )}
      <RoomLinks room="arcade">
        <p>
          <ButtonLink icon="play" to="/app" search={{ room: 'arcade', game: 'grammar-race' }}>
            Play Grammar Race
          </ButtonLink>
        </p>
      </RoomLinks>
    </Card>
  );
}

function Accuracy({ points, all }: { points: readonly NamedPoint[]; all: number }) {
  return (
    <Chart
      finding={formatGrammarFinding(points, all)}
      table={{
        caption: `Right answers in your ${points.length} weakest grammar points`,
        columns: ['Point', 'Right', 'Asked', 'Share'],
        rows: points.map(({ point, name, right, asked, percent }) => ({
          key: point,
          cells: [name, right, asked, `${percent} %`],
        })),
      }}
    >
      <BarRows
        max={100}
        rows={points.map(({ point, name, percent }) => ({
          key: point,
          label: name,
          value: percent,
          text: `${percent} %`,
        }))}
      />
    </Chart>
  );
}

/** The name of a point; one that is missing from this version's banks is named by its id. */
function formatPointName({ point }: GrammarPointAccuracy, names: ReadonlyMap<string, string>): string {
  const level = parsePointLevel(point);
  const words = point.replace(/^[abc][12]-(?:grammar-)?/, '').replaceAll('-', ' ');
  return names.get(point) ?? (level ? `${words} (${level})` : words);
}
