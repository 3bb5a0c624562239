import { join } from 'node:path'
import { env } from './env.server.ts'

/** One process of the built site, `node dist/server/serve.js`. Configured by the environment; see `.env.example`. */

// The built site runs as production, whatever the environment says. (The build inlines `NODE_ENV` where it is read.)
Object.assign(process.env, { NODE_ENV: 'production' })

try {
  env()
} catch (error) {
  stop(error)
}

// Imported only now, because the site's modules read the environment when they load.
const { listen } = await import('./listen.server.ts')
try {
  await listen(join(import.meta.dirname, '../client'))
} catch (error) {
  // A port that is taken or forbidden, or a host name that is not this machine's, is a configuration error; anything else is a
  // bug, and needs its stack.
  if (!(error instanceof Error && 'syscall' in error)) throw error
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error
  stop(new Error(`PORT or HOST: ${error.message}`))
}

function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
