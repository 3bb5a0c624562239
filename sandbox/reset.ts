import { resetData } from './store/reset-data.ts'

/** `npm run sandbox:reset`: deletes the sandbox's data. Stop the sandbox and the site first. */

const dataDir = process.env.DATA_DIR || '.data'
try {
  const removed = resetData(dataDir)
  console.log(
    removed.length > 0
      ? `Removed from ${dataDir}: ${removed.join(', ')}`
      : `Nothing to remove in ${dataDir}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
