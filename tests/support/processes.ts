import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { passTime } from './waits.ts'

/** A child process that a figure may kill or pause, and that ends with the run at the latest. */
export interface ManagedProcess {
  readonly pid: number
  /** Resolves with the signal or exit code. */
  readonly ended: Promise<string>
  isAlive(): boolean
  /** Whether its state in /proc is `T` (SIGSTOP). */
  isPaused(): boolean
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void
  /** Kills it and waits until it is gone. */
  kill(): Promise<void>
}

const started = new Set<ManagedProcess>()

// Child processes end with this process, however it ends.
process.on('exit', () => {
  for (const managed of started) managed.signal('SIGKILL')
})

export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Record<string, string>
  /** The file that its output is appended to; without one, output is discarded. */
  readonly log?: string
}

export function start({ command, args, cwd, env, log }: Program): ManagedProcess {
  const said = log === undefined ? 'ignore' : openSync(log, 'a')
  const child = spawn(command, args, {
    cwd,
    env: fullEnv(env),
    stdio: ['ignore', said, said],
  })
  if (typeof said === 'number') closeSync(said)
  const managed = manage(child)
  started.add(managed)
  void managed.ended.then(() => started.delete(managed))
  return managed
}

/** The given environment with only PATH and HOME of the caller's, so that a figure does not depend on it. */
function fullEnv(env: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH: `${PATH}:/usr/sbin:/sbin`, HOME, ...env }
}

/** A program that is expected to exit by itself. */
export interface Attempt {
  /** The signal or exit code. Killed after a minute: it hangs. */
  readonly ended: Promise<string>
  /** Its whole standard error. */
  readonly said: Promise<string>
}

export function attempt({ command, args, cwd, env }: Program): Attempt {
  const child = spawn(command, args, { cwd, env: fullEnv(env), stdio: ['ignore', 'ignore', 'pipe'] })
  const managed = manage(child)
  started.add(managed)
  const timer = setTimeout(() => void managed.kill(), 60_000)
  const ended = managed.ended.finally(() => {
    clearTimeout(timer)
    started.delete(managed)
  })
  return { ended, said: child.stderr ? text(child.stderr) : Promise.resolve('') }
}

function manage(child: ChildProcess): ManagedProcess {
  const { pid } = child
  if (pid === undefined) throw new Error(`cannot start ${child.spawnfile}`)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? String(code)))
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    pid,
    ended,
    isAlive,
    isPaused: () => isAlive() && stateOf(pid) === 'T',
    signal: (name) => child.kill(name),
    async kill() {
      if (isAlive()) child.kill('SIGKILL')
      await ended
    },
  }
}

function stateOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
}

/**
 * The first line of a program's output that matches.
 * @throws Error with all lines, when it ends without one
 */
export async function lineOf(output: Readable | null, matches = /./): Promise<string> {
  if (!output) throw new Error('its output is not read')
  const said: string[] = []
  try {
    for await (const line of createInterface(output)) {
      if (matches.test(line)) return line
      said.push(line)
    }
  } finally {
    // What it says later is let go.
    output.resume()
  }
  throw new Error(`it ended without a line like ${matches}:\n${said.join('\n')}`)
}

/** Kills everything that is still running. */
export const killAll = async (): Promise<void> => {
  await Promise.all([...started].map((managed) => managed.kill()))
}

/**
 * Polls until a condition holds.
 * @throws Error after the time limit
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it never came to this: ${what}`)
    await passTime(15)
  }
}

/**
 * Whether a process is killed by itself, as at a failpoint, before the time limit. Afterwards it is gone in any case.
 */
export async function wasKilled(victim: ManagedProcess): Promise<boolean> {
  const isGone = until('it is gone', () => !victim.isAlive())
  const inTime = await isGone.then(
    () => true,
    () => false,
  )
  await victim.kill()
  return inTime && (await victim.ended) === 'SIGKILL'
}

/** User and system time of a process so far, in milliseconds; proc(5) counts it in hundredths of a second. */
export function processorMs(pid: number | undefined): number {
  // The program's name is in brackets before the numbers, and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Resident memory of a process, in MB. */
export function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
