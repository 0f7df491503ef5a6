import { dateInWords } from '../../domain/calendar-date.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Working } from '../../ui/working.tsx';
import { ActivityGrid } from './charts/activity-grid.tsx';
import { BarRows } from './charts/bar-rows.tsx';
import { Chart } from './charts/chart.tsx';
import { StackedBar } from './charts/stacked-bar.tsx';
import { activityFinding, doneByMonth, nameOfDay, reviewsFinding, strengthFinding } from './findings.ts';
import { GrammarChart } from './grammar-chart.tsx';
import css from './progress-board.module.css';
import { type MemoryFacts, useMemoryFacts } from './use-memory-facts.ts';

/** What the learner remembers and what comes back, and when they learnt. */
export function MemoryCharts() {
  const facts = useMemoryFacts();
  if (facts === undefined) return <Working label="Drawing your charts…" />;
  if (facts === 'failed') return <Alert kind="error">{MESSAGES.progressFailed}</Alert>;
  return (
    <>
      <Strengths {...facts} />
      <Activity {...facts} />
      <GrammarChart points={facts.points} />
      <Reviews {...facts} />
    </>
  );
}

const PLAY_A_GAME = (
  <p>
    <ButtonLink to="/app" search={{ room: 'arcade' }}>
      Play a game
    </ButtonLink>
  </p>
);

function Activity({ weeks }: Pick<MemoryFacts, 'weeks'>) {
  const active = weeks.flat().filter(({ done }) => done > 0);
  return (
    <Card title="Days you learnt" className={css.wide}>
      {active.length === 0 ? (
        <>
          <p>Each day on which you play a game or take a class gets a square here.</p>
          {PLAY_A_GAME}
        </>
      ) : (
        <Chart
          finding={activityFinding(weeks)}
          table={{
            caption: 'Answers, classes and homework by day, newest first',
            columns: ['Day', 'Done'],
            rows: active
              .toReversed()
              .map(({ date, done }) => ({ key: date, cells: [dateInWords(date), done] })),
          }}
        >
          <ActivityGrid
            weeks={weeks}
            label={`Answers, classes and homework by month: ${doneByMonth(weeks)}`}
          />
        </Chart>
      )}
    </Card>
  );
}

function Strengths({ strengths }: Pick<MemoryFacts, 'strengths'>) {
  const shares = [
    { key: 'new', label: 'New', value: strengths.new },
    { key: 'weak', label: 'Weak', value: strengths.weak },
    { key: 'growing', label: 'Growing', value: strengths.growing },
    { key: 'strong', label: 'Strong', value: strengths.strong },
  ];
  const hasWords = shares.some(({ value }) => value > 0);
  return (
    <Card title="Your words by strength">
      {hasWords ? (
        <Chart
          finding={strengthFinding(strengths)}
          table={{
            caption: 'Words by strength',
            columns: ['Strength', 'Words'],
            rows: shares.map(({ key, label, value }) => ({ key, cells: [label, value] })),
          }}
        >
          <StackedBar shares={shares} />
        </Chart>
      ) : (
        <>
          <p>No words yet. Words that you meet in classes and games are counted here.</p>
          {PLAY_A_GAME}
        </>
      )}
    </Card>
  );
}

function Reviews({ ahead }: Pick<MemoryFacts, 'ahead'>) {
  const rows = ahead.map((day, index) => ({ ...day, label: nameOfDay(day, index) }));
  const most = Math.max(...ahead.map(({ words }) => words));
  return (
    <Card title="Words that come back">
      {most === 0 ? (
        <>
          <p>
            No word comes back in the next {ahead.length} days. Words that you answer in games come back here.
          </p>
          {PLAY_A_GAME}
        </>
      ) : (
        <Chart
          finding={reviewsFinding(ahead)}
          table={{
            caption: `Words that come back in the next ${ahead.length} days`,
            columns: ['Day', 'Words'],
            rows: rows.map(({ date, label, words }) => ({ key: date, cells: [label, words] })),
          }}
        >
          <BarRows
            max={most}
            rows={rows.map(({ date, label, words }) => ({
              key: date,
              label,
              value: words,
              text: String(words),
            }))}
          />
        </Chart>
      )}
    </Card>
  );
}
