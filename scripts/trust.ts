import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { attackParts } from '../trust/attacks.ts'
import { describeFigure, type Figure } from '../trust/figure.ts'
import { competingOrders } from '../trust/figures/backend.ts'
import { cutReplies } from '../trust/figures/cut-replies.ts'
import { identicalAtOnce, killedInTheMiddle, planKillings } from '../trust/figures/redemption.ts'
import {
  expiredTogether,
  killedHolder,
  pausedHolder,
  shortTokens,
  slowProvider,
} from '../trust/figures/refresh.ts'
import { signOutAgainstWrites, signOutEverywhere, tenTabs } from '../trust/figures/sessions.ts'
import { killAll, type Victim } from '../trust/harness/processes.ts'
import { startRedis } from '../trust/harness/redis.ts'
import { createWorld, redisPort } from '../trust/harness/world.ts'
import { buildIfChanged } from './build-site.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run trust`: proves what docs/security.md promises, against four processes of the production build, and prints
 * each figure beside its goal. `--deep` runs longer and writes a report; `--redis` keeps sessions in a Redis instead of
 * the embedded store; `--only=refresh,sessions` runs a part; TRUST_SEED repeats a run.
 */

const has = (flag: string) => process.argv.includes(`--${flag}`)
const only = process.argv
  .find((text) => text.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const isDeep = has('deep')
const times = (quick: number, deep: number) => Math.max(1, Math.round((isDeep ? deep : quick) * share))
/** Less than 1 only to try the programme itself: what it prints then is what was done, and the goal says so too. */
const share = Number(process.env.TRUST_SHARE || 1)
const seed = Number(process.env.TRUST_SEED || Date.now() % 1_000_000)
const random = randomFrom(seed)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void killAll().then(() => process.exit(1)))
}

const began = Date.now()
if (!process.env.TRUST_NO_BUILD) await buildIfChanged()
const folder = await mkdtemp(join(tmpdir(), 'borealis-trust-'))
const figures: Figure[] = []

try {
  const world = createWorld(folder, has('redis') ? `redis://127.0.0.1:${redisPort}` : 'sqlite')
  if (has('redis')) await startRedis(redisPort)
  let sandbox: Victim | undefined
  const restartSandbox = async (more: Record<string, string> = {}) => {
    await sandbox?.kill()
    sandbox = await world.startSandbox({ ...shortTokens, ...more })
    return sandbox
  }
  await restartSandbox()
  for (const index of [0, 1, 2, 3]) await world.startSite(index)
  console.log(`Four processes, sessions in ${has('redis') ? 'Redis' : 'the embedded store'}, seed ${seed}.`)

  const part = (name: string, ...work: (() => Promise<Figure>)[]) => ({ name, work })
  const programme = [
    part('store', storeContract),
    part(
      'refresh',
      () => expiredTogether(times(50, 2_000)),
      () =>
        slowProvider(
          (ms) => restartSandbox({ SANDBOX_TOKEN_DELAY_MS: String(ms) }).then(() => {}),
          [100, 3_000, 9_000],
        ),
      () => pausedHolder(world, ['refresh:marked', 'refresh:answered'], 15_000),
      () => killedHolder(world, times(2, 33)),
    ),
    part(
      'redemption',
      () => competingOrders(world, times(10, 100)),
      () => identicalAtOnce(world, times(5, 100)),
      () => cutReplies(world, times(20, 400)),
      () => killedInTheMiddle(world, planKillings(times(1, 25), random), { restartSandbox }, seed),
    ),
    part(
      'sessions',
      () => signOutEverywhere(times(10, 100)),
      () => signOutAgainstWrites(times(200, 1_000)),
      () => tenTabs(times(3, 30), random),
    ),
    ...attackParts({ world, times, seed }),
  ]
  for (const { name, work } of programme) {
    if (only && !only.includes(name)) continue
    for (const one of work) {
      const figure = await one()
      figures.push(figure)
      console.log(describeFigure(figure))
    }
  }
} finally {
  await killAll()
  await rm(folder, { recursive: true, force: true })
}

const missed = figures.filter(({ isMet }) => !isMet)
console.log(
  `${figures.length - missed.length} of ${figures.length} figures met in ${Math.round((Date.now() - began) / 1000)} s.`,
)
if (isDeep) await writeReport()
process.exit(missed.length > 0 || figures.length === 0 ? 1 : 0)

async function writeReport(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const rows = figures.map(
    ({ name, goal, measured, isMet }) => `| ${name} | ${goal} | ${measured} | ${isMet ? 'met' : 'missed'} |`,
  )
  const where = `${cpus().length} cores, Node ${process.version}, ${has('redis') ? 'Redis' : 'embedded'} sessions, seed ${seed}`
  const text = [
    `# Money safe, ${day}`,
    '',
    where,
    '',
    '| Figure | Goal | Measured | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
  await mkdir('bench/reports', { recursive: true })
  await writeFile(`bench/reports/trust-${day}${has('redis') ? '-redis' : ''}.md`, text.join('\n'))
}

/** One suite for both drivers: `npm test` runs it on the embedded store, this on a real Redis; and the judge judged. */
async function storeContract(): Promise<Figure> {
  const { ok, output } = await runCommand([
    'node_modules/.bin/vitest',
    'run',
    '--config',
    'trust/vitest.config.ts',
  ])
  const count = /Tests\D*(\d+) passed/.exec(stripVTControlCharacters(output))?.[1] ?? '0'
  return {
    name: 'Session store: the contract on a real Redis, and what the judge must find',
    goal: 'every test passes',
    measured: `${count} passed${ok ? '' : ', some failed'}`,
    isMet: ok && Number(count) > 0,
    notes: ok ? [] : output.split('\n').slice(-10),
  }
}

/** Numbers that look random and come again with the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
