import { buildIfChanged } from '../../scripts/build-site.ts'
import { startWorld } from '../../tests/support/world.ts'

/**
 * Starts one site and one sandbox for all journeys. With `JOURNEY_PROCESSES=4` the site is four processes behind
 * HAProxy with their sessions in Redis (`npm run trust`).
 * @returns a function that stops them
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildIfChanged()
  const {
    close,
    sitePid: _pid,
    ...addresses
  } = await startWorld({}, { processes: Number(process.env.JOURNEY_PROCESSES || 1), suite: 'journeys' })
  process.env.JOURNEY_WORLD = JSON.stringify(addresses)
  return close
}
