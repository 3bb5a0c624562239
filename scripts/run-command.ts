import { spawn } from 'node:child_process'

type CommandResult = { readonly ok: boolean; readonly output: string; readonly seconds: number }

/** Running process groups, which end with this process. */
const running = new Set<number>()

function stopGroup(pid: number | undefined): void {
  if (pid && running.delete(pid)) signalGroup(pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

/** For closing browsers, which are in groups of their own and would go on without whoever opened them. */
const CLOSING_SECONDS = 5
let stopping = false

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    for (const pid of running) signalGroup(pid, 'SIGINT')
    setTimeout(exit, running.size > 0 ? CLOSING_SECONDS * 1000 : 0)
  })
}

function exit(): void {
  for (const pid of running) stopGroup(pid)
  process.exit(1)
}

/** Only for what hangs: on a busy machine a suite takes several times as long, and each of its tests has a limit of its own. */
const LIMIT_MINUTES = 60

/** Runs a program of node_modules, or a script with this Node, and captures its output. Killed after the time limit. */
export function runCommand(
  args: readonly string[],
  { env = {} }: { env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const started = performance.now()
  const [command = '', ...rest] = args
  return new Promise((resolve) => {
    // A separate group, so that a hanging step is killed with its servers and browsers.
    const child = spawn(command, rest, {
      // Not by NO_COLOR: Playwright sets FORCE_COLOR for its workers, and Node warns of the two in each.
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    const { pid } = child
    if (pid) running.add(pid)
    const timer = setTimeout(() => {
      output += `\nStopped after ${LIMIT_MINUTES} minutes.\n`
      stopGroup(pid)
    }, LIMIT_MINUTES * 60_000)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
      })
    }
    const finish = (ok: boolean) => {
      clearTimeout(timer)
      stopGroup(pid)
      if (!stopping) resolve({ ok, output, seconds: (performance.now() - started) / 1000 })
      // Nothing is started after what was stopped.
      else if (running.size === 0) exit()
    }
    child.on('error', (error) => {
      output += `${command} cannot be started: ${error.message}\n`
      finish(false)
    })
    child.on('exit', (code) => {
      // Its last output arrives slightly later, unless a grandchild keeps the pipe open.
      setTimeout(() => finish(code === 0), 50)
    })
  })
}
