import nodeFs from 'node:fs'
import { bulkhead } from 'cockatiel'

const AT_ONCE = 64
const writes = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY)
/** What inlang writes into the project that it reads: its settings as they are, an explanation of the folder, its version. */
const ofProject = (file: unknown): boolean => /\.inlang[\\/](?!cache[\\/])/.test(String(file))

/**
 * `node:fs` for the message compiler, which writes less than it is asked to: at most 64 files at once, and none into the
 * project's own folder. Paraglide writes one file per message, all at the same time, and ignores failures; in a process
 * limited to 1,024 open files, such as a container, some were missing. It also watches the folder of the project, where each
 * file that it wrote itself made a development server compile all messages once more.
 */
export const writeLimitedFs: typeof nodeFs = {
  ...nodeFs,
  writeFileSync: (file, ...content) => {
    if (!ofProject(file)) nodeFs.writeFileSync(file, ...content)
  },
  promises: {
    ...nodeFs.promises,
    writeFile: async (...[file, ...content]) => {
      if (!ofProject(file)) await writes.execute(() => nodeFs.promises.writeFile(file, ...content))
    },
  },
}
