import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '../../scripts/find-chromium.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { judge, readPlaywrightReport } from '../../scripts/test-reports.ts'
import type { Figure } from '../figure.ts'
import { PROCESSES } from '../harness/world.ts'

const TIMEOUT_MINUTES = 40

/** Runs the whole journey suite in its own world: four processes behind HAProxy with sessions in Redis. */
export async function journeysBehindProxy(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'borealis-journeys-'))
  const file = join(folder, 'report.json')
  const { ok, output } = await runCommand(
    ['node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        JOURNEY_PROCESSES: String(PROCESSES),
        CHROMIUM_PATH: findOrInstallChromium(),
        HEADLESS_SHELL_PATH: findOrInstallHeadlessShell(),
      },
      timeoutMinutes: TIMEOUT_MINUTES,
    },
  )
  const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
  const floors: { journeys: number } = JSON.parse(await readFile('tests/floor.json', 'utf8'))
  await rm(folder, { recursive: true, force: true })
  const { passed, failed, notes } = judge(readPlaywrightReport(report), { ok, floor: floors.journeys })
  return {
    name: 'Scale-out: the whole journey suite against 4 processes behind HAProxy, sessions in Redis',
    goal: `all of at least ${floors.journeys} journeys pass`,
    measured: `${passed} passed, ${failed} failed`,
    isMet: failed === 0 && passed > 0,
    notes: failed > 0 ? [...notes, ...output.split('\n').slice(-200)] : [],
  }
}
