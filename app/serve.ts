import { join } from 'node:path'
import { env } from './env.server.ts'

/** One process of the built site, `node dist/server/serve.js`. Configured by the environment; see `.env.example`. */

// What is built is served as production, whatever the environment says. (The build replaces `NODE_ENV` where it is read.)
Object.assign(process.env, { NODE_ENV: 'production' })

try {
  env()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

// Only now: what the site is made of reads the environment as it loads.
const { listen } = await import('./listen.server.ts')
await listen(join(import.meta.dirname, '../client'))
