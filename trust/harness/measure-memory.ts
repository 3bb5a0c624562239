import { renameSync, writeFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a process of the site (`NODE_OPTIONS=--import`) whose memory is measured. On SIGUSR2 it collects garbage
 * and writes the remaining heap size to a file named by MEMORY_FILE and the process id.
 */

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('SIGUSR2', async () => {
  // Finalizers may release more in the next turn of the event loop.
  for (let times = 0; times < 3; times += 1) {
    collect()
    await nextTurn()
  }
  const { heapUsed, external } = process.memoryUsage()
  const file = `${process.env.MEMORY_FILE}-${process.pid}`
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
