import { createServer } from 'vite'
import { siteConfig } from '../app.config.ts'
import { createFamily } from './children.ts'
import { claimPorts, sandboxEnv, waitFor } from './sandbox-env.ts'

/** Behind `npm run dev`: the sandbox, and the site with hot reload. */

const { own, ports } = await claimPorts()
const family = createFamily()

try {
  if (!own) {
    const env = sandboxEnv(ports)
    // The site runs in this process.
    Object.assign(process.env, env)
    // Node starts it again when one of its files, or one of the contract's, changes, and says so.
    const args = ['--watch', '--watch-preserve-output', 'sandbox/start.ts']
    family.start({ name: 'The sandbox', args, env })
    await waitFor(`http://127.0.0.1:${ports.backend.port}/control/clock`)
  }
  const server = await createServer({
    ...siteConfig({ isDevelopment: true }),
    configFile: false,
    server: { port: ports.site.port, strictPort: true },
  })
  await server.listen()
  console.log(`The site is at http://localhost:${ports.site.port}; Ctrl-C stops everything.`)
} catch (error) {
  console.error(error)
  await family.end(1)
}
