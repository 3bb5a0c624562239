import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accepts } from '../../scripts/ports.ts'
import { ensureProgram } from './ensure-program.ts'
import { type ManagedProcess, start, until } from './processes.ts'

interface Proxy {
  readonly port: number
  /** Ports of the site's processes on loopback. */
  readonly sites: readonly number[]
  /** Folder for the configuration file. */
  readonly folder: string
}

/**
 * HAProxy in front of several processes of the site, as in a deployment: a process that is not ready is left out, a
 * request that never reached a process is sent to another, and only GET requests are retried. When no process is ready
 * because the session store is down, visitors' pages are still served by live ones.
 */
export async function startHaproxy({ port, sites, folder }: Proxy): Promise<ManagedProcess> {
  ensureProgram('haproxy')
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, sites))
  const managed = start({ command: 'haproxy', args: ['-db', '-q', '-f', file], cwd: folder, env: {} })
  await until('HAProxy answers', async () => {
    if (!managed.isAlive()) throw new Error(`HAProxy did not start with ${file}`)
    return accepts(port)
  })
  return managed
}

const configuration = (port: number, sites: readonly number[]): string => `global
  maxconn 4000
  tune.bufsize 65536

defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response

frontend door
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
  use_backend alive if { nbsrv(processes) eq 0 }
  default_backend processes

backend processes
  balance roundrobin
  option httpchk GET /health/ready
  http-check expect status 200
  default-server check inter 250ms fall 2 rise 1
${servers(sites)}

backend alive
  balance roundrobin
  option httpchk GET /health/live
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${servers(sites)}
`

const servers = (sites: readonly number[]): string =>
  sites.map((site, index) => `  server process-${index} 127.0.0.1:${site}`).join('\n')
