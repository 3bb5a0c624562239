import type { ChildProcess } from 'node:child_process'

/** Longer than the site gives itself to stop (`MAX_SHUTDOWN_MS` in app/listen.server.ts): what it sends last still arrives. */
const GRACE_MS = 10_000

/** Sends SIGTERM to a child process, kills it after ten seconds, and waits until it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
}
