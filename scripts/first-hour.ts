import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '../tests/support/free-ports.ts'
import { describeTakenPort } from './ports.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run first-hour`: does in a clean clone of the last commit what CONTRIBUTING.md tells a newcomer, and prints how long each
 * took, beside what is wanted. Fails where something does not happen; a slow machine is no failure.
 */

const root = join(import.meta.dirname, '..')
const clone = join(mkdtempSync(join(tmpdir(), 'first-hour-')), 'borealis')
const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 25

const [PORT = 0, IDENTITY_PORT = 0, BACKEND_PORT = 0] = await freePorts(3)
const env = {
  ...process.env,
  PORT: `${PORT}`,
  IDENTITY_PORT: `${IDENTITY_PORT}`,
  BACKEND_PORT: `${BACKEND_PORT}`,
}
let lines: string[] = []
let dev: ChildProcess | undefined
// However it ends, by Ctrl-C too: what it started has a process group of its own.
process.on('exit', () => {
  interrupt()
  rmSync(join(clone, '..'), { recursive: true, force: true })
})

execFileSync('git', ['clone', '--quiet', root, clone])

startDev()
await took('the first page, with installing', undefined, () => shows('<h1'))
await stop()
startDev()
await took('the first page', 10, () => shows('<h1'))

edit('messages/en-ca.json', /"home_guardedTitle": "[^"]+"/, '"home_guardedTitle": "Points of a newcomer"')
await took('a changed message', 3, () => shows('Points of a newcomer'))

edit('messages/en-ca.json', '{', '{\n  "home_newcomer": "A message of a newcomer",')
edit('messages/fr-ca.json', '{', '{\n  "home_newcomer": "Un message d’une nouvelle personne",')
edit('app/features/home/visitor-home.tsx', 'm.home_guardedTitle()', 'm.home_newcomer()')
await took('a new message', 3, () => shows('A message of a newcomer'))

for (const file of ['sandbox/sandbox.ts', 'contract/values.ts']) {
  lines = []
  edit(file, /$/, '\n')
  await took(`the sandbox again, after ${file}`, undefined, async () => {
    await until(() => lines.some((line) => line.startsWith(`${file} has changed`)), `a word about ${file}`)
    await until(() => lines.some((line) => line.startsWith('sandbox ready')), 'the sandbox')
    await shows('<h1')
  })
}
await stop()

// What the message replaced is said nowhere now, which the commands rightly refuse.
execFileSync('git', ['-C', clone, 'checkout', '--quiet', '.'])
for (const command of commandsOf('CONTRIBUTING.md')) {
  const { ok, output, seconds } = await runCommand(['sh', '-c', `cd '${clone}' && ${command}`])
  report(command, seconds)
  if (!ok) throw new Error(`${command} failed:\n${output.slice(-2_000)}`)
}

function startDev(): void {
  lines = []
  const child = spawn('npm', ['run', 'dev'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line))
  dev = child
}

/** As Ctrl-C does, which signals the whole group. */
function interrupt(): void {
  try {
    if (dev?.pid) process.kill(-dev.pid, 'SIGINT')
  } catch {
    // The whole group has ended already.
  }
  dev = undefined
}

/** Ends it, and looks whether something is left that holds a port. */
async function stop(): Promise<void> {
  interrupt()
  const ports = [PORT, IDENTITY_PORT, BACKEND_PORT].map((port) => ({ variable: 'PORT', port }))
  await until(async () => (await describeTakenPort(ports)) === undefined, 'the ports to be free')
}

/** Resolves when the home page has this text. */
function shows(text: string): Promise<void> {
  return until(async () => {
    const response = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined)
    return response?.ok === true && (await response.text()).includes(text)
  }, `a page with “${text}”`)
}

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await holds()); await sleep(LOOK_EVERY_MS)) {
    const last = `Its last lines:\n${lines.slice(-20).join('\n')}`
    if (dev && (dev.exitCode !== null || dev.signalCode !== null))
      throw new Error(`npm run dev ended, and ${what} did not come. ${last}`)
    if (Date.now() > end) throw new Error(`${what} did not come. ${last}`)
  }
}

async function took(what: string, wanted: number | undefined, act: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await act()
  report(what, (performance.now() - begun) / 1_000, wanted)
}

function report(what: string, seconds: number, wanted?: number): void {
  const goal = wanted === undefined ? '' : ` (wanted: ${wanted} s)`
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${what}${goal}`)
}

function edit(file: string, find: string | RegExp, replacement: string): void {
  const path = join(clone, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(find, replacement)
  if (after === before) throw new Error(`${file} has no ${find}: mend scripts/first-hour.ts`)
  writeFileSync(path, after)
}

/** The commands of its first block, but for those that do not end by themselves and the whole suite. */
function commandsOf(document: string): string[] {
  const [, block = ''] = /```sh\n([^`]+)```/.exec(readFileSync(join(clone, document), 'utf8')) ?? []
  const commands = block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim())
  return commands.filter((line) => line !== '' && !['npm run dev', 'npm test'].includes(line))
}
