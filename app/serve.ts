import { join } from 'node:path'
import { env } from './env.server.ts'

/** One process of the built site, `node dist/server/serve.js`. Configured by the environment; see `.env.example`. */

// What is built is served as production, whatever the environment says. (The build replaces `NODE_ENV` where it is read.)
Object.assign(process.env, { NODE_ENV: 'production' })

try {
  env()
} catch (error) {
  stop(error)
}

// Only now: what the site is made of reads the environment as it loads.
const { listen } = await import('./listen.server.ts')
try {
  await listen(join(import.meta.dirname, '../client'))
} catch (error) {
  // A port that is taken or not allowed is the operator's to change, and a name that is no host of this machine; anything
  // else is ours, and needs its stack.
  if (!(error instanceof Error && 'syscall' in error)) throw error
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error
  stop(new Error(`PORT or HOST: ${error.message}`))
}

function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
