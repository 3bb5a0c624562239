import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
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

const between = (from: string, to: string) => guide.slice(guide.indexOf(from), guide.indexOf(to))

test('alerts and symptoms in the guide name existing log lines, metrics, labels and events', () => {
  const alerts = watchedIn(between('**Alerts.**', '**Limits.**'))
  const symptoms = watchedIn(guide.slice(guide.indexOf('## When something breaks')))
  expect(alerts.metrics.length).toBeGreaterThan(2)
  expect(alerts.lines.length).toBeGreaterThan(5)
  expect(alerts.events.length).toBeGreaterThan(4)
  expect(symptoms.lines.length).toBeGreaterThan(10)
  expect([...findUnsaid(alerts, sources, metrics), ...findUnsaid(symptoms, sources, metrics)]).toEqual([])
})

test('the guide’s table of metrics lists every metric of the site', () => {
  const told = watchedIn(between('**Metrics.**', '**Reports of weaknesses.**')).metrics
  const own = metrics.filter((name) => !/^(nodejs|process)_/.test(name))
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((name) => !told.includes(name))).toEqual([])
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
