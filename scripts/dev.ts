import { createServer } from 'vite'
import { createFamily } from './children.ts'
import { claimPorts, sandboxEnv } from './sandbox-env.ts'

/** `npm run dev`: the sandbox, and the site with hot reload. */

const { own, ports } = await claimPorts()

const family = createFamily()
if (!own) {
  const env = sandboxEnv(ports)
  // The site runs in this process.
  Object.assign(process.env, env)
  family.start({ name: 'The sandbox', args: ['sandbox/start.ts'], env })
}

const server = await createServer({
  configFile: 'app.config.ts',
  server: { port: ports.site.port, strictPort: true },
})
await server.listen()
console.log(`The site is at http://localhost:${ports.site.port}; Ctrl-C stops everything.`)
