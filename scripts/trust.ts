import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seeded } from '../sandbox/seed/random.ts'
import { ensureProgram } from '../tests/support/ensure-program.ts'
import { killAll } from '../tests/support/processes.ts'
import { usualEngine } from '../tests/support/redis.ts'
import { describeFigure, type Figure } from '../trust/figure.ts'
import { createWorld, type Store } from '../trust/harness/world.ts'
import { programme, type Size } from '../trust/programme.ts'
import { addToReport, type Measured, tableOf } from '../trust/report.ts'
import { listenForErrors } from '../trust/site-errors.ts'
import { openStage } from '../trust/stage.ts'
import { buildIfChanged } from './build-site.ts'

/**
 * `npm run trust`: measures what docs/security.md promises, against four processes of the production build behind
 * HAProxy, with the embedded session store and with Redis, and prints each figure with its goal. `--deep` runs longer
 * and adds to the report, `--report` does so for a quick run; `--store=redis` runs one store,
 * `--only=refresh,sessions:1` one part or figure. TRUST_SEED repeats a run; TRUST_PORT changes the ports; TRUST_ENGINE=valkey-server takes
 * Valkey instead of Redis.
 */

const { values } = parseArgs({
  options: {
    deep: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    store: { type: 'string' },
    only: { type: 'string' },
  },
})
const only = values.only?.split(',')
const allStores = ['sqlite', 'redis'] as const
const chosen: readonly string[] = values.store?.split(',') ?? allStores
const stores = allStores.filter((store) => chosen.includes(store))
const isDeep = values.deep
const writesReport = isDeep || values.report
/** Less than 1 only to try out a run: the printed goals are scaled down, too. */
const share = Number(process.env.TRUST_SHARE || 1)
const seed = Number(process.env.TRUST_SEED || Date.now() % 1_000_000)
const size: Size = {
  times: (quick, deep) => Math.max(1, Math.round((isDeep ? deep : quick) * share)),
  isDeep,
  random: seeded(`trust ${seed}`),
  seed,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop())
}

/** The folder of the world at work. */
let folder: string | undefined

async function stop(): Promise<never> {
  await killAll()
  if (folder) await rm(folder, { recursive: true, force: true })
  process.exit(1)
}

const began = performance.now()
const since = (start: number) => (performance.now() - start) / 1000
refuseUnknown()
for (const program of ['haproxy', usualEngine]) needed(program)
await buildIfChanged()
const figures: Measured[] = []
for (const store of stores) await measure(store)

const seconds = since(began)
const missed = figures.filter(({ isMet }) => !isMet)
console.log(`\n${tableOf(figures)}\n`)
if (writesReport) console.log('The report is in bench/reports/.')
console.log(
  `${figures.length - missed.length} of ${figures.length} figures met in ${Math.round(seconds)} s, seed ${seed}.`,
)
process.exit(missed.length > 0 || figures.length === 0 ? 1 : 0)

/**
 * Exits when a name matches no store, or no part of the chosen ones, because a figure that is silently left out would look
 * like one that was met.
 */
function refuseUnknown(): void {
  // Does not draw from the run's own random numbers, so that TRUST_SEED repeats a run whatever was selected.
  const parts = stores.flatMap((store) => programme(store, { ...size, random: Math.random }))
  const names = parts.flatMap(({ name, figures: all }) => [
    name,
    ...all.map((_, index) => `${name}:${index}`),
  ])
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  const noStores = chosen.filter((name) => !allStores.some((store) => store === name))
  const known = [...new Set(parts.map(({ name }) => name))].join(', ')
  const complaint =
    noStores.length > 0
      ? `No such store: ${noStores.join(', ')}. The stores are ${allStores.join(' and ')}.`
      : unknown.length > 0
        ? `No such part with ${stores.join(' and ')}: ${unknown.join(', ')}. The parts are ${known}.`
        : !(share > 0)
          ? `TRUST_SHARE is a number above 0, not ${process.env.TRUST_SHARE}.`
          : undefined
  if (!complaint) return
  console.error(complaint)
  process.exit(2)
}

/** Installs a program, or exits with a message that names it. */
function needed(program: string): void {
  try {
    ensureProgram(program)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

async function measure(store: Store): Promise<void> {
  const isChosen = (part: string, index: number) =>
    !only || only.includes(part) || only.includes(`${part}:${index}`)
  const parts = programme(store, size).filter(({ name, figures: all }) =>
    all.some((_, index) => isChosen(name, index)),
  )
  if (parts.length === 0) return
  const ours = await mkdtemp(join(tmpdir(), 'borealis-trust-'))
  folder = ours
  try {
    const stage = await openStage(createWorld(ours, store))
    console.log(
      `Four processes behind HAProxy, sessions in ${store === 'redis' ? 'Redis' : 'the embedded store'}.`,
    )
    for (const part of parts) {
      const partBegan = performance.now()
      for (const [index, one] of part.figures.entries()) {
        if (!isChosen(part.name, index)) continue
        const start = performance.now()
        const errors = listenForErrors(stage.world.siteLog)
        const found = await one(stage).catch((error: unknown) => failed(`${part.name}:${index}`, error))
        const notes = found.isMet ? [] : [...found.notes.slice(0, 8), ...errors()]
        const figure = { ...found, notes, store, seconds: since(start), part: part.name, index }
        figures.push(figure)
        // Written after each figure, so that a later failure does not lose hours of work.
        if (writesReport) await addToReport(figure, { tier: isDeep ? 'deep' : 'quick', share, seed })
        console.log(describeFigure(figure))
      }
      console.log(`      ${part.name} took ${Math.round(since(partBegan))} s`)
    }
  } finally {
    await killAll()
    await rm(ours, { recursive: true, force: true })
  }
}

/** The result of a figure that threw an error; the others run all the same. */
function failed(which: string, error: unknown): Figure {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // As an address in our own modules, as a path in those of packages.
  const { href, pathname } = new URL('..', import.meta.url)
  const notes = said.replaceAll(href, '').replaceAll(pathname, '').split('\n')
  if (error instanceof Error && error.cause) notes.unshift(`because of ${String(error.cause)}`)
  return { name: `The figure ${which}`, goal: 'is measured', measured: 'it broke', isMet: false, notes }
}
