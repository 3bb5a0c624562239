import { findOrInstallChromium, findOrInstallHeadlessShell } from '../../scripts/find-browsers.ts'
import { journeySuite } from '../../scripts/test-steps.ts'
import type { Figure } from '../figure.ts'
import { PROCESSES } from '../harness/world.ts'

const TIMEOUT_MINUTES = 40

/** Runs the whole journey suite in its own world: four processes behind HAProxy with sessions in Redis. */
export async function journeysBehindProxy(): Promise<Figure> {
  const env = {
    JOURNEY_PROCESSES: String(PROCESSES),
    CHROMIUM_PATH: findOrInstallChromium(),
    HEADLESS_SHELL_PATH: findOrInstallHeadlessShell(),
  }
  const { passed, failed, notes, output } = await journeySuite(env, TIMEOUT_MINUTES)()
  return {
    name: 'Scale-out: the whole journey suite against 4 processes behind HAProxy, sessions in Redis',
    goal: 'all journeys of every file pass',
    measured: `${passed} passed, ${failed} failed`,
    isMet: failed === 0 && passed > 0,
    notes: failed > 0 ? [...notes, ...output.split('\n').slice(-200)] : [],
  }
}
