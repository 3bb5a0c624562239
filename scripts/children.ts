import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stopChild } from './stop-child.ts'

type Start = {
  readonly name: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Called with every line of standard output; without it, output goes straight to the terminal. */
  readonly onLine?: (line: string) => void
}

/**
 * A group of processes that end together: when one exits, the others are stopped and this process exits with its code.
 * Ctrl-C, SIGTERM and a crash of this process stop all of them.
 */
export function createFamily() {
  const children = new Map<string, ChildProcess>()
  /** Started again, to be replaced when its next change comes: these may end without the others. */
  const replaceable = new WeakSet<ChildProcess>()
  let ending = false

  /** Starts a script with this Node. */
  function start({ name, args, env, onLine }: Start): ChildProcess {
    const child = spawn(process.execPath, [...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
    })
    children.set(name, child)
    if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine)
    child.on('error', (error) => {
      console.error(`${name} cannot be started: ${error.message}`)
      void end(1)
    })
    child.on('exit', (code, signal) => {
      children.delete(name)
      if (ending || child.killed) return
      console.error(signal ? `${name} was stopped by ${signal}.` : `${name} ended with code ${code ?? 1}.`)
      if (replaceable.has(child)) return
      // A process that ends by itself is a failure, even with code 0: the rest cannot work without it.
      void end(code || 1)
    })
    return child
  }

  /** Stops the process of this name and starts it anew. When it fails the others stay: it has been edited, and will be again. */
  async function restart(options: Start): Promise<void> {
    const child = children.get(options.name)
    if (child) await stopChild(child)
    if (!ending) replaceable.add(start(options))
  }

  async function end(code: number): Promise<never> {
    ending = true
    await stop()
    process.exit(code)
  }

  async function stop(): Promise<void> {
    ending = true
    const waiting = [...children.values()].map((child) => stopChild(child))
    await Promise.all(waiting)
  }

  // When this process crashes there is no time to wait for them.
  process.on('exit', () => {
    for (const child of children.values()) child.kill('SIGTERM')
  })

  // May arrive twice: the terminal signals the whole group, and the parent passes it on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) void end(0)
    })
  }

  return { start, restart, end, stop }
}
