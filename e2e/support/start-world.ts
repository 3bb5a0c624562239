import { buildIfChanged } from '../../scripts/build-site.ts'
import { startWorld } from '../../tests/support/world.ts'

/** Starts one site and one sandbox for all journeys; the answer stops them. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildIfChanged()
  const { close, ...addresses } = await startWorld()
  process.env.JOURNEY_WORLD = JSON.stringify(addresses)
  return close
}
