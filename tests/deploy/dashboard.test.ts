import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../../server/metrics.ts';

const dashboard = v.object({
  templating: v.object({ list: v.array(v.object({ name: v.string(), query: v.string() })) }),
  panels: v.array(
    v.object({
      title: v.string(),
      datasource: v.object({ uid: v.string() }),
      targets: v.array(v.object({ expr: v.string(), legendFormat: v.string() })),
    }),
  ),
});

const { panels, templating } = v.parse(
  dashboard,
  JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')),
);
const queries = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...templating.list.map(({ query }) => query),
];
const METRIC = /\b(?:arcade|http|process|nodejs)_\w+/g;
/** Labels that Prometheus adds to each metric. */
const ADDED_LABELS = ['instance', 'job'];

let samples: Set<string>;
let labels: Set<string>;

beforeAll(async () => {
  const metrics = createMetrics();
  metrics.countRequest({ method: 'GET', route: '/', status: 200, ms: 1, id: 'one', isRoutine: false });
  const log = metrics.instrumentLog(() => {});
  log('The database failed.', Object.assign(new Error('gone'), { code: '57P01' }));
  await metrics
    .instrumentLessonServices({
      classWriter: { writeClass: () => Promise.reject(new Error('none')) },
      corrector: { writeFeedback: async () => ({ feedback: 'Well done.' }) },
    })
    .classWriter.writeClass({} as never, { seed: 1, signal: new AbortController().signal })
    .catch(() => {});
  const text = await metrics.render();
  const lines = text.split('\n');
  const declared = lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
  samples = new Set([...declared, ...lines.flatMap((line) => /^(\w+)[{ ]/.exec(line)?.[1] ?? [])]);
  labels = new Set([...ADDED_LABELS, ...[...text.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name)]);
});

test('each panel shows only metrics that the server exports', () => {
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const named = expr.match(METRIC) ?? [];
      expect(named, title).not.toHaveLength(0);
      for (const name of named) expect(samples, title).toContain(name);
    }
  }
});

test('each label in a query exists in the metrics', () => {
  const named = queries.flatMap((query) => [
    ...[...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    ...[...query.matchAll(/[{,](\w+)=~?"/g)].map(([, name = '']) => name),
  ]);
  expect(named).not.toHaveLength(0);
  for (const name of named) expect(labels).toContain(name);
});

test('each metric that the server itself defines is shown', () => {
  const shown = new Set(queries.flatMap((query) => query.match(METRIC) ?? []));
  const own = [...samples].filter((name) => /^(?:arcade|http)_(?!.*_(?:bucket|sum|count)$)/.test(name));
  for (const name of own)
    expect(
      [...shown].some((one) => one.startsWith(name)),
      name,
    ).toBe(true);
});

test('each alert reads metrics that the server exports, and Prometheus’ own of its targets', () => {
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8').split('- alert: ').slice(1);
  expect(alerts).toHaveLength(3);
  for (const alert of alerts) {
    const [expression = ''] = /expr:[\s\S]*?(?=\n {8}for:)/.exec(alert) ?? [];
    const named = expression.match(METRIC) ?? [];
    if (!/\bup\{job="learning-arcade"\}/.test(expression)) expect(named).not.toHaveLength(0);
    for (const name of named) expect(samples).toContain(name);
  }
});

test('docs/hosting.md says what to do at each alert, and what each watched panel shows', () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8');
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8').matchAll(/- alert: (\w+)/g);
  for (const [, name] of alerts) expect(hosting).toContain(`| \`${name}\``);
  const titles = panels.map(({ title }) => title);
  const table = /\| panel \| in order[\s\S]*?\n\n/.exec(hosting)?.[0] ?? '';
  const watched = [...table.matchAll(/^\| ([A-Z][^|]+?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  expect(watched.length).toBeGreaterThan(5);
  for (const name of watched)
    expect(
      titles.some((title) => title.startsWith(name)),
      name,
    ).toBe(true);
});

test('each panel reads from the Prometheus that the viewer selected', () => {
  const names = templating.list.map(({ name }) => name);
  for (const { datasource } of panels) expect(names.map((name) => `\${${name}}`)).toContain(datasource.uid);
});
