import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { findUnsaid, watchedIn } from './alerts.ts'
import { projectRoot, readSources } from './source-files.ts'

const guide = await readFile(join(projectRoot, 'docs/operate.md'), 'utf8')
const sources = (await readSources(projectRoot, ['app'], /\.tsx?$/)).filter(
  ({ path }) => !path.includes('.test.'),
)
const metrics = metricNames()

/** The site's own metrics and those of the Node process. */
function metricNames(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const own = sources.find(({ path }) => path === 'app/edge/metrics.server.ts')?.text ?? ''
  const names = [...own.matchAll(/^ {2}name: '([a-z_]+)'/gm)].map(([, name = '']) => name)
  return [...names, ...registry.getMetricsAsArray().map(({ name }) => name)]
}

function between(from: string, to: string): string {
  const [begin, end] = [guide.indexOf(from), guide.indexOf(to)]
  if (begin < 0 || end < begin) throw new Error(`docs/operate.md has no part from ${from} to ${to}`)
  return guide.slice(begin, end)
}

const rulesFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})
const dashboardFile = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})
const monitoring = (name: string) => readFile(join(projectRoot, 'deploy/monitoring', name), 'utf8')
const rules = rulesFile.parse(parse(await monitoring('alerts.yaml'))).groups.flatMap(({ rules: all }) => all)

/** What a query in PromQL reads, as the guide names it. */
function watchedBy(query: string) {
  const codes = [
    ...[...query.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+(?=[{[)\s]|$)/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
    ...[...query.matchAll(/\b(\w+)!?="([^"]+)"/g)].map(([, label, value]) => `${label}="${value}"`),
  ].filter((code) => !/^(histogram_quantile|status=)/.test(code))
  return watchedIn(codes.map((code) => `| \`${code}\` |`).join('\n'))
}

test('alerts and symptoms in the guide name existing log lines, metrics, labels and events', () => {
  const alerts = watchedIn(between('**Alerts.**', '**Rate limits.**'))
  const symptoms = watchedIn(guide.slice(guide.indexOf('## When something breaks')))
  expect(alerts.metrics.length).toBeGreaterThan(2)
  expect(alerts.lines.length).toBeGreaterThan(5)
  expect(alerts.events.length).toBeGreaterThan(4)
  expect(symptoms.lines.length).toBeGreaterThan(10)
  expect([...findUnsaid(alerts, sources, metrics), ...findUnsaid(symptoms, sources, metrics)]).toEqual([])
})

test('the guide’s table of metrics lists every metric of the site', () => {
  const told = watchedIn(between('**Metrics.**', '**Vulnerability reports.**')).metrics
  const own = metrics.filter((name) => !/^(nodejs|process)_/.test(name))
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((name) => !told.includes(name))).toEqual([])
})

test('the rules for Prometheus are the alerts of the guide that metrics can tell, and they and the dashboard read what there is', async () => {
  const rows = between('**Alerts.**', '**Rate limits.**').matchAll(/^\| ([A-Z][^|]+?) +\| ([^|]+)\|/gm)
  const told = [...rows].filter(([, , condition = '']) => {
    const { metrics: named, labels, events } = watchedIn(`| ${condition} |`)
    return named.length + labels.length + events.length > 0
  })
  expect([...new Set(rules.map(({ alert }) => alert))]).toEqual(told.map(([, name]) => name))
  const { panels } = dashboardFile.parse(JSON.parse(await monitoring('dashboard.json')))
  const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  for (const query of queries) expect(watchedBy(query).metrics, query).not.toEqual([])
  expect(queries.flatMap((query) => findUnsaid(watchedBy(query), sources, metrics))).toEqual([])
  expect(findUnsaid(watchedBy('sum(rate(no_such_count{kind="nonesuch"}[5m]))'), sources, metrics)).toEqual([
    'no metric is called no_such',
    'no kind="nonesuch"',
  ])
})

test('a log line, metric, label or event that does not exist is found', () => {
  const watched = watchedIn(
    '| x | `nobody ever says this`, `no_such_metric_total` | `kind="nonesuch"` and `sign-in-forgotten` |',
  )
  expect(findUnsaid(watched, sources, metrics)).toEqual([
    'no line says: nobody ever says this',
    'no metric is called no_such_metric_total',
    'no kind="nonesuch"',
    'no event is called sign-in-forgotten',
  ])
})
