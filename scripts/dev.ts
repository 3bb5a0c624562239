import { relative } from 'node:path'
import { createServer } from 'vite'
import { siteConfig } from '../app.config.ts'
import { createFamily } from './children.ts'
import { claimPorts, sandboxEnv, waitFor } from './sandbox-env.ts'

/** Behind `npm run dev`: the sandbox, and the site with hot reload. */

const { own, ports } = await claimPorts()
const family = createFamily()
const env = own ? {} : sandboxEnv(ports)
const sandbox = { name: 'The sandbox', args: ['sandbox/start.ts'], env }
/** What the sandbox runs. */
const OF_SANDBOX = /^(sandbox|contract)\/(?!.*\.test\.ts$).*\.(ts|json|css|js)$/
/** An editor or git writes several files at once. Milliseconds. */
const WRITTEN_AFTER_MS = 100
let restarting = Promise.resolve()
let timer: NodeJS.Timeout | undefined

try {
  // The site runs in this process.
  Object.assign(process.env, env)
  if (!own) family.start(sandbox)
  const [server] = await Promise.all([
    createServer({
      ...siteConfig({ isDevelopment: true }),
      configFile: false,
      // The sandbox's store changes with each request, and is no source.
      server: { port: ports.site.port, strictPort: true, watch: { ignored: ['**/.data/**'] } },
    }),
    // The port opens when what it stands on answers.
    own || waitFor(`http://127.0.0.1:${ports.backend.port}/control/clock`),
  ])
  if (!own) server.watcher.on('all', (_event, path) => restartSandboxFor(relative('', path)))
  await server.listen()
  console.log(`The site is at http://localhost:${ports.site.port}; Ctrl-C stops everything.`)
} catch (error) {
  console.error(error)
  await family.end(1)
}

function restartSandboxFor(path: string): void {
  if (!OF_SANDBOX.test(path)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${path} has changed: the sandbox starts again.`)
    restarting = restarting.then(() => family.restart(sandbox))
  }, WRITTEN_AFTER_MS)
}
