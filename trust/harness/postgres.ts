import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { accepts } from '../../scripts/ports.ts'
import { installPackage } from '../../tests/support/ensure-program.ts'
import { type ManagedProcess, start, until } from '../../tests/support/processes.ts'
import { postgresPort } from './world.ts'

/** Where Debian has the programs of each version. */
const VERSIONS = '/usr/lib/postgresql'
/** It refuses to run as root; Debian's package makes this user. */
const USER = 'postgres'

function programs(): string | undefined {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted().toReversed() : []
  return newest && join(VERSIONS, newest, 'bin')
}

/**
 * Starts a Postgres of its own on loopback, with what it needs in this empty folder.
 * @returns the process, and its address
 * @throws Error when there is none, and none can be installed
 */
export async function startPostgres(folder: string): Promise<{ server: ManagedProcess; url: string }> {
  if (!programs()) installPackage('postgresql')
  const bin = programs()
  if (!bin) throw new Error('Postgres is missing: run "apt-get install postgresql" first.')
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'] : []
  if (isRoot) execFileSync('chown', [USER, folder])
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...as, join(bin, program), ...args]
    return { command, args: rest }
  }
  const made = run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8')
  execFileSync(made.command, made.args, { cwd: folder, stdio: 'ignore' })
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const server = start({
    ...run('postgres', '-D', data, '-p', String(postgresPort), ...options.flatMap((one) => ['-c', one])),
    cwd: folder,
    env: {},
  })
  await until('Postgres answers', async () => {
    // Another server may hold the port and would be mistaken for this one.
    if (!server.isAlive()) throw new Error(`Postgres did not start at port ${postgresPort}`)
    return accepts(postgresPort)
  })
  return { server, url: `postgres://${USER}@127.0.0.1:${postgresPort}/postgres` }
}
