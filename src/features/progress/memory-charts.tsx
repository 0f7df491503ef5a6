import { formatDate } from '../../domain/calendar-date.ts';
import { MESSAGES } from '../../domain/messages.ts';
import { STRENGTH_NAMES, STRENGTHS } from '../../spaced-repetition/schedule.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RoomLinks } from '../shell/locked-room.tsx';
import { ActivityGrid } from './charts/activity-grid.tsx';
import { BarRows } from './charts/bar-rows.tsx';
import { Chart, type ChartProps } from './charts/chart.tsx';
import { StackedBar } from './charts/stacked-bar.tsx';
import {
  formatActivityByMonth,
  formatActivityFinding,
  formatDayAhead,
  formatReviewsFinding,
  formatStrengthFinding,
} from './findings.ts';
import { GrammarChart } from './grammar-chart.tsx';
import css from './progress-board.module.css';
import { type MemoryFacts, useMemoryFacts } from './use-memory-facts.ts';

/** Charts of the memory, the due words, grammar and activity. */
export function MemoryCharts() {
  const facts = useMemoryFacts();
  if (facts === undefined) return <BusyIndicator label="Loading your charts…" />;
  if (facts === 'failed') return <Alert kind="error">{MESSAGES.progressFailed}</Alert>;
  return (
    <>
      <Strengths {...facts} />
      <Activity {...facts} />
      <GrammarChart points={facts.grammarPoints} />
      <Reviews {...facts} />
    </>
  );
}

interface ChartCardProps extends ChartProps {
  title: string;
  className?: string | undefined;
  /** Shown instead of the charts while there is no data. */
  empty: string | false;
}

function ChartCard({ title, className, empty, ...chart }: ChartCardProps) {
  return (
    <Card title={title} className={className}>
      {empty ? (
        <>
          <p>{empty}</p>
          <RoomLinks room="arcade">
            <p>
              <ButtonLink to="/app" search={{ room: 'arcade' }}>
                Play a game
              </ButtonLink>
            </p>
          </RoomLinks>
        </>
      ) : (
        <Chart {...chart} />
      )}
    </Card>
  );
}

function Activity({ weeks }: Pick<MemoryFacts, 'weeks'>) {
  const active = weeks.flat().filter(({ count }) => count > 0);
  return (
    <ChartCard
      title="Your learning days"
      className={css.wide}
      empty={active.length === 0 && 'Play a game or take a class, and the day gets a square here.'}
      finding={formatActivityFinding(weeks)}
      table={{
        caption: 'Answers, classes and homework by day, newest first',
        columns: ['Day', 'Done'],
        rows: active.toReversed().map(({ date, count }) => ({ key: date, cells: [formatDate(date), count] })),
      }}
    >
      <ActivityGrid
        weeks={weeks}
        label={`Answers, classes and homework by month: ${formatActivityByMonth(weeks)}`}
      />
    </ChartCard>
  );
}

function Strengths({ strengths }: Pick<MemoryFacts, 'strengths'>) {
  const segments = STRENGTHS.map((strength) => ({
    label: STRENGTH_NAMES[strength],
    value: strengths[strength],
  }));
  return (
    <ChartCard
      title="Your words by strength"
      empty={
        segments.every(({ value }) => value === 0) &&
        'No words yet. Here you’ll see words from your classes and games.'
      }
      finding={formatStrengthFinding(strengths)}
      table={{
        caption: 'Words by strength',
        columns: ['Strength', 'Words'],
        rows: segments.map(({ label, value }) => ({ key: label, cells: [label, value] })),
      }}
    >
      <StackedBar segments={segments} />
    </ChartCard>
  );
}

function Reviews({ upcomingReviews }: Pick<MemoryFacts, 'upcomingReviews'>) {
  const rows = upcomingReviews.map((day, index) => ({ ...day, label: formatDayAhead(day, index) }));
  const maxWords = Math.max(...upcomingReviews.map(({ words }) => words));
  return (
    <ChartCard
      title="Words to review"
      empty={
        maxWords === 0 &&
        `No words to review in the next ${upcomingReviews.length} days. Here you’ll see words from your games.`
      }
      finding={formatReviewsFinding(upcomingReviews)}
      table={{
        caption: `Words to review in the next ${upcomingReviews.length} days`,
        columns: ['Day', 'Words'],
        rows: rows.map(({ date, label, words }) => ({ key: date, cells: [label, words] })),
      }}
    >
      <BarRows
        max={maxWords}
        rows={rows.map(({ date, label, words }) => ({
          key: date,
          label,
          value: words,
          text: String(words),
        }))}
      />
    </ChartCard>
  );
}
