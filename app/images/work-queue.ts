/** At most `concurrency` jobs at once and `waiting` in line; more are refused, so that a crowd cannot pile up memory. */
export function createWorkQueue({ concurrency, waiting }: { concurrency: number; waiting: number }) {
  let running = 0
  const line: (() => void)[] = []

  /** Runs the job when its turn comes. Returns `undefined`, at once, when the line is full. */
  function tryRun<T>(job: () => Promise<T>): Promise<T> | undefined {
    if (running >= concurrency && line.length >= waiting) return undefined
    return run(job)
  }

  async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= concurrency) await new Promise<void>((resolve) => line.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      // The place is handed on, not freed: nobody can slip in between.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { tryRun }
}
