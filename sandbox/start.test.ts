import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lineOf } from '../tests/support/processes.ts'
import { PERSONA_EMAILS } from './identity/personas.ts'
import { signInAtProvider } from './identity/testing/sign-in-walk.ts'
import { createSiteClient } from './identity/testing/site-client.ts'
import { personaPassword } from './seed/personas/identity.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'borealis-start-'))

afterAll(() => rmSync(dataDir, { recursive: true }))

function run(environment: Record<string, string>) {
  return spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, IDENTITY_PORT: '0', BACKEND_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the sandbox prints its addresses and members, and stops by itself on %s',
  async (signal) => {
    const child = run({})
    const ready = await lineOf(child.stdout)
    const issuer = /identity (http:\/\/127\.0\.0\.1:\d+)/.exec(ready)?.[1]
    expect(ready).toContain(`outbox ${issuer}/outbox`)
    expect(ready).toMatch(/control http:\/\/127\.0\.0\.1:\d+\/control/)
    for (const persona of PERSONA_EMAILS) expect(ready).toContain(persona)
    const site = createSiteClient(
      String(issuer),
      'http://localhost:3000',
      'sandbox-client-secret-not-for-production',
    )
    for (const email of PERSONA_EMAILS) {
      const walk = await signInAtProvider(site.authorize().url, { email, password: personaPassword })
      expect(walk.callbackUrl).toContain('code=')
    }
    const discovery = await fetch(`${issuer}/.well-known/openid-configuration`)
    expect(await discovery.json()).toMatchObject({ issuer })
    const exit = once(child, 'exit')
    child.kill(signal)
    // It ends although this test's connections are still open, and not by the signal.
    expect(await exit).toEqual([0, null])
  },
)

test('an invalid variable is named', async () => {
  const child = run({ BACKEND_PORT: 'three thousand' })
  const exit = once(child, 'exit')
  expect(await lineOf(child.stderr)).toContain('BACKEND_PORT must be a whole number')
  expect(await exit).toEqual([1, null])
})

test('a port in use is named, with what to change', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo // it listens on TCP
  const child = run({ IDENTITY_PORT: String(port) })
  const exit = once(child, 'exit')
  expect(await lineOf(child.stderr)).toBe(
    `Port ${port} is used by another program. Stop it, or choose another port with IDENTITY_PORT.`,
  )
  expect(await exit).toEqual([1, null])
  other.close()
})
