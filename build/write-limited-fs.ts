import nodeFs from 'node:fs'
import { bulkhead } from 'cockatiel'

const AT_ONCE = 64
const writes = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY)

/**
 * `node:fs` that writes at most 64 files at once. Paraglide writes one file per message, all at the same time, and
 * ignores failures; in a process limited to 1,024 open files, such as a container, some were missing.
 */
export const writeLimitedFs: typeof nodeFs = {
  ...nodeFs,
  promises: {
    ...nodeFs.promises,
    writeFile: (...file) => writes.execute(() => nodeFs.promises.writeFile(...file)),
  },
}
