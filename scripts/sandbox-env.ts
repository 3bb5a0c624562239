import { describeTakenPort, portFromEnv } from './ports.ts'

/** The ports of site and sandbox, from PORT, IDENTITY_PORT and BACKEND_PORT. */
function localPorts() {
  const site = portFromEnv('PORT', 3000)
  const identity = portFromEnv('IDENTITY_PORT', 3001)
  const backend = portFromEnv('BACKEND_PORT', 3002)
  return { site, identity, backend }
}

type LocalPorts = ReturnType<typeof localPorts>

/** The environment in which site and sandbox find each other. A BACKEND_URL that is set replaces the sandbox's backend. */
export function sandboxEnv({ site, identity, backend }: LocalPorts): Record<string, string> {
  return {
    SANDBOX: '1',
    PORT: String(site.port),
    IDENTITY_PORT: String(identity.port),
    BACKEND_PORT: String(backend.port),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${site.port}`,
    OIDC_ISSUER: `http://127.0.0.1:${identity.port}`,
    BACKEND_URL: process.env.BACKEND_URL || `http://127.0.0.1:${backend.port}`,
    DATA_DIR: process.env.DATA_DIR || '.data',
  }
}

/** Whether only the site starts, and the ports of all servers. Exits with a message when a port is in use. */
export async function claimPorts(): Promise<{ own: boolean; ports: LocalPorts }> {
  const own = hasOwnServices()
  const ports = localPorts()
  const taken = await describeTakenPort(own ? [ports.site] : [ports.site, ports.identity, ports.backend])
  if (taken) {
    console.error(taken)
    process.exit(1)
  }
  return { own, ports }
}

/** Whether OIDC_ISSUER is set. Exits with a message when BACKEND_URL is not: the sandbox's backend trusts its own provider. */
function hasOwnServices(): boolean {
  const { OIDC_ISSUER, BACKEND_URL } = process.env
  if (OIDC_ISSUER && !BACKEND_URL) {
    console.error(
      'OIDC_ISSUER needs BACKEND_URL as well: the sandbox’s backend takes tokens of the sandbox’s provider only.',
    )
    process.exit(1)
  }
  return Boolean(OIDC_ISSUER)
}

/**
 * Polls a URL until it answers with 2xx.
 * @throws Error after the timeout, in milliseconds
 */
export async function waitFor(url: string, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    if (Date.now() > end) throw new Error(`${url} does not answer (${response?.status ?? 'no connection'}).`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
