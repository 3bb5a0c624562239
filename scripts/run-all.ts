import { buildIfChanged, sayThatItBuilds } from './build-site.ts'
import { createFamily } from './children.ts'
import { claimPorts, sandboxEnv, waitFor } from './sandbox-env.ts'

/** Behind `npm start`: builds if necessary, then runs sandbox and site until Ctrl-C. */

const { own, ports } = await claimPorts()

await buildOrExplain()

const family = createFamily()
const env = own ? {} : sandboxEnv(ports)

try {
  // The site's port opens when what it stands on answers: an early visitor would get an error page.
  const line = own ? '' : await startSandbox()
  family.start({
    name: 'The site',
    args: ['dist/server/serve.js'],
    // A line per request would hide the URLs below; LOG_LEVEL=info shows them.
    env: { ...env, NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  })
  await waitFor(`http://127.0.0.1:${ports.site.port}/health/live`)
  const address = process.env.PUBLIC_ORIGIN || `http://localhost:${ports.site.port}`
  const backend = process.env.BACKEND_URL
  console.log(
    [
      '',
      `The site is at ${address} and ${address}/fr-ca`,
      ...(backend && !own
        ? [`It asks the backend at ${backend}; of the sandbox only the provider is used.`]
        : []),
      ...explainSandbox(line),
      '',
    ].join('\n'),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await family.end(1)
}

/** Resolves with the sandbox's ready line. */
function startSandbox(): Promise<string> {
  return new Promise((resolve) => {
    family.start({
      name: 'The sandbox',
      args: ['sandbox/start.ts'],
      env,
      onLine: (line) => {
        if (line.startsWith('sandbox ready')) resolve(line)
        else console.log(line)
      },
    })
  })
}

/** Formats `sandbox ready: identity … · backend … · outbox … · control … · personas …`, one item per line. */
function explainSandbox(line: string): string[] {
  if (line === '') return []
  const parts = line.replace(/^sandbox ready:?\s*/, '').split(' · ')
  const width = Math.max(...parts.map((part) => part.indexOf(' ')))
  return [
    'Sandbox, with nobody real in it:',
    ...parts.map((part) => {
      const [name = '', ...rest] = part.split(' ')
      return `  ${name.padEnd(width)}  ${rest.join(' ')}`
    }),
    'Codes and e-mails arrive in the outbox. Ctrl-C stops everything.',
  ]
}

async function buildOrExplain(): Promise<void> {
  try {
    await buildIfChanged(sayThatItBuilds)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
