import { buildIfChanged } from '../scripts/build-site.ts'
import { startWorld } from '../tests/support/world.ts'
import { startDelayedBackend, wavesOf } from './delayed-backend.ts'
import { keepRuns, machineState } from './keep-runs.ts'
import { signInCookie } from './sign-in.ts'

/**
 * `npm run bench:round-trips`: how many sequential backend calls each page of a member waits for. A slow backend makes
 * calls that depend on each other visible, however busy the machine is. Exits with 1 when a page waits more often than
 * it must.
 */
const DELAY_MS = 400
/** With cached public content, one wait; the first page after a start may need another. */
const MAX_WAITS = { first: 2, again: 1 }

const pages = [
  '/',
  '/offers',
  '/offers/for-you',
  '/gift-cards',
  '/rewards',
  '/account',
  '/account/card',
  '/account/goal',
  '/account/history',
  '/account/history/statement',
  '/account/orders',
  '/account/preferences',
  '/account/privacy',
  '/account/profile',
  '/account/profile/addresses/new',
  '/account/profile/email',
  '/account/promo',
  '/account/redeem',
  '/account/redeem/credit',
  '/account/redeem/travel',
  '/account/redeem/travel?card=acc_avery_credit',
  '/account/security',
]

const machine = machineState('one request at a time')
await buildIfChanged()
const between = await startDelayedBackend(DELAY_MS)
const world = await startWorld({ BACKEND_URL: between.url, CONTENT_CACHE_SECONDS: '600' })
between.standBefore(world.backend)
const seen: { page: string; first: string[][]; again: string[][] }[] = []
try {
  const cookie = await signInCookie(world)
  // The first page after sign-in requests tokens from the provider.
  await read('/account', cookie)
  for (const page of pages) {
    seen.push({ page, first: await read(page, cookie), again: await read(page, cookie) })
  }
} finally {
  await world.close()
  between.close()
}
report()

async function read(page: string, cookie: string): Promise<string[][]> {
  between.taken()
  const answer = await fetch(world.site + page, { headers: { cookie, accept: 'text/html' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`)
  return wavesOf(between.taken())
}

function report(): void {
  let isTooDeep = false
  console.log(`${'page'.padEnd(36)}first  again  calls again`)
  for (const { page, first, again } of seen) {
    const isOver = again.length > MAX_WAITS.again || first.length > MAX_WAITS.first
    isTooDeep ||= isOver
    const calls = String(again.flat().length)
    console.log(
      `${page.padEnd(36)}${String(first.length).padStart(5)}${String(again.length).padStart(7)}${calls.padStart(13)}${isOver ? '  waits too often' : ''}`,
    )
    const waves = again.length > 1 ? again : first
    if (waves.length > 1) for (const wave of waves) console.log(`    ${wave.join(' | ')}`)
  }
  keepRuns('round-trips', machine, { delayMs: DELAY_MS, seen })
  process.exitCode = isTooDeep ? 1 : 0
}
